import { expect, test, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '@contract/locales';
import { takenOver } from './support/browser';
import { addressIn, wordsOf } from './support/words';

/** Words of people, and the page that answers them. */
const ASKED: Record<Locale, string> = {
  ar: 'طردوني من الخدمة',
  fr: 'mon employeur m’a viré',
  en: 'I was fired',
};
const PHONE = { width: 390, height: 844 };

const searchIn = (page: Page, locale: Locale, name = 'search.title') =>
  page.getByRole('search', { name: wordsOf(locale)(name), exact: true });
const boxIn = (page: Page, locale: Locale, name?: string) =>
  searchIn(page, locale, name).getByRole('searchbox', { name: wordsOf(locale)('search.label') });
const firstHit = (page: Page) => page.locator('main li h3 a').first();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`a visitor searches from the home page and finds what happened (${locale})`, async ({
      page,
    }) => {
      await page.goto(addressIn(locale, '/'));
      await boxIn(page, locale).fill(ASKED[locale]);
      await boxIn(page, locale).press('Enter');
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(boxIn(page, locale)).toHaveValue(ASKED[locale]);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/\(\d+\)$/);
      await expect(firstHit(page)).toHaveAttribute(
        'href',
        addressIn(locale, '/situation/dismissed'),
      );
      const robots = page.locator('meta[name="robots"]');
      await expect(robots).toHaveAttribute('content', 'noindex');
    });
  }

  test('words that find nothing lead to the doors, the contact page and the phone', async ({
    page,
  }) => {
    const t = wordsOf('fr');
    await page.goto('/fr/search?q=xyzzyqwk');
    await expect(page.getByText(t('search.nothing', { text: 'xyzzyqwk' }))).toBeVisible();
    await expect(page.getByRole('link', { name: t('situations.doors.family') })).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    await expect(page.getByRole('link', { name: t('guide.write') })).toBeVisible();
  });
});

test('words that find nothing are taken as the text of a request', async ({ page }) => {
  const t = wordsOf('fr');
  await page.goto('/fr/search?q=xyzzyqwk');
  await takenOver(page);
  await page.getByLabel(t('matter.label')).fill('Affaire sans nom, 2026.');
  await page.getByRole('button', { name: t('matter.request') }).click();
  await expect(page).toHaveURL(/\/fr\/auth\?.*request-service%2Fguide-me/);
});

test('a visitor on a phone opens the search over the header, and closes it', async ({ page }) => {
  const t = wordsOf('ar');
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await takenOver(page);
  const open = page.getByRole('banner').getByRole('button', { name: t('nav.search') });
  const box = boxIn(page, 'ar', 'nav.search');
  await expect(box).toBeHidden();
  await open.click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await searchIn(page, 'ar', 'nav.search')
    .getByRole('button', { name: t('common.close') })
    .click();
  await expect(box).toBeHidden();
});

test('a visitor searches once more on the page of the search', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/terms');
  await takenOver(page);
  const header = boxIn(page, 'en', 'nav.search');
  await header.fill('divorse');
  await header.press('Enter');
  await expect(firstHit(page)).toHaveAttribute('href', '/en/situation/divorce');
  await takenOver(page);
  const box = boxIn(page, 'en');
  await expect(box).toHaveValue('divorse');
  await box.fill('rent');
  await box.press('Enter');
  await expect(page).toHaveURL(/q=rent$/);
  await expect(firstHit(page)).toHaveAttribute('href', '/en/situation/rental-contract');
  await page.goBack();
  await expect(box).toHaveValue('divorse');
});

test('the box stands on the services, above the questions and on a page that does not exist', async ({
  page,
}) => {
  await page.goto('/fr/services');
  await expect(boxIn(page, 'fr')).toBeVisible();
  await page.goto('/fr/no-such-page');
  await expect(boxIn(page, 'fr')).toBeVisible();
  await page.goto('/fr');
  const questions = wordsOf('fr')('search.places.questions');
  await expect(page.locator('#faq').getByRole('search', { name: questions })).toBeAttached();
});
