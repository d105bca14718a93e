import { expect, test, type Locator, type Page } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { expectNoFindings, findings, DIRECTIONS } from './support/axe';
import { arriveAt, takenOver, watchPageStrictly } from './support/browser';
import { callLinks, CALLS, expectCallable } from './support/phone';
import { addressIn, wordsOf } from './support/words';

const SCREEN = { width: 390, height: 844 };
const MOST_SCREENS = 9;

/** The sections of which a phone shows a few, and all after one tap. */
const SHORTENED = [
  { id: 'services', items: 'article', shown: 4, all: 11, label: 'services.others_' },
  {
    id: 'consultation-branches',
    items: 'li:has(h3)',
    shown: 4,
    all: 10,
    label: 'branches.others_',
  },
  { id: 'faq', items: 'details[name]', shown: 4, all: 10, label: 'faq.others_' },
];

const visible = (section: Locator, items: string) =>
  section.locator(items).filter({ visible: true });
const others = (section: Locator) => section.locator('details:not([name]) > summary');

/** Other journeys add services. */
async function countOf(section: Locator, items: string, all: number): Promise<number> {
  await expect.poll(() => section.locator(items).count()).toBeGreaterThanOrEqual(all);
  return section.locator(items).count();
}

/** The services are there from the start, the other sections come alive when they are near. */
const comeTo = (page: Page, id: string) =>
  id === 'services' ? takenOver(page) : arriveAt(page, id);

test.describe('the home page on a phone', () => {
  test.use({ viewport: SCREEN, hasTouch: true, isMobile: true });

  for (const locale of LOCALES) {
    test(`the home page has at most nine screens, its footer half of one, and calls the firm, in ${locale}`, async ({
      page,
    }) => {
      const pageErrors = watchPageStrictly(page);
      await page.goto(addressIn(locale, '/'));
      await takenOver(page);
      const sizes = await page.evaluate(() => ({
        length: document.documentElement.scrollHeight,
        footer: document.querySelector('footer')?.getBoundingClientRect().height ?? 0,
        tooWide: document.documentElement.scrollWidth - window.innerWidth,
      }));
      expect(sizes.length).toBeLessThanOrEqual(MOST_SCREENS * SCREEN.height);
      expect(sizes.footer).toBeGreaterThan(0);
      expect(sizes.footer).toBeLessThanOrEqual(SCREEN.height / 2);
      expect(sizes.tooWide).toBe(0);
      await expectCallable(page);

      // letters of twice the size, as the browser's settings make them
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
        const { x, width } = (await link.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(SCREEN.width);
      }
      expect(pageErrors).toEqual([]);
    });
  }

  test('four services, branches and questions are in sight, and the others after one tap', async ({
    page,
  }) => {
    const t = wordsOf('ar');
    await page.goto('/');
    await takenOver(page);
    for (const { id, items, shown, all, label } of SHORTENED) {
      await comeTo(page, id);
      const section = page.locator(`#${id}`);
      const total = await countOf(section, items, all);
      await expect(visible(section, items)).toHaveCount(shown);
      const more = others(section);
      // the questions that are not loaded yet count too
      const count = id === 'faq' ? (await more.innerText()).replace(/\D/g, '') : total - shown;
      const plural = new Intl.PluralRules('ar').select(Number(count));
      await expect(more).toHaveText(t(`${label}${plural}`, { count: String(count) }));
      await more.focus();
      await page.keyboard.press('Enter');
      await expect(visible(section, items)).toHaveCount(total);
      await more.tap();
      await expect(visible(section, items)).toHaveCount(shown);
    }
  });

  test('the testimonials are one row, which moves by one card at a time', async ({ page }) => {
    const t = wordsOf('ar');
    await page.goto('/');
    await arriveAt(page, 'testimonials');
    const cards = page.locator('#testimonials').getByRole('figure');
    await expect(cards).toHaveCount(10);
    const row = page
      .locator('#testimonials')
      .getByRole('group', { name: t('testimonials.title'), exact: true });
    await expect(row).toBeVisible();
    await expect(cards.first()).toBeInViewport({ ratio: 0.5 });
    // in Arabic the row begins on the right, and the next card stands left of the first
    const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
    expect(first!.x - (second!.x + second!.width)).toBe(24);
    expect(second!.x + second!.width, 'the edge of the next card').toBeGreaterThan(0);
    await row.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(cards.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect.poll(async () => (await cards.nth(1).boundingBox())!.x).toBe(first!.x);
    await cards.last().scrollIntoViewIfNeeded();
    await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  });

  test('axe finds nothing serious on the home page of a phone, closed and open, light and dark', async ({
    page,
  }) => {
    for (const locale of DIRECTIONS) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(addressIn(locale, '/'));
      await takenOver(page);
      for (const { id } of [...SHORTENED, { id: 'testimonials' }]) await comeTo(page, id);
      await expectNoFindings(page, `${locale}, closed`);
      for (const { id } of SHORTENED) await others(page.locator(`#${id}`)).tap();
      await expectNoFindings(page, `${locale}, open`);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, ['color-contrast']), `${locale} in the dark`).toEqual([]);
    }
  });
});

test.describe('calling from a phone', () => {
  test.use({ viewport: SCREEN, hasTouch: true, isMobile: true });

  test('the firm can be called and written to on WhatsApp anywhere on a page that does not exist', async ({
    page,
  }) => {
    await page.goto('/no-such');
    await takenOver(page);
    await expectCallable(page);
  });

  test('the buttons that call the firm cover no field and no box of a form', async ({ page }) => {
    await page.goto('/auth?mode=register');
    await takenOver(page);
    for (const field of await page.getByRole('main').locator('input:visible').all()) {
      await field.focus();
      const [its, header] = [
        await field.boundingBox(),
        await page.getByRole('banner').locator('> :last-child').boundingBox(),
      ];
      expect(its!.y).toBeGreaterThanOrEqual(header!.y + header!.height);
    }
  });
});

test.describe('the home page without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: SCREEN });

  test('without JavaScript, the others open, and the firm can be called', async ({ page }) => {
    await page.goto('/');
    for (const { id, items, shown, all } of SHORTENED) {
      const section = page.locator(`#${id}`);
      await expect(visible(section, items)).toHaveCount(shown);
      await others(section).click();
      await expect(visible(section, items)).toHaveCount(await countOf(section, items, all));
    }
    await expect(callLinks(page)).toHaveCount(2);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('a wide screen shows every service, branch and question at once', async ({ page }) => {
  await page.goto('/fr');
  await takenOver(page);
  for (const { id, items, all } of SHORTENED) {
    await comeTo(page, id);
    const section = page.locator(`#${id}`);
    await expect(visible(section, items)).toHaveCount(await countOf(section, items, all));
    await expect(others(section)).toBeHidden();
  }
  const calls = page.getByRole('banner').locator(CALLS);
  await expect(calls.filter({ visible: true })).toHaveCount(1);
});
