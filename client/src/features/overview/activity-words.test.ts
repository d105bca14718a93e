import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AUDIT_ENTITIES, AUDIT_VERBS, CONTENT_VERBS } from '@contract/audit-verbs';
import type { ContentDefinition } from '@contract/content/define-content';
import { LOCALES } from '@contract/locales';

const CONTRACT = path.join(__dirname, '../../../../server/src/contract/content');
const WORDS = path.join(__dirname, '../../../public/locales');

async function definitions(): Promise<ContentDefinition[]> {
  const files = readdirSync(CONTRACT).filter((file) => file !== 'define-content.ts');
  const modules = (await Promise.all(
    files.map((file) => import(path.join(CONTRACT, file))),
  )) as object[];
  return modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter((value): value is ContentDefinition =>
      Boolean(value && typeof value === 'object' && 'plural' in value && 'texts' in value),
    );
}

type Words = Record<string, string | undefined>;
interface AdminWords {
  activity: Record<string, Words>;
  audit: Record<'entities' | 'verbs' | 'fields', Words>;
}

function adminWords(locale: string): AdminWords {
  const file = path.join(WORDS, locale, 'translation.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { admin: AdminWords }).admin;
}

describe.each(LOCALES)('texts of the record of changes in %s', (locale) => {
  const { activity, audit } = adminWords(locale);
  const lacking = (names: readonly string[], words: Words) => names.filter((name) => !words[name]);

  it('the overview has a text for every audit verb of content', async () => {
    const found = await definitions();
    expect(found.length).toBeGreaterThanOrEqual(6);
    for (const { name, flags } of found) {
      const verbs = [...CONTENT_VERBS, ...Object.keys(flags).map((flag) => `${flag}_changed`)];
      expect([name, lacking(verbs, activity[name] ?? {})]).toEqual([name, []]);
    }
  });

  it('every kind of row and every verb has a word to filter by', () => {
    expect(lacking(AUDIT_ENTITIES, audit.entities)).toEqual([]);
    expect(lacking(AUDIT_VERBS, audit.verbs)).toEqual([]);
  });

  it('every text and list of content has a label', async () => {
    for (const { name, texts, lists } of await definitions()) {
      const fields = Object.keys({ ...texts, ...lists });
      expect([name, lacking(fields, audit.fields)]).toEqual([name, []]);
    }
  });

  it('every kind of content is a kind of row whose changes are recorded', async () => {
    const names = (await definitions()).map(({ name }) => name);
    expect(names.filter((name) => !(AUDIT_ENTITIES as readonly string[]).includes(name))).toEqual(
      [],
    );
  });
});
