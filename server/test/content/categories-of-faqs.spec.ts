import { CATEGORY_COLOR, FIRST_CATEGORIES } from '../../src/contract/content/category.js';
import { LOCALES } from '../../src/contract/locales.js';
import { categoryContent } from '../../src/contract/content/category.js';
import { faqContent } from '../../src/contract/content/faq.js';
import { aCategory, aFaq } from '../support/builders.js';
import {
  contentCalls,
  type ContentNames,
  type Figures,
  type Row,
  TRANSPORTS,
  withNoun,
} from '../support/content-calls.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { type Answer, TestApp } from '../support/test-app.js';

const CATEGORIES: ContentNames = {
  definition: categoryContent,
  publicPath: (slug) => `/public/categories/slug/${slug}`,
};
const FAQS: ContentNames = { definition: faqContent };
const UNKNOWN = '01932f6e-0000-7000-8000-000000000000';

describe.each(TRANSPORTS)('categories and their questions over %s', (transport) => {
  let app: TestApp;
  let token: string;
  const faqs = () => contentCalls(app, FAQS, transport, token);
  const categories = () => contentCalls(app, CATEGORIES, transport, token);
  const anybody = () => contentCalls(app, FAQS, transport);

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    token = await app.adminToken();
  });
  afterAll(() => app.close());

  const aNewCategory = async (over: object = {}) =>
    expectDone(await categories().create(aCategory({ order: 800, ...over }))) as Row & {
      slug: string;
    };
  const aNewFaq = async (category: string, over: object = {}) =>
    expectDone(await faqs().create(aFaq({ category, ...over })));
  const categoryOf = async ({ id }: Row) => expectDone(await faqs().get(id))['category'];
  const inCategory = async (category: string) => {
    const { items } = expectDone(await anybody().listPublic({ category, limit: 100 }));
    return items.map(({ id }) => id);
  };

  const replace = (id: unknown, replacement: string): Promise<Answer<boolean>> =>
    transport === 'REST'
      ? app.rest('DELETE', `/categories/${String(id)}?replacement=${replacement}`, { token })
      : callOperation(app, ['mutation', 'replaceCategory'], { id, replacement }, { token });

  const used = async (): Promise<string[]> =>
    expectDone(
      transport === 'REST'
        ? await app.rest<string[]>('GET', '/public/faqs/categories')
        : await callOperation<string[]>(app, ['query', 'publicFaqCategories']),
    );

  it.each(['inactive', 'draft'])(
    'questions of a category that is %s are not public',
    async (status) => {
      const { id, slug } = await aNewCategory();
      const faq = await aNewFaq(slug);
      expect(await inCategory(slug)).toEqual([faq.id]);
      expect(await used()).toContain(slug);
      expectDone(await categories().update(id, { status }));
      expect(await inCategory(slug)).toEqual([]);
      expect(await used()).not.toContain(slug);
      const all = expectDone(await anybody().listPublic({ limit: 100 })).items;
      expect(all.map((row) => row.id)).not.toContain(faq.id);
      const one = await callOperation(app, ['query', 'publicFaq'], { id: faq.id });
      expectRefused(one, 'NOT_FOUND');
      expectDone(await categories().update(id, { status: 'active' }));
      expect(await inCategory(slug)).toEqual([faq.id]);
    },
  );

  describe('the built-in categories', () => {
    it.each(LOCALES)(
      'there are five built-in categories, in their order, in %s',
      async (language) => {
        const { items } = expectDone(
          await contentCalls(app, CATEGORIES, transport).listPublic({ limit: 5, language }),
        );
        expect(items.map(({ slug }) => slug)).toEqual(FIRST_CATEGORIES);
        for (const { name, description, resolvedLanguage } of items) {
          expect([name, description]).toEqual([
            expect.stringMatching(/\S/),
            expect.stringMatching(/\S/),
          ]);
          expect(resolvedLanguage).toBe(language);
        }
      },
    );
  });

  describe('fields of a category', () => {
    it('a new category is by default for faqs and services, blue and without an icon', async () => {
      const bare = { icon: '', color: CATEGORY_COLOR };
      expect(await aNewCategory()).toMatchObject({ scope: 'both', ...bare });
      const given = { scope: 'service', icon: '⚖️ scales', color: '#0f766E' };
      const { id, ...row } = await aNewCategory(given);
      expect(row).toMatchObject(given);
      const emptied = expectDone(await categories().update(id, { icon: '', color: ' ' }));
      expect(emptied).toMatchObject({ ...given, ...bare });
    });

    it('the check of a slug ignores the category itself, however its id is written', async () => {
      const { id, slug } = await aNewCategory();
      const asked = await categories().checkSlug(String(slug), String(id).toUpperCase());
      expect(expectDone(asked).available).toBe(true);
    });

    it.each([
      { field: 'color', value: 'blue' },
      { field: 'color', value: '#FFF' },
      { field: 'color', value: '#12345G' },
      { field: 'color', value: '#1234567' },
      { field: 'color', value: '3B82F6' },
      { field: 'icon', value: 'x'.repeat(51) },
      { field: 'icon', value: 7 },
      { field: 'scope', value: 'all' },
    ])('a category with the $field $value is refused', async ({ field, value }) => {
      const answer = await categories().create(aCategory({ [field]: value }));
      expectRefused(answer, 'BAD_USER_INPUT', field);
    });

    it('a category may lack descriptions, and its slug is its id when no name has Latin letters', async () => {
      const bare = { descriptionAr: undefined, descriptionFr: undefined, descriptionEn: undefined };
      const arabic = { nameAr: 'فئة', nameFr: 'فئة', nameEn: 'فئة' };
      const row = await aNewCategory({ ...bare, ...arabic });
      expect(row.slug).toBe(`category-${row.id}`);
      expect(row).toMatchObject({ descriptionAr: '', descriptionFr: '', descriptionEn: '' });
    });

    it('categories can be filtered by scope', async () => {
      const { slug } = await aNewCategory({ scope: 'service' });
      const found = async (scope: string) => {
        const { items } = expectDone(await categories().list({ scope, limit: 100 }));
        return items.some((row) => row.slug === slug);
      };
      expect([await found('service'), await found('faq')]).toEqual([true, false]);
    });
  });

  describe('the category of a question', () => {
    it.each([undefined, null, '', 'no-such-category', 'Upper case', 5])(
      'a question cannot be in the category %j',
      async (category) => {
        expectRefused(await faqs().create(aFaq({ category })), 'BAD_USER_INPUT', 'category');
        const row = await aNewFaq('general');
        if (category === undefined) return;
        expectRefused(await faqs().update(row.id, { category }), 'BAD_USER_INPUT', 'category');
      },
    );

    it('a question cannot be in a category for services or in a removed one', async () => {
      const service = await aNewCategory({ scope: 'service' });
      const gone = await aNewCategory({ scope: 'faq' });
      expectDone(await categories().remove(gone.id));
      for (const { slug: category } of [service, gone]) {
        expectRefused(await faqs().create(aFaq({ category })), 'BAD_USER_INPUT', 'category');
      }
    });

    it('questions can be filtered by category, in public too, and an unknown one has none', async () => {
      const { slug } = await aNewCategory();
      const { id } = await aNewFaq(slug);
      await aNewFaq(slug, { status: 'inactive' });
      const { items, total } = expectDone(await faqs().list({ category: slug }));
      expect(total).toBe(2);
      expect(items.every(({ category }) => category === slug)).toBe(true);
      expect(await inCategory(slug)).toEqual([id]);
      expect(await inCategory('no-such-category')).toEqual([]);
    });

    it('a category is in use while a question in it is public', async () => {
      const { slug } = await aNewCategory();
      expect(await used()).not.toContain(slug);
      const { id } = await aNewFaq(slug);
      expect(await used()).toContain(slug);
      expectDone(await faqs().toggle('status', id));
      expect(await used()).not.toContain(slug);
    });

    it('categories in use are sorted by their own order, not by that of their questions', async () => {
      const [last, first] = [
        await aNewCategory({ order: 901 }),
        await aNewCategory({ order: 900 }),
      ];
      await aNewFaq(last.slug, { order: 1 });
      await aNewFaq(first.slug, { order: 2 });
      expect((await used()).slice(-2)).toEqual([first.slug, last.slug]);
    });
  });

  describe('a new slug of a category', () => {
    it('a new slug of a category is in its questions, and public at the next request', async () => {
      const { id, slug } = await aNewCategory();
      const row = await aNewFaq(slug);
      expect(await inCategory(slug)).toEqual([row.id]);
      expectDone(await categories().update(id, { slug: `${slug}-renamed` }));
      expect(await categoryOf(row)).toBe(`${slug}-renamed`);
      expect(await inCategory(`${slug}-renamed`)).toEqual([row.id]);
      expect(await inCategory(slug)).toEqual([]);
    });
  });

  describe('a category that questions are in', () => {
    it('a category with questions keeps a scope that allows them', async () => {
      const { id, slug } = await aNewCategory();
      await aNewFaq(slug);
      expectRefused(await categories().update(id, { scope: 'service' }), 'BAD_USER_INPUT', 'scope');
      expectDone(await categories().update(id, { scope: 'faq' }));
    });

    it('a category with questions cannot be deleted, even if they are in the trash', async () => {
      const { id, slug } = await aNewCategory();
      const row = await aNewFaq(slug);
      expectRefused(await categories().remove(id), 'CATEGORY_IN_USE');
      expectDone(await faqs().remove(row.id));
      expectRefused(await categories().remove(id), 'CATEGORY_IN_USE');
      expectDone(await categories().get(id));
    });

    it('deleting a category can move its questions to another one, in one step', async () => {
      const [old, other] = [await aNewCategory(), await aNewCategory()];
      const rows = [await aNewFaq(old.slug), await aNewFaq(old.slug)];
      expectDone(await replace(old.id, other.slug));
      for (const row of rows) expect(await categoryOf(row)).toBe(other.slug);
      expect(await inCategory(other.slug)).toHaveLength(2);
      const trash = expectDone(await categories().list({ deleted: true, limit: 100 }));
      expect(trash.items.some(({ id }) => id === old.id)).toBe(true);
    });

    it('a category is not deleted when the other one cannot take its questions', async () => {
      const [old, service, gone] = [
        await aNewCategory(),
        await aNewCategory({ scope: 'service' }),
        await aNewCategory(),
      ];
      expectDone(await categories().remove(gone.id));
      const row = await aNewFaq(old.slug);
      for (const slug of ['no-such-category', old.slug, service.slug, gone.slug]) {
        expectRefused(await replace(old.id, slug), 'BAD_USER_INPUT', 'replacement');
      }
      expect(await categoryOf(row)).toBe(old.slug);
      expectDone(await categories().get(old.id));
      expectRefused(await replace(UNKNOWN, 'general'), 'NOT_FOUND');
    });

    it('a category is never in the trash with a question in it, even after writes at once', async () => {
      const { id, slug } = await aNewCategory();
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => faqs().create(aFaq({ category: slug }))),
        categories().remove(id),
        ...Array.from({ length: 5 }, () => faqs().create(aFaq({ category: slug }))),
      ]);
      const removal = answers[5] as Answer<boolean>;
      const made = answers.filter((answer, index) => index !== 5 && answer.code === undefined);
      if (removal.code === undefined) expect(made).toHaveLength(0);
      else expectRefused(removal, 'CATEGORY_IN_USE');
    });
  });

  it('public counts of categories do not count what the public cannot read', async () => {
    const figures = async () =>
      expectDone(
        transport === 'REST'
          ? await app.rest<Figures>('GET', '/public/faqs/stats')
          : withNoun(await callOperation<Figures>(app, ['query', 'publicFaqStats']), 'FAQs'),
      );
    const { slug } = await aNewCategory();
    const before = (await figures()) as Record<string, number>;
    await aNewFaq(slug, { status: 'inactive', featured: true });
    expect(await figures()).toEqual(before);
    await aNewFaq(slug, { featured: true });
    await aNewFaq(slug);
    expect(await figures()).toEqual({
      totalFAQs: before['totalFAQs']! + 2,
      activeFAQs: before['totalFAQs']! + 2,
      featuredFAQs: before['featuredFAQs']! + 1,
      totalCategories: before['totalCategories']! + 1,
    });
  });
});

