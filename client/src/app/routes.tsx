import { matchPath } from 'react-router-dom';
import type { Locale } from '@contract/locales';
import type { Request } from '../lib/api';
import type { QueryStore } from '../lib/query-store';
import { noticePage, type NoticeKind } from './notice-page';
import { apolloPage, lazyPage, redirectPage, type LazyPage } from './lazy-page';

export type Guard = 'signedIn' | 'verified' | 'admin';

export interface DataContext {
  request: Request;
  store: QueryStore;
  locale: Locale;
  params: Readonly<Record<string, string | undefined>>;
}

/** What came of reading: nothing found makes the page a 404, a redirect sends the visitor on. */
export interface PageFindings {
  found: boolean;
  redirect?: string;
}

export interface AppRoute {
  path: string;
  page: LazyPage;
  guard?: Guard;
  /** Words of the notice on a page that needs a verified address. */
  notice?: NoticeKind;
  /** The page brings its own frame: no header, no footer. */
  bare?: boolean;
  /** What the server reads before it renders. */
  data?: (context: DataContext) => Promise<PageFindings | void>;
}

const homeData = async (context: DataContext) => {
  const { loadHomeQueries } = await import('../site/home/home.queries');
  await loadHomeQueries(context);
};

const servicesData = async ({ request, store, locale }: DataContext) => {
  const { servicesQuery } = await import('../features/services/services.queries');
  await store.load(servicesQuery(request, locale));
};

const serviceIndexData = async ({ request, store, locale }: DataContext) => {
  const { serviceIndexQuery } = await import('../features/services/services.queries');
  await store.load(serviceIndexQuery(request, locale));
};

const serviceData = async ({ request, store, locale, params }: DataContext) => {
  const { serviceQuery } = await import('../features/services/services.queries');
  const found = await store.load(serviceQuery(request, params.slug ?? '', locale));
  return { found: found !== null };
};

const joinTeamData = async ({ request, store, locale }: DataContext) => {
  const { jobRoleCategoriesQuery, jobRoleStatsQuery, jobRolesQuery } =
    await import('../features/job-roles/job-roles.queries');
  await Promise.all([
    store.load(jobRolesQuery(request, locale)),
    store.load(jobRoleCategoriesQuery(request, locale)),
    store.load(jobRoleStatsQuery(request)),
  ]);
};

const jobRoleData = async ({ request, store, locale, params }: DataContext) => {
  const { jobRoleQuery } = await import('../features/job-roles/job-roles.queries');
  const asked = params.slug ?? '';
  const role = await store.load(jobRoleQuery(request, asked, locale));
  const elsewhere = role && role.slug !== asked ? { redirect: `/role/${role.slug}` } : {};
  return { found: role !== null, ...elsewhere };
};

/** Every page of the product. A page that a later issue brings is one entry more. */
export const ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    page: lazyPage('site/home-page.tsx', async () => (await import('../site/home-page')).HomePage),
    data: homeData,
  },
  {
    path: '/about',
    page: lazyPage(
      'site/about-page.tsx',
      async () => (await import('../site/about-page')).AboutPage,
    ),
  },
  {
    path: '/services',
    page: lazyPage(
      'site/services-page.tsx',
      async () => (await import('../site/services-page')).ServicesPage,
    ),
    data: serviceIndexData,
  },
  {
    path: '/services/:slug',
    page: lazyPage(
      'site/service-page.tsx',
      async () => (await import('../site/service-page')).ServicePage,
    ),
    guard: 'signedIn',
    data: serviceData,
  },
  {
    path: '/contact',
    page: lazyPage(
      'site/contact-page.tsx',
      async () => (await import('../site/contact-page')).ContactPage,
    ),
    guard: 'verified',
    notice: 'contact',
  },
  {
    path: '/library',
    page: lazyPage(
      'site/library-page.tsx',
      async () => (await import('../site/library-page')).LibraryPage,
    ),
    guard: 'signedIn',
  },
  {
    path: '/privacy',
    page: lazyPage(
      'site/privacy-page.tsx',
      async () => (await import('../site/privacy-page')).PrivacyPage,
    ),
  },
  {
    path: '/terms',
    page: lazyPage(
      'site/terms-page.tsx',
      async () => (await import('../site/terms-page')).TermsPage,
    ),
  },
  {
    path: '/request-service/:serviceId?',
    page: lazyPage(
      'account/request-service-page.tsx',
      async () => (await import('../account/request-service-page')).RequestServicePage,
    ),
    guard: 'verified',
    notice: 'services',
    data: servicesData,
  },
  {
    path: '/join',
    page: redirectPage('/join-team'),
    data: () => Promise.resolve({ found: true, redirect: '/join-team' }),
  },
  {
    path: '/join-team',
    page: lazyPage(
      'site/join-team-page.tsx',
      async () => (await import('../site/join-team-page')).JoinTeamPage,
    ),
    guard: 'verified',
    notice: 'join',
    data: joinTeamData,
  },
  {
    path: '/role/:slug',
    page: lazyPage('site/role-page.tsx', async () => (await import('../site/role-page')).RolePage),
    guard: 'signedIn',
    data: jobRoleData,
  },
  {
    path: '/auth',
    page: lazyPage(
      'account/auth-page.tsx',
      async () => (await import('../account/auth-page')).AuthPage,
    ),
  },
  {
    path: '/verify-email/:token?',
    page: lazyPage(
      'account/verify-email-page.tsx',
      async () => (await import('../account/verify-email-page')).VerifyEmailPage,
    ),
  },
  {
    path: '/forgot-password',
    page: lazyPage(
      'account/forgot-password-page.tsx',
      async () => (await import('../account/forgot-password-page')).ForgotPasswordPage,
    ),
  },
  {
    path: '/reset-password/:token?',
    page: lazyPage(
      'account/reset-password-page.tsx',
      async () => (await import('../account/reset-password-page')).ResetPasswordPage,
    ),
  },
  {
    path: '/account',
    page: apolloPage(
      'account/account-page.tsx',
      async () => (await import('../account/account-page')).AccountPage,
    ),
    guard: 'signedIn',
  },
  {
    path: '/account/requests/:id',
    page: apolloPage(
      'account/request-detail-page.tsx',
      async () => (await import('../account/request-detail-page')).RequestDetailPage,
    ),
    guard: 'signedIn',
  },
  {
    path: '/dashboard/*',
    page: apolloPage(
      'dashboard/dashboard-app.tsx',
      async () => (await import('../dashboard/dashboard-app')).DashboardApp,
    ),
    guard: 'admin',
    bare: true,
  },
];

export const NOT_FOUND_ROUTE: AppRoute = {
  path: '*',
  page: lazyPage(
    'site/not-found-page.tsx',
    async () => (await import('../site/not-found-page')).NotFoundPage,
  ),
};

export interface RouteMatch {
  route: AppRoute;
  params: Readonly<Record<string, string | undefined>>;
}

/** The page of a path without its language prefix. */
export function findRoute(pathname: string): RouteMatch {
  for (const route of ROUTES) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: NOT_FOUND_ROUTE, params: {} };
}

/** Loads all that a page needs to render at once. */
export async function preloadRoute({ page, guard, notice }: AppRoute): Promise<void> {
  await Promise.all([page.load(), guard === 'verified' && noticePage(notice).load()]);
}
