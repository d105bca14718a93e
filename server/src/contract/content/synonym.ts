import { defineContent } from './define-content.js';

/** Words of one meaning: the public's search takes each of them for all (B41). */
export const synonymContent = defineContent({
  name: 'synonym',
  plural: 'synonyms',
  label: { one: 'group of synonyms', many: 'groups of synonyms' },
  meaning: 'Words that the search of the public takes for each other.',
  officeOnly: true,
  texts: {
    name: { min: 2, max: 60, required: true, line: true },
  },
  lists: {
    words: { maxItems: 40, max: 60 },
  },
  flags: {},
  fields: {},
  descriptions: {
    managed:
      'Words that the search of the public takes for each other, in each language. The Arabic list also holds what is said in Darija and typed in Latin letters.',
  },
});
