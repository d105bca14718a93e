import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { BookableConsultantsDocument } from '../../graphql/generated/graphql';

/** The consultants who can be booked. */
export const consultantsQuery = queryOf(
  BookableConsultantsDocument,
  (data) => data.publicConsultants.items,
  MAX_AGE.admin,
);
