import type { EnumDeclaration } from './enums.js';

/** What the search of the public finds; of two that fit as well, the one that is named first. */
export const PUBLIC_SEARCH_KINDS = [
  'situation',
  'service',
  'branch',
  'question',
  'consultant',
  'jobRole',
] as const;
export type PublicSearchKind = (typeof PUBLIC_SEARCH_KINDS)[number];

export const PUBLIC_SEARCH_KIND_ENUM = {
  name: 'PublicSearchKind',
  description: 'What the search of the public has found.',
  meanings: {
    situation: 'What happens to people, and what to do then.',
    service: 'A legal service.',
    branch: 'A branch of law.',
    question: 'A frequently asked question.',
    consultant: 'A person whom the firm presents.',
    jobRole: 'A job that people apply for.',
  },
} as const satisfies EnumDeclaration & { meanings: Record<PublicSearchKind, string> };

/** Of each kind; the text that is searched for is bounded as in every search. */
export const PUBLIC_SEARCH_HITS = { initial: 10, max: 20 } as const;

/** Words that found nothing: who may have typed what, and how long it is kept (see the retention rules). */
export const SEARCH_MISSES = {
  /** Longer texts are sentences, which tell of somebody. */
  maxLength: 40,
  /** Fewer callers in one week, and nobody is shown the word. */
  minCallers: 3,
} as const;
