import { categoryContent } from '../../contract/content/category.js';
import { contentApi } from '../../content/content-api.js';
import { contentStats } from '../../content/content-stats.js';

export const categoryStats = contentStats(categoryContent);

export const categoryTypes = contentApi(categoryContent, categoryStats);
