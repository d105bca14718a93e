import { useMemo } from 'react';
import {
  PublicBookableConsultantsDocument,
  type PublicBookableConsultantsQuery,
} from '../../graphql/generated/graphql';
import { useApi, usePublicData } from '../../lib/api/api';
import { useLocale } from '../../lib/i18n/i18n';

export type Bookable = PublicBookableConsultantsQuery['publicConsultants']['items'][number];

/** The consultants who can be chosen; undefined while they load or cannot be loaded. */
export function useConsultants(): readonly Bookable[] | undefined {
  const { request } = useApi();
  const locale = useLocale();
  const query = useMemo(
    () => ({
      key: `bookable-consultants:${locale}`,
      caching: { retries: 1 },
      read: async () => {
        const { publicConsultants } = await request(PublicBookableConsultantsDocument, {
          language: locale,
        });
        return publicConsultants.items;
      },
    }),
    [request, locale],
  );
  return usePublicData(query).data;
}
