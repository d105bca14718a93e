import { situationContent } from '../../contract/content/situation.js';
import { contentApi } from '../../content/content-api.js';
import { contentStats } from '../../content/content-stats.js';

export const situationStats = contentStats(situationContent);

export const situationTypes = contentApi(situationContent, situationStats);
