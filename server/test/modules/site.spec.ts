import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import sharp from 'sharp';
import request from 'supertest';
import { DEFAULT_FIRM } from '../../src/contract/settings.js';
import { callOperation } from '../support/operation.js';
import type { TestFile } from '../support/multipart.js';
import { aFile, aPicture } from '../support/pictures.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { tellCount } from '../support/tell-count.js';
import { TestApp } from '../support/test-app.js';
import { onServer } from '../support/test-database.js';
import { waitUntil } from '../support/wait-until.js';

const CLIENT = join(__dirname, '../../../client');
const ASSETS = join(CLIENT, 'dist/client/assets');
const OPERATIONS = join(CLIENT, 'src/graphql/generated/persisted-documents.json');
const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
/** Where a server could show what is not for visitors. */
const PRIVATE_PATHS = [
  '/.env',
  '/.env.production',
  '/.git/config',
  '/.git/HEAD',
  '/.npmrc',
  '/.data/secrets.json',
  '/.htpasswd',
  '/.vite/manifest.json',
  '/package.json',
  '/package-lock.json',
  '/docker-compose.yml',
  '/Dockerfile',
  '/server/dist/main.js',
  '/dist/client/index.html',
  '/src/main.tsx',
  '/node_modules/express/package.json',
  '/files/documents/cv.pdf',
  '/documents/cv.pdf',
  '/public/documents/cv.pdf',
  '/api/v1/public/images/..%2f..%2fdocuments%2fcv.pdf',
  '/assets/..%2f..%2f..%2fpackage.json',
  '/backup.zip',
  '/dump.sql',
  '/server.key',
  '/metrics',
];
interface IconOfManifest {
  src: string;
  sizes: string;
}

/** The decoded value of an attribute. */
const unescaped = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** The addresses at which the public reads a service's title. */
const LEGAL_AUDIT = 10;

function publicServicesAddress(language: string): string {
  const operations = JSON.parse(readFileSync(OPERATIONS, 'utf8')) as Record<string, string>;
  const found = Object.entries(operations).find(([, text]) => /query PublicServices\(/.test(text));
  const parameters = new URLSearchParams({
    operationName: 'PublicServices',
    variables: JSON.stringify({ language }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: found?.[0] } }),
    language,
  });
  return `/graphql?${parameters.toString()}`;
}

/** The first answers that come, in the order in which they come. */
function firstOf<T>(asked: readonly Promise<T>[], count: number): Promise<T[]> {
  const answers: T[] = [];
  return new Promise((resolve, reject) => {
    for (const answer of asked)
      answer.then((value) => {
        if (answers.push(value) === count) resolve([...answers]);
      }, reject);
  });
}

/** Scripts of our own, the one that stands in pages (contract/opened-anew.ts), and these hosts. */
const allowing = (hosts = '') => new RegExp(`script-src 'self' 'sha256-[\\w+/]{43}='${hosts};`);

