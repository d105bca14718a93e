import { readFileSync } from 'node:fs';
import path from 'node:path';
import { renderHook } from '@testing-library/react';
import { AUDIT_ENTITIES, AUDIT_VERBS, CONTENT_VERBS } from '@contract/audit-verbs';
import { CONTENT, type ContentKind } from '@contract/content/content-kinds';
import type { ContentDefinition, OwnField } from '@contract/content/define-content';
import { LOCALES } from '@contract/locales';
import type { RequestField } from '@contract/requests/request-fields';
import { REQUESTS } from '@contract/requests/request-kinds';
import { valueLabelKeys } from '../../../dashboard/audit/changes-table';
import { pageTexts } from '../../../../build/page-texts';
import type { Resource } from '../../../dashboard/engine/resource';
import { CONTENT_RESOURCES } from '../../../graphql/generated/content-resources';

jest.mock('../../../dashboard/engine/use-cached-query', () => ({ useCachedQuery: () => ({}) }));

const WORDS = path.join(__dirname, '../../../../public/locales');
const REQUEST_WORDS = path.join(__dirname, '../../../../../server/locales/requests');
const DEFINITIONS: ContentDefinition[] = Object.values(CONTENT);

/** The values of the declared choices. */
const CHOICES = [...DEFINITIONS, ...Object.values(REQUESTS)].flatMap(({ name, fields }) =>
  Object.entries<OwnField | RequestField>(fields).flatMap(([field, facts]) =>
    'values' in facts ? facts.values.map((value) => ({ name, field, value })) : [],
  ),
);

type Words = Record<string, string | undefined>;
type Screen = Resource<unknown, string, object>;

const screenOf = (kind: string) =>
  CONTENT_RESOURCES[kind as ContentKind]() as unknown as Promise<Screen>;

/** The keys of all that a screen calls by a name. */
function labelsOf({ columns, filters, form, stats }: Screen): string[] {
  const fields = Object.values(form!.fields);
  const { items } = renderHook(() => stats!.useItems()).result.current;
  return [
    ...[...fields, ...Object.values(filters), ...items].map(({ label }) => label),
    ...fields.flatMap(({ help }) => help ?? []),
    ...columns.map(({ title }) => title),
  ];
}

interface AllWords {
  admin: { audit: Record<'entities' | 'verbs' | 'fields', Words> } & Record<string, unknown>;
  dashboard: { content: Record<string, Words> & { activity: Words }; flags: Words };
}

const readTexts = (...file: string[]) =>
  JSON.parse(readFileSync(path.join(...file), 'utf8')) as never;
const wordsOf = (locale: string) =>
  pageTexts(
    readTexts(WORDS, locale, 'translation.json'),
    readTexts(REQUEST_WORDS, `${locale}.json`),
  ) as unknown as AllWords;

describe.each(LOCALES)('texts of content in %s', (locale) => {
  const all = wordsOf(locale);
  const { admin, dashboard } = all;
  const { audit } = admin;
  const lacking = (names: readonly string[], words: Words = {}) =>
    names.filter((name) => !words[name]);
  const textAt = (key: string) =>
    key
      .split('.')
      .reduce<unknown>((found, part) => Reflect.get(Object(found) as object, part), all);
  const FLAGS = DEFINITIONS.flatMap(({ flags }) => Object.keys(flags));

  it('the overview has a sentence for everything that is recorded of content', () => {
    const verbs = [...CONTENT_VERBS, ...FLAGS.map((flag) => `${flag}_changed`)];
    expect(lacking(verbs, dashboard.content.activity)).toEqual([]);
  });

  it('a sentence says a noun as it is said before a name only where a name follows', () => {
    const sentences = Object.values(dashboard.content).flatMap((words) => Object.values(words));
    const wrong = sentences.filter(
      (text = '') => /\{\{(named|theOf)\}\}/.test(text) !== /\{\{(name|label)\}\}/.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it.each(DEFINITIONS)('$plural have a noun, and what their screen says', async (definition) => {
    const { name, plural } = definition;
    const words = admin[plural] as Record<string, Words> | undefined;
    const forms = locale === 'fr' ? ['the', 'the_of', 'gender'] : ['the', 'gender'];
    expect(lacking(forms, words?.['noun'])).toEqual([]);
    expect(lacking(['title', 'empty', 'searchPlaceholder'], words as unknown as Words)).toEqual([]);
    expect(lacking(['create'], words?.['form'])).toEqual([]);
    const labels = labelsOf(await screenOf(name));
    expect(labels.filter((key) => typeof textAt(key) !== 'string')).toEqual([]);
  });

  it('every flag has its words', () => {
    expect(lacking(FLAGS, dashboard.flags)).toEqual([]);
  });

  it('every kind of row and every verb has a word to filter by', () => {
    expect(lacking(AUDIT_ENTITIES, audit.entities)).toEqual([]);
    expect(lacking(AUDIT_VERBS, audit.verbs)).toEqual([]);
  });

  it('every choice has words in the record of changes', () => {
    const unnamed = CHOICES.filter(({ name, field, value }) =>
      valueLabelKeys(name, field, value).every((key) => typeof textAt(key) !== 'string'),
    );
    expect(unnamed).toEqual([]);
  });

  it.each(DEFINITIONS)('$plural have labels in the record of changes', (definition) => {
    const { plural, texts, lists, fields } = definition;
    const ofForm = (admin[plural] as Record<string, Words>)['fields'];
    const names = Object.keys({ ...texts, ...lists, ...fields });
    expect(lacking(names, { ...audit.fields, ...ofForm })).toEqual([]);
  });
});