describe('categories over REST', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await TestApp.start(__filename);
    token = await app.adminToken();
  });
  afterAll(() => app.close());

  it('a category can be written in the shape that all-languages answers', async () => {
    const languages = {
      ar: { name: 'إيجارات', description: 'كل ما يخص الإيجار' },
      fr: { name: 'Baux', description: 'Tout sur les baux' },
      en: { name: 'Leases', description: 'All about leases' },
    };
    const made = await app.rest<Row>('POST', '/categories', {
      token,
      body: { ...languages, order: 9 },
    });
    const { id, slug } = expectDone(made);
    expect([slug, made.status]).toEqual(['leases', 201]);
    const read = () => app.rest<object>('GET', `/categories/${id}/all-languages`, { token });
    expect(expectDone(await read())).toMatchObject({ ...languages, order: 9 });
    const change = { fr: { name: 'Baux et loyers' }, nameEn: 'Leases and rents' };
    expectDone(await app.rest('PUT', `/categories/${id}`, { token, body: change }));
    expect(expectDone(await read())).toMatchObject({
      ar: languages.ar,
      fr: { ...languages.fr, name: 'Baux et loyers' },
      en: { ...languages.en, name: 'Leases and rents' },
    });
  });

  it.each([
    { title: 'a language that is a text', body: { ar: 'x' }, field: 'ar' },
    { title: 'an unknown field', body: { fr: { colour: 'x' } }, field: 'colourFr' },
    {
      title: 'a name that is too short',
      body: { nameEn: undefined, en: { name: 'x' } },
      field: 'nameEn',
    },
  ])('a category is refused with $title', async ({ body, field }) => {
    const answer = await app.rest('POST', '/categories', {
      token,
      body: { ...aCategory(), ...body },
    });
    expectRefused(answer, 'BAD_USER_INPUT', field);
  });

  it('deleting a category with questions asks for another one in the language of the address', async () => {
    const { id, slug } = expectDone(
      await app.rest<Row>('POST', '/categories', { token, body: aCategory() }),
    );
    expectDone(await app.rest('POST', '/faqs', { token, body: aFaq({ category: slug }) }));
    const answer = await app.rest('DELETE', `/categories/${id}?language=fr`, { token });
    expectRefused(answer, 'CATEGORY_IN_USE');
    expect(answer.body['message']).toMatch(/^Cette catégorie est utilisée \(éléments\u00a0: 1\)/);
  });

  it('the order of a category is set by PATCH order, from 0', async () => {
    for (const [path, body] of [
      ['/faqs', aFaq()],
      ['/categories', aCategory()],
    ] as const) {
      const { id } = expectDone(await app.rest<Row>('POST', path, { token, body }));
      const set = (order: unknown) =>
        app.rest<Row>('PATCH', `${path}/${id}/order`, { token, body: { order } });
      expect(expectDone(await set(12))).toMatchObject({ order: 12 });
      for (const order of [-1, 1.5, 'first', null, undefined]) {
        expectRefused(await set(order), 'BAD_USER_INPUT', 'order');
      }
    }
  });

  it('categories are the same at both public addresses, and their counts are public', async () => {
    const paths = ['/faqs?limit=3&language=fr', '/faqs/stats', '/faqs/categories', '/categories'];
    for (const path of paths) {
      const [alias, canonical] = await Promise.all([
        app.rest('GET', `//public${path}`),
        app.rest('GET', `/public${path}`),
      ]);
      expect(alias.status).toBe(200);
      expect(alias.body).toEqual(canonical.body);
    }
  });
});
