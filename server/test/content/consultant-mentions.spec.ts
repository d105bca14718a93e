import {
  CONTENT,
  CONTENT_KINDS,
  type ContentKind,
} from '../../src/contract/content/content-kinds.js';
import type { ContentDefinition } from '../../src/contract/content/define-content.js';
import { reviewedTexts } from '../../src/contract/content/define-content.js';
import { type Locale, LOCALES } from '../../src/contract/locales.js';
import { localizedName } from '../../src/content/localized-fields.js';
import { capitalized } from '../../src/platform/graphql/capitalized.js';
import { aClient, aColleague, aConsultant, aContent, aFaq } from '../support/builders.js';
import type { Row } from '../support/content-calls.js';
import { callOperation } from '../support/operation.js';
import { TINY_PICTURE } from '../support/pictures.js';
import { QueryCounter } from '../support/query-counter.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

interface Mention {
  entity: string;
  id: string;
  title: string | null;
  texts: { field: string; language: Locale | null }[];
}

const NAMES = {
  nameAr: 'أ. وردة بن قسطاس',
  nameFr: 'Me Ouarda Benqistas',
  nameEn: 'Ouarda Benqistas',
};
/** As a text says the name in each language, with the letters that Arabic writes in front of it. */
const SAID: Record<Locale, string> = {
  ar: 'كلمة للأستاذة بن قِسطاس',
  fr: 'Avis de Maître BENQISTAS',
  en: 'Benqistas, Ouarda says',
};
const PUBLIC_KINDS = CONTENT_KINDS.filter((kind) => !('officeOnly' in CONTENT[kind]));

describe('what names a consultant', () => {
  let app: TestApp;
  let token: string;
  let id: string;

  const create = async (kind: ContentKind, input: object): Promise<Row> => {
    const files = kind === 'consultant' ? { files: { 'input.image': TINY_PICTURE } } : {};
    const name = `create${capitalized(kind)}`;
    const options = { token, ...files };
    return expectDone(await callOperation<Row>(app, ['mutation', name], { input }, options));
  };
  const ask = (options: object = { token }, of = id) =>
    callOperation<Mention[]>(app, ['query', 'consultantMentions'], { id: of }, options);
  const mentions = async () => expectDone(await ask());

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    token = await app.adminToken();
    id = String((await create('consultant', aConsultant({ ...NAMES, advocate: true }))).id);
  });
  afterAll(() => app?.close());

  it('the own row of a consultant is no mention', async () => {
    expect(await mentions()).toEqual([]);
  });

  it.each(PUBLIC_KINDS)('a row of the kind %s is found by each of its texts', async (kind) => {
    const definition: ContentDefinition = CONTENT[kind];
    const hidden = reviewedTexts(definition);
    const texts = Object.keys(definition.texts).filter((name) => !hidden.includes(name));
    const lists = Object.keys(definition.lists);
    const over = LOCALES.flatMap((locale) => [
      ...texts.map((name) => [localizedName(name, locale), SAID[locale]]),
      ...lists.map((name) => [localizedName(name, locale), ['Autre', SAID[locale]]]),
      // what nobody confirmed is not read by the public
      ...hidden.map((name) => [localizedName(name, locale), `${SAID[locale]} de la loi`]),
    ]);
    const written = Object.fromEntries(over) as object;
    const base = kind === 'faq' ? aFaq() : aContent(definition);
    const made = await create(kind, { ...base, ...written });
    const found = (await mentions()).filter(({ entity }) => entity === kind);
    expect(found).toMatchObject([{ id: String(made.id), title: SAID.ar }]);
    const expected = [...texts, ...lists].flatMap((field) =>
      LOCALES.map((language) => ({ field, language })),
    );
    expect(found[0]?.texts).toHaveLength(expected.length);
    expect(found[0]?.texts).toEqual(expect.arrayContaining(expected));
    const remove = `delete${capitalized(kind)}`;
    expectDone(await callOperation(app, ['mutation', remove], { id: made.id }, { token }));
    expect((await mentions()).filter(({ entity }) => entity === kind)).toEqual([]);
  });

  it('the lists of a service are looked through, and drafts and hidden rows are not', async () => {
    const sections = [{ kind: 'features', itemsAr: [], itemsFr: [SAID.fr], itemsEn: [] }];
    const service = await create('service', { ...aContent(CONTENT.service), sections });
    const titleFr = SAID.fr;
    for (const status of ['draft', 'inactive'])
      await create('service', { ...aContent(CONTENT.service), titleFr, status });
    expect(await mentions()).toMatchObject([
      { entity: 'service', id: String(service.id), texts: [{ field: 'sections', language: null }] },
    ]);
  });

  it('settings and ways to reach the firm that name the consultant are found', async () => {
    const input = { legal: { responsibleEn: 'Ouarda Benqistas' } };
    expectDone(await callOperation(app, ['mutation', 'updateSettings'], { input }, { token }));
    const entry = { type: 'email', keyName: 'direct', value: 'ouarda.benqistas@cabinet.test' };
    const contact = await callOperation<Row>(
      ...([app, ['mutation', 'createContactInfo'], { input: entry }, { token }] as const),
    );
    const found = (await mentions()).filter(({ entity }) => entity !== 'service');
    expect(found).toEqual([
      {
        entity: 'contactInfo',
        id: expectDone(contact).id,
        title: 'direct',
        texts: [{ field: 'value', language: null }],
      },
      {
        entity: 'settings',
        id: 'legal',
        title: null,
        texts: [{ field: 'responsible', language: 'en' }],
      },
    ]);
  });

  it('more rows take no more statements', async () => {
    const counter = QueryCounter.of(app);
    const before = await counter.during(mentions);
    for (let made = 0; made < 5; made += 1)
      await create('testimonial', aContent(CONTENT.testimonial, { roleFr: SAID.fr }));
    const after = await counter.during(mentions);
    expect((await mentions()).filter(({ entity }) => entity === 'testimonial')).toHaveLength(5);
    expect(after).toHaveLength(before.length);
    expect(after.length).toBeLessThanOrEqual(4);
  });

  it('administrators alone may ask what names a consultant', async () => {
    expectRefused(await ask({}), 'UNAUTHENTICATED');
    const clients = await aClient(app);
    const lawyer = await aColleague(app, { role: 'lawyer' });
    const secretary = await aColleague(app, { role: 'secretary' });
    for (const person of [clients, lawyer, secretary])
      expectRefused(await ask({ token: person.token }), 'FORBIDDEN');
    expectRefused(await ask({ token }, '00000000-0000-4000-8000-000000000000'), 'NOT_FOUND');
  });
});
