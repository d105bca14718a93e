import { LOCALES } from '../../src/contract/locales.js';
import { consultantContent } from '../../src/contract/content/consultant.js';
import { aConsultant } from '../support/builders.js';
import { contentCalls, type ContentNames, type Row, TRANSPORTS } from '../support/content-calls.js';
import { callList } from '../support/operation.js';
import { TINY_PICTURE } from '../support/pictures.js';
import { raw } from '../support/raw.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const NAMES: ContentNames = {
  definition: consultantContent,
  files: { image: TINY_PICTURE },
};
const SUFFIX = { ar: 'Ar', fr: 'Fr', en: 'En' } as const;

describe.each(TRANSPORTS)('consultants over %s', (transport) => {
  let app: TestApp;
  let token: string;
  const admin = () => contentCalls(app, NAMES, transport, token);
  const anybody = () => contentCalls(app, NAMES, transport);
  const make = async (over: object = {}): Promise<Row> =>
    expectDone(await admin().create(aConsultant(over)));
  const stats = async () => expectDone(await admin().stats());

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    token = await app.adminToken();
  });
  afterAll(() => app?.close());

  it('the statistics of consultants are 0 while there are none', async () => {
    expect(await stats()).toEqual({
      totalConsultants: 0,
      activeConsultants: 0,
      inactiveConsultants: 0,
      draftConsultants: 0,
      averageRating: 0,
      activePercentage: 0,
    });
  });

  it('the statistics of consultants average the rated ones, and give active ones in whole percent', async () => {
    // (4.5 + 4 + 4.2) / 3; consultants without a rating or in the trash do not count
    for (const rating of [4.5, 4, 0]) await make({ rating });
    const hidden = await make({ rating: 4.2, status: 'inactive' });
    const draft = expectDone(await admin().create({ nameAr: 'سليم', status: 'draft' }));
    const gone = await make({ rating: 1 });
    expectDone(await admin().remove(gone.id));
    expect(await stats()).toEqual({
      totalConsultants: 5,
      activeConsultants: 3,
      inactiveConsultants: 1,
      draftConsultants: 1,
      averageRating: 4.2,
      activePercentage: 60,
    });
    expectDone(await admin().toggle('status', hidden.id));
    expectDone(await admin().remove(draft.id));
    expect(await stats()).toMatchObject({ activePercentage: 100, averageRating: 4.2 });
  });

  it('the public reads neither rating nor number of consultations of an advocate, and the office both', async () => {
    const figures = { rating: 4.5, consultations: 12 };
    const { id, advocate } = await make(figures);
    expect(advocate).toBe(false);
    const shown = async () => expectDone(await anybody().getPublic(id));
    expect(await shown()).toMatchObject({ ...figures, advocate: false });
    expect(expectDone(await admin().update(id, { advocate: true }))).toMatchObject({
      advocate: true,
    });
    const hidden = { rating: 0, consultations: 0, advocate: true };
    expect(await shown()).toMatchObject(hidden);
    const { items } = expectDone(await anybody().listPublic());
    expect(items.find((row) => row.id === id)).toMatchObject(hidden);
    expect(expectDone(await admin().get(id))).toMatchObject({ ...figures, advocate: true });
    const { items: changes } = expectDone(
      await callList<{ items: { action: string; actorName: string }[] }>(
        app,
        ['query', 'auditEvents'],
        { entity: 'consultant', entityId: id },
        { token },
      ),
    );
    expect(changes[0]).toMatchObject({
      action: 'consultant.updated',
      actorName: expect.any(String) as string,
    });
    expectDone(await admin().remove(id));
  });

  it.each(['rating', 'consultations'])(
    'the order of the public list by %s tells nothing of an advocate, and that of the office does',
    async (sortBy) => {
      const word = `basson${transport}${sortBy}`;
      const figures = [
        { rating: 5, consultations: 900, advocate: true },
        { rating: 2, consultations: 20, advocate: false },
        { rating: 1, consultations: 1, advocate: true },
        { rating: 3, consultations: 30, advocate: false },
      ];
      const ids: Row['id'][] = [];
      for (const over of figures) ids.push((await make({ ...over, nameFr: word })).id);
      const [first, low, second, high] = ids;
      // of two with the same figure the newer one comes first
      const shown = [high, low, second, first];
      for (const [sortOrder, expected] of [
        ['desc', shown],
        ['asc', [...shown].reverse()],
      ] as const) {
        const sorted = { search: word, sortBy, sortOrder };
        const { items } = expectDone(await anybody().listPublic(sorted));
        expect(items.map(({ id }) => id)).toEqual(expected);
      }
      const managed = { search: word, sortBy, sortOrder: 'desc' };
      const { items } = expectDone(await admin().list(managed));
      expect(items.map(({ id }) => id)).toEqual([first, high, low, second]);
      for (const id of ids) expectDone(await admin().remove(id));
    },
  );

  it.each(LOCALES)(
    'consultants are found by name, title, field and experience in %s',
    async (language) => {
      for (const field of ['name', 'title', 'specialization', 'experience']) {
        const word = `oboe${transport}${language}${field}`;
        const { id } = await make({ [`${field}${SUFFIX[language]}`]: `Ecrit ${word}` });
        const managed = expectDone(await admin().list({ search: word })).items;
        expect(managed.map((row) => row.id)).toEqual([id]);
        const shown = expectDone(await anybody().listPublic({ search: word.toUpperCase() })).items;
        expect(shown.map((row) => row.id)).toEqual([id]);
      }
    },
  );

  it('a consultant has branches of law, each once, which the public reads', async () => {
    // names of GraphQL have no hyphens
    const named = (branch: string) => (transport === 'REST' ? branch : branch.replace('-', '_'));
    const { id, branches: none } = await make();
    expect(none).toEqual([]);
    const branches = ['labor', named('real-estate')];
    expect(expectDone(await admin().update(id, { branches })).branches).toEqual(branches);
    expect(expectDone(await anybody().getPublic(id)).branches).toEqual(branches);
    expectDone(await admin().update(id, { titleFr: 'Avocate au barreau' }));
    expect(expectDone(await admin().get(id)).branches).toEqual(branches);
    for (const wrong of [['labor', 'labor'], ['astrology']])
      expectRefused(await admin().update(id, { branches: wrong }), 'BAD_USER_INPUT', 'branches');
    expect(expectDone(await admin().update(id, { branches: [] })).branches).toEqual([]);
  });

  if (transport === 'REST') {
    it.each([
      { sent: ['labor', 'family'], stored: ['labor', 'family'] },
      { sent: 'labor', stored: ['labor'] },
      { sent: '', stored: [] },
    ])('a form with the branches $sent stores $stored', async ({ sent, stored }) => {
      const body = { ...aConsultant(), branches: sent };
      const answer = await app.rest<Row>('POST', '/consultants', {
        ...{ token, body, files: { image: TINY_PICTURE } },
      });
      expect(expectDone(answer).branches).toEqual(stored);
    });

    it('the public searches active consultants, in one language and in pages', async () => {
      const word = 'clavecin';
      const shown = await make({ titleFr: `Avocate ${word}`, order: 1 });
      const second = await make({ experienceEn: `Years of ${word}`, order: 2 });
      await make({ titleFr: `Avocat ${word}`, status: 'inactive' });
      const gone = await make({ titleFr: `Avocat ${word}` });
      expectDone(await admin().remove(gone.id));
      const path = (query: string) => `/public/consultants/search?q=${word}${query}`;
      const found = async (query: string) =>
        expectDone(await app.rest<{ consultants: Row[]; total: number }>('GET', path(query)));

      const { consultants, total } = await found('&language=fr');
      expect(total).toBe(2);
      expect(consultants.map(({ id }) => id)).toEqual([shown.id, second.id]);
      expect(consultants[0]).toMatchObject({ title: `Avocate ${word}`, resolvedLanguage: 'fr' });
      expect(consultants[0]).not.toHaveProperty('titleFr');
      expect(consultants[0]).not.toHaveProperty('status');
      expect(await found('')).toMatchObject({ consultants: [{ resolvedLanguage: 'ar' }, {}] });
      expect(await found('&status=active&limit=1&page=2')).toMatchObject({
        consultants: [{ id: second.id }],
        total: 2,
      });
      const alias = await raw(app, { path: path('&language=fr') });
      expect(alias.json).toMatchObject({ success: true, data: { consultants, total } });
    });

    it('a public search that finds no consultant answers an empty list', async () => {
      const answer = await app.rest('GET', '/public/consultants/search?q=nobody-is-called-so');
      expect(expectDone(answer)).toMatchObject({ consultants: [], total: 0 });
    });

    it.each([
      ['limit=0', 'limit'],
      ['status=inactive', 'status'],
      ['sortBy=searchDoc', 'sortBy'],
      ['colour=red', 'colour'],
      [`q=${'x'.repeat(1000)}`, 'q'],
    ])('a public search of consultants by %s is refused', async (query, field) => {
      const answer = await app.rest('GET', `/public/consultants/search?${query}`);
      expectRefused(answer, 'BAD_USER_INPUT', field);
    });
  }
});
