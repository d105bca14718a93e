import { alwaysKept, readLocale } from './always-kept';
import { isContact, isFile, isKept, isPage } from './kept-pages';

it.each([
  '/',
  '/fr',
  '/en',
  '/situations/work',
  '/fr/situations/work',
  '/en/situation/unpaid-wages',
])('the page %s may be kept', (path) => expect(isKept(path)).toBe(true));

it.each([
  ...[
    '/account',
    '/fr/account',
    '/contact',
    '/auth',
    '/services',
    '/request-service/x',
    '/dashboard',
  ],
  ...['/graphql', '/api/v1/auth/me', '/situation/a/b', '/situations', '/verify-email/secret'],
])('the page %s is never kept', (path) => expect(isKept(path)).toBe(false));

it.each([
  '/dashboard',
  '/fr/dashboard/faq',
  '/api/v1/files/1',
  '/graphql',
  '/playground',
  '/sw.js',
  '/assets/a.js',
])('%s is left to the network', (path) => expect(isPage(path)).toBe(false));

it('pages of the site are answered while there is no connection', () => {
  for (const path of ['/', '/fr/services', '/contact', '/auth', '/account'])
    expect(isPage(path)).toBe(true);
  expect([isContact('/fr/contact'), isContact('/contact/x')]).toEqual([true, false]);
  expect([isFile('/assets/a.js'), isFile('/public/x.png')]).toEqual([true, false]);
});

it('home and the doors of the language are always kept', () => {
  expect([readLocale('/fr'), readLocale('/france'), readLocale('/en/about')]).toEqual([
    'fr',
    'ar',
    'en',
  ]);
  expect(alwaysKept('ar').slice(0, 2)).toEqual(['/', '/situations/work']);
  expect(alwaysKept('fr').slice(0, 2)).toEqual(['/fr', '/fr/situations/work']);
  for (const path of [...alwaysKept('ar'), ...alwaysKept('fr')]) expect(isKept(path)).toBe(true);
});
