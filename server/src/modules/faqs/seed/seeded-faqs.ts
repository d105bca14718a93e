import type { FIRST_CATEGORIES } from '../../../contract/content/category.js';
import { companyFormation } from './company-formation.js';
import { general } from './general.js';
import { legalAuditing } from './legal-auditing.js';
import { services } from './services.js';
import { situations } from './situations.js';
import { training } from './training.js';
import type { SeededFaq } from './seeded-faq.js';

/** The questions that an empty database gets, by their categories. */
export const SEEDED_FAQS: Record<(typeof FIRST_CATEGORIES)[number], readonly SeededFaq[]> = {
  general: [...general, ...situations],
  services,
  'company-formation': companyFormation,
  'legal-auditing': legalAuditing,
  training,
};
