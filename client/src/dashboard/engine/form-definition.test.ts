import { LIMITS } from '@contract/limits';
import { listField, localized, passwordField, textField } from './fields';
import { defineForm, slotsOf, startValues, valuesToSend } from './form-definition';
import { errorsByName, firstMarked, firstWrong, markedLocales } from './form-errors';

const fields = {
  slug: textField({ label: 'slug', optional: true }),
  title: localized(textField({ label: 'title' })),
  tags: localized(listField({ label: 'tags', limit: { maxItems: 3, max: 10 } })),
  password: passwordField({ label: 'password', limit: LIMITS.user.password, only: 'create' }),
};

describe('a form made of fields', () => {
  it('has one box per language of a localized field, language by language, then the rest', () => {
    expect(slotsOf(fields, 'create').map(({ name }) => name)).toEqual([
      'titleAr',
      'tagsAr',
      'titleFr',
      'tagsFr',
      'titleEn',
      'tagsEn',
      'slug',
      'password',
    ]);
  });

  it('leaves out of an edit what belongs to creation only', () => {
    expect(slotsOf(fields, 'edit').map(({ name }) => name)).not.toContain('password');
  });

  it('starts with what is stored, else with each field’s own beginning', () => {
    const values = startValues(slotsOf(fields, 'edit'), { titleAr: 'عنوان', slug: null });
    expect(values).toMatchObject({ titleAr: 'عنوان', titleFr: '', tagsEn: [], slug: '' });
  });

  it('sends texts trimmed and passwords as they were typed', () => {
    const sent = valuesToSend(slotsOf(fields, 'create'), {
      titleAr: ' عنوان ',
      tagsAr: [' أ '],
      password: ' secret ',
      stranger: 'x',
    });
    expect(sent).toMatchObject({ titleAr: 'عنوان', tagsAr: ['أ'], password: ' secret ' });
    expect(sent).not.toHaveProperty('stranger');
  });

  it('loads an entity without what the cache added to it', async () => {
    const texts = { titleAr: 'أ', titleFr: '', titleEn: '', tagsAr: ['x'], tagsFr: [], tagsEn: [] };
    const stored = { __typename: 'Thing', slug: 'a', ...texts, version: 7 };
    const form = defineForm({
      fields,
      load: async (_client, _id: string) => stored,
      create: async () => undefined,
      update: async () => undefined,
    });
    const loaded = await form.load({} as never, 'id');
    expect(loaded.version).toBe(7);
    expect(loaded.values).not.toHaveProperty('__typename');
  });
});

describe('what a form is loaded with', () => {
  const common = {
    fields,
    create: async () => undefined,
    update: async () => undefined,
  };
  const whole = {
    slug: 'a',
    titleAr: 'أ',
    titleFr: '',
    titleEn: '',
    tagsAr: [],
    tagsFr: [],
    tagsEn: [],
  };

  it('has every field that an edit sends; a password that only a new row has may lack', () => {
    expect(defineForm({ ...common, load: async (_client, _id: string) => whole })).toBeDefined();
  });

  it('does not compile without an optional text in one language', () => {
    const { tagsFr: _tagsFr, ...rest } = whole;
    // @ts-expect-error saving would erase the stored tagsFr
    expect(defineForm({ ...common, load: async (_client, _id: string) => rest })).toBeDefined();
  });

  it('does not compile without an optional plain field', () => {
    const { slug: _slug, ...rest } = whole;
    // @ts-expect-error saving would erase the stored slug
    expect(defineForm({ ...common, load: async (_client, _id: string) => rest })).toBeDefined();
  });
});

describe('errors of a form', () => {
  const slots = slotsOf(fields, 'create');
  const errors = errorsByName([
    { name: ['titleEn'], errors: ['too long'] },
    { name: ['titleFr'], errors: ['required'] },
    { name: ['slug'], errors: [] },
  ]);

  it('mark the tabs of their languages, and the first of them is opened', () => {
    const marked = markedLocales(slots, errors);
    expect([...marked].sort()).toEqual(['en', 'fr']);
    expect(firstMarked(marked)).toBe('fr');
    expect(firstWrong(slots, errors)).toBe('titleFr');
  });

  it('mark no tab when they are outside of the tabs', () => {
    const outside = errorsByName([{ name: ['slug'], errors: ['taken'] }]);
    expect(markedLocales(slots, outside).size).toBe(0);
    expect(firstWrong(slots, outside)).toBe('slug');
  });
});
