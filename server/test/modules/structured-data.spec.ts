import request from 'supertest';
import { type Locale, LOCALES } from '../../src/contract/locales.js';
import { SITUATION_DOORS } from '../../src/contract/situation-doors.js';
import { inAllLocales } from '../../src/modules/site/page-address.js';
import { INDEXED_PAGES } from '../../src/modules/site/public-pages.js';
import { callOperation } from '../support/operation.js';
import { expectDone } from '../support/refusals.js';
import { SchemaVocabulary } from '../support/schema-vocabulary.js';
import { jsonLdIn, StructuredDataCheck } from '../support/structured-data.js';
import { tellCount } from '../support/tell-count.js';
import { TestApp } from '../support/test-app.js';

const ORIGIN = 'http://mizan.test';
/** The kinds that must be on some page, so that no page without data passes for one with good data. */
const SHOWN = [
  ...['LegalService', 'FAQPage', 'BreadcrumbList', 'ItemList', 'HowTo', 'JobPosting'],
  ...['CollectionPage', 'WebPage', 'AboutPage'],
];

interface Listed {
  items: { slug: string; door?: string }[];
}

const vocabulary = new SchemaVocabulary();
const check = new StructuredDataCheck(vocabulary, ORIGIN);

describe('the structured data of the site', () => {
  let app: TestApp;
  const found = new Map<string, number>();

  beforeAll(async () => {
    app = await TestApp.start(__filename, { SERVE_SITE: 'true', SEED: 'all' });
    const token = await app.adminToken();
    const input = { general: { publicDetailPages: true } };
    expectDone(await callOperation(app, ['mutation', 'updateSettings'], { input }, { token }));
  });
  afterAll(() => app?.close());

  const slugs = async (name: string): Promise<string[]> => {
    const text = `{ ${name}(limit: 100) { items { slug } } }`;
    const { data } = await app.gql<Record<string, Listed>>(text);
    return data[name]!.items.map(({ slug }) => slug);
  };

  /** The types of a node and of everything in it. */
  const typesIn = (value: unknown): string[] =>
    JSON.stringify(value)
      .match(/(?<="@type":")\w+/g)
      ?.map(String) ?? [];

  async function problemsOf(page: string, locales: readonly Locale[] = LOCALES) {
    const problems: string[] = [];
    for (const { path } of inAllLocales(page).filter(({ locale }) => locales.includes(locale))) {
      const { status, text } = await request(app.url).get(path).set('Accept', 'text/html');
      expect(status).toBe(200);
      for (const data of jsonLdIn(text)) {
        problems.push(...check.of(data).map((problem) => `${path}: ${problem}`));
        for (const type of typesIn(data)) found.set(type, (found.get(type) ?? 0) + 1);
      }
    }
    return problems;
  }

  it.each(INDEXED_PAGES)(
    'the page %s has data that schema.org and search engines accept',
    async (page) => {
      expect(await problemsOf(page)).toEqual([]);
    },
  );

  it('every situation has data that schema.org and search engines accept', async () => {
    const situations = await slugs('publicSituations');
    expect(situations.length).toBeGreaterThanOrEqual(36);
    for (const [place, slug] of situations.entries()) {
      const locales = place === 0 ? LOCALES : [LOCALES[place % LOCALES.length]!];
      expect(await problemsOf(`/situation/${slug}`, locales)).toEqual([]);
    }
  }, 120_000);

  it.each([
    ['services', 'publicServices'],
    ['role', 'publicJobRoles'],
  ])(
    'every page under /%s has data that schema.org and search engines accept',
    async (path, list) => {
      for (const slug of await slugs(list))
        expect(await problemsOf(`/${path}/${slug}`)).toEqual([]);
    },
  );

  it('the page of a door without situations has data that schema.org accepts', async () => {
    const [door] = SITUATION_DOORS;
    const token = await app.adminToken();
    const text = `{ publicSituations(limit: 100, filter: { door: ${door} }) { items { id slug } } }`;
    const { data } = await app.gql<{ publicSituations: { items: { id: string }[] } }>(text);
    for (const { id } of data.publicSituations.items)
      expectDone(await callOperation(app, ['mutation', 'deleteSituation'], { id }, { token }));
    expect(await problemsOf(`/situations/${door}`)).toEqual([]);
  });

  it('all kinds of data were on the pages', () => {
    tellCount(
      'pieces of structured data',
      [...found.values()].reduce((sum, each) => sum + each, 0),
    );
    expect([...found.keys()]).toEqual(expect.arrayContaining(SHOWN));
  });
});

describe('the check of structured data', () => {
  const good = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    url: `${ORIGIN}/a`,
    name: 'A page',
  };

  it('the check knows the whole vocabulary', () => {
    expect(vocabulary.typeCount).toBeGreaterThan(800);
    expect(check.of(good)).toEqual([]);
  });

  it.each([
    ['an unknown type', { '@type': 'WebSheet' }, 'WebSheet'],
    ['a property of another type', { telephone: '1' }, 'telephone'],
    ['a property of a subtype', { lastReviewed: 'yesterday' }, 'lastReviewed'],
    ['a thing of the wrong type', { breadcrumb: { '@type': 'Person', name: 'x' } }, 'Person'],
    ['a text for a number', { isFamilyFriendly: 'perhaps' }, 'isFamilyFriendly'],
    ['a relative address', { url: '/a' }, 'absolute'],
    ['another host', { url: 'https://elsewhere.example/a' }, 'another host'],
    ['a wrong day', { dateModified: '27/11/2026' }, 'dateModified'],
    ['an empty text', { name: '' }, 'empty'],
    [
      'a trail without names',
      {
        breadcrumb: {
          '@type': 'BreadcrumbList',
          itemListElement: [{ '@type': 'ListItem', position: 1, item: `${ORIGIN}/` }],
        },
      },
      'itemListElement',
    ],
    [
      'steps without texts',
      {
        mainEntity: { '@type': 'HowTo', name: 'x', step: [{ '@type': 'HowToStep', position: 1 }] },
      },
      'text',
    ],
    [
      'a question without an answer',
      { mainEntity: { '@type': 'Question', name: 'x' } },
      'acceptedAnswer',
    ],
    [
      'a job without a firm',
      {
        mainEntity: {
          '@type': 'JobPosting',
          title: 'x',
          description: 'x',
          datePosted: '2026-11-01',
        },
      },
      'hiringOrganization',
    ],
    ['a firm without an address', { about: { '@type': 'LegalService', name: 'x' } }, 'address'],
  ])('the check reports %s', (_, over, word) => {
    const problems = check.of({ ...good, ...over });
    expect(problems.join('\n')).toContain(word);
  });
});
