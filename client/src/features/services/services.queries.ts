import type { Locale } from '@contract/locales';
import { PublicServicesDocument } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';
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
  /** A price, a range or a sentence; empty while none is said. */
  price: string;
  /** It is asked for at the office, and not here. */
  inPerson: boolean;
  /** First entries of the first section, one more than is shown if there are more. */
  preview: string[];
}

export function toCard(service: ListedService): ServiceCardData {
  const { id, slug, title, description, price, inPerson, sections } = service;
  const preview = (sections[0]?.items ?? []).slice(0, PREVIEWED_ITEMS + 1);
  return { id, slug, title, description, price, inPerson, preview };
}

/** The active services in one language. */
export async function readServices(request: Request, locale: Locale): Promise<ListedService[]> {
  const { publicServices } = await request(PublicServicesDocument, { language: locale });
  return publicServices.items;
}

/** The built-in services, used when the API is not available (A34). */
export async function fallbackServices(locale: Locale): Promise<(ListedService & ServiceData)[]> {
  const { builtInServices } = await loadCode(() => import('./built-in-services'), {
    mayReload: false,
  });
  return builtInServices(locale);
}

/** All services, for the grid. */
export function servicesQuery(request: Request, locale: Locale): QueryOptions<ServiceCardData[]> {
  return {
    key: `services:${locale}`,
    read: async () => (await readServices(request, locale)).map(toCard),
    fallback: async () => (await fallbackServices(locale)).map(toCard),
  };
}
