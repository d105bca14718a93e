import { defineContent } from './define-content.js';

/** Questions that people ask, each in a category. */
export const faqContent = defineContent({
  name: 'faq',
  plural: 'faqs',
  screen: 'faq',
  label: { one: 'question', many: 'questions' },
  meaning: 'A frequently asked question.',
  texts: {
    question: { min: 5, max: 1000, required: true },
    answer: { min: 10, max: 2000, required: true },
    law: { min: 10, max: 2000, required: false, reviewed: true, label: 'law on it' },
  },
  lists: {},
  flags: { featured: false },
  fields: {
    category: {
      kind: 'reference',
      missing: 'category',
      description: 'Slug of its category.',
      inputDescription: 'Slug of its category. The category must be for questions or for both.',
      filter: 'Only questions in the category with this slug.',
      sorted: true,
    },
    situation: {
      kind: 'reference',
      optional: true,
      missing: 'unknownSituation',
      description: 'Slug of the situation that it belongs to; null if it belongs to none.',
      filter: 'Only questions of the situation with this slug.',
    },
  },
  searched: ['question', 'answer'],
  patches: { status: 'status', featured: 'featured', order: 'order' },
  descriptions: {
    publicItem: 'A question and its answer, as the public sees them.',
    managed: 'A question and its answer, as the office sees them.',
    stats: 'Counts of questions and categories, without those in the trash.',
  },
});
