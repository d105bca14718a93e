import request from 'supertest';
import { LOCALES } from '../../src/contract/locales.js';
import { INDEXED_PAGES } from '../../src/modules/site/public-pages.js';
import { inAllLocales } from '../../src/modules/site/page-address.js';
import { aConsultant, aTestimonial } from '../support/builders.js';
import { dummies } from '../support/dummies.js';
import { callOperation, operationsOf, operationText, schemaOf } from '../support/operation.js';
import { TINY_PICTURE } from '../support/pictures.js';
import { expectDone } from '../support/refusals.js';
import { entries, isRoute } from '../support/surface-calls.js';
import { tellCount } from '../support/tell-count.js';
import { TestApp } from '../support/test-app.js';

interface Written {
  id: string;
}

const open = entries.filter(({ access }) => access === 'public').map(({ name }) => name);
const ROUTES = open.filter((name) => isRoute(name) && name.startsWith('GET /api/'));
const QUERIES = open.filter((name) => name.startsWith('query '));
const PAGES = [...INDEXED_PAGES, '/search?q=Hautbois', '/book-consultation'].flatMap((page) =>
  inAllLocales(page).map(({ path }) => path),
);

const ADVOCATE = { rating: 3.7, consultations: 73_917 };
const ADVISER = { rating: 3.3, consultations: 73_918 };
const PRAISE = 'Hautbois gagne tous les procès';
/** The number with the signs that languages put between thousands. */
const OF_ADVOCATE = /73[\s.,\u00A0\u202F]?917|"rating":3\.7|gagne tous les procès/;
const OF_ADVISER = /73[\s.,\u00A0\u202F]?918/;

describe('what the public is not told of an advocate', () => {
  let app: TestApp;
  let ids: Record<string, string>;

  beforeAll(async () => {
    app = await TestApp.start(__filename, { SERVE_SITE: 'true' });
    const token = await app.adminToken();
    const made = { token, files: { 'input.image': TINY_PICTURE } };
    const create = async (name: string, input: object, options: object = { token }) =>
      expectDone(await callOperation<Written>(app, ['mutation', name], { input }, options)).id;
    const named = (nameFr: string, figures: object) => aConsultant({ nameFr, ...figures });
    const consultant = await create(
      'createConsultant',
      { ...named('Hautbois', ADVOCATE), advocate: true },
      made,
    );
    await create('createConsultant', named('Hautbois adjoint', ADVISER), made);
    const said = aTestimonial({ reviewFr: PRAISE, consultantId: consultant });
    ids = { consultants: consultant, testimonials: await create('createTestimonial', said) };
  });
  afterAll(() => app.close());

  const get = async (path: string, accept: string) =>
    (await request(app.url).get(path).set('Accept', accept)).text;

  /** The id of the row that the last part but one of the path is about. */
  const filled = (path: string) =>
    path.replace(/(\w+)\/:id$/, (_, list: string) => `${list}/${ids[list] ?? 'x'}`);

  it.each(ROUTES)('%s tells no figure of an advocate', async (route) => {
    const path = filled(route.replace('GET ', '')).replace(/:\w+/g, 'x');
    for (const query of ['', '?q=Hautbois', '?language=fr&limit=100', '?sortBy=rating'])
      expect(await get(path + query, 'application/json')).not.toMatch(OF_ADVOCATE);
  });

  it.each(QUERIES)('%s tells no figure of an advocate', async (name) => {
    const field = name.replace('query ', '');
    const { args = [] } = operationsOf(schemaOf(app), 'query')[field] ?? {};
    const variables: Record<string, unknown> = dummies(args);
    if ('id' in variables)
      variables['id'] = field.includes('Testimonial') ? ids['testimonials'] : ids['consultants'];
    if (field === 'publicSearch') variables['text'] = 'Hautbois';
    const text = operationText(schemaOf(app), 'query', field, Object.keys(variables));
    for (const language of LOCALES) {
      const asked = 'language' in variables ? { ...variables, language } : variables;
      const { body } = await app.gql(text, asked);
      expect(JSON.stringify(body)).not.toMatch(OF_ADVOCATE);
    }
  });

  it.each(PAGES)('the page %s tells no figure of an advocate', async (path) => {
    expect(await get(path, 'text/html')).not.toMatch(OF_ADVOCATE);
  });

  it('the same reads tell the figures of somebody who is no advocate', async () => {
    expect(await get('/api/v1/public/consultants?limit=100', 'application/json')).toMatch(
      OF_ADVISER,
    );
    expect(await get('/fr', 'text/html')).toMatch(OF_ADVISER);
    tellCount('public reads', ROUTES.length + QUERIES.length + PAGES.length);
    expect(ROUTES.length).toBeGreaterThan(30);
    expect(QUERIES.length).toBeGreaterThan(25);
  });
});
