import { expect, type Locator, type Page } from '@playwright/test';
import { type Locale, LOCALES } from '@contract/locales';
import { MAX_GUIDE_QUESTIONS } from '@contract/content/guide-step';
import { expectAddress, takenOver } from './support/browser';
import { requestsOf } from './support/builders';
import { linkIn, mailTo } from './support/mails';
import { aPerson, type Person, watchPageErrors } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
const DISMISSED = '/situation/dismissed';
/** What somebody in trouble may be asked to press, from the home page to a request that is sent; fields aside. */
const MOST_TAPS = 9;

const searchIn = (page: Page, locale: Locale) =>
  page.getByRole('banner').getByRole('search', { name: wordsOf(locale)('nav.search') });
const firstHit = (page: Page) => page.locator('main li h3 a').first();
const isVerification = ({ text }: { text: string }) => text.includes('/verify-email/');

/** Presses and counts; boxes to tick count, too. */
class Taps {
  count = 0;

  async on(place: Locator): Promise<void> {
    this.count += 1;
    await place.click();
  }
}

/** The fields of the registration, by their labels. */
const fieldsOf = (person: Person) =>
  [
    ['auth.fullName', person.fullName],
    ['auth.phone', person.phone],
    ['auth.email', person.email],
    ['auth.password', person.password],
    ['auth.confirmPassword', person.password],
  ] as const;

const JOURNEYS = [
  { locale: 'ar', viewport: PHONE, words: 'طردوني', name: 'نوال شريف' },
  { locale: 'fr', viewport: DESK, words: 'on m’a viré', name: 'Samia Belkacem' },
] as const;

