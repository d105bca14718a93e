import type { Trilingual } from '../../../contract/locales.js';

/** A question that an empty database gets. */
export interface SeededFaq {
  /** Place among all questions, chosen so that the first page shows every category. */
  order: number;
  featured?: boolean;
  question: Trilingual<string>;
  answer: Trilingual<string>;
}
