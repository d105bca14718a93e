import { expect, type BrowserContext, type Page } from '@playwright/test';
import { takenOver } from './support/browser';
import { aVerifiedClient, enter, signIn } from './support/person';
import { siteWithReleases, SWITCHED_OFF } from './support/releases';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');
const DISMISSED = '/situation/dismissed';
const WORK = '/situations/work';
const WIKIPEDIA = 'https://ar.wikipedia.org/';
/** What a copy says of itself, with the day on which it was made. */
const COPY_NOTE = new RegExp(t('offline.copy', { date: '.+' }));
/** A file of the site, from which its storage can be looked at without any of its code. */
const BESIDE = '/robots.txt';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

/** Paths of everything that the browser keeps for reading offline. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker keeps the page, and the last of those that it always keeps. */
const untilKept = (page: Page, path: string) =>
  expect
    .poll(() => kept(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/', '/situations/company', path]));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const titleOf = async (page: Page) =>
  (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

/** Answers for Wikipedia, and says that it was told nothing of where people come from. */
async function playWikipedia(context: BrowserContext): Promise<() => (string | undefined)[]> {
  const referrers: (string | undefined)[] = [];
  await context.route(`${WIKIPEDIA}**`, async (route) => {
    referrers.push(
      await route
        .request()
        .headerValue('referer')
        .then((value) => value ?? undefined),
    );
    await route.fulfill({ contentType: 'text/html', body: '<title>ويكيبيديا</title>' });
  });
  return () => referrers;
}

test('a situation and how to reach the firm are read without a connection', async ({
  page,
  context,
}) => {
  await page.goto(DISMISSED);
  await takenOver(page);
  const title = await titleOf(page);
  const call = page.locator('header a[href^="tel:"]').first();
  const phone = await call.getAttribute('href');
  await untilKept(page, DISMISSED);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page, title)).toBeVisible();
  await expect(page.getByText(COPY_NOTE)).toBeVisible();
  await takenOver(page);
  await expect(page.getByRole('heading', { name: t('situations.papers') })).toBeVisible();

  await page.goto('/contact');
  await expect(heading(page, t('offline.title'))).toBeVisible();
  await expect(page.getByRole('heading', { name: t('offline.reach') })).toBeVisible();
  await expect(page.locator(`a[href="${phone}"]`).first()).toBeVisible();
  await page.getByRole('link', { name: title }).click();
  await expect(heading(page, title)).toBeVisible();

  // a link of a page that runs leads to the copy, too
  await takenOver(page);
  await page.getByRole('main').locator(`a[href="${WORK}"]`).first().click();
  await expect(heading(page, t('situations.doors.work'))).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${DISMISSED}"]`)).toBeVisible();

  await page.goto('/services');
  await expect(page.getByText(t('offline.notKept'))).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: t('offline.retry') }).click();
  await expect(heading(page, t('services.title'))).toBeVisible();
});

test('nothing of a person is kept, and nothing at all after signing out', async ({ page }) => {
  const person = await aVerifiedClient(page);
  await enter(page, person);
  await page.goto('/account');
  await expect(heading(page, person.fullName)).toBeVisible();
  await page.goto('/contact');
  await takenOver(page);
  await page.goto('/');
  await takenOver(page);
  await untilKept(page, '/');
  const paths = await kept(page);
  expect(paths.filter((path) => !/^\/(?:assets|locales)\//.test(path)).sort()).toEqual([
    '/',
    ...['company', 'family', 'housing', 'inheritance', 'justice', 'work'].map(
      (door) => `/situations/${door}`,
    ),
  ]);
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('pages');
    const textOf = async (key: Request) => (await (await cache.match(key))?.text()) ?? '';
    const keys = await cache.keys();
    return Promise.all(keys.map(textOf));
  });
  for (const text of texts) {
    expect(text).toContain('"user":null');
    for (const own of [person.email, person.fullName]) expect(text).not.toContain(own);
  }

  await page.getByRole('button', { name: t('nav.openMenu') }).click();
  await page.getByRole('button', { name: t('nav.logout') }).click();
  await expect(page.getByText(t('toast.signedOut'))).toBeVisible();
  await expect.poll(() => kept(page)).toEqual([]);
  await page.getByRole('main').locator(`a[href="${WORK}"]`).first().click();
  await expect(heading(page, t('situations.doors.work'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await kept(page)).toEqual([]);
});

test('“leave no trace” empties everything, signs out and leaves all tabs', async ({
  page,
  context,
}) => {
  const referrers = await playWikipedia(context);
  const person = await aVerifiedClient(page);
  await page.goto('/auth');
  await signIn(page, 'ar', person);
  await expect(page).not.toHaveURL(/\/auth/);
  const tab = await context.newPage();
  await tab.goto('/');
  await takenOver(tab);
  await page.goto('/fr/situation/dismissed');
  await page.goto(DISMISSED);
  await takenOver(page);
  await page.getByLabel(t('matter.label')).fill('كتبت هنا ما لا يراه أحد');
  await page.getByLabel(t('matter.ownDevice')).check();
  await untilKept(page, DISMISSED);

  await page.getByRole('link', { name: t('situations.leave') }).click();
  await page.waitForURL(WIKIPEDIA);
  await tab.waitForURL(WIKIPEDIA);
  expect(referrers()).toEqual([undefined, undefined]);

  await expect.poll(() => context.cookies()).toEqual([]);
  for (const left of [page, tab]) {
    await left.goto(BESIDE);
    const traces = await left.evaluate(async () => ({
      storage: { ...window.localStorage, ...window.sessionStorage },
      caches: await caches.keys(),
      databases: (await indexedDB.databases()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(traces).toEqual({ storage: {}, caches: [], databases: 0, workers: 0 });
  }
  // Wikipedia stands in the place of the page
  await page.goBack();
  await expect(page).toHaveURL(WIKIPEDIA);
  await page.goBack();
  await expect(page).toHaveURL(/\/fr\/situation\/dismissed$/);
});

test('a release replaces the worker without loading a page again, and can switch it off', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const site = await siteWithReleases(baseURL!);
  /** Which release the worker is of that answers for the page. */
  const release = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }) => resolve(data);
          const { controller } = navigator.serviceWorker;
          if (controller) controller.postMessage('release', [port2]);
          else resolve('none');
        }),
    );
  let loads = 0;
  page.on('load', () => (loads += 1));
  try {
    site.send('first');
    await page.goto(site.address);
    await expect.poll(release, { timeout: 45_000 }).toBe('first');
    await untilKept(page, '/');

    site.send('second');
    await page.goto(site.address + WORK);
    await expect.poll(release, { timeout: 45_000 }).toBe('second');
    // what the first kept stays
    expect(await kept(page)).toEqual(expect.arrayContaining(['/', WORK]));
    await page.waitForLoadState('networkidle');
    expect(loads).toBe(2);

    site.send(SWITCHED_OFF);
    await page.goto(site.address + DISMISSED);
    await expect.poll(() => kept(page), { timeout: 45_000 }).toEqual([]);
    await page.goto(site.address + BESIDE);
    expect(await release()).toBe('none');
    expect(await kept(page)).toEqual([]);
    expect(loads).toBe(4);
  } finally {
    site.close();
  }
});