describe('the website', () => {
  let app: TestApp;
  let admin: string;

  beforeAll(async () => {
    app = await TestApp.start(__filename, { SERVE_SITE: 'true' });
    admin = await app.adminToken();
  });
  afterAll(() => app.close());

  const get = (path: string, headers: Record<string, string> = {}) =>
    request(app.url).get(path).set(headers).redirects(0);
  const page = (path: string, headers: Record<string, string> = {}) =>
    get(path, { ...HTML, ...headers });
  const asAdmin = () => ({ Cookie: `token=${admin}; signed_in=1` });

  const rename = (titleFr: string) =>
    app.gql(
      'mutation ($id: Int!, $input: UpdateServiceInput!) { updateService(id: $id, input: $input) { id } }',
      { id: LEGAL_AUDIT, input: { titleFr } },
      { token: admin },
    );

  describe('languages of pages', () => {
    it.each([
      ['/', 'ar', 'rtl', 'قدّم طلبك الآن'],
      ['/services', 'ar', 'rtl', 'خدماتنا'],
      ['/fr', 'fr', 'ltr', 'Nos services'],
      ['/fr/services', 'fr', 'ltr', 'Audit juridique'],
      ['/en', 'en', 'ltr', 'Legal audit'],
    ])('the page %s is rendered in %s, %s', async (path, locale, direction, text) => {
      const { status, text: html, headers } = await page(path);
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${locale}" dir="${direction}">`);
      expect(html).toContain(`<body lang="${locale}" dir="${direction}">`);
      expect(html).toContain(text);
      expect(headers['content-language']).toBe(locale);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html.match(/rel="alternate"/g)?.length).toBeGreaterThanOrEqual(4);
    });

    it.each([
      ['/', 'fr', '/fr'],
      ['/services?q=a%20b', 'en', '/en/services?q=a%20b'],
      ['/?q=1', 'fr', '/fr?q=1'],
      ['/elsewhere.example/x', 'fr', '/fr/elsewhere.example/x'],
    ])('the page %s redirects to the language chosen before, %s', async (path, lang, location) => {
      const { status, headers } = await page(path, { Cookie: `lang=${lang}` });
      expect([status, headers['location']]).toEqual([302, location]);
      expect(headers['vary']).toContain('Cookie');
      expect(headers['cache-control']).toContain('no-store');
    });

    it.each([
      ['/', 'ar'],
      ['/', 'xx'],
      ['/fr', 'en'],
      ['/en/services', 'fr'],
    ])('the page %s does not redirect when the chosen language is %s', async (path, lang) => {
      expect((await page(path, { Cookie: `lang=${lang}` })).status).toBe(200);
    });
  });

  describe('addresses of pages', () => {
    it.each(['/nowhere', '/fr/nowhere', '/services/a/b', '/elsewhere.example/'])(
      'the unknown address %s answers 404 with a page',
      async (path) => {
        const { status, text, headers } = await page(path);
        expect(status).toBe(404);
        expect(text).toContain('<div id="root"><');
        expect(headers['cache-control']).toContain('no-store');
      },
    );

    it.each([
      '/.env',
      '/.vite/manifest.json',
      '/index.html',
      '/playground.html',
      '/assets/../index.html',
      '/assets/%2e%2e/.vite/manifest.json',
      '/assets/none.js',
      '/assets/',
      '/locales/de/translation.json',
      '/locales/fr',
      '/%E0%A4%A',
      '/../package.json',
    ])('the address %s answers 404 without a page', async (path) => {
      const { status, text, headers } = await page(path);
      expect(status).toBe(404);
      expect(text).not.toContain('<!doctype html>');
      expect(headers['cache-control']).toContain('no-store');
    });

    it.each(PRIVATE_PATHS)('the private path %s is not found, whoever asks', async (path) => {
      const asked = [page(path), page(path, asAdmin()), get(path, { Accept: '*/*' })];
      for (const { status, text } of await Promise.all(asked)) {
        expect(status).toBe(404);
        expect(text).not.toMatch(/sourcesContent|dependencies|DATABASE_URL|\[core\]|BEGIN |%PDF/);
      }
    });

    it('at least 18 private paths are tried', () => {
      tellCount('private paths', PRIVATE_PATHS.length);
      expect(PRIVATE_PATHS.length).toBeGreaterThanOrEqual(18);
    });

    it.each([
      ['/Services', '/services'],
      ['/services/', '/services'],
      ['/services/?q=a%20b&page=2', '/services?q=a%20b&page=2'],
      ['/FR/services', '/fr/services'],
      ['/ar/services?q=x', '/services?q=x'],
      ['/fr/', '/fr'],
      ['//fr//services', '/fr/services'],
      ['/Account/', '/account'],
      ['/Dashboard/users', '/dashboard/users'],
      ['/join?role=lawyer', '/join-team?role=lawyer'],
      ['/fr/services/10', '/fr/services/legal-audit'],
      ['/services/10?from=mail', '/services/legal-audit?from=mail'],
      ['/en/request-service/10', '/en/request-service/legal-audit'],
      ['//elsewhere.example/', '/elsewhere.example/'],
      ['/fr//elsewhere.example/login', '/fr/elsewhere.example/login'],
      ['/nowhere//at///all?q=//x', '/nowhere/at/all?q=//x'],
    ])('the address %s redirects permanently to %s', async (path, location) => {
      // The canonical page may be cached by now, and must not be served for other spellings.
      await page(location);
      const { status, headers } = await page(path);
      expect([status, headers['location']]).toEqual([301, location]);
      expect(headers['cache-control']).toBeDefined();
    });

    it.each([
      ['/services/999', 'ar', 'الخدمة غير موجودة'],
      ['/fr/services/999', 'fr', 'Service introuvable'],
      ['/en/services/no-such-service', 'en', 'Service not found'],
      ['/fr/role/no-such-role', 'fr', 'Poste introuvable'],
    ])(
      '%s answers 404 with a message in %s instead of the sign-in page',
      async (path, locale, heading) => {
        for (const headers of [{}, asAdmin()]) {
          const { status, text } = await page(path, headers);
          expect(status).toBe(404);
          expect(text).toContain(`<html lang="${locale}"`);
          expect(text).toMatch(new RegExp(`<h1[^>]*>${heading}`, 'i'));
          expect(text).toContain('<meta name="robots" content="noindex"/>');
        }
      },
    );

    it.each(['/en/%5Celsewhere.example/login', '/fr/%2F%2Felsewhere.example/login'])(
      'no link of the page at %s leaves the site',
      async (path) => {
        const { text } = await page(path);
        const links = [...text.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href ?? '');
        expect(links.length).toBeGreaterThan(5);
        for (const link of links) expect(link).not.toMatch(/^[/\\]{2}|^https?:.*elsewhere/);
      },
    );

    it('an unknown address answers JSON to programs', async () => {
      const { status, body } = await get('/nowhere', { Accept: 'application/json' });
      expect([status, body]).toMatchObject([404, { success: false, error: 'ROUTE_NOT_FOUND' }]);
      const { status: posted } = await request(app.url).post('/services').send({});
      expect(posted).toBe(404);
    });

    it('a protected page redirects to the sign-in page, which leads back', async () => {
      const { status, headers } = await page('/fr/services/legal-audit');
      const location = `/fr/auth?from=${encodeURIComponent('/services/legal-audit')}`;
      expect([status, headers['location']]).toEqual([302, location]);
      expect((await page('/dashboard/users')).headers['location']).toBe(
        `/auth?from=${encodeURIComponent('/dashboard/users')}`,
      );
    });

    it.each([
      ['/account', { site: 'cross-site', mode: 'navigate' }, 'asks for itself'],
      ['/fr/account', { site: 'cross-site', mode: 'navigate' }, 'asks for itself'],
      ['/dashboard', { site: 'cross-site', mode: 'navigate' }, 'asks for itself'],
      ['/contact', { site: 'cross-site', mode: 'navigate' }, 'asks for itself'],
      ['/account', { site: 'same-origin', mode: 'navigate' }, 'redirects'],
      ['/account', { site: 'same-site', mode: 'navigate' }, 'redirects'],
      ['/account', { site: 'none', mode: 'navigate' }, 'redirects'],
      ['/account', { site: 'cross-site', mode: 'no-cors' }, 'redirects'],
      ['/account', { site: 'cross-site', mode: 'navigate', Cookie: 'again=1' }, 'redirects'],
      ['/', { site: 'cross-site', mode: 'navigate' }, 'is shown'],
    ])('the page %s opened with %j %s', async (path, { site, mode, ...headers }, outcome) => {
      const sent = { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': mode, ...headers };
      const answer = await page(path, sent);
      const isAgain = answer.status === 200 && answer.text.includes('http-equiv="refresh"');
      const found = answer.status === 302 ? 'redirects' : isAgain ? 'asks for itself' : 'is shown';
      expect(found).toBe(outcome);
      if (isAgain) expect(answer.headers['cache-control']).toBe('private, no-store');
    });

    it('a protected page is shown to signed-in users', async () => {
      const { status, text } = await page('/fr/services/legal-audit', asAdmin());
      expect(status).toBe(200);
      expect(text).toContain('Audit juridique');
    });

    it('dashboard pages are sent as an empty shell', async () => {
      const { status, text } = await page('/dashboard', asAdmin());
      expect(status).toBe(200);
      expect(text).toContain('<div id="root"></div>');
    });

    it.each(['ar', 'fr', 'en'] as const)(
      'the site has a manifest and icons in %s',
      async (locale) => {
        const { text: html } = await page(locale === 'ar' ? '/about' : `/${locale}/about`);
        const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? '';
        const { text, headers } = await get(address);
        expect(headers['content-type']).toContain('application/manifest+json');
        const manifest = JSON.parse(text) as Record<string, unknown> & { icons: IconOfManifest[] };
        expect(manifest).toMatchObject({
          name: DEFAULT_FIRM.name[locale],
          short_name: DEFAULT_FIRM.shortName[locale],
          lang: locale,
          dir: locale === 'ar' ? 'rtl' : 'ltr',
          start_url: locale === 'ar' ? '/' : `/${locale}`,
          theme_color: /<meta name="theme-color" content="([^"]+)"/.exec(html)?.[1],
        });
        const touch = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1] ?? '';
        for (const { src, sizes } of [...manifest.icons, { src: touch, sizes: '180x180' }]) {
          const { body } = await get(src).responseType('blob');
          const { width, height, format } = await sharp(body as Buffer).metadata();
          expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
        }
      },
    );

    it('the site answers /favicon.ico', async () => {
      const { status, headers, body } = await get('/favicon.ico').responseType('blob');
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('icon');
      // the header of an icon file with three pictures
      expect([...(body as Buffer).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
    });

    describe.each(['', '/fr', '/en'])('pages under "%s"', (prefix) => {
      const closed = ['/contact', '/library', '/join-team', '/request-service', '/account'];
      const forms = ['/auth', '/auth?mode=register', '/forgot-password'];
      const links = ['/reset-password/no-token', '/verify-email/no-token', '/no-such-page'];
      const open = ['/', '/about', '/services', '/privacy', '/terms'];

      async function lineOf(path: string, headers: Record<string, string>) {
        const { status, text } = await page(prefix + (path === '/' && prefix ? '' : path), headers);
        const found = /<meta name="description" content="([^"]*)"/.exec(text)?.[1] ?? '';
        const description = unescaped(found);
        const isLine = description.length >= 40 && description.length <= 170;
        const isIndexed = !text.includes('<meta name="robots" content="noindex"/>');
        // React's sign of a part that the server left to the browser
        const isWhole = !text.includes('<!--$!-->');
        return { path, status, description: isLine || description, isIndexed, isWhole };
      }

      /** Each page with its path, status and description, whether it is indexed and whole. */
      async function readPages() {
        const { body } = await get('/public/services?limit=100');
        const { services } = (body as { data: { services: { slug: string }[] } }).data;
        expect(services.length).toBeGreaterThan(10);
        const signedIn = [...closed, ...services.map(({ slug }) => `/services/${slug}`)];
        const few = pLimit(4);
        return Promise.all([
          ...[...open, ...forms, ...links].map((path) => few(() => lineOf(path, {}))),
          ...signedIn.map((path) => few(() => lineOf(path, asAdmin()))),
        ]);
      }
      let pages: ReturnType<typeof readPages> | undefined;

      it('pages are rendered whole on the server, with a description', async () => {
        const read = await (pages ??= readPages());
        expect(read).toEqual(
          read.map((each) => ({
            ...each,
            status: each.path === '/no-such-page' ? 404 : 200,
            description: true,
            isWhole: true,
          })),
        );
      });

      it('public pages are indexed, and personal pages are noindex', async () => {
        const read = await (pages ??= readPages());
        expect(read.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)).toEqual(open);
      });
    });

    it('the sitemap lists the public pages in three languages', async () => {
      const { text: robots } = await get('/robots.txt');
      expect(robots).toContain('Sitemap: http://mizan.test/sitemap.xml');
      const { text: sitemap, headers } = await get('/sitemap.xml');
      expect(headers['content-type']).toContain('xml');
      expect(sitemap).toContain('<loc>http://mizan.test/fr/services</loc>');
      expect(sitemap).toContain('hreflang="x-default" href="http://mizan.test/services"');
      for (const path of ['about', 'privacy', 'terms']) {
        expect(sitemap).toContain(`<loc>http://mizan.test/${path}</loc>`);
      }
      expect(sitemap).not.toMatch(/account|dashboard|auth|library|contact/);
    });

    it('/graphql redirects browsers to the playground, but not programs', async () => {
      const { status, headers } = await page('/graphql');
      expect([status, headers['location']]).toEqual([302, '/playground']);
      expect((await page('/playground')).text).toContain('<div id="playground">');
      const asked = await get('/graphql?query={__typename}', {
        'apollo-require-preflight': 'true',
      });
      expect(asked.body).toEqual({ data: { __typename: 'Query' } });
    });
  });

  describe('files of the build', () => {
    const assets = () => readdirSync(ASSETS);

    it('the build has no source maps', () => {
      expect(assets().filter((name) => name.endsWith('.map'))).toEqual([]);
      const scripts = assets().filter((name) => name.endsWith('.js'));
      expect(scripts.length).toBeGreaterThan(5);
      for (const name of scripts) {
        expect(readFileSync(join(ASSETS, name), 'utf8')).not.toMatch(
          /^\/\/# sourceMappingURL=\S+\.map/m,
        );
      }
    });

    it.each([
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ])(
      'hashed files are immutable, and encoded for Accept-Encoding: %s',
      async (accepted, encoding) => {
        const name = assets().find((each) => each.startsWith('vendor') && each.endsWith('.js'));
        const { status, headers } = await get(`/assets/${name}`, { 'Accept-Encoding': accepted });
        expect(status).toBe(200);
        expect(headers['cache-control']).toMatch(/public, ?max-age=31536000, ?immutable/);
        expect(headers['content-encoding']).toBe(encoding);
        expect((await get(`/assets/${name}.br`)).status).toBe(404);
      },
    );

    it.each(['ar', 'fr', 'en'])('translations in %s have an immutable address', async (locale) => {
      const asked = /\/locales\/\w+\/site\.json\?v=\w+/.exec((await page('/')).text)?.[0];
      const path = (asked ?? '').replace('/ar/', `/${locale}/`);
      const { status, body, headers } = await get(path.replace('site', 'translation'));
      expect(status).toBe(200);
      expect(body).toHaveProperty('common.firm');
      expect(body).toHaveProperty('dashboard.title');
      expect(headers['cache-control']).toContain('immutable');
      const plain = await get(`/locales/${locale}/translation.json?v=other`);
      expect(plain.headers['cache-control']).toContain('must-revalidate');
      const known = { 'If-None-Match': plain.headers['etag'] ?? '' };
      expect((await get(`/locales/${locale}/translation.json`, known)).status).toBe(304);
    });

    it('a page preloads the parts of the texts that it needs', async () => {
      const partsOf = async (path: string) =>
        [...(await page(path)).text.matchAll(/href="\/locales\/ar\/(\w+)\.json/g)].map(
          ([, part]) => part,
        );
      expect(await partsOf('/')).toEqual(['site']);
      expect(await partsOf('/auth')).toEqual(['site', 'account']);
      const { body } = await get('/locales/fr/site.json');
      expect(body).toHaveProperty('common.firm');
      expect(body).not.toHaveProperty('dashboard.title');
    });
  });

  describe('caching of pages', () => {
    const kept = ['/', '/fr', '/en/services', '/auth', '/public/services?language=fr'];

    it.each(kept)('%s has a strong ETag and is not sent twice', async (path) => {
      const { headers } = await page(path, { 'Accept-Encoding': 'gzip' });
      expect(headers['etag']).toMatch(/^"[\w-]+-gzip"$/);
      expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60/);
      const again = await page(path, { 'If-None-Match': headers['etag'] ?? '' });
      expect([again.status, again.text]).toEqual([304, '']);
      const head = await request(app.url)
        .head(path)
        .set({ ...HTML, 'Accept-Encoding': 'gzip' });
      expect([head.status, head.headers['etag']]).toEqual([200, headers['etag']]);
    });

    it.each(['/favicon.svg', '/robots.txt', '/sitemap.xml', '/sw.js'])(
      '%s has an ETag',
      async (path) => {
        const { etag } = (await get(path)).headers;
        expect(etag).toBeDefined();
        expect((await get(path, { 'If-None-Match': etag ?? '' })).status).toBe(304);
      },
    );

    it('the worker for reading offline is asked for again each time, and may run', async () => {
      const { status, headers } = await get('/sw.js');
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(headers['content-type']).toMatch(/^text\/javascript/);
      expect(headers['content-security-policy']).toContain("worker-src 'self'");
      expect((await get('/sw-off.js')).status).toBe(404);
    });

    it('a page and its ETag are the same in every process', async () => {
      const other = await app.beside({ SERVE_SITE: 'true' });
      const tags = await Promise.all(
        [app, other].map(
          async ({ url }) => (await request(url).get('/').set(HTML)).headers['etag'],
        ),
      );
      await other.close();
      expect(tags[1]).toBe(tags[0]);
    });

    it('a change by an administrator is on every public address at the next request', async () => {
      const ways = [
        '/fr',
        '/fr/services',
        '/public/services?language=fr',
        publicServicesAddress('fr'),
      ];
      for (const path of ways) await page(path);
      for (const title of ['Audit des contrats', 'Audit juridique']) {
        expect((await rename(title)).code).toBeUndefined();
        for (const path of ways) expect((await page(path)).text).toContain(title);
      }
    });

    it('a persisted query by GET needs no CSRF header, cached or not', async () => {
      const address = publicServicesAddress('en');
      for (let time = 0; time < 2; time += 1) {
        const { status, body, headers } = await get(address, { Accept: 'application/json' });
        expect([status, body]).toMatchObject([200, { data: { publicServices: {} } }]);
        expect(headers['cache-control']).toContain('stale-while-revalidate');
      }
    });

    it.each(['/', '/fr/services', '/public/services?language=fr'])(
      '%s is not cached for signed-in users',
      async (path) => {
        await page(path);
        const { status, headers } = await page(path, asAdmin());
        expect(status).toBe(200);
        expect(headers['cache-control']).toContain('no-store');
        expect(headers['etag'] ?? '').not.toMatch(/^"/);
      },
    );

    it('a page of a signed-in user is not shown to others', async () => {
      const mine = await page('/fr', asAdmin());
      expect(mine.text).toContain('"role":"admin"');
      expect((await page('/fr')).text).not.toContain('"role":"admin"');
    });

    it.each([
      ['a parameter that means nothing', '/?x=1', {}],
      ['parameters of a campaign', '/fr/services?utm_source=mail&fbclid=abc', {}],
      ['a foreign origin', '/', { Origin: 'https://elsewhere.example' }],
      ['a token, which pages do not read', '/', { Authorization: 'Bearer a.b.c' }],
      ['a token of nobody', '/fr', { Cookie: 'token=a.b.c; signed_in=1' }],
      ['a token of nobody and a parameter', '/fr?x=2', { Cookie: 'signed_in=1; token=a.b.c' }],
      ['the mark of a session alone', '/services', { Cookie: 'signed_in=1' }],
    ])('the shared page is sent to a request with %s', async (_, path, headers) => {
      const shared = await page(path.replace(/\?.*/, ''));
      const { status, text, headers: sent } = await page(path, headers);
      expect([status, sent['etag'], text]).toEqual([200, shared.headers['etag'], shared.text]);
      expect(sent['access-control-allow-origin']).toBeUndefined();
      expect(text).not.toContain('x=2');
    });

    it('a visitor whose session has ended gets the shared page, whoever asks for it first', async () => {
      const token = await app.adminToken();
      const { status } = await app.rest('POST', '/auth/logout', { token });
      expect(status).toBeLessThan(300);
      const cookie = { Cookie: `signed_in=1; token=${token}` };
      const first = await page('/terms', cookie);
      expect([first.status, first.headers['cache-control']]).toEqual([
        200,
        expect.stringContaining('s-maxage'),
      ]);
      expect(first.headers['etag']).toBe((await page('/terms')).headers['etag']);
    });

    it('the query of one visitor is on no cached page', async () => {
      await page('/en/about?utm_source=%22%3E%3Cb%3Esecret-campaign', {
        Origin: 'https://secret-campaign.example',
      });
      const { text, headers } = await page('/en/about');
      expect(text + JSON.stringify(headers)).not.toContain('secret-campaign');
    });

    it.each(['/privacy', '/fr/privacy', '/public/faqs?language=en'])(
      'the first HEAD of %s has the headers of its GET',
      async (path) => {
        const asked = { ...HTML, 'Accept-Encoding': 'gzip' };
        const head = await request(app.url).head(path).set(asked);
        const { headers } = await page(path, asked);
        expect([head.status, head.headers['etag'], head.headers['cache-control']]).toEqual([
          200,
          headers['etag'],
          headers['cache-control'],
        ]);
        expect(head.headers['etag']).toBeDefined();
        expect(head.text ?? '').toBe('');
      },
    );

    it.each([
      '/auth?from=%2Fcontact',
      '/auth?mode=register',
      '/verify-email/some-token',
      '/reset-password/some-token',
      '/nowhere',
    ])('%s is not cached, since it differs from visitor to visitor', async (path) => {
      expect((await page(path)).headers['cache-control']).toContain('no-store');
    });

    it('a page removes the cookies of a session that has ended', async () => {
      const { status, headers } = await page('/account', { Cookie: 'token=a.b.c; signed_in=1' });
      expect([status, headers['location']]).toEqual([302, '/auth?from=%2Faccount']);
      expect(String(headers['set-cookie'])).toContain('token=;');
    });
  });

  describe('settings on pages', () => {
    const inBuild = (name: string) => readFileSync(join(CLIENT, 'dist/client', name));
    const picture = async (path: string) => (await get(path).responseType('blob')).body as Buffer;
    async function shapeOf(bytes: Buffer) {
      const { format, width, height } = await sharp(bytes).metadata();
      return { format, width, height };
    }
    const save = async (general: object) => {
      const answer = await app.rest('PUT', '/settings', { token: admin, body: { general } });
      expect(answer.status).toBe(200);
    };

    it('a renamed firm is in titles, texts, structured data and the manifest, on every process', async () => {
      const beside = await app.beside({ SERVE_SITE: 'true' });
      const elsewhere = async (path: string) =>
        (await request(beside.url).get(path).set(HTML).redirects(0)).text;
      for (const path of ['/fr', '/fr/about']) {
        expect((await page(path)).text).toContain('Mizan');
        expect(await elsewhere(path)).toContain('Mizan');
      }
      await save({
        siteNameFr: 'Cabinet <El Adala>',
        siteShortNameFr: 'El Adala',
        siteDescriptionFr: 'Le droit pour tous, à Oran.',
      });
      const { text } = await page('/fr');
      expect(text).toContain('<title>El Adala · ');
      expect(text).toContain('content="Le droit pour tous, à Oran."');
      expect(text).toContain('"name":"Cabinet \\u003cEl Adala>"');
      expect((await page('/fr/about')).text).toContain('Cabinet &lt;El Adala&gt;</title>');
      await waitUntil('the other process', async () => !/Mizan/.test(await elsewhere('/fr')));
      for (const path of ['/fr', '/fr/about', '/fr/terms', '/fr/auth'])
        expect((await page(path)).text).not.toContain('Mizan');
      const shell = await page('/fr/dashboard', asAdmin());
      expect(shell.text).toContain('<title>El Adala</title>');
      expect(shell.text).toContain('"firmShort":"El Adala"');
      const { text: manifest } = await get('/manifest-fr.webmanifest');
      expect(JSON.parse(manifest)).toMatchObject({ short_name: 'El Adala' });
      const [named, built] = [await picture('/share-fr.png'), inBuild('share-fr.png')];
      expect(named.equals(built)).toBe(false);
      expect(await shapeOf(named)).toEqual({ format: 'png', width: 1200, height: 630 });
      expect((await picture('/share-en.png')).equals(inBuild('share-en.png'))).toBe(true);
      await save({ siteNameFr: null, siteShortNameFr: null, siteDescriptionFr: null });
      await beside.close();
    });

    it('a logo and a share picture are on pages and in icons, until they are removed', async () => {
      const send = (name: string, file: TestFile) =>
        callOperation<{ general: Record<string, string> }>(
          app,
          ['mutation', 'updateSettings'],
          { input: { general: {} } },
          { token: admin, files: { [`input.general.${name}`]: file } },
        );
      const upload = async (name: string, size: object) =>
        send(name, aFile(await aPicture('png', size)));
      const put = (path: string, files: Record<string, TestFile>, body = {}) =>
        app.rest<{ general: Record<string, string> }>('PUT', `/settings/${path}`, {
          ...{ token: admin, files, body },
        });
      const saved = expectDone(await upload('logo', { width: 300, height: 200 }));
      const logo = saved.general['logo']!;
      expect((await get(logo)).headers['content-type']).toBe('image/webp');
      expect((await page('/fr')).text).toContain(`src="${logo}"`);
      const icons = ['/icon-192.png', '/apple-touch-icon.png', '/share-fr.png'];
      for (const path of icons)
        expect((await picture(path)).equals(inBuild(path.slice(1)))).toBe(false);
      expect((await get('/favicon.svg').responseType('blob')).body.toString()).toContain(
        'data:image/png',
      );
      expectDone(await upload('sharePicture', { width: 900, height: 900 }));
      expect(await shapeOf(await picture('/share-ar.png'))).toMatchObject({
        width: 1200,
        height: 630,
      });
      const svg = aFile('<svg/>', 'logo.svg', 'image/svg+xml');
      expectRefused(await send('logo', svg), 'UNSUPPORTED_MEDIA_TYPE', 'general.logo');
      const square = aFile(await aPicture('png', { width: 200, height: 200 }));
      const { general } = expectDone(await put('logo', { logo: square }));
      expect((await page('/fr')).text).toContain(`src="${general['logo']}"`);
      expect((await get(logo)).status).toBe(404);
      const shared = expectDone(await put('share-picture', { sharePicture: square })).general;
      expect(shared).toMatchObject({ logo: general['logo'] });
      expectRefused(await put('logo', { logo: svg }), 'UNSUPPORTED_MEDIA_TYPE', 'logo');
      expectRefused(await put('logo', {}, { version: 1 }), 'BAD_USER_INPUT', 'logo');
      const stale = { version: general['version'] };
      expectRefused(await put('logo', { logo: square }, stale), 'STALE_WRITE');
      await save({ logo: null, sharePicture: null });
      expect((await page('/fr')).text).not.toContain(general['logo']);
      for (const path of icons)
        expect((await picture(path)).equals(inBuild(path.slice(1)))).toBe(true);
      expect((await get(general['logo']!)).status).toBe(404);
    });

    it('pages allow the hosts of a service that counts visits only while the settings name it', async () => {
      const integrate = (integrations: object) =>
        app.rest('PUT', '/settings', { token: admin, body: { integrations } });
      const policyOf = async (path: string, headers = {}) =>
        (await page(path, headers)).headers['content-security-policy'] ?? '';
      expect(await policyOf('/fr')).not.toMatch(/google|facebook/);
      expect((await page('/fr/privacy')).text).not.toContain('id="statistics"');
      const bad = await integrate({ googleAnalytics: 'UA-1"', facebookPixel: 'me' });
      const fields = ['integrations.googleAnalytics', 'integrations.facebookPixel'];
      expectRefused(bad, 'BAD_USER_INPUT', ...fields);
      expectDone(await integrate({ googleAnalytics: 'G-AB12CD34EF' }));
      for (const path of ['/fr', '/fr', '/fr/terms']) {
        const policy = await policyOf(path);
        expect(policy).toMatch(allowing(' https://www\\.googletagmanager\\.com'));
        expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
        expect(policy).not.toContain('facebook');
      }
      expect(await policyOf('/dashboard', asAdmin())).not.toContain('google');
      const privacy = (await page('/fr/privacy')).text;
      expect(privacy).toContain('id="statistics"');
      expect(privacy).toContain('"googleAnalytics":"G-AB12CD34EF"');
      // nothing is loaded before the visitor agrees
      expect(privacy).not.toMatch(/<script[^>]+google/);
      expectDone(await integrate({ googleAnalytics: null, facebookPixel: '1234567890123' }));
      expect(await policyOf('/fr')).toMatch(allowing(' https://connect\\.facebook\\.net'));
      expectDone(await integrate({ facebookPixel: null }));
      expect(await policyOf('/fr')).not.toMatch(/google|facebook/);
    });

    it('Arabic pages write dates with Arabic digits, if the settings say so', async () => {
      expect((await page('/privacy')).text).not.toContain('٢٠٢٦');
      await save({ arabicDates: 'ar_SA' });
      expect((await page('/privacy')).text).toContain('٢٠٢٦');
      await save({ arabicDates: null });
      expect((await page('/privacy')).text).not.toContain('٢٠٢٦');
    });

    it('pages of services and jobs need a sign-in, until the settings open them', async () => {
      const address = '/fr/services/legal-audit';
      expect((await page(address)).status).toBe(302);
      await save({ publicDetailPages: true });
      const open = await page(address);
      expect(open.status).toBe(200);
      expect(open.text).toContain('rel="canonical"');
      expect(open.text).not.toContain('noindex');
      await save({ publicDetailPages: null });
      expect((await page(address)).status).toBe(302);
    });
  });

  it('pages that no cache answers count towards the limit of calls from one address', async () => {
    // ten calls a page
    const limited = await app.beside({ SERVE_SITE: 'true', RATE_LIMIT_FACTOR: '0.05' });
    const statusOf = async (path: string) =>
      (await request(limited.url).get(path).set(HTML)).status;
    try {
      expect(await statusOf('/')).toBe(200);
      const statuses = [await statusOf('/nowhere'), await statusOf('/auth?from=%2Fcontact')];
      const refused = await request(limited.url).get('/nowhere').set(HTML);
      expect([...statuses, refused.status]).toEqual([404, 200, 429]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(await statusOf('/')).toBe(200);
    } finally {
      await limited.close();
    }
  });

  it('more pages at once than can be rendered soon are refused with a time to wait', async () => {
    const asked: Promise<request.Response>[] = [];
    await onServer(app.database.url, async (holder) => {
      await holder.query('BEGIN; LOCK TABLE services IN ACCESS EXCLUSIVE MODE');
      for (let index = 0; index < 50; index += 1) asked.push(page(`/services/no-such-${index}`));
      const refused = await firstOf(asked, 6);
      await holder.query('ROLLBACK');
      for (const { status, headers, text } of refused) {
        expect([status, Number(headers['retry-after'])]).toEqual([503, 2]);
        // the browser renders it
        expect(text).toContain('<div id="root"></div>');
      }
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(44);
  });

  it('in production pages have one host, and health checks any', async () => {
    const production = await app.beside({
      SERVE_SITE: 'true',
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://mizan.example',
      RATE_LIMIT_FACTOR: '',
    });
    const asked = (path: string, host: string) =>
      request(production.url)
        .get(path)
        .set({ ...HTML, Host: host });
    try {
      await asked('/', 'mizan.example');
      for (const host of ['www.mizan.example', 'evil.test', 'mizan.example:8080']) {
        const { status, headers } = await asked('/fr/services?q=x', host);
        expect([status, headers['location']]).toEqual([
          301,
          'https://mizan.example/fr/services?q=x',
        ]);
        expect((await asked('//evil.test/x', host)).headers['location']).toBe(
          'https://mizan.example/evil.test/x',
        );
        expect((await asked('/health/live', host)).status).toBe(200);
      }
      for (const host of ['mizan.example', 'MIZAN.EXAMPLE', 'localhost', '127.0.0.1:3000', 'app'])
        expect((await asked('/', host)).status).toBe(200);
    } finally {
      await production.close();
    }
  });

  describe('security headers of pages', () => {
    it.each([
      ['a page', '/'],
      ['a page again', '/'],
      ['a missing page', '/nowhere'],
      ['a closed page', '/account'],
      ['a script', 'asset'],
      ['a missing script', '/assets/none.js'],
      ['translations', '/locales/fr/translation.json'],
      ['robots.txt', '/robots.txt'],
      ['the icon', '/favicon.svg'],
      ['the playground', '/playground'],
      ['a public read', '/public/services'],
      ['a public read again', '/public/services'],
      ['a read by hash', publicServicesAddress('ar')],
    ])('the security headers are on %s', async (_, path) => {
      const script = readdirSync(ASSETS).find((name) => name.endsWith('.js'));
      const address = path === 'asset' ? `/assets/${script}` : path;
      const { headers } = await page(address);
      expect(headers['content-security-policy']).toMatch(allowing());
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['cache-control']).toBeDefined();
    });
  });
});