for (const { locale, viewport, words, name } of JOURNEYS) {
  const screen = viewport === PHONE ? 'a phone' : 'a desktop';

  test(`a dismissed person searches, writes, registers and sends in few taps, in ${locale} on ${screen}`, async ({
    page,
    another,
  }) => {
    const t = wordsOf(locale);
    const text = `${words}. 22/11/2026.`;
    const person = aPerson(name);
    const pageErrors = watchPageErrors(page);
    const taps = new Taps();
    const consent = page.getByRole('checkbox', { name: t('form.consent.text') });
    await page.setViewportSize(viewport);
    await page.goto(addressIn(locale, '/'));
    await takenOver(page);
    if (viewport === PHONE)
      await taps.on(page.getByRole('banner').getByRole('button', { name: t('nav.search') }));
    const search = searchIn(page, locale);
    await search.getByRole('searchbox').fill(words);
    await taps.on(search.getByRole('button', { name: t('search.submit') }));
    await taps.on(firstHit(page));
    await expectAddress(page, addressIn(locale, DISMISSED));
    await takenOver(page);
    await page.getByLabel(t('matter.label')).fill(text);
    await taps.on(page.getByRole('button', { name: t('matter.request') }));
    for (const [label, value] of fieldsOf(person))
      await page.getByLabel(t(label), { exact: true }).fill(value);
    await taps.on(consent);
    await taps.on(page.getByRole('button', { name: t('auth.registerSubmit') }));
    await expect(page.getByRole('heading', { name: t('verify.panelTitle') })).toBeVisible();

    const mail = await mailTo(page.request, person.email, isVerification);
    const elsewhere = await another({ viewport: PHONE });
    await elsewhere.goto(linkIn(mail, 'verify-email'));
    // the link in the mail
    taps.count += 1;
    await expect(elsewhere.getByText(t('verify.goBack'))).toBeVisible();

    const form = addressIn(locale, '/request-service/legal-consultation');
    await expect(page).toHaveURL(
      (url) => url.pathname === form && url.searchParams.has('situation'),
    );
    await expect(page.getByLabel(t('request.description'))).toHaveValue(text);
    await taps.on(consent);
    await taps.on(page.getByRole('button', { name: t('request.submit') }));
    await expect(page.getByRole('heading', { name: t('request.success') })).toBeVisible();
    expect(await requestsOf(person)).toHaveLength(1);
    expect(taps.count).toBeLessThanOrEqual(MOST_TAPS);
    expect(pageErrors).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the guided path leads to a situation by answers in the address, and Back to the question before', async ({
    page,
  }) => {
    const question = page.getByRole('heading', { level: 1 });
    const answers = page.locator('main ul').getByRole('link');
    await page.goto('/guide');
    const first = await question.textContent();
    await answers.first().click();
    await expect(page).toHaveURL(/\/guide\/[\w-]+$/);
    await expect(question).not.toHaveText(first!);
    await page.goBack();
    await expect(question).toHaveText(first!);
    for (let asked = 0; page.url().includes('/guide'); asked += 1) {
      expect(asked, 'questions').toBeLessThan(MAX_GUIDE_QUESTIONS);
      const before = page.url();
      await answers.first().click();
      await expect(page).not.toHaveURL(before);
    }
    await expect(page).toHaveURL(/\/situation\/[\w-]+$/);
    await expect(
      page.getByRole('heading', { name: wordsOf('ar')('situations.steps') }),
    ).toBeVisible();
  });

  test('the header has the search', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto('/en/about');
    await searchIn(page, 'en').getByRole('searchbox').fill('fired');
    await searchIn(page, 'en').getByRole('searchbox').press('Enter');
    await expect(firstHit(page)).toHaveAttribute('href', addressIn('en', DISMISSED));
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await place.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached by keyboard: ${String(place)}`);
}

/** The first Tab stop of every page. */
async function skip(page: Page, locale: Locale): Promise<void> {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: wordsOf(locale)('common.skip') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

test('a visitor searches, writes, registers and sends a request by keyboard alone', async ({
  page,
}) => {
  const t = wordsOf('ar');
  const person = aPerson('ياسين بلقاسم');
  const consent = page.getByRole('checkbox', { name: t('form.consent.text') });
  const press = async (place: Locator, key = 'Enter') => {
    await tabTo(page, place);
    await page.keyboard.press(key);
  };
  const write = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(t(label), { exact: true }));
    await page.keyboard.type(text);
  };
  await page.setViewportSize(DESK);
  await page.goto('/');
  await takenOver(page);
  await tabTo(page, searchIn(page, 'ar').getByRole('searchbox'));
  await page.keyboard.type('طردوني');
  await page.keyboard.press('Enter');
  await expect(firstHit(page)).toBeVisible();
  await takenOver(page);
  await skip(page, 'ar');
  await press(firstHit(page));
  await expectAddress(page, DISMISSED);
  await expect(page.getByRole('main')).toBeFocused();
  await write('matter.label', 'فُصلت من عملي.');
  await press(page.getByRole('button', { name: t('matter.request') }));
  await expect(page.getByLabel(t('auth.fullName'))).toBeVisible();
  for (const [label, value] of fieldsOf(person)) await write(label, value);
  await press(consent, 'Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: t('verify.panelTitle') })).toBeVisible();

  const mail = await mailTo(page.request, person.email, isVerification);
  await page.request.get(
    `/api/v1${linkIn(mail, 'verify-email').replace('/verify-email/', '/email-verification/verify/')}`,
  );
  await expect(page.getByLabel(t('request.fields.serviceId'))).toBeEnabled();
  await press(consent, 'Space');
  await press(page.getByRole('button', { name: t('request.submit') }));
  await expect(page.getByRole('heading', { name: t('request.success') })).toBeFocused();
  await press(page.getByRole('link', { name: t('request.follow') }));
  await expect(page.getByText(t('request.event.submitted'))).toBeVisible();
});

/** Roles that people operate. */
const CONTROL =
  /^\s*- '?(?:button|link|textbox|searchbox|combobox|checkbox|radio|switch|tab)(?! ")/;

for (const [turn, path] of ['/', DISMISSED, '/guide'].entries()) {
  const locale = LOCALES[turn]!;

  test(`the accessibility tree of ${path} has its landmarks, headings in order and names (${locale})`, async ({
    page,
  }) => {
    await page.goto(addressIn(locale, path));
    await takenOver(page);
    const lines = (await page.locator('body').ariaSnapshot()).split('\n');
    const landmark = (role: string) =>
      lines.filter((line) => new RegExp(`^- ${role}\\b`).test(line));
    for (const role of ['banner', 'main', 'contentinfo'])
      expect(landmark(role), role).toHaveLength(1);
    const named = lines.flatMap(
      (line) => /- '?((?:navigation|search|region) "[^"]*")/.exec(line)?.[1] ?? [],
    );
    expect(new Set(named).size, named.join()).toBe(named.length);
    expect(lines.filter((line) => CONTROL.test(line))).toEqual([]);
    const levels = lines
      .flatMap((line) => /heading .*\[level=(\d)\]/.exec(line)?.[1] ?? [])
      .map(Number);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    // the header has none, so the first one is the page's
    expect(levels[0]).toBe(1);
    const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
    expect(jumps, levels.join(' ')).toEqual([]);
  });
}
