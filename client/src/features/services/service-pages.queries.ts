import type { Locale } from '@contract/locales';
import { PublicServiceDocument } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';
import { readError } from '../../lib/api/read-error';
import type { ListedService, ServiceData } from './service.types';
import { fallbackServices, readServices, type ServiceCardData, toCard } from './services.queries';

/** A card with the text to search in. */
export interface SearchableService extends ServiceCardData {
  tags: string[];
  /** All texts of the service, which searches look into. */
  searchText: string;
}

function toSearchable(service: ListedService): SearchableService {
  const { title, description, tags, sections } = service;
  const texts = [title, description, ...tags, ...sections.flatMap(({ items }) => items)];
  return { ...toCard(service), tags, searchText: texts.join(' ') };
}

/** All services with the text to search in. */
export function serviceIndexQuery(
  request: Request,
  locale: Locale,
): QueryOptions<SearchableService[]> {
  return {
    key: `service-index:${locale}`,
    read: async () => (await readServices(request, locale)).map(toSearchable),
    fallback: async () => (await fallbackServices(locale)).map(toSearchable),
  };
}

/** One service, or null when there is none with this slug. */
async function readService(
  request: Request,
  slug: string,
  locale: Locale,
): Promise<ServiceData | null> {
  try {
    const { publicService } = await request(PublicServiceDocument, { slug, language: locale });
    return publicService;
  } catch (error) {
    if (readError(error).code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** One service, for its page. */
export function serviceQuery(
  request: Request,
  slug: string,
  locale: Locale,
): QueryOptions<ServiceData | null> {
  return {
    key: `service:${slug}:${locale}`,
    read: () => readService(request, slug, locale),
    fallback: async () =>
      (await fallbackServices(locale)).find((service) => service.slug === slug) ?? null,
  };
}
