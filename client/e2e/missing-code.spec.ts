import { readFileSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';
import { takenOver } from './support/browser';
import { ADMIN } from './support/api';
import { open } from './support/dashboard';
import { aVerifiedClient, enter } from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');

interface Chunk {
  file: string;
  css?: string[];
}
const MANIFEST = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
  string,
  Chunk
>;
const scriptOf = (source: string) => MANIFEST[source]!.file;

/** What may happen to a file of the build. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'is refused with 503': (route) => route.fulfill({ status: 503, body: 'busy' }),
  'is refused with 500': (route) => route.fulfill({ status: 500, body: 'oops' }),
  'is a page instead of a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' }),
  'breaks off': (route) => route.abort('connectionreset'),
  'cannot be reached': (route) => route.abort('connectionfailed'),
};

/** Counts the requests for a file. */
function requestsFor(page: Page, file: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(file)) count += 1;
  });
  return () => count;
}

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: t('errorPage.notLoaded') });
const retry = (page: Page) => failure(page).getByRole('button', { name: t('common.retry') });
const aboutLink = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.about') })
    .first();
const ABOUT = 'src/site/about-page.tsx';

for (const [fault, answer] of Object.entries(FAULTS))
  test(`a page whose code ${fault} says so after two tries, and opens when tried again`, async ({
    page,
  }) => {
    const requests = requestsFor(page, scriptOf(ABOUT));
    await page.route(`**/${scriptOf(ABOUT)}`, answer);
    await page.goto('/services');
    await takenOver(page);
    await aboutLink(page).click();
    await expect(failure(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests()).toBeLessThanOrEqual(3);
    await page.unroute(`**/${scriptOf(ABOUT)}`);
    await retry(page).click();
    await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeVisible();
  });

test('a page opened without a connection says so, and opens by itself when the line is back', async ({
  page,
  context,
}) => {
  const requests = requestsFor(page, scriptOf(ABOUT));
  await page.goto('/services');
  await takenOver(page);
  await context.setOffline(true);
  await aboutLink(page).click();
  await expect(failure(page)).toBeVisible();
  expect(requests()).toBeLessThanOrEqual(3);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeVisible();
});

test('Back leaves a page that could not be loaded, and the next visit tries again', async ({
  page,
}) => {
  await page.route(`**/${scriptOf(ABOUT)}`, FAULTS['cannot be reached']!);
  await page.goto('/services');
  await takenOver(page);
  await aboutLink(page).click();
  await retry(page).click();
  await expect(failure(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: t('services.title') })).toBeVisible();
});

/** Counts how often the page itself is loaded. */
function loadsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const MISSING = (route: Route) => route.fulfill({ status: 404, body: 'gone' });

test('after a release the page is loaded again once, and what was typed is still there', async ({
  page,
}) => {
  await enter(page, await aVerifiedClient(page));
  await page.goto('/contact');
  await takenOver(page);
  const typed = 'كتبت هذا قبل صدور الإصدار الجديد بلحظات.';
  await page.getByLabel(t('message.fields.message')).fill(typed);
  const loads = loadsOf(page);
  await page.route(`**/${scriptOf(ABOUT)}`, MISSING);
  const requests = requestsFor(page, scriptOf(ABOUT));
  await aboutLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: t('about.title') })).toBeVisible();
  expect(loads()).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
  expect(requests()).toBeLessThanOrEqual(6);
  await page.unroute(`**/${scriptOf(ABOUT)}`);
  await page.goto('/contact');
  await expect(page.getByLabel(t('message.fields.message'))).toHaveValue(typed);
});

test('a page that stays missing is not loaded again in a loop', async ({ page }) => {
  await page.goto('/about');
  await takenOver(page);
  const loads = loadsOf(page);
  const services = scriptOf('src/site/services-page.tsx');
  await page.route(`**/${services}`, MISSING);
  await page
    .getByRole('link', { name: t('nav.services'), exact: true })
    .first()
    .click();
  await expect(page.locator('#start-failed')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads()).toBe(1);
});

test.describe('in the dashboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a screen whose code does not arrive says so beside the menu, and opens when tried again', async ({
    page,
  }) => {
    const file = scriptOf('src/features/faqs/dashboard/faqs.resource.tsx');
    const requests = requestsFor(page, file);
    await page.route(`**/${file}`, FAULTS['is refused with 503']!);
    await open(page);
    // the overview may link there, too
    await page
      .getByRole('navigation', { name: t('dashboard.nav.label') })
      .getByRole('link', { name: t('admin.faqs.title') })
      .click();
    await expect(failure(page)).toBeVisible();
    expect(requests()).toBeLessThanOrEqual(3);
    await page.unroute(`**/${file}`);
    await retry(page).click();
    await expect(
      page.getByRole('heading', { level: 1, name: t('admin.faqs.title') }),
    ).toBeVisible();
  });

  test('Ctrl+K without its code fails inside its own dialog, and works when tried again', async ({
    page,
  }) => {
    const file = scriptOf('src/dashboard/palette/palette-dialog.tsx');
    const requests = requestsFor(page, file);
    await page.route(`**/${file}`, FAULTS['cannot be reached']!);
    await open(page);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: t('dashboard.palette.title') });
    await expect(dialog.getByText(t('errorPage.notLoaded'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests()).toBeLessThanOrEqual(3);
    await page.unroute(`**/${file}`);
    await dialog.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.getByRole('combobox', { name: t('dashboard.palette.title') })).toBeVisible();
  });
});

test('a page that cannot start says so and starts when asked to', async ({ page }) => {
  await enter(page, ADMIN);
  const file = scriptOf('src/site/services-page.tsx');
  await page.route(`**/${file}`, FAULTS['is refused with 503']!);
  await page.goto('/services');
  const notice = page.locator('#start-failed');
  await expect(notice).toBeVisible();
  await page.unroute(`**/${file}`);
  await notice.getByRole('button').click();
  await takenOver(page);
  await expect(notice).toHaveCount(0);
});
