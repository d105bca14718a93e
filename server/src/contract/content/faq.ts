import { defineContent } from './define-content.js';

/** Questions that people ask, each in a category. */
export const faqContent = defineContent({
  name: 'faq',
  plural: 'faqs',
  label: { one: 'question', many: 'questions' },
  texts: {
    question: { min: 5, max: 1000, required: true },
    answer: { min: 10, max: 2000, required: true },
  },
  lists: {},
  flags: { featured: false },
});
