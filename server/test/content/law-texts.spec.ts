import type { ContentDefinition } from '../../src/contract/content/define-content.js';
import { publicKeyOf } from '../../src/content/content-api-options.js';
import { faqContent } from '../../src/contract/content/faq.js';
import { serviceContent } from '../../src/contract/content/service.js';
import { situationContent } from '../../src/contract/content/situation.js';
import { type Locale, LOCALES } from '../../src/contract/locales.js';
import { REVIEWED_KINDS } from '../../src/contract/permissions.js';
import { capitalized } from '../../src/platform/graphql/capitalized.js';
import { aClient, aColleague, aContent, aFaq } from '../support/builders.js';
import { contentCalls, type Row, TRANSPORTS } from '../support/content-calls.js';
import { callList, callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const LAW: Record<Locale, string> = {
  ar: 'ما يقوله القانون كلمةمخفية في هذا الموضوع.',
  fr: 'Ce que dit la loi, motcaché, sur ce sujet.',
  en: 'What the law says, hiddenword, on this subject.',
};
const WORDS = ['كلمةمخفية', 'motcaché', 'hiddenword'];
const TEXTS = { lawAr: LAW.ar, lawFr: LAW.fr, lawEn: LAW.en };

interface Kind {
  definition: ContentDefinition;
  build(over?: object): Record<string, unknown>;
}

const KINDS: Kind[] = [
  { definition: faqContent, build: aFaq },
  { definition: serviceContent, build: (over) => aContent(serviceContent, over) },
  { definition: situationContent, build: (over) => aContent(situationContent, over) },
];

interface ReviewOptions {
  token?: string;
  language?: Locale;
  version?: number;
}

let app: TestApp;
const tokens = {} as Record<'admin' | 'secretary' | 'lawyer' | 'client', string>;

beforeAll(async () => {
  app = await TestApp.start(__filename);
  tokens.admin = await app.adminToken();
  for (const role of ['secretary', 'lawyer'] as const)
    tokens[role] = (await aColleague(app, { role })).token;
  tokens.client = (await aClient(app)).token;
});

afterAll(() => app?.close());

it('every kind of content that says what the law says is tested here', () => {
  expect(KINDS.map(({ definition }) => definition.name).sort()).toEqual([...REVIEWED_KINDS].sort());
});

describe.each(KINDS)('the law text of each of the $definition.plural', ({ definition, build }) => {
  const review = (
    id: unknown,
    languages: readonly Locale[],
    { token = tokens.lawyer, ...args }: ReviewOptions = {},
  ) =>
    callOperation<Row & { reviewedLanguages: Locale[]; law: string }>(
      app,
      ['mutation', `review${capitalized(definition.name)}Law`],
      { id, languages, ...args },
      { token },
    );
  const office = (token = tokens.admin) => contentCalls(app, { definition }, 'GraphQL', token);
  const make = async (over: object = {}) =>
    expectDone(await office().create(build({ ...TEXTS, ...over })));
  const keyOf = (row: Row) => row[publicKeyOf(definition)];
  /** The text as every public read gives it: one row and the list, over both transports. */
  const readByEverybody = async (row: Row, language: Locale) => {
    const read: unknown[] = [];
    for (const transport of TRANSPORTS) {
      const { getPublic, listPublic } = contentCalls(app, { definition }, transport);
      read.push(expectDone(await getPublic(keyOf(row), { language }))['law']);
      const { items } = expectDone(await listPublic({ language, limit: 100 }));
      read.push(items.find(({ id }) => id === row.id)?.['law']);
    }
    return [...new Set(read)];
  };
  const confirmed = async (id: unknown) =>
    expectDone(await office().get(id))['reviewedLanguages'] as Locale[];

  it('an unconfirmed text is empty for everybody, and the office reads it', async () => {
    const row = await make();
    for (const language of LOCALES) expect(await readByEverybody(row, language)).toEqual(['']);
    expect(expectDone(await office().get(row.id))).toMatchObject({ ...TEXTS, law: '' });
  });

  it('a text confirmed in one language is public at once, in that language only', async () => {
    const row = await make();
    // the answers of before are kept in caches
    expect(await readByEverybody(row, 'ar')).toEqual(['']);
    const reviewed = expectDone(await review(row.id, ['ar'], { language: 'ar' }));
    expect(reviewed).toMatchObject({ reviewedLanguages: ['ar'], law: LAW.ar });
    expect(await readByEverybody(row, 'ar')).toEqual([LAW.ar]);
    for (const language of ['fr', 'en'] as const)
      expect(await readByEverybody(row, language)).toEqual(['']);
    expectDone(await review(row.id, []));
    expect(await readByEverybody(row, 'ar')).toEqual(['']);
  });

  it.each(TRANSPORTS)(
    'an edit over %s takes away the tick of its language only',
    async (transport) => {
      const { id, ...made } = await make();
      expectDone(await review(id, LOCALES));
      const { update } = contentCalls(app, { definition }, transport, tokens.admin);
      expectDone(await update(id, { order: 7 }));
      expectDone(await update(id, { ...TEXTS, version: made.version + 2 }));
      expect(await confirmed(id)).toEqual(['ar', 'fr', 'en']);
      expectDone(await update(id, { lawFr: `${LAW.fr} Autrement.` }));
      expect(await confirmed(id)).toEqual(['ar', 'en']);
      const row = { id, ...made } as Row;
      expect(await readByEverybody(row, 'fr')).toEqual(['']);
      expect(await readByEverybody(row, 'ar')).toEqual([LAW.ar]);
      expectDone(await update(id, { lawEn: '' }));
      expect(await confirmed(id)).toEqual(['ar']);
    },
  );

  it('other changes of a row take no tick away', async () => {
    const { id } = await make();
    expectDone(await review(id, ['ar', 'fr']));
    for (let change = 0; change < 2; change += 1) expectDone(await office().toggle('status', id));
    expectDone(await office().remove(id));
    const name = `restore${capitalized(definition.name)}`;
    expectDone(await callOperation(app, ['mutation', name], { id }, { token: tokens.admin }));
    expect(await confirmed(id)).toEqual(['ar', 'fr']);
  });

  it('a language without a text, or an unknown one, is not confirmed', async () => {
    const { id } = await make({ lawFr: ' ', lawEn: '' });
    expectRefused(await review(id, ['ar', 'fr']), 'BAD_USER_INPUT', 'languages');
    expect((await review(id, ['de' as Locale])).code).toBe('BAD_USER_INPUT');
    expect(await confirmed(id)).toEqual([]);
    expectDone(await review(id, ['ar']));
  });

  it('a lawyer and an administrator confirm a text on the law, and nobody else', async () => {
    const { id } = await make();
    expectRefused(await review(id, ['ar'], { token: tokens.client }), 'FORBIDDEN');
    expectRefused(await review(id, ['ar'], { token: tokens.secretary }), 'FORBIDDEN');
    const name = `review${capitalized(definition.name)}Law`;
    const variables = { id, languages: ['ar'] };
    expectRefused(await callOperation(app, ['mutation', name], variables), 'UNAUTHENTICATED');
    expect(await confirmed(id)).toEqual([]);
    for (const token of [tokens.lawyer, tokens.admin])
      expectDone(await review(id, ['ar'], { token }));
  });

  it('a lawyer reads these rows and changes nothing else of them', async () => {
    const { id } = await make();
    const lawyer = office(tokens.lawyer);
    expect(expectDone(await lawyer.get(id))).toMatchObject(TEXTS);
    expectDone(await lawyer.list());
    const refused = [
      lawyer.create(build()),
      lawyer.update(id, { lawAr: `${LAW.ar} !` }),
      lawyer.toggle('status', id),
      lawyer.remove(id),
    ];
    for (const answer of await Promise.all(refused)) expectRefused(answer, 'FORBIDDEN');
  });

  it('a text that was changed since it was read is not confirmed', async () => {
    const { id, version } = await make();
    expectDone(await office().update(id, { lawAr: `${LAW.ar} زيادة` }));
    expectRefused(await review(id, ['ar'], { version }), 'STALE_WRITE');
    expect(await confirmed(id)).toEqual([]);
    expectDone(await review(id, ['ar'], { version: version + 1 }));
  });

  it('a draft is confirmed by who sees drafts', async () => {
    const { id } = await make({ status: 'draft' });
    expectRefused(await review(id, ['ar']), 'NOT_FOUND');
    expectDone(await review(id, ['ar'], { token: tokens.admin }));
  });

  it('a row in the trash, or an unknown one, is not confirmed', async () => {
    const { id } = await make();
    expectDone(await office().remove(id));
    expectRefused(await review(id, ['ar']), 'NOT_FOUND');
    const unknown = definition.numbered ? 999_999 : '01939f00-0000-7000-8000-000000000000';
    expectRefused(await review(unknown, ['ar']), 'NOT_FOUND');
  });

  it('the record of changes says who confirmed what', async () => {
    const { id } = await make();
    expectDone(await review(id, ['fr']));
    const args = { entity: definition.name, entityId: String(id), limit: 1 };
    const { items } = expectDone(
      await callList<{ items: object[] }>(app, ['query', 'auditEvents'], args, {
        token: tokens.admin,
      }),
    );
    expect(items[0]).toMatchObject({
      action: `${definition.name}.law_reviewed`,
      changes: [{ field: 'reviewedLanguages', before: [], after: ['fr'] }],
    });
  });

  it('a search finds no row by its text on the law', async () => {
    const { id } = await make();
    expectDone(await review(id, ['ar']));
    for (const search of WORDS)
      for (const transport of TRANSPORTS) {
        const { listPublic } = contentCalls(app, { definition }, transport);
        expect(expectDone(await listPublic({ search })).items).toEqual([]);
      }
  });

  it.each(TRANSPORTS)('the office lists over %s what waits to be confirmed', async (transport) => {
    const waiting = await make({ lawEn: '' });
    const silent = await make({ lawAr: '', lawFr: '', lawEn: '' });
    const { list } = contentCalls(app, { definition }, transport, tokens.lawyer);
    const idsOf = async (unconfirmed: boolean) =>
      expectDone(await list({ unconfirmed, limit: 100 })).items.map(({ id }) => id);
    expectDone(await review(waiting.id, ['ar']));
    expect(await idsOf(true)).toContain(waiting.id);
    expect(await idsOf(true)).not.toContain(silent.id);
    expect(await idsOf(false)).toContain(silent.id);
    expectDone(await review(waiting.id, ['ar', 'fr']));
    expect(await idsOf(true)).not.toContain(waiting.id);
    expect(await idsOf(false)).toContain(waiting.id);
    expectRefused(await list({ unconfirmed: 'perhaps' }), 'BAD_USER_INPUT', 'unconfirmed');
  });
});
