import type { Locale } from '@contract/locales';
import { PublicServiceDocument, PublicServicesDocument } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api';
import { readError } from '../../lib/read-error';
import type { QueryOptions } from '../../lib/query-store';
import type { ListedService, ServiceData } from './service.types';
import { loadCode } from '../../lib/load-code';

/** A card previews this many entries of the service's first list. */
export const PREVIEWED_ITEMS = 3;

/** The data of a card. Kept small, because it is part of the home page's HTML. */
export interface ServiceCardData {
  id: number;
  slug: string;
  title: string;
  description: string;
  /** First entries of the first section, one more than is shown if there are more. */
  preview: string[];
}

/** A card with the text to search in. */
export interface SearchableService extends ServiceCardData {
  tags: string[];
  /** All texts of the service, which searches look into. */
  searchText: string;
}

function toCard({ id, slug, title, description, sections }: ListedService): ServiceCardData {
  const preview = (sections[0]?.items ?? []).slice(0, PREVIEWED_ITEMS + 1);
  return { id, slug, title, description, preview };
}

function toSearchable(service: ListedService): SearchableService {
  const { title, description, tags, sections } = service;
  const texts = [title, description, ...tags, ...sections.flatMap(({ items }) => items)];
  return { ...toCard(service), tags, searchText: texts.join(' ') };
}

/** The active services in one language. */
async function readServices(request: Request, locale: Locale): Promise<ListedService[]> {
  const { publicServices } = await request(PublicServicesDocument, { language: locale });
  return publicServices.items;
}

/** The built-in services, used when the API is not available (A34). */
async function fallbackServices(locale: Locale): Promise<(ListedService & ServiceData)[]> {
  const { builtInServices } = await loadCode(() => import('./built-in-services'), {
    mayReload: false,
  });
  return builtInServices(locale);
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

/** All services, for the grid. */
export function servicesQuery(request: Request, locale: Locale): QueryOptions<ServiceCardData[]> {
  return {
    key: `services:${locale}`,
    read: async () => (await readServices(request, locale)).map(toCard),
    fallback: async () => (await fallbackServices(locale)).map(toCard),
  };
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
