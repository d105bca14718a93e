import { defineContent } from './define-content.js';

/** What the FAQ and the services are sorted by (A35). */
export const categoryContent = defineContent({
  name: 'category',
  plural: 'categories',
  label: { one: 'category', many: 'categories' },
  texts: {
    name: { min: 2, max: 100, required: true },
    description: { min: 2, max: 500, required: false },
  },
  lists: {},
  flags: {},
  slugFrom: 'name',
});

/** What a category sorts: questions, services, or both (A35). */
export const CATEGORY_SCOPES = ['faq', 'service', 'both'] as const;
export type CategoryScope = (typeof CATEGORY_SCOPES)[number];

/** The drawings that the dashboard offers; the API takes any short text. */
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

/** Colour of a category that was given none. */
export const CATEGORY_COLOR = '#3B82F6';

/** The five that are always there at first, in their order: also the filter when none can be read (A36). */
export const FIRST_CATEGORIES = [
  'general',
  'services',
  'company-formation',
  'legal-auditing',
  'training',
] as const;
