import { defineContent } from './define-content.js';

/** What a category may contain: questions, services, or both (A35). */
export const CATEGORY_SCOPES = ['faq', 'service', 'both'] as const;
export type CategoryScope = (typeof CATEGORY_SCOPES)[number];

/** Colour of a new category by default. */
export const CATEGORY_COLOR = '#3B82F6';

/** Categories of questions and services (A35). */
export const categoryContent = defineContent({
  name: 'category',
  plural: 'categories',
  bareList: true,
  label: { one: 'category', many: 'categories' },
  meaning: 'A category of questions or services.',
  texts: {
    name: { min: 2, max: 100, required: true, line: true },
    description: { min: 2, max: 500, required: false },
  },
  lists: {},
  flags: {},
  fields: {
    scope: {
      kind: 'choice',
      values: CATEGORY_SCOPES,
      initial: 'both',
      enum: {
        name: 'CategoryScope',
        description: 'What a category is used for.',
        meanings: {
          faq: 'Questions only.',
          service: 'Services only.',
          both: 'Questions and services.',
        },
      },
      description: 'What the category is used for.',
      inputDescription: 'What the category is used for; a new one is for both by default.',
      filter: 'Only categories with this use.',
      sorted: true,
    },
    icon: {
      kind: 'line',
      ...{ max: 50, initial: '' },
      description: 'Name of its icon; empty if it has none.',
      inputDescription: 'Name of its icon.',
    },
    color: { kind: 'color', initial: CATEGORY_COLOR, description: 'Colour, written as #RRGGBB.' },
  },
  slugFrom: 'name',
  searched: ['name', 'description', 'slug'],
  patches: { status: 'status', order: 'order' },
});

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

/** Slugs of the categories that an empty database gets. Filters use them when none can be loaded (A36). */
export const FIRST_CATEGORIES = [
  'general',
  'services',
  'company-formation',
  'legal-auditing',
  'training',
] as const;
