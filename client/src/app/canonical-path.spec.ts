import { canonicalPath } from './canonical-path';
import { ROUTE_LOADERS } from './route-loaders';
import { ROUTES } from './routes';

const ID = '0b9f6a52-7f4e-4d57-9a51-1f0c3a6f0d11';
const TOKEN = 'Ab-9_xY';
interface Address {
  path: string;
  keeps?: string;
}
/** A canonical address of every route with a parameter, and the part of it that is case-sensitive. */
const ADDRESSES: Readonly<Record<string, Address>> = {
  '/services/:slug': { path: '/services/legal-audit' },
  '/situations/:door': { path: '/situations/work' },
  '/situation/:slug': { path: '/situation/dismissed' },
  '/guide/:step?': { path: '/guide/work' },
  '/request-service/:serviceId?': { path: '/request-service/legal-audit' },
  '/role/:slug': { path: '/role/lawyer' },
  '/verify-email/:token?': { path: `/verify-email/${TOKEN}`, keeps: TOKEN },
  '/not-me/:token?': { path: `/not-me/${TOKEN}`, keeps: TOKEN },
  '/earlier-requests/:token?': { path: `/earlier-requests/${TOKEN}`, keeps: TOKEN },
  '/reset-password/:token?': { path: `/reset-password/${TOKEN}`, keeps: TOKEN },
  '/undo-email-change/:token?': { path: `/undo-email-change/${TOKEN}`, keeps: TOKEN },
  '/account/requests/:id': { path: `/account/requests/${ID}` },
  '/account/messages/:id': { path: `/account/messages/${ID}` },
  '/account/applications/:id': { path: `/account/applications/${ID}` },
  '/account/consultations/:id': { path: `/account/consultations/${ID}` },
  '/account/quotes/:id': { path: `/account/quotes/${ID}` },
  '/dashboard/*': { path: '/dashboard/users/Row-7', keeps: 'users/Row-7' },
};

const addressOf = (path: string): Address =>
  ADDRESSES[path] ?? { path: /[:*]/.test(path) ? `add ${path} to ADDRESSES` : path };
const routes = ROUTES.map(({ path }) => [path, addressOf(path)] as const);
const inFrench = (path: string) => `/fr${path === '/' ? '' : path}`;

describe.each(routes)('canonicalPath of %s', (_route, address) => {
  const { path, keeps = '' } = address;
  const capitals = path.slice(0, path.length - keeps.length).toUpperCase() + keeps;

  it.each([
    ['its own', path],
    ['its own in French', inFrench(path)],
  ])(`${path} is canonical already (%s)`, (_case, asked) => {
    expect(canonicalPath(asked)).toBeUndefined();
  });

  it.each([
    ['a prefix for Arabic', `/ar${path}`, path],
    ['a prefix for Arabic in capitals', `/AR${path}`, path],
    ['the language in capitals', `/FR${path === '/' ? '' : path}`, inFrench(path)],
    ['capitals under a language', `/fr${capitals}`, inFrench(path)],
    ['two slashes in front', `/${path}`, path],
    ['two slashes behind the language', `/fr/${path}`, inFrench(path)],
    ['a slash at the end under a language', `${inFrench(path)}/`, inFrench(path)],
    ...(path === '/'
      ? []
      : [
          ['capitals', capitals, path],
          ['a slash at the end', `${path}/`, path],
          ['two slashes at the end', `${path}//`, path],
          ['all of it', `//FR/${capitals}//`, inFrench(path)],
        ]),
  ])(`canonicalPath leads to ${path} from %s`, (_case, asked = '', canonical = '') => {
    // Without letters, upper case changes nothing.
    expect(canonicalPath(asked) ?? asked).toBe(canonical);
  });
});

it('every entry of ROUTE_LOADERS belongs to an existing route', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(Object.keys(ROUTE_LOADERS)));
});

it.each([
  ['an optional part that is left out', '/Request-Service/', '/request-service'],
  ['letters in their codes', '/%73ervices/Legal%2Daudit', '/services/legal-audit'],
  ['a mistyped page in a language in capitals', '/EN/no-such-page', '/en/no-such-page'],
  ['a mistyped page with a prefix for Arabic', '/ar//no-such-page', '/no-such-page'],
  ['two slashes inside of a mistyped page', '/no//such///page', '/no/such/page'],
  ['two slashes behind a language', '/fr//elsewhere.example/login', '/fr/elsewhere.example/login'],
  ['two slashes in front', '//elsewhere.example/services/x', '/elsewhere.example/services/x'],
])('%s has its address', (_, asked, canonical) => {
  expect(canonicalPath(asked)).toBe(canonical);
});

it.each([
  '/no-such-page',
  '/No-Such-Page/',
  '/fr/no-such-page/',
  '/services/a/b',
  '/services/a%2Fb',
  '/frites',
])('%s names no page and is left alone', (asked) => {
  expect(canonicalPath(asked)).toBeUndefined();
});

it.each([
  '//elsewhere.example',
  '/ar//elsewhere.example',
  '/FR//elsewhere.example',
  '/ar/%2F%2Fx',
  '/ar/\\elsewhere.example',
  '/ar/%5Celsewhere.example',
])('%s never leads to another site', (asked) => {
  expect(canonicalPath(asked) ?? '/').toMatch(/^\/(?![/\\])/);
});
