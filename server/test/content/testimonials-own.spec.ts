import { LIMITS } from '../../src/contract/limits.js';
import { LOCALES } from '../../src/contract/locales.js';
import { consultantContent } from '../../src/contract/content/consultant.js';
import { testimonialContent } from '../../src/contract/content/testimonial.js';
import { aConsultant, aTestimonial } from '../support/builders.js';
import {
  contentCalls,
  type ContentNames,
  type Figures,
  type Row,
  TRANSPORTS,
  withNoun,
} from '../support/content-calls.js';
import { callOperation } from '../support/operation.js';
import { TINY_PICTURE } from '../support/pictures.js';
import { raw } from '../support/raw.js';
import { expectDone, expectRefused, type Refusal } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const NAMES: ContentNames = { definition: testimonialContent };
const CONSULTANTS: ContentNames = { definition: consultantContent, files: { image: TINY_PICTURE } };
const HTTPS = 'https://pictures.example.dz/a.png';
const longUrl = (length: number) => `${HTTPS}?${'x'.repeat(length - HTTPS.length - 1)}`;

const REFUSED: Refusal[] = [
  ...[0, 6, -1, 4.5, 'five', true, [5]].map((rating) => ({
    title: `a rating of ${JSON.stringify(rating)}`,
    input: { rating },
    field: 'rating',
  })),
  ...[
    'ftp://pictures.example.dz/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//pictures.example.dz/a.png',
    'pictures.example.dz/a.png',
    'https://',
    'https:///a.png',
    'https://pictures.example.dz/a b.png',
    'https://pictures.example.dz/a\u0000.png',
    'https://[::1',
    longUrl(LIMITS.url.max + 1),
    5,
  ].map((avatar) => ({
    title: `a picture at ${JSON.stringify(avatar).slice(0, 40)}`,
    input: { avatar },
    field: 'avatar',
  })),
];

