import type { ConsultationBranch } from '../../../contract/consultation-branches.js';
import type { Trilingual } from '../../../contract/locales.js';

/** A situation that an empty database gets. It speaks of steps and papers; what the law says stands in `law` (A84). */
export interface SeededSituation {
  slug: string;
  /** The branch of law that a consultation about it is booked in. */
  branch: ConsultationBranch;
  /** Slug of the service that is asked for. */
  service: string;
  title: Trilingual<string>;
  /** One or two sentences: whose situation it is, and what the page helps with. */
  summary: Trilingual<string>;
  /** What to do now, first things first. */
  steps: Trilingual<readonly string[]>;
  /** Papers to bring or to send. */
  papers: Trilingual<readonly string[]>;
  /** What it may cost, without figures. */
  cost: Trilingual<string>;
  /** What the firm does next. */
  next: Trilingual<string>;
  /** What the law says of it, for a lawyer to confirm (A84). */
  law?: Trilingual<string>;
  /** Other words that people use for it; they are searched and not shown. */
  keywords: Trilingual<readonly string[]>;
}
