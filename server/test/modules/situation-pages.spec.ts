import sharp from 'sharp';
import request from 'supertest';
import { SITUATION_DOORS } from '../../src/contract/situation-doors.js';
import { TestApp } from '../support/test-app.js';

const HTML = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const DISMISSED = '/situation/dismissed';
const PREFIXES = ['', '/fr', '/en'];
/** One more stands behind police and court: of those who cannot pay a lawyer. */
const countOf = (door: string) => (door === 'justice' ? 8 : 7);

type Data = Record<string, unknown>;

/** The structured data of a page. */
const dataIn = (html: string): Data[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Data,
  );

describe('pages of situations', () => {
  let app: TestApp;
  let admin: string;
  let id: string;

  beforeAll(async () => {
    app = await TestApp.start(__filename, { SERVE_SITE: 'true', SEED: 'all' });
    admin = await app.adminToken();
    const { data } = await app.gql<{ publicSituation: { id: string } }>(
      '{ publicSituation(slug: "dismissed") { id } }',
    );
    id = data.publicSituation.id;
  });
  afterAll(() => app.close());

  const get = (path: string) => request(app.url).get(path).redirects(0);
  const page = (path: string, headers = {}) => get(path).set({ ...HTML, ...headers });
  const sitemap = async () => (await get('/sitemap.xml')).text;

  /** Changes the situation of somebody who was dismissed, as an administrator. */
  async function change(operation: string): Promise<void> {
    const mutation = `mutation ($id: ID!) { ${operation} { id } }`;
    const { code } = await app.gql(mutation, { id }, { token: admin });
    expect(code).toBeUndefined();
  }

  describe.each(PREFIXES)('under "%s"', (prefix) => {
    it.each(SITUATION_DOORS)('the door %s lists its situations', async (door) => {
      const { status, text, headers } = await page(`${prefix}/situations/${door}`);
      expect(status).toBe(200);
      expect(headers['cache-control']).toContain('s-maxage=60');
      const links = text.match(new RegExp(`href="${prefix}/situation/[a-z-]+"`, 'g'));
      expect(links).toHaveLength(countOf(door));
      expect(text).toContain(`<link rel="canonical" href="http://mizan.test${prefix}/situations/`);
      const [found] = dataIn(text) as [{ mainEntity: { itemListElement: { url: string }[] } }];
      expect(found).toMatchObject({
        '@type': 'CollectionPage',
        mainEntity: { '@type': 'ItemList', numberOfItems: countOf(door) },
      });
      for (const { url } of found.mainEntity.itemListElement)
        expect(url).toMatch(new RegExp(`^http://mizan\\.test${prefix}/situation/[a-z-]+$`));
    });

    it('a situation has its steps, its address in three languages and structured data', async () => {
      const { status, text, headers } = await page(prefix + DISMISSED);
      expect(status).toBe(200);
      expect(headers['etag']).toMatch(/^"/);
      expect(text).toContain(`href="${prefix}/request-service/legal-consultation?situation=`);
      expect(text).toContain(`href="${prefix}/book-consultation?type=labor&amp;situation=`);
      expect(text).toContain('href="tel:+213');
      for (const language of ['ar', 'fr', 'en', 'x-default'])
        expect(text).toContain(`hrefLang="${language}"`);
      const locale = prefix.slice(1) || 'ar';
      const share = `http://mizan.test/share-${locale}-situation-dismissed.png`;
      expect(text).toContain(`<meta property="og:image" content="${share}"/>`);
      const [whole, faq] = dataIn(text);
      const crumbs = [prefix || '/', `${prefix}/situations/work`, prefix + DISMISSED];
      expect(whole).toMatchObject({
        '@type': 'WebPage',
        inLanguage: locale,
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((path, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: expect.any(String) as string,
            item: `http://mizan.test${path}`,
          })),
        },
        mainEntity: {
          '@type': 'HowTo',
          name: expect.any(String) as string,
          step: expect.arrayContaining([
            { '@type': 'HowToStep', position: 1, text: expect.any(String) as string },
          ]) as unknown[],
        },
      });
      expect(faq).toMatchObject({ '@type': 'FAQPage' });
    });

    it('the page of legal aid has no text on the law before a lawyer confirmed it, and no link to itself', async () => {
      const { text } = await page(`${prefix}/situation/no-money-for-a-lawyer`);
      expect(text).toContain('id="cost"');
      expect(text).not.toContain('71-57');
      expect(text).not.toContain('/search?q=');
      expect((await page(prefix + DISMISSED)).text).toContain(`href="${prefix}/search?q=`);
    });

    it.each(['/situations/nowhere', '/situations', '/situation/no-such-one', '/situation/a_b'])(
      'the unknown address %s answers 404 and is not cached',
      async (path) => {
        const { status, text, headers } = await page(prefix + path);
        expect(status).toBe(404);
        expect(text).toContain('<meta name="robots" content="noindex"/>');
        expect(headers['cache-control']).toContain('no-store');
      },
    );
  });

  it.each([
    ['/Situations/Work/', '/situations/work'],
    ['/fr/situation/Dismissed', '/fr/situation/dismissed'],
  ])('the address %s redirects permanently to %s', async (path, location) => {
    const { status, headers } = await page(path);
    expect([status, headers['location']]).toEqual([301, location]);
  });

  it('the home page leads to all doors and reads none of their situations', async () => {
    const { text } = await page('/fr');
    for (const door of SITUATION_DOORS) expect(text).toContain(`href="/fr/situations/${door}"`);
    expect(text).toContain('href="/fr/request-service/guide-me"');
    expect(text).not.toContain('situations:work');
  });

  it('a situation that is switched off is neither a page nor in the sitemap, at the next request', async () => {
    const address = '<loc>http://mizan.test/fr/situation/dismissed</loc>';
    expect(await sitemap()).toContain(address);
    expect(await sitemap()).toContain('<loc>http://mizan.test/situations/work</loc>');
    expect((await page(DISMISSED)).status).toBe(200);
    await change('toggleSituationStatus(id: $id)');
    expect(await sitemap()).not.toContain(address);
    expect((await page(DISMISSED)).status).toBe(404);
    expect((await page('/situations/work')).text).not.toContain(`href="${DISMISSED}"`);
    expect((await get('/share-fr-situation-dismissed.png')).status).toBe(404);
    await change('toggleSituationStatus(id: $id)');
    expect(await sitemap()).toContain(address);
  });

  it('the page of a situation shows what the law says only in a language in which it was confirmed', async () => {
    const law = 'Ce texte dit ce que dit la loi.';
    await change(`updateSituation(id: $id, input: { lawFr: "${law}" })`);
    expect((await page(`/fr${DISMISSED}`)).text).not.toContain(law);
    await change('reviewSituationLaw(id: $id, languages: [fr])');
    expect((await page(`/fr${DISMISSED}`)).text).toContain(law);
    expect((await page(`/en${DISMISSED}`)).text).not.toContain(law);
  });

  it.each([
    '/share-ar-door-work.png',
    '/share-fr-door-housing.png',
    '/share-en-situation-dismissed.png',
    '/share-ar-situation-police-summons.png',
  ])('the share picture %s has 1200 by 630 pixels', async (path) => {
    const { status, headers, body } = await get(path).responseType('blob');
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    const { width, height } = await sharp(body as Buffer).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it.each([
    '/share-ar-door-nowhere.png',
    '/share-ar-situation-none.png',
    '/share-de-door-work.png',
  ])('the share picture %s does not exist', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