describe.each(TRANSPORTS)('testimonials over %s', (transport) => {
  let app: TestApp;
  let token: string;
  const admin = () => contentCalls(app, NAMES, transport, token);
  const anybody = () => contentCalls(app, NAMES, transport);
  const publicStats = async () =>
    expectDone(
      await (transport === 'REST'
        ? app.rest<Figures>('GET', '/public/testimonials/stats')
        : withNoun(
            await callOperation<Figures>(app, ['query', 'publicTestimonialStats']),
            'Testimonials',
          )),
    );
  const make = async (over: object = {}): Promise<Row> =>
    expectDone(await admin().create(aTestimonial(over)));

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    token = await app.adminToken();
  });
  afterAll(() => app?.close());

  it('the statistics of testimonials are 0 while there are none', async () => {
    const none = { averageRating: 0, totalTestimonials: 0, satisfiedClients: 0 };
    expect(await publicStats()).toEqual(none);
    expect(expectDone(await admin().stats())).toMatchObject({
      ...none,
      activeTestimonials: 0,
      featuredTestimonials: 0,
    });
    expect(expectDone(await anybody().listPublic())).toMatchObject({ items: [], total: 0 });
  });

  describe('statistics and filters of testimonials', () => {
    const ratings = [5, 5, 4, 4, 3, 2, 1];

    beforeAll(async () => {
      for (const [order, rating] of ratings.entries()) {
        await make({ rating, order, featured: order === 0 });
      }
      await make({ rating: 1, status: 'inactive', order: 50 });
      const gone = await make({ rating: 1, featured: true, order: 51 });
      expectDone(await admin().remove(gone.id));
    });

    it('the statistics of testimonials average active ones, and count four stars as satisfied', async () => {
      // 24 stars for 7 testimonials; 4 of the 7 are satisfied
      const figures = { averageRating: 3.4, satisfiedClients: 57 };
      expect(await publicStats()).toEqual({ ...figures, totalTestimonials: 7 });
      expect(expectDone(await admin().stats())).toMatchObject({
        ...figures,
        totalTestimonials: 8,
        activeTestimonials: 7,
        inactiveTestimonials: 1,
        draftTestimonials: 0,
        featuredTestimonials: 1,
      });
    });

    it.each([5, 4, 3, 2, 1])('testimonials can be filtered by exactly %d stars', async (rating) => {
      const shown = expectDone(await anybody().listPublic({ rating })).items;
      expect(shown.map((row) => row['rating'])).toEqual(ratings.filter((one) => one === rating));
      const managed = expectDone(await admin().list({ rating, status: 'active' })).items;
      expect(managed.map(({ id }) => id)).toEqual(shown.map(({ id }) => id));
    });

    it('several filters of testimonials can be combined', async () => {
      const { items } = expectDone(await anybody().listPublic({ rating: 5, featured: true }));
      expect(items).toMatchObject([{ rating: 5, featured: true, order: 0 }]);
      expect(expectDone(await anybody().listPublic({ rating: 5, verified: false })).items).toEqual(
        [],
      );
    });

    it('testimonials can be sorted by their stars', async () => {
      const { items } = expectDone(
        await admin().list({ sortBy: 'rating', sortOrder: 'asc', status: 'active' }),
      );
      expect(items.map((row) => row['rating'])).toEqual([...ratings].sort());
    });

    it.each([0, 6, 1.5, 'five'])(
      'a filter of testimonials by %j stars is refused',
      async (rating) => {
        expectRefused(await anybody().listPublic({ rating }), 'BAD_USER_INPUT', 'rating');
        expectRefused(await admin().list({ rating }), 'BAD_USER_INPUT', 'rating');
      },
    );
  });

  it('a testimonial about a consultant is hidden, and not counted, while they are an advocate or not public', async () => {
    const consultants = contentCalls(app, CONSULTANTS, transport, token);
    const { id: consultantId } = expectDone(await consultants.create(aConsultant()));
    const before = await publicStats();
    const { id } = await make({ rating: 5, consultantId });
    const isShown = async () => {
      const { items } = expectDone(await anybody().listPublic({ limit: 100 }));
      const { totalTestimonials } = await publicStats();
      expect(totalTestimonials).toBe(before['totalTestimonials']! + Number(items.some(isIt)));
      return items.some(isIt);
    };
    const isIt = (row: Row) => row.id === id;
    expect(await isShown()).toBe(true);
    const usual = { advocate: false, status: 'active' };
    for (const change of [{ advocate: true }, { status: 'inactive' }]) {
      expectDone(await consultants.update(consultantId, change));
      expect(await isShown()).toBe(false);
      expectDone(await consultants.update(consultantId, usual));
      expect(await isShown()).toBe(true);
    }
    expectDone(await admin().update(id, { consultantId: null }));
    expectDone(await consultants.remove(consultantId));
    expect(await isShown()).toBe(true);
    expectDone(await admin().remove(id));
  });

  it.each(['no id', '00000000-0000-4000-8000-000000000000'])(
    'a testimonial about the consultant "%s" is refused',
    async (consultantId) => {
      const answer = await admin().create(aTestimonial({ consultantId }));
      expectRefused(answer, 'BAD_USER_INPUT', 'consultantId');
    },
  );

  it.each(LOCALES)(
    'a public testimonial says its status, and that its texts are in %s when that is asked for',
    async (language) => {
      const { id } = await make();
      const { items } = expectDone(await anybody().listPublic({ language, limit: 100 }));
      const one = expectDone(await anybody().getPublic(id, { language }));
      const named = transport === 'REST' ? { language } : {};
      for (const row of [one, items.find((item) => item.id === id)])
        expect(row).toMatchObject({ id, status: 'active', resolvedLanguage: language, ...named });
    },
  );

  it('a new testimonial has by default five stars, is verified, not featured and without a picture', async () => {
    expect(await make()).toMatchObject({
      rating: 5,
      verified: true,
      featured: false,
      status: 'active',
      avatar: null,
    });
  });

  it.each([
    { rating: 1 },
    { rating: 5 },
    { avatar: HTTPS },
    { avatar: 'http://pictures.example.dz/a.png' },
    { avatar: 'HTTPS://PICTURES.EXAMPLE.DZ/أمينة.png' },
    { avatar: longUrl(LIMITS.url.max) },
  ])('a testimonial with %j is accepted', async (over) => {
    const row = await make(over);
    expect(row).toMatchObject(over);
    expect(expectDone(await anybody().getPublic(row.id))).toMatchObject(over);
  });

  it.each(REFUSED)('a testimonial with $title is refused', async ({ input, field }) => {
    expectRefused(await admin().create(aTestimonial(input)), 'BAD_USER_INPUT', field);
    const { id } = await make();
    expectRefused(await admin().update(id, input), 'BAD_USER_INPUT', field);
  });

  it('the picture of a testimonial can be removed', async () => {
    for (const nothing of [null, '', '  ']) {
      const { id } = await make({ avatar: HTTPS });
      expect(expectDone(await admin().update(id, { order: 1 }))).toMatchObject({ avatar: HTTPS });
      expect(expectDone(await admin().update(id, { avatar: nothing }))).toMatchObject({
        avatar: null,
      });
    }
  });

  it('toggling one flag of a testimonial leaves the others', async () => {
    const { id } = await make();
    const before = { status: 'active', verified: true, featured: false };
    expect(expectDone(await admin().toggle('verified', id))).toMatchObject({
      ...before,
      verified: false,
    });
    expect(expectDone(await admin().toggle('featured', id))).toMatchObject({
      ...before,
      verified: false,
      featured: true,
    });
    expect(expectDone(await admin().toggle('status', id))).toMatchObject({
      status: 'inactive',
      verified: false,
      featured: true,
    });
  });

  it.each(LOCALES)('testimonials are found by role, company and text in %s', async (language) => {
    const suffix = { ar: 'Ar', fr: 'Fr', en: 'En' }[language];
    const word = `xylophone${transport}${language}`;
    const { id } = await make({ [`company${suffix}`]: `Maison ${word}` });
    const { items } = expectDone(await admin().list({ search: word }));
    expect(items.map((row) => row.id)).toEqual([id]);
  });

  if (transport === 'REST') {
    it('public testimonials are answered as a bare array under both addresses', async () => {
      for (const language of LOCALES) {
        const query = `?limit=2&language=${language}`;
        const answer = await app.rest<Row[]>('GET', `/public/testimonials${query}`);
        expect(Array.isArray(expectDone(answer))).toBe(true);
        expect(answer.data[0]).toMatchObject({ resolvedLanguage: language });
        const alias = await raw(app, { path: `/public/testimonials${query}` });
        expect(alias.json).toEqual(answer.body);
      }
    });

    it('the search address of testimonials takes a status', async () => {
      const word = 'quincaillerie';
      await make({ companyFr: `La ${word}` });
      await make({ companyFr: `La ${word}`, status: 'inactive' });
      const found = async (query: string) =>
        expectDone(
          await app.rest<{ total: number }>('GET', `/testimonials/search?q=${word}${query}`, {
            token,
          }),
        ).total;
      expect([await found(''), await found('&status=inactive&language=fr&limit=1')]).toEqual([
        2, 1,
      ]);
    });

    it.each([
      { language: 'ar', rating: 'يجب أن يكون التقييم بين 1 و5' },
      { language: 'fr', rating: 'La note doit être comprise entre 1 et 5' },
      { language: 'en', rating: 'Rating must be between 1 and 5' },
    ])('the refusal of a testimonial is explained in $language', async ({ language, rating }) => {
      const answer = await app.rest('POST', `/testimonials?language=${language}`, {
        token,
        body: aTestimonial({ rating: 6, avatar: 'ftp://a' }),
      });
      expectRefused(answer, 'BAD_USER_INPUT', 'rating', 'avatar');
      expect(answer.fields['rating']).toBe(rating);
      expect(answer.fields['avatar']).toContain('http:// ');
    });
  }
});
