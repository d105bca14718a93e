import { defineContent } from './define-content.js';

/** Texts that the office inserts into replies, with variables in braces (B07). */
export const replyTemplateContent = defineContent({
  name: 'replyTemplate',
  plural: 'replyTemplates',
  label: { one: 'reply template', many: 'reply templates' },
  texts: {
    title: { min: 2, max: 100, required: false, line: true },
    text: { min: 1, max: 4000, required: false },
  },
  lists: {},
  flags: {},
});
