import type { Locale } from '@contract/locales';
import {
  jobRoleCategoriesQuery,
  jobRoleQuery,
  jobRolesQuery,
  jobRoleStatsQuery,
} from '../features/job-roles/job-roles.queries';
import { guideQuestion } from '../features/guide-steps/guide-path';
import { guideStepsQuery } from '../features/guide-steps/guide-steps.queries';
import { retentionPeriodsQuery } from '../features/privacy/retention-periods.queries';
import { firmIdentityQuery } from '../features/firm/firm-identity.queries';
import { hasPricesQuery } from '../features/firm/prices.queries';
import { serviceIndexQuery, serviceQuery } from '../features/services/service-pages.queries';
import { servicesQuery } from '../features/services/services.queries';
import {
  findDoor,
  situationQuery,
  situationsQuery,
} from '../features/situations/situations.queries';
import { searchQuery, readSearchText } from '../features/public-search/public-search.queries';
import type { Request } from '../lib/api/api';
import type { QueryOptions, QueryStore } from '../lib/api/query-store';
import { legalService, type LegalServiceFacts } from '../site/home/legal-service';
import { consultantsQuery } from '../features/consultants/consultants.queries';
import { faqCategoriesQuery } from '../features/categories/categories.queries';
import { faqsQuery } from '../features/faqs/faqs.queries';
import {
  testimonialsQuery,
  testimonialStatsQuery,
} from '../features/testimonials/testimonials.queries';

interface HomeDataContext {
  request: Request;
  store: QueryStore;
  locale: Locale;
}

/** Loads the content of all home page sections. One that fails does not stop the others. */
async function loadHomeQueries({ request, store, locale }: HomeDataContext): Promise<void> {
  const queries: QueryOptions<unknown>[] = [
    servicesQuery(request, locale),
    consultantsQuery(request, locale),
    faqsQuery(request, locale),
    faqCategoriesQuery(request, locale),
    testimonialsQuery(request, locale),
    testimonialStatsQuery(request),
  ];
  await Promise.allSettled(queries.map((query) => store.load(query)));
}

export interface DataContext {
  request: Request;
  store: QueryStore;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
  /** The part of the address behind the path: `?q=…`, or nothing. */
  search: string;
}

/** Not found gives a 404; `redirect` is the page's permanent address. */
export interface AddressFindings {
  found: boolean;
  redirect?: string;
}

/** The work of the server for a route before it renders. */
export interface RouteData {
  /** Checks that the address exists, before the guards redirect to sign-in. */
  resolve?: (context: DataContext) => Promise<AddressFindings>;
  /** Loads the page's content into the store. */
  load?: (context: DataContext) => Promise<unknown>;
  /** What search engines read of it beside the page's words. */
  jsonLd?: (facts: LegalServiceFacts) => object;
}

const loadServices = ({ request, store, locale }: DataContext) =>
  store.load(servicesQuery(request, locale));

/** Slug of a service that an old link names by its numeric id. */
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

async function resolveGuide({ request, store, locale, params }: DataContext) {
  const steps = await store.load(guideStepsQuery(request, locale));
  return { found: guideQuestion(steps, params.step) !== null };
}

async function loadSituations({ request, store, locale, params }: DataContext): Promise<void> {
  const door = findDoor(params.door);
  if (door) await store.load(situationsQuery(request, door, locale));
}

async function resolveSituation({ request, store, locale, params }: DataContext) {
  const found = await store.load(situationQuery(request, params.slug ?? '', locale));
  return { found: found !== null };
}

const loadJoinTeam = ({ request, store, locale }: DataContext) =>
  Promise.all([
    store.load(jobRolesQuery(request, locale)),
    store.load(jobRoleCategoriesQuery(request, locale)),
    store.load(jobRoleStatsQuery(request)),
  ]);

/** By route path. Only on the server: in the browser each page loads its own data. */
export const ROUTE_LOADERS: Readonly<Record<string, RouteData>> = {
  '/': { load: loadHomeQueries, jsonLd: legalService },
  '/about': {
    load: ({ request, store, locale }) =>
      Promise.all([
        store.load(firmIdentityQuery(request, locale)),
        store.load(hasPricesQuery(request, locale)),
      ]),
  },
  '/legal-notice': {
    load: ({ request, store, locale }) => store.load(firmIdentityQuery(request, locale)),
  },
  '/privacy': { load: ({ request, store }) => store.load(retentionPeriodsQuery(request)) },
  '/services': {
    load: ({ request, store, locale }) => store.load(serviceIndexQuery(request, locale)),
  },
  '/services/:slug': { resolve: resolveService },
  '/situations/:door': {
    resolve: ({ params }) => Promise.resolve({ found: findDoor(params.door) !== undefined }),
    load: loadSituations,
  },
  '/situation/:slug': { resolve: resolveSituation },
  '/search': {
    load: ({ request, store, locale, search }) =>
      store.load(searchQuery(request, readSearchText(new URLSearchParams(search)), locale)),
  },
  '/request-service/:serviceId?': { resolve: resolveServiceRequest, load: loadServices },
  '/guide/:step?': { resolve: resolveGuide },
  '/join': { resolve: () => Promise.resolve({ found: true, redirect: '/join-team' }) },
  '/join-team': { load: loadJoinTeam },
  '/role/:slug': { resolve: resolveJobRole },
};
