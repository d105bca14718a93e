import type { Trilingual } from '../../../contract/locales.js';

/** One of the questions that an empty database starts with. */
export interface SeededFaq {
  /** Place among all of them, so that the first page shows every category. */
  order: number;
  featured?: boolean;
  question: Trilingual<string>;
  answer: Trilingual<string>;
}
