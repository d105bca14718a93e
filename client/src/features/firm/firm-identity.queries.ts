import type { Locale } from '@contract/locales';
import { FirmIdentityDocument, type FirmIdentityQuery } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

export type FirmIdentity = Omit<FirmIdentityQuery['firmIdentity'], '__typename'>;

/** Who the firm is by its papers. */
export function firmIdentityQuery(request: Request, language: Locale): QueryOptions<FirmIdentity> {
  return {
    key: `firm-identity:${language}`,
    caching: { retries: 1 },
    read: async () => (await request(FirmIdentityDocument, { language })).firmIdentity,
  };
}
