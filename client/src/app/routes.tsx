import { matchPath } from 'react-router-dom';
import { noticePage, type NoticeKind } from './notice-page';
import { apolloPage, lazyPage, redirectPage, type LazyPage } from './lazy-page';

export type Guard = 'signedIn' | 'detail' | 'verified' | 'staff';

export interface AppRoute {
  path: string;
  page: LazyPage;
  guard?: Guard;
  /** Texts of the notice, for a page that needs a verified address. */
  notice?: NoticeKind;
  /** Without header and footer. */
  bare?: boolean;
}

/** Every page of the product. What the server loads for a page is in `route-loaders.ts`. */
export const ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    page: lazyPage('site/home-page.tsx', async () => (await import('../site/home-page')).HomePage),
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
  },
  {
    path: '/services/:slug',
    page: lazyPage(
      'site/service-page.tsx',
      async () => (await import('../site/service-page')).ServicePage,
    ),
    guard: 'detail',
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
  },
  {
    path: '/book-consultation',
    page: lazyPage(
      'account/book-consultation-page.tsx',
      async () => (await import('../account/book-consultation-page')).BookConsultationPage,
    ),
    guard: 'verified',
    notice: 'consultation',
  },
  {
    path: '/join',
    page: redirectPage('/join-team'),
  },
  {
    path: '/join-team',
    page: lazyPage(
      'site/join-team-page.tsx',
      async () => (await import('../site/join-team-page')).JoinTeamPage,
    ),
    guard: 'verified',
    notice: 'join',
  },
  {
    path: '/role/:slug',
    page: lazyPage('site/role-page.tsx', async () => (await import('../site/role-page')).RolePage),
    guard: 'detail',
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
    path: '/not-me/:token?',
    page: lazyPage(
      'account/not-me-page.tsx',
      async () => (await import('../account/not-me-page')).NotMePage,
    ),
  },
  {
    path: '/earlier-requests/:token?',
    page: lazyPage(
      'account/earlier-requests-page.tsx',
      async () => (await import('../account/earlier-requests-page')).EarlierRequestsPage,
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
    path: '/undo-email-change/:token?',
    page: lazyPage(
      'account/undo-email-change-page.tsx',
      async () => (await import('../account/undo-email-change-page')).UndoEmailChangePage,
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
    path: '/account/notifications',
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
    path: '/account/messages/:id',
    page: apolloPage(
      'account/message-detail-page.tsx',
      async () => (await import('../account/message-detail-page')).MessageDetailPage,
    ),
    guard: 'signedIn',
  },
  {
    path: '/account/applications/:id',
    page: apolloPage(
      'account/application-detail-page.tsx',
      async () => (await import('../account/application-detail-page')).ApplicationDetailPage,
    ),
    guard: 'signedIn',
  },
  {
    path: '/account/consultations/:id',
    page: apolloPage(
      'account/consultation-detail-page.tsx',
      async () => (await import('../account/consultation-detail-page')).ConsultationDetailPage,
    ),
    guard: 'signedIn',
  },
  {
    path: '/dashboard/*',
    page: apolloPage(
      'dashboard/dashboard-app.tsx',
      async () => (await import('../dashboard/dashboard-app')).DashboardApp,
    ),
    guard: 'staff',
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

/** Finds the route of a path without language prefix. */
export function findRoute(pathname: string): RouteMatch {
  for (const route of ROUTES) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return { route: NOT_FOUND_ROUTE, params: {} };
}

/** Loads the code that a page needs to render synchronously. */
export async function preloadRoute({ page, guard, notice }: AppRoute): Promise<void> {
  await Promise.all([page.load(), guard === 'verified' && noticePage(notice).load()]);
}
