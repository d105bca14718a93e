import { matchPath } from 'react-router-dom';
import { apolloPage, lazyPage, type LazyPage, redirectPage } from './lazy-page';

/** Selects the texts of the verify notice. */
export type NoticeKind = 'services' | 'contact' | 'join' | 'consultation';

const lazyNotice = (kind: NoticeKind) =>
  lazyPage('account/verify-notice.tsx', async () => {
    const { VerifyNotice } = await import('../account/verify-notice');
    return function Notice() {
      return <VerifyNotice kind={kind} />;
    };
  });

const NOTICES: Record<NoticeKind, LazyPage> = {
  services: lazyNotice('services'),
  contact: lazyNotice('contact'),
  join: lazyNotice('join'),
  consultation: lazyNotice('consultation'),
};

/** The notice that replaces a page until the e-mail address is verified. */
export function noticePage(kind: NoticeKind = 'services'): LazyPage {
  return NOTICES[kind];
}

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

/** Doors and situations are one chunk. */
const SITUATION_PAGES = lazyPage('site/situations/situation-pages.tsx', () =>
  import('../site/situations/situation-pages').then((code) => code.SituationPages),
);

const ACCOUNT_PAGE = apolloPage(
  'account/account-page.tsx',
  () => import('../account/account-page').then((code) => code.AccountPage),
  ['account'],
);

