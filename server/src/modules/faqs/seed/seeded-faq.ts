import type { Trilingual } from '../../../contract/locales.js';

/** A question that an empty database gets. */
export interface SeededFaq {
  /** Place among all questions, chosen so that the first page shows every category. */
  order: number;
  featured?: boolean;
  /** Slug of the situation that it belongs to. */
  situation?: string;
  question: Trilingual<string>;
  answer: Trilingual<string>;
  /** What the law says of it, for a lawyer to confirm (A84). */
  law?: Trilingual<string>;
}
