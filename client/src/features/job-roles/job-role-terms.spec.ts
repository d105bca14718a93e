import {
  JOB_ROLE_CATEGORY_NAMES,
  JOB_ROLE_CATEGORIES,
  JOB_ROLE_DEFAULTS,
} from '@contract/content/job-role';
import { LOCALES } from '@contract/locales';
import ar from '../../../public/locales/ar/translation.json';
import en from '../../../public/locales/en/translation.json';
import fr from '../../../public/locales/fr/translation.json';
import { defaultSite } from '../../app/default-site';
import { createI18n } from '../../lib/i18n/i18n';
import { termText, typeText } from './job-role-terms';

const TEXTS = { ar, fr, en };
const wordsIn = async (locale: 'ar' | 'fr' | 'en') =>
  (
    await createI18n(locale, defaultSite(locale).words, {
      [locale]: { translation: TEXTS[locale] },
    })
  ).t;

it.each([
  [JOB_ROLE_DEFAULTS.experience, 'غير محدد'],
  [JOB_ROLE_DEFAULTS.location, 'عن بعد'],
  [JOB_ROLE_DEFAULTS.salary, 'تنافسي'],
  ['1+ years', 'سنة على الأقل'],
  ['2+ years', 'سنتان على الأقل'],
  ['3+ years', '3 سنوات على الأقل'],
  ['12 years', '12 سنة'],
  ['3-5 years', 'من 3 إلى 5 سنوات'],
  ['ten years', 'ten years'],
  ['', ''],
])('termText translates %j to %j in Arabic', async (stored, shown) => {
  expect(termText(await wordsIn('ar'), stored)).toBe(shown);
});

it('typeText shows a missing type as full-time', async () => {
  expect(typeText(await wordsIn('en'), null)).toBe('Full-time');
  expect(typeText(await wordsIn('en'), 'part_time')).toBe('Part-time');
});

it.each(LOCALES)('categories of job roles have the same names as on the server in %s', (locale) => {
  for (const category of JOB_ROLE_CATEGORIES)
    expect(TEXTS[locale].jobRoles.categoryNames[category]).toBe(
      JOB_ROLE_CATEGORY_NAMES[category][locale],
    );
});