/** Every page of the product. What the server loads for a page is in `route-loaders.ts`. */
export const ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    page: lazyPage('site/home-page.tsx', () =>
      import('../site/home-page').then((code) => code.HomePage),
    ),
  },
  {
    path: '/about',
    page: lazyPage('site/about-page.tsx', () =>
      import('../site/about-page').then((code) => code.AboutPage),
    ),
  },
  {
    path: '/services',
    page: lazyPage('site/services-page.tsx', () =>
      import('../site/services-page').then((code) => code.ServicesPage),
    ),
  },
  {
    path: '/services/:slug',
    page: lazyPage('site/service-page.tsx', () =>
      import('../site/service-page').then((code) => code.ServicePage),
    ),
    guard: 'detail',
  },
  { path: '/situations/:door', page: SITUATION_PAGES },
  { path: '/situation/:slug', page: SITUATION_PAGES },
  {
    path: '/search',
    page: lazyPage('site/search-page.tsx', () =>
      import('../site/search-page').then((code) => code.SearchPage),
    ),
  },
  {
    path: '/contact',
    page: lazyPage('site/contact-page.tsx', () =>
      import('../site/contact-page').then((code) => code.ContactPage),
    ),
    guard: 'verified',
    notice: 'contact',
  },
  {
    path: '/library',
    page: lazyPage('site/library-page.tsx', () =>
      import('../site/library-page').then((code) => code.LibraryPage),
    ),
    guard: 'signedIn',
  },
  {
    path: '/privacy',
    page: lazyPage(
      'site/privacy-page.tsx',
      () => import('../site/privacy-page').then((code) => code.PrivacyPage),
      ['legal'],
    ),
  },
  {
    path: '/terms',
    page: lazyPage(
      'site/terms-page.tsx',
      () => import('../site/terms-page').then((code) => code.TermsPage),
      ['legal'],
    ),
  },
  {
    path: '/accessibility',
    page: lazyPage(
      'site/accessibility-page.tsx',
      () => import('../site/accessibility-page').then((code) => code.AccessibilityPage),
      ['legal'],
    ),
  },
  {
    path: '/legal-notice',
    page: lazyPage('site/legal-notice-page.tsx', () =>
      import('../site/legal-notice-page').then((code) => code.LegalNoticePage),
    ),
  },
  {
    path: '/request-service/:serviceId?',
    page: lazyPage('account/request-service-page.tsx', () =>
      import('../account/request-service-page').then((code) => code.RequestServicePage),
    ),
    guard: 'verified',
    notice: 'services',
  },
  {
    path: '/book-consultation',
    page: lazyPage('account/book-consultation-page.tsx', () =>
      import('../account/book-consultation-page').then((code) => code.BookConsultationPage),
    ),
    guard: 'verified',
    notice: 'consultation',
  },
  {
    path: '/guide/:step?',
    page: lazyPage('site/guide-page.tsx', () =>
      import('../site/guide-page').then((code) => code.GuidePage),
    ),
  },
  {
    path: '/join',
    page: redirectPage('/join-team'),
  },
  {
    path: '/join-team',
    page: lazyPage('site/join-team-page.tsx', () =>
      import('../site/join-team-page').then((code) => code.JoinTeamPage),
    ),
    guard: 'verified',
    notice: 'join',
  },
  {
    path: '/role/:slug',
    page: lazyPage('site/role-page.tsx', () =>
      import('../site/role-page').then((code) => code.RolePage),
    ),
    guard: 'detail',
  },
  {
    path: '/auth',
    page: lazyPage(
      'account/auth-page.tsx',
      () => import('../account/auth-page').then((code) => code.AuthPage),
      ['account'],
    ),
  },
  {
    path: '/verify-email/:token?',
    page: lazyPage('account/verify-email-page.tsx', () =>
      import('../account/verify-email-page').then((code) => code.VerifyEmailPage),
    ),
  },
  {
    path: '/not-me/:token?',
    page: lazyPage(
      'account/not-me-page.tsx',
      () => import('../account/not-me-page').then((code) => code.NotMePage),
      ['account'],
    ),
  },
  {
    path: '/earlier-requests/:token?',
    page: lazyPage(
      'account/earlier-requests-page.tsx',
      () => import('../account/earlier-requests-page').then((code) => code.EarlierRequestsPage),
      ['account'],
    ),
  },
  {
    path: '/forgot-password',
    page: lazyPage(
      'account/forgot-password-page.tsx',
      () => import('../account/forgot-password-page').then((code) => code.ForgotPasswordPage),
      ['account'],
    ),
  },
  {
    path: '/reset-password/:token?',
    page: lazyPage(
      'account/reset-password-page.tsx',
      () => import('../account/reset-password-page').then((code) => code.ResetPasswordPage),
      ['account'],
    ),
  },
  {
    path: '/undo-email-change/:token?',
    page: lazyPage(
      'account/undo-email-change-page.tsx',
      () => import('../account/undo-email-change-page').then((code) => code.UndoEmailChangePage),
      ['account'],
    ),
  },
  {
    path: '/account',
    page: ACCOUNT_PAGE,
    guard: 'signedIn',
  },
  {
    path: '/account/notifications',
    page: ACCOUNT_PAGE,
    guard: 'signedIn',
  },
  {
    path: '/account/requests/:id',
    page: apolloPage(
      'account/request-detail-page.tsx',
      () => import('../account/request-detail-page').then((code) => code.RequestDetailPage),
      ['account'],
    ),
    guard: 'signedIn',
  },
  {
    path: '/account/messages/:id',
    page: apolloPage(
      'account/message-detail-page.tsx',
      () => import('../account/message-detail-page').then((code) => code.MessageDetailPage),
      ['account'],
    ),
    guard: 'signedIn',
  },
  {
    path: '/account/applications/:id',
    page: apolloPage(
      'account/application-detail-page.tsx',
      () => import('../account/application-detail-page').then((code) => code.ApplicationDetailPage),
      ['account'],
    ),
    guard: 'signedIn',
  },
  {
    path: '/account/consultations/:id',
    page: apolloPage(
      'account/consultation-detail-page.tsx',
      () =>
        import('../account/consultation-detail-page').then((code) => code.ConsultationDetailPage),
      ['account'],
    ),
    guard: 'signedIn',
  },
  {
    path: '/account/quotes/:id',
    page: apolloPage(
      'account/quote-page.tsx',
      () => import('../account/quote-page').then((code) => code.QuotePage),
      ['account'],
    ),
    guard: 'signedIn',
  },
  {
    path: '/dashboard/*',
    page: apolloPage(
      'dashboard/dashboard-app.tsx',
      () => import('../dashboard/dashboard-app').then((code) => code.DashboardApp),
      ['account', 'dashboard'],
    ),
    guard: 'staff',
    bare: true,
  },
];

export const NOT_FOUND_ROUTE: AppRoute = {
  path: '*',
  page: lazyPage('site/not-found-page.tsx', () =>
    import('../site/not-found-page').then((code) => code.NotFoundPage),
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
