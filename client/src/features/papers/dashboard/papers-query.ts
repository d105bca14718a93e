import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { RequestPapersDocument } from '../../../graphql/generated/graphql';

/** The papers and files of a request, and when each side had it open last. */
export const papersQuery = queryOf(
  RequestPapersDocument,
  (data) => data.requestPapers,
  MAX_AGE.opened,
);
