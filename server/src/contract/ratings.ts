import { TESTIMONIAL_RATING, testimonialContent } from './content/testimonial.js';
import type { RequestKindName } from './requests/request-kinds.js';

/** The kinds of requests whose end a client may rate. */
export const RATED_KINDS = [
  'serviceRequest',
  'consultation',
] as const satisfies readonly RequestKindName[];
export type RatedKind = (typeof RATED_KINDS)[number];

export const isRated = (kind: string): kind is RatedKind =>
  RATED_KINDS.some((each) => each === kind);

/** The only end that is rated: of what was refused, cancelled or withdrawn nothing was done. */
export const RATED_STATUS = 'completed';

const { name, review } = testimonialContent.texts;

/** Bounds of a rating; what may become a testimonial has those of one. */
export const RATING_LIMITS = {
  stars: { min: TESTIMONIAL_RATING.min, max: TESTIMONIAL_RATING.max },
  comment: { max: review.max },
  /** What is published says something. */
  publishedComment: { min: review.min, max: review.max },
  publicName: { min: name.min, max: name.max },
} as const;

/** So few stars are told to the office at once. */
export const LOW_RATING_MAX = 2;

/**
 * Days after it was first written in which a rating is changed: long enough to think it over, and short enough that
 * the office can rely on what it read.
 */
export const RATING_CHANGE_DAYS = 14;

/** Nobody is invited to rate what ended longer ago than this beyond the days of the setting. */
export const RATING_INVITATION_WINDOW_DAYS = 14;

/** The sentence by which a client agrees to a testimonial, by the day of its text. Other words are another version. */
export const TESTIMONIAL_CONSENT_VERSION = '2026-11-27';
export const TESTIMONIAL_CONSENT_VERSIONS: readonly string[] = [TESTIMONIAL_CONSENT_VERSION];

/** The category of notifications that holds what a client wants of mails about ratings, too. */
export const RATINGS_CATEGORY = 'ratings';
