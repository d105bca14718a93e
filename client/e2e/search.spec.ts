import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import type { Locale } from '@contract/locales';
import { SERVICE_CATALOGUE } from '@seed-content/services/service-catalogue';
import { takenOver } from './support/browser';
import { addressIn, wordsOf } from './support/words';

type Spelling = (text: string) => string;

const replaced =
  (pairs: Record<string, string>): Spelling =>
  (text) =>
    Object.entries(pairs).reduce((all, [from, to]) => all.replaceAll(from, to), text);

/** Variants of Arabic spelling, by people and by programs. */
const ARABIC: Record<string, Spelling> = {
  'without hamza and dots': replaced({ أ: 'ا', إ: 'ا', آ: 'ا', ؤ: 'و', ئ: 'ي', ة: 'ه', ى: 'ي' }),
  'with vowels': (text) => text.replace(/[\u0621-\u064a]/g, (letter) => `${letter}\u064e`),
  stretched: (text) => text.replace(/[تسنلم](?=[\u0621-\u064a])/g, (letter) => `${letter}ـــ`),
  'from a Persian keyboard': replaced({ ي: 'ی', ك: 'ک' }),
  'in presentation forms': replaced({ لا: 'ﻻ', ة: 'ﺔ', ي: 'ﻲ', ع: 'ﻋ', م: 'ﻣ' }),
  'with invisible marks': (text) => `\u202b\u200f${[...text].join('\u200d')}\u202c`,
};
const LATIN: Record<string, Spelling> = {
  'without accents': (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  'in capitals': (text) => text.toUpperCase(),
  'with its accents apart': (text) => text.normalize('NFD'),
  'in wide letters': (text) =>
    text.replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
};

interface Listed {
  slug: string;
  title: string;
}

/** What other journeys add and hide meanwhile is not asked for. */
const FIRST_SERVICES = new Set<string>(SERVICE_CATALOGUE.map(({ slug }) => slug));

/** Titles found by the server; all titles without a search text. */
async function onTheServer(
  request: APIRequestContext,
  language: Locale,
  search?: string,
): Promise<Listed[]> {
  const answer = await request.get('/api/v1/public/services', {
    params: { language, limit: '50', ...(search && { search }) },
  });
  const { data } = (await answer.json()) as { data: Listed[] | { services: Listed[] } };
  return Array.isArray(data) ? data : data.services;
}

async function expectOnScreen(page: Page, locale: Locale, search: string, title: string) {
  await page.getByLabel(wordsOf(locale)('services.search')).fill(search);
  const card = page.getByRole('article').getByRole('heading', { name: title, exact: true });
  await expect(card, search).toBeVisible();
}

for (const [locale, spellings] of [
  ['ar', ARABIC],
  ['fr', LATIN],
] as const) {
  test(`a service title is found on the page and by the server in each spelling (${locale})`, async ({
    page,
    request,
  }) => {
    await page.goto(addressIn(locale, '/services'));
    await takenOver(page);
    const listed = await onTheServer(request, locale);
    const services = listed.filter(({ slug }) => FIRST_SERVICES.has(slug));
    expect(services.length).toBeGreaterThan(0);
    for (const [how, spell] of Object.entries(spellings))
      for (const { slug, title } of services) {
        const words = spell(title);
        await expectOnScreen(page, locale, words, title);
        const found = await onTheServer(request, locale, words);
        expect(
          found.map((service) => service.slug),
          how,
        ).toContain(slug);
      }
  });
}
