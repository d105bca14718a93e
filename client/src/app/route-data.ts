import type { Locale } from '@contract/locales';
import {
  jobRoleCategoriesQuery,
  jobRoleQuery,
  jobRolesQuery,
  jobRoleStatsQuery,
} from '../features/job-roles/job-roles.queries';
import {
  serviceIndexQuery,
  serviceQuery,
  servicesQuery,
} from '../features/services/services.queries';
import type { Request } from '../lib/api';
import type { QueryStore } from '../lib/query-store';
import { loadHomeQueries } from '../site/home/home.queries';

export interface DataContext {
  request: Request;
  store: QueryStore;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
}

/** Nothing found makes the page a 404; a redirect names the address that the page has for good. */
export interface AddressFindings {
  found: boolean;
  redirect?: string;
}

/** What the server alone does with a route. */
export interface RouteData {
  /** Whether the address names anything: asked before anybody is sent to sign in. */
  resolve?: (context: DataContext) => Promise<AddressFindings>;
  /** Reads what the page shows. */
  load?: (context: DataContext) => Promise<unknown>;
}

const loadServices = ({ request, store, locale }: DataContext) =>
  store.load(servicesQuery(request, locale));

/** The name of the service that an address names by its number, as old links do. */
async function slugOfNumber(context: DataContext, id = ''): Promise<string | undefined> {
  if (!/^\d+$/.test(id)) return undefined;
  return (await loadServices(context)).find((service) => String(service.id) === id)?.slug;
}

async function resolveService(context: DataContext): Promise<AddressFindings> {
  const { request, store, locale, params } = context;
  const slug = await slugOfNumber(context, params.slug);
  if (slug) return { found: true, redirect: `/services/${slug}` };
  const service = await store.load(serviceQuery(request, params.slug ?? '', locale));
  return { found: service !== null };
}

async function resolveServiceRequest(context: DataContext): Promise<AddressFindings> {
  const slug = await slugOfNumber(context, context.params.serviceId);
  return { found: true, ...(slug && { redirect: `/request-service/${slug}` }) };
}

async function resolveJobRole({ request, store, locale, params }: DataContext) {
  const asked = params.slug ?? '';
  const role = await store.load(jobRoleQuery(request, asked, locale));
  const elsewhere = role && role.slug !== asked ? { redirect: `/role/${role.slug}` } : {};
  return { found: role !== null, ...elsewhere };
}

const loadJoinTeam = ({ request, store, locale }: DataContext) =>
  Promise.all([
    store.load(jobRolesQuery(request, locale)),
    store.load(jobRoleCategoriesQuery(request, locale)),
    store.load(jobRoleStatsQuery(request)),
  ]);

/** By the path of the route. Browsers never load this: they ask for what they show themselves. */
export const ROUTE_DATA: Readonly<Record<string, RouteData>> = {
  '/': { load: loadHomeQueries },
  '/services': {
    load: ({ request, store, locale }) => store.load(serviceIndexQuery(request, locale)),
  },
  '/services/:slug': { resolve: resolveService },
  '/request-service/:serviceId?': { resolve: resolveServiceRequest, load: loadServices },
  '/join': { resolve: () => Promise.resolve({ found: true, redirect: '/join-team' }) },
  '/join-team': { load: loadJoinTeam },
  '/role/:slug': { resolve: resolveJobRole },
};
