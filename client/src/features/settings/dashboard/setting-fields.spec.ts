import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@contract/locales';
import { EXPLAINED } from './setting-fields';

const LOCALE_FILES = path.join(__dirname, '../../../../public/locales');

it.each(LOCALES)(
  'the settings that are explained are those with an explanation in %s',
  (locale) => {
    const text = readFileSync(path.join(LOCALE_FILES, locale, 'translation.json'), 'utf8');
    const { admin } = JSON.parse(text) as { admin: { settings: { help: object } } };
    expect([...EXPLAINED].sort()).toEqual(Object.keys(admin.settings.help).sort());
  },
);
