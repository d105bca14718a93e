import { categoryContent } from '../../contract/content/category.js';
import { contentApi } from '../../core/content/content-api.js';
import { contentStats } from '../../core/content/content-stats.js';

export const categoryStats = contentStats(categoryContent, { noun: 'Categories' });

export const categoryTypes = contentApi(categoryContent, categoryStats);
