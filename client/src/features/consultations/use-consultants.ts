import { useMemo } from 'react';
import {
  BookableConsultantsDocument,
  type BookableConsultantsQuery,
} from '../../graphql/generated/graphql';
import { useApi, usePublicData } from '../../lib/api/api';
import { useLocale } from '../../lib/i18n/i18n';

export type Bookable = BookableConsultantsQuery['publicConsultants']['items'][number];

/** The consultants who can be chosen; undefined while they load or cannot be loaded. */
export function useConsultants(): readonly Bookable[] | undefined {
  const { request } = useApi();
  const locale = useLocale();
  const query = useMemo(
    () => ({
      key: `bookable-consultants:${locale}`,
      caching: { retries: 1 },
      read: async () => {
        const { publicConsultants } = await request(BookableConsultantsDocument, {
          language: locale,
        });
        return publicConsultants.items;
      },
    }),
    [request, locale],
  );
  return usePublicData(query).data;
}
