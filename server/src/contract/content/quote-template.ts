import { QUOTE_LIMITS } from '../quotes.js';
import { defineContent } from './define-content.js';

const { amount, lines, lineTitle, scope, note, validDays } = QUOTE_LIMITS;

/** What the office begins quotes with: what is charged for, what is in the price and what is not (B48). */
export const quoteTemplateContent = defineContent({
  name: 'quoteTemplate',
  plural: 'quoteTemplates',
  screen: 'quote-templates',
  label: { one: 'quote template', many: 'quote templates' },
  meaning: 'A text that the office begins quotes with.',
  officeOnly: true,
  texts: {
    title: { min: 2, max: 100, required: true, line: true },
    included: { min: 1, max: scope.max, required: false, label: 'what is in the price' },
    excluded: { min: 1, max: scope.max, required: false, label: 'what is not in the price' },
    note: { min: 1, max: note.max, required: false, label: 'terms' },
  },
  lists: { lines: { maxItems: lines.max, max: lineTitle.max } },
  flags: {},
  fields: {
    service: {
      kind: 'reference',
      optional: true,
      missing: 'unknownService',
      description: 'Slug of the service that it is for; null: for every request.',
    },
    validDays: {
      kind: 'integer',
      min: 1,
      max: validDays.max,
      initial: 30,
      description: 'Days that a quote is valid which begins with it.',
    },
    amounts: {
      ...{ kind: 'integers', min: 0, max: amount.max, maxItems: lines.max },
      description:
        'Prices of the lines in centimes, without tax, in their order; 0 or left out: written in each quote.',
    },
  },
  searched: ['title'],
  descriptions: {
    id: 'Id of the template.',
    managed:
      'A text that the office begins quotes with. Its lines say what is charged for; an amount that is not there is written in each quote.',
  },
});
