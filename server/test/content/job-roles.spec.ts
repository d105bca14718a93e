import {
  CATEGORY_BY_SLUG,
  JOB_ROLE_CATEGORIES,
  JOB_ROLE_CATEGORY_NAMES,
  JOB_ROLE_DEFAULTS,
  jobRoleContent,
  JOB_ROLE_TYPES,
} from '../../src/contract/content/job-role.js';
import { LOCALE_SUFFIX, LOCALES } from '../../src/contract/locales.js';
import { SEEDED_JOB_ROLES } from '../../src/modules/job-roles/seed/seeded-job-roles.js';
import { aClient, aJobRole } from '../support/builders.js';
import {
  contentCalls,
  type ContentNames,
  type Figures,
  TRANSPORTS,
  withNoun,
} from '../support/content-calls.js';
import { callOperation } from '../support/operation.js';
import { expectDone, expectRefused } from '../support/refusals.js';
import { TestApp } from '../support/test-app.js';

const NAMES: ContentNames = { definition: jobRoleContent };
const LISTS = ['requirements', 'responsibilities', 'benefits', 'skills'];
const LINES = Object.entries(jobRoleContent.fields).flatMap(([name, field]) =>
  field.kind === 'line' ? [[name, field] as const] : [],
);

interface Category {
  slug: string;
  name: string;
  count: number;
}

