import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { arriveAt, isAlive, takenOver, watchPageStrictly } from './support/browser';
import { aVerifiedClient, enter } from './support/person';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');

function fileOf(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  return manifest[source]!.file;
}
const SECTION = 'how-we-work';
/** The section's script. Files of the build have no words in their names, so its manifest is asked. */
const CODE = `**/${fileOf('src/site/home/how-we-work.tsx')}`;
const SHORT = { width: 1280, height: 500 };

/** Counts the requests for the section's script. */
function requestsFor(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(CODE.slice(2))) count += 1;
  });
  return () => count;
}

/** Sum of layout shifts in the viewport without user input. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { value: 0 };
    Object.assign(window, { shifts: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) total.value += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
}

/** Delays the section's script until the returned function is called. */
async function hold(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CODE, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));

test.describe('lazy section', () => {
  test.use({ viewport: SHORT });

  test('a lazy section can be read without JavaScript, in three languages', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: SHORT });
    for (const locale of LOCALES) {
      await page.goto(`${addressIn(locale, '/')}#${SECTION}`);
      await expect(page.locator(`#${SECTION} li`).first()).toBeInViewport();
      // Without scripts the position is not exact, because fonts load later.
      expect(await topOf(page, SECTION)).toBeGreaterThanOrEqual(0);
      expect(await topOf(page, SECTION)).toBeLessThanOrEqual(80);
      const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beside, 'nothing stands beside the page').toBeLessThanOrEqual(0);
    }
    await page.close();
  });

  test('a lazy section is HTML until one scrolls near, and hydrates without a layout shift, styled by one sheet that is asked for before scripts and fonts', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    const pageErrors = watchPageStrictly(page);
    const requests = requestsFor(page);
    const shifts = await watchShifts(page);
    await page.goto('/');
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(requests()).toBe(0);
    expect(await isAlive(page, SECTION)).toBe(false);
    const before = await page.locator(`[data-section="${SECTION}"]`).innerHTML();

    await arriveAt(page, SECTION);
    expect(requests()).toBe(1);
    expect(await page.locator(`[data-section="${SECTION}"]`).innerHTML()).toBe(before);
    expect(await shifts()).toBeLessThan(0.01);

    await arriveAt(page, 'contact');
    const files = asked.filter((type) => ['stylesheet', 'script', 'font'].includes(type));
    expect(files.lastIndexOf('stylesheet')).toBe(0);
    expect(pageErrors).toEqual([]);
  });

  test('a lazy section loads at once when the keyboard is used', async ({ page }) => {
    await page.goto('/');
    await takenOver(page);
    await page.keyboard.press('Tab');
    await expect.poll(() => isAlive(page, SECTION)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a lazy section in the address loads at once, 80 px below the edge, and stays there while one above it grows', async ({
    page,
  }) => {
    const pageErrors = watchPageStrictly(page);
    await page.goto(`/#${SECTION}`);
    await expect.poll(() => isAlive(page, SECTION)).toBe(true);
    await expect.poll(() => topOf(page, SECTION)).toBe(80);
    await takenOver(page);
    const grow = (by: number) =>
      page.locator('#services').evaluate((part, height) => {
        part.style.paddingBlockEnd = `${height}px`;
      }, by);
    for (const height of [700, 40, 300]) {
      await grow(height);
      await expect.poll(() => topOf(page, SECTION)).toBe(80);
    }
    await page.mouse.wheel(0, -200);
    await expect.poll(() => topOf(page, SECTION)).toBe(280);
    // whatever would scroll back does so when the page is painted
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await topOf(page, SECTION)).toBe(280);
    expect(pageErrors).toEqual([]);
  });

  test('a link to a lazy section scrolls before any section is loaded', async ({ page }) => {
    const pageErrors = watchPageStrictly(page);
    const release = await hold(page);
    await page.goto('/');
    await takenOver(page);
    await page.locator('main a[href$="/#services"]').first().click();
    await expect.poll(() => topOf(page, 'services')).toBe(80);
    expect(await isAlive(page, SECTION)).toBe(false);

    // The reader scrolls on; the new address must not scroll back when the code has loaded.
    await page.mouse.wheel(0, 300);
    await expect.poll(() => topOf(page, 'services')).toBe(-220);
    release();
    await expect(page).toHaveURL(/#services$/);
    await expect.poll(() => isAlive(page, SECTION)).toBe(true);
    expect(await topOf(page, 'services')).toBe(-220);
    expect(pageErrors).toEqual([]);
  });

  test('a lazy section keeps its height while a navigation waits for it', async ({ page }) => {
    const pageErrors = watchPageStrictly(page);
    const release = await hold(page);
    await page.goto('/services');
    await takenOver(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('nav.home') })
      .click();
    const skeleton = page.locator(`#${SECTION}[aria-busy="true"]`);
    await expect(skeleton).toBeAttached();
    const kept = await skeleton.evaluate((part) => part.clientHeight);
    release();
    await arriveAt(page, SECTION);
    await expect(skeleton).toHaveCount(0);
    const real = await page.locator(`#${SECTION}`).evaluate((part) => part.clientHeight);
    expect(Math.abs(real - kept)).toBeLessThan(real * 0.2);
    expect(pageErrors).toEqual([]);
  });

  test('a section far below is laid out when it comes near, and all of them are after a reload or a way back, so that the reader stands at the same place', async ({
    page,
  }) => {
    const isLaidOut = (id: string) =>
      page.locator(`[data-section="${id}"]`).evaluate((place) => {
        const waits = getComputedStyle(place).contentVisibility === 'auto';
        return !waits || place.getBoundingClientRect().top < innerHeight;
      });
    await page.goto('/');
    await takenOver(page);
    expect(await isLaidOut('contact')).toBe(false);
    const above = [SECTION, 'consultants', 'testimonials', 'consultation-branches', 'faq'];
    for (const id of above) await arriveAt(page, id);
    const place = await topOf(page, 'faq');

    await page.reload();
    await takenOver(page);
    await expect.poll(() => topOf(page, 'faq')).toBe(place);
    expect(await isLaidOut('contact')).toBe(true);

    await page.goto('/');
    await takenOver(page);
    for (const id of above.slice(0, 3)) await arriveAt(page, id);
    const before = await topOf(page, 'testimonials');
    await page.locator('footer a[href$="/about"]').first().dispatchEvent('click');
    await expect(page.getByRole('heading', { name: t('about.title'), level: 1 })).toBeVisible();
    await page.goBack();
    await expect.poll(() => topOf(page, 'testimonials')).toBe(before);
    expect(await isLaidOut('contact')).toBe(true);
  });

  test('a lazy section whose code fails to load says so and loads later', async ({ page }) => {
    await page.route(CODE, (route) => route.abort('connectionfailed'));
    await page.goto('/');
    await takenOver(page);
    await page.locator(`#${SECTION}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${SECTION} li`).first()).toBeVisible();

    await page.goto('/services');
    await takenOver(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('nav.home') })
      .click();
    await page.locator(`#${SECTION}`).scrollIntoViewIfNeeded();
    await expect(page.getByText(t('common.sectionFailed'))).toBeVisible();
    await page.unroute(CODE);
    await page
      .locator(`#${SECTION}`)
      .getByRole('button', { name: t('common.retry') })
      .click();
    await expect(page.locator(`#${SECTION} li`).first()).toBeVisible();
  });

  test('a lazy section keeps its HTML when the user signs out before it is loaded', async ({
    page,
  }) => {
    await enter(page, await aVerifiedClient(page));
    const pageErrors = watchPageStrictly(page);
    await page.goto('/');
    await takenOver(page);
    expect(await isAlive(page, SECTION)).toBe(false);
    await page.evaluate(() => {
      document.cookie = 'signed_in=; Max-Age=0; Path=/';
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => isAlive(page, SECTION)).toBe(true);
    await expect(page.locator(`#${SECTION} li`)).toHaveCount(3);
    expect(pageErrors).toEqual([]);
  });
});
