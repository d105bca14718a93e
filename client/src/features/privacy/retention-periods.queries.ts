import {
  RetentionPeriodsDocument,
  type RetentionPeriodsQuery,
} from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

/** How long what is kept, as the office has set it. */
export function retentionPeriodsQuery(
  request: Request,
): QueryOptions<RetentionPeriodsQuery['retentionPeriods']> {
  return {
    key: 'retention-periods',
    caching: { retries: 1 },
    read: async () => (await request(RetentionPeriodsDocument, {})).retentionPeriods,
  };
}