describe.each(TRANSPORTS)('job roles over %s', (transport) => {
  let app: TestApp;
  let token: string;
  const isRest = transport === 'REST';
  const anybody = () => contentCalls(app, NAMES, transport);
  const admin = () => contentCalls(app, NAMES, transport, token);
  /** The kind of contract as this transport spells it. */
  const spelt = (type: string) => (isRest ? type : type.replace('-', '_'));

  const categories = async (path: string, field: string, args: { language?: string } = {}) => {
    if (!isRest) return callOperation<Category[]>(app, ['query', field], args, { token });
    const query = new URLSearchParams(args).toString();
    const answer = await app.rest<{ categories: Category[] }>('GET', `${path}?${query}`, { token });
    return { ...answer, data: answer.data?.categories };
  };
  const publicCategories = (args?: { language?: string }) =>
    categories('/public/roles/categories', 'publicJobRoleCategories', args);
  const publicStats = async () =>
    isRest
      ? app.rest<Figures>('GET', '/public/roles/stats')
      : withNoun(await callOperation<Figures>(app, ['query', 'publicJobRoleStats']), 'Roles');

  beforeAll(async () => {
    app = await TestApp.start(__filename, { SEED: 'all' });
    token = await app.adminToken();
  });
  afterAll(() => app.close());

  describe('the built-in job roles', () => {
    it('the eight built-in job roles are in their categories and in their order', async () => {
      const { items, total } = expectDone(await anybody().listPublic());
      expect(total).toBe(8);
      expect(items.map(({ slug }) => slug)).toEqual(SEEDED_JOB_ROLES.map(({ slug }) => slug));
      for (const { slug, category } of items.map((row) => row as Record<string, unknown>))
        expect(category).toBe(CATEGORY_BY_SLUG.get(String(slug)));
      expect(items.map(({ slug }) => slug).sort()).toEqual([...CATEGORY_BY_SLUG.keys()].sort());
    });

    it.each(LOCALES)('the built-in job roles have every text in %s', async (language) => {
      const { items } = expectDone(await anybody().listPublic({ language }));
      for (const row of items) {
        expect(row).toMatchObject({ resolvedLanguage: language, status: 'active' });
        expect(row['title']).toMatch(/\S/);
        expect(String(row['description']).length).toBeGreaterThan(120);
        for (const list of LISTS) expect((row[list] as string[]).length).toBeGreaterThan(2);
      }
    });

    it('the job roles are counted for the public and for administrators', async () => {
      expect(expectDone(await publicStats())).toEqual({
        totalRoles: 8,
        activeRoles: 8,
        totalCategories: 4,
      });
      expect(expectDone(await admin().stats())).toEqual({
        totalRoles: 8,
        activeRoles: 8,
        inactiveRoles: 0,
        draftRoles: 0,
      });
    });

    it.each(JOB_ROLE_CATEGORIES)(
      'job roles can be filtered by the category %s',
      async (category) => {
        const slugs = [...CATEGORY_BY_SLUG.keys()].filter(
          (slug) => CATEGORY_BY_SLUG.get(slug) === category,
        );
        for (const calls of [anybody().listPublic, admin().list]) {
          const { items } = expectDone(await calls({ category }));
          expect(items.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
        }
      },
    );
  });

  describe('categories of job roles', () => {
    it.each(LOCALES)(
      'categories of job roles are named in %s and count their open roles',
      async (language) => {
        const found = expectDone(await publicCategories({ language }));
        expect(found).toEqual(
          JOB_ROLE_CATEGORIES.map((slug) => ({
            slug,
            name: JOB_ROLE_CATEGORY_NAMES[slug][language],
            count: [...CATEGORY_BY_SLUG.values()].filter((category) => category === slug).length,
          })),
        );
      },
    );

    it('categories without an open job role are shown to the office only', async () => {
      const slug = 'legal-instructor-new';
      const { id } = expectDone(await anybody().getPublic(slug));
      expectDone(await admin().toggle('status', id));
      const shown = expectDone<Category[] | undefined>(await publicCategories());
      expect(shown?.map((category) => category.slug)).not.toContain('training');
      const all = expectDone(await categories('/roles/categories', 'jobRoleCategories'));
      expect(all).toContainEqual(expect.objectContaining({ slug: 'training', count: 1 }));
      expect(expectDone(await publicStats())).toMatchObject({ totalRoles: 7, totalCategories: 3 });
      expectDone(await admin().toggle('status', id));
      expect(expectDone<Category[] | undefined>(await publicCategories())).toHaveLength(4);
    });

    it('the categories of job roles for the office are refused to clients and people not signed in', async () => {
      const { token: client } = await aClient(app);
      for (const [who, code] of [
        [undefined, 'UNAUTHENTICATED'],
        [client, 'FORBIDDEN'],
      ] as const) {
        const answer = isRest
          ? await app.rest('GET', '/roles/categories', { token: who })
          : await callOperation(app, ['query', 'jobRoleCategories'], {}, { token: who });
        expectRefused(answer, code);
      }
    });

    it('an unknown category of job roles is refused', async () => {
      expectRefused(
        await anybody().listPublic({ category: 'cooks' }),
        'BAD_USER_INPUT',
        'category',
      );
      expectRefused(await admin().list({ category: 'cooks' }), 'BAD_USER_INPUT', 'category');
      const wrong = await admin().create(aJobRole({ category: 'cooks' }));
      expectRefused(wrong, 'BAD_USER_INPUT', 'category');
    });

    it('a job role without a category takes the one of its built-in slug, and otherwise has none', async () => {
      const fixed = expectDone(await anybody().getPublic('legal-advisor'));
      expectDone(await admin().update(fixed.id, { slug: 'legal-advisor-before' }));
      const named = expectDone(await admin().create(aJobRole({ titleEn: 'Legal Advisor' })));
      expect(named).toMatchObject({ slug: 'legal-advisor', category: 'legal' });
      const given = aJobRole({ slug: 'graphic-designer-2', category: 'training' });
      expect(expectDone(await admin().create(given))['category']).toBe('training');
      for (const input of [aJobRole(), aJobRole({ titleEn: 'Constructor' })])
        expect(expectDone(await admin().create(input))['category']).toBeNull();
    });
  });

  describe('writes of job roles', () => {
    it('a new job role gets the default texts for omitted ones, and no type', async () => {
      const row = expectDone(await admin().create(aJobRole()));
      expect(row).toMatchObject({ ...JOB_ROLE_DEFAULTS, type: null });
      const blank = aJobRole({ icon: ' ', experience: '', location: null, salary: '  ' });
      expect(expectDone(await admin().create(blank))).toMatchObject(JOB_ROLE_DEFAULTS);
      const shown = expectDone(await anybody().getPublic(row.slug));
      expect(shown).toMatchObject({ ...JOB_ROLE_DEFAULTS, type: null });
    });

    it.each(JOB_ROLE_TYPES)('a job role of the type %s is accepted', async (type) => {
      const row = expectDone(await admin().create(aJobRole({ type: spelt(type) })));
      expect(row['type']).toBe(spelt(type));
      expect(expectDone(await anybody().getPublic(row.slug))['type']).toBe(spelt(type));
    });

    it('a job role of an unknown type is refused', async () => {
      const answer = await admin().create(aJobRole({ type: 'volunteer' }));
      expectRefused(answer, 'BAD_USER_INPUT', 'type');
    });

    it.each(LINES)(
      'a job role’s %s is accepted at its greatest length and refused beyond it',
      async (...given) => {
        const [name, { max }] = given;
        const longest = 'x'.repeat(max);
        const { id, ...row } = expectDone(await admin().create(aJobRole({ [name]: longest })));
        expect(row[name]).toBe(longest);
        for (const answer of [
          await admin().create(aJobRole({ [name]: `${longest}x` })),
          await admin().update(id, { [name]: `${longest}x` }),
          await admin().update(id, { [name]: 'a\u0000b' }),
        ])
          expectRefused(answer, 'BAD_USER_INPUT', name);
        expect(expectDone(await admin().update(id, { [name]: 'x' }))[name]).toBe('x');
        const emptied = expectDone(await admin().update(id, { [name]: ' ' }));
        expect(emptied).toMatchObject({ [name]: JOB_ROLE_DEFAULTS[name as 'icon'] });
      },
    );

    it('a used slug of a job role is a conflict, and a slug stays when the title changes', async () => {
      const { id, slug } = expectDone(await admin().create(aJobRole({ titleEn: 'Night clerk' })));
      expect(slug).toBe('night-clerk');
      expectRefused(await admin().create(aJobRole({ slug })), 'SLUG_TAKEN', 'slug');
      const renamed = expectDone(await admin().update(id, { titleEn: 'Day clerk' }));
      expect(renamed.slug).toBe('night-clerk');
    });
  });

  describe('public job roles', () => {
    it('a public job role is found by its id as well as its slug', async () => {
      const { id, slug } = expectDone(await anybody().getPublic('lawyer'));
      for (const key of [String(id), String(id).toUpperCase()]) {
        const answer = await anybody().getPublic(key);
        if (isRest && key !== String(id)) expectRefused(answer, 'NOT_FOUND');
        else if (key === String(id)) expect(expectDone(answer)).toMatchObject({ id, slug });
      }
      const unknown = '01939f00-0000-7000-8000-000000000000';
      expectRefused(await anybody().getPublic(unknown), 'NOT_FOUND');
    });

    it('an inactive job role is not public by slug or id, and administrators still read it', async () => {
      const { id, slug } = expectDone(await admin().create(aJobRole({ status: 'inactive' })));
      expectRefused(await anybody().getPublic(slug), 'NOT_FOUND');
      expectRefused(await anybody().getPublic(String(id)), 'NOT_FOUND');
      expectDone(await admin().get(id));
    });

    it('a change of a job role is public at the next request, in every language', async () => {
      const { id, slug } = expectDone(await admin().create(aJobRole()));
      for (const language of LOCALES) expectDone(await anybody().getPublic(slug, { language }));
      const requirements = Object.fromEntries(
        LOCALES.map((locale) => [`requirements${LOCALE_SUFFIX[locale]}`, [`new ${locale}`]]),
      );
      expectDone(await admin().update(id, requirements));
      for (const language of LOCALES) {
        const shown = expectDone(await anybody().getPublic(slug, { language }));
        expect(shown['requirements']).toEqual([`new ${language}`]);
      }
    });

    if (isRest) {
      it('public job roles are answered under both addresses', async () => {
        const here = await app.rest<object>('GET', '/public/roles/lawyer?language=fr');
        const there = await app.rest<object>('GET', '//public/roles/lawyer?language=fr');
        expect(expectDone(there)).toEqual(expectDone(here));
        expect(expectDone(here)).toMatchObject({ title: 'Avocat', slug: 'lawyer' });
      });
    }
  });
});
