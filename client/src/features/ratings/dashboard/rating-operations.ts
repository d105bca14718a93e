import { byId, MAX_AGE, mutationOf, queryOf } from '../../../dashboard/engine/operations';
import {
  AdminCaseRatingDocument,
  AdminCaseRatingStatsDocument,
  DraftTestimonialDocument,
  RequestRatingDocument,
} from '../../../graphql/generated/graphql';

/** What the office reads of ratings, and makes of them. */
export const ratingQuery = queryOf(
  AdminCaseRatingDocument,
  (data) => data.caseRating,
  MAX_AGE.none,
);
export const requestRatingQuery = queryOf(
  RequestRatingDocument,
  (data) => data.requestRating,
  MAX_AGE.none,
);
export const ratingStatsQuery = queryOf(
  AdminCaseRatingStatsDocument,
  (data) => data.caseRatingStats,
  MAX_AGE.none,
);
/** The counters of the list, without the average, which few ratings have none of. */
export const ratingCountsQuery = queryOf(
  AdminCaseRatingStatsDocument,
  ({ caseRatingStats: { total, low, consented } }) => ({ total, low, consented }),
  MAX_AGE.none,
);
export const draftTestimonial = mutationOf(
  DraftTestimonialDocument,
  byId,
  (data) => data.draftTestimonial,
);
