import { LIMITS } from '@contract/limits';
import { listField, localized, passwordField, textField } from './fields';
import { defineForm, listInputs, toInitialValues, valuesToSend } from './form-definition';
import {
  errorsByName,
  firstLocaleWithError,
  firstInputWithError,
  localesWithErrors,
} from './form-errors';

const fields = {
  slug: textField({ label: 'slug', optional: true }),
  title: localized(textField({ label: 'title' })),
  tags: localized(listField({ label: 'tags', limit: { maxItems: 3, max: 10 } })),
  password: passwordField({ label: 'password', limit: LIMITS.user.password, only: 'create' }),
};

describe('form definition', () => {
  it('listInputs returns localized fields language by language, then the other fields', () => {
    expect(listInputs(fields, 'create').map(({ name }) => name)).toEqual([
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

  it('listInputs leaves fields of new rows out of an edit form', () => {
    expect(listInputs(fields, 'edit').map(({ name }) => name)).not.toContain('password');
  });

  it('toInitialValues takes stored values, else the initial value of the field', () => {
    const values = toInitialValues(listInputs(fields, 'edit'), { titleAr: 'عنوان', slug: null });
    expect(values).toMatchObject({ titleAr: 'عنوان', titleFr: '', tagsEn: [], slug: '' });
  });

  it('valuesToSend trims texts but not passwords', () => {
    const sent = valuesToSend(listInputs(fields, 'create'), {
      titleAr: ' عنوان ',
      tagsAr: [' أ '],
      password: ' secret ',
      stranger: 'x',
    });
    expect(sent).toMatchObject({ titleAr: 'عنوان', tagsAr: ['أ'], password: ' secret ' });
    expect(sent).not.toHaveProperty('stranger');
  });

  it('load removes __typename from the loaded row', async () => {
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

describe('type of the loaded row', () => {
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

  it('the loaded row may lack a field that only new rows have', () => {
    expect(defineForm({ ...common, load: async (_client, _id: string) => whole })).toBeDefined();
  });

  it('a loaded row without an optional localized text does not compile', () => {
    const { tagsFr: _tagsFr, ...rest } = whole;
    // @ts-expect-error saving would erase the stored tagsFr
    expect(defineForm({ ...common, load: async (_client, _id: string) => rest })).toBeDefined();
  });

  it('a loaded row without an optional field does not compile', () => {
    const { slug: _slug, ...rest } = whole;
    // @ts-expect-error saving would erase the stored slug
    expect(defineForm({ ...common, load: async (_client, _id: string) => rest })).toBeDefined();
  });
});

describe('form errors', () => {
  const inputs = listInputs(fields, 'create');
  const errors = errorsByName([
    { name: ['titleEn'], errors: ['too long'] },
    { name: ['titleFr'], errors: ['required'] },
    { name: ['slug'], errors: [] },
  ]);

  it('errors of localized fields belong to the tabs of their languages', () => {
    const marked = localesWithErrors(inputs, errors);
    expect([...marked].sort()).toEqual(['en', 'fr']);
    expect(firstLocaleWithError(marked)).toBe('fr');
    expect(firstInputWithError(inputs, errors)).toBe('titleFr');
  });

  it('errors of other fields belong to no tab', () => {
    const outside = errorsByName([{ name: ['slug'], errors: ['taken'] }]);
    expect(localesWithErrors(inputs, outside).size).toBe(0);
    expect(firstInputWithError(inputs, outside)).toBe('slug');
  });
});
