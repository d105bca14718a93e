import { useMemo } from 'react';
import type { ServiceData } from '../../features/services/service.types';
import {
  serviceIndexQuery,
  serviceQuery,
  type SearchableService,
} from '../../features/services/service-pages.queries';
import { servicesQuery, type ServiceCardData } from '../../features/services/services.queries';
import { useApi, usePublicData, type PublicData } from '../../lib/api/api';
import { useLocale } from '../../lib/i18n/i18n';

/** All active services in the page's language. */
export function useServices(): PublicData<ServiceCardData[]> {
  const { request } = useApi();
  const locale = useLocale();
  return usePublicData(useMemo(() => servicesQuery(request, locale), [request, locale]));
}

/** All active services with the texts that the search needs. */
export function useServiceIndex(): PublicData<SearchableService[]> {
  const { request } = useApi();
  const locale = useLocale();
  return usePublicData(useMemo(() => serviceIndexQuery(request, locale), [request, locale]));
}

/** One service in the page's language; null when there is none. */
export function useService(slug: string): PublicData<ServiceData | null> {
  const { request } = useApi();
  const locale = useLocale();
  return usePublicData(useMemo(() => serviceQuery(request, slug, locale), [request, slug, locale]));
}
