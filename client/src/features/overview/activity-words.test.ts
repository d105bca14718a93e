import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIT_ENTITIES, AUDIT_VERBS, CONTENT_VERBS } from '@contract/audit-verbs';
import { CONTENT } from '@contract/content/content-kinds';
import type { ContentDefinition } from '@contract/content/define-content';
import { LOCALES } from '@contract/locales';

const WORDS = path.join(__dirname, '../../../public/locales');
const DEFINITIONS: ContentDefinition[] = Object.values(CONTENT);

type Words = Record<string, string | undefined>;
interface AllWords {
  admin: { audit: Record<'entities' | 'verbs' | 'fields', Words> } & Record<string, unknown>;
  dashboard: { content: Record<string, Words> & { activity: Words }; flags: Words };
}

const wordsOf = (locale: string) =>
  JSON.parse(readFileSync(path.join(WORDS, locale, 'translation.json'), 'utf8')) as AllWords;

describe.each(LOCALES)('texts of content in %s', (locale) => {
  const { admin, dashboard } = wordsOf(locale);
  const { audit } = admin;
  const lacking = (names: readonly string[], words: Words = {}) =>
    names.filter((name) => !words[name]);
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

  it.each(DEFINITIONS)('$plural have a noun, and what their screen says', ({ plural, texts }) => {
    const words = admin[plural] as Record<string, Words> | undefined;
    const forms = locale === 'fr' ? ['the', 'the_of', 'gender'] : ['the', 'gender'];
    expect(lacking(forms, words?.['noun'])).toEqual([]);
    expect(lacking(Object.keys(texts), words?.['fields'])).toEqual([]);
    expect(lacking(['title', 'empty', 'searchPlaceholder'], words as unknown as Words)).toEqual([]);
  });

  it('every flag has its words', () => {
    expect(lacking(FLAGS, dashboard.flags)).toEqual([]);
  });

  it('every kind of row and every verb has a word to filter by', () => {
    expect(lacking(AUDIT_ENTITIES, audit.entities)).toEqual([]);
    expect(lacking(AUDIT_VERBS, audit.verbs)).toEqual([]);
  });

  it('every text and list of content has a label in the record of changes', () => {
    for (const { name, texts, lists } of DEFINITIONS)
      expect([name, lacking(Object.keys({ ...texts, ...lists }), audit.fields)]).toEqual([
        name,
        [],
      ]);
  });
});
