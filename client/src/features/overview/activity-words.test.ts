import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_VERBS } from '@contract/audit-verbs';
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

describe('activity texts of the overview', () => {
  it.each(LOCALES)(
    'the overview has a text for every audit verb of content in %s',
    async (locale) => {
      const file = path.join(WORDS, locale, 'translation.json');
      const { admin } = JSON.parse(readFileSync(file, 'utf8')) as {
        admin: { activity: Record<string, Record<string, string>> };
      };
      const found = await definitions();
      expect(found.length).toBeGreaterThanOrEqual(6);
      const lacking = found.flatMap(({ name, flags }) =>
        [...CONTENT_VERBS, ...Object.keys(flags).map((flag) => `${flag}_changed`)]
          .filter((verb) => !admin.activity[name]?.[verb])
          .map((verb) => `${name}.${verb}`),
      );
      expect(lacking).toEqual([]);
    },
  );
});
