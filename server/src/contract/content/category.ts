import { defineContent } from './define-content.js';

/** Categories of questions and services (A35). */
export const categoryContent = defineContent({
  name: 'category',
  plural: 'categories',
  label: { one: 'category', many: 'categories' },
  texts: {
    name: { min: 2, max: 100, required: true, line: true },
    description: { min: 2, max: 500, required: false },
  },
  lists: {},
  flags: {},
  slugFrom: 'name',
});

/** What a category may contain: questions, services, or both (A35). */
export const CATEGORY_SCOPES = ['faq', 'service', 'both'] as const;
export type CategoryScope = (typeof CATEGORY_SCOPES)[number];

/** Icons that the dashboard offers; the API accepts any short text. */
export const CATEGORY_ICONS = [
  'question',
  'briefcase',
  'building',
  'audit',
  'graduation',
  'scales',
  'contract',
  'handshake',
  'gavel',
  'people',
  'home',
  'coins',
  'globe',
  'shield',
  'book',
  'tag',
] as const;
export type CategoryIconName = (typeof CATEGORY_ICONS)[number];
export const CATEGORY_ICON_LIMIT = { max: 50 };

/** Colour of a new category by default. */
export const CATEGORY_COLOR = '#3B82F6';

/** Slugs of the categories that an empty database gets. Filters use them when none can be loaded (A36). */
export const FIRST_CATEGORIES = [
  'general',
  'services',
  'company-formation',
  'legal-auditing',
  'training',
] as const;
