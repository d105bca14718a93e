import { REPLY_VARIABLES } from '../requests/reply-variables.js';
import { REQUEST_KIND_ENUM, REQUEST_KINDS } from '../requests/request-kinds.js';
import { defineContent } from './define-content.js';

/** Texts that the office inserts into replies, with variables in braces (B07). */
export const replyTemplateContent = defineContent({
  name: 'replyTemplate',
  plural: 'replyTemplates',
  screen: 'templates',
  label: { one: 'reply template', many: 'reply templates' },
  meaning: 'A text that the office inserts into replies.',
  officeOnly: true,
  texts: {
    title: { min: 2, max: 100, required: false, line: true },
    text: { min: 1, max: 4000, required: false },
  },
  lists: {},
  flags: {},
  fields: {
    kind: {
      kind: 'choice',
      values: REQUEST_KINDS,
      enum: REQUEST_KIND_ENUM,
      description: 'Kind of request that it is for; null: for every kind.',
      filter: 'Only templates for this kind of request.',
    },
  },
  descriptions: {
    id: 'Id of the template.',
    managed: `A text that the office inserts into replies. It can name ${REPLY_VARIABLES.map((name) => `{${name}}`).join(', ')}.`,
    createInput: 'A new reply template. Only a draft may lack the Arabic title or text.',
  },
});
