import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { ERRORS } from '@contract/errors';
import { directionOf, LOCALES, type Locale } from '@contract/locales';
import { expectAccessible, type Look, type Size, SIZES } from './support/axe';
import { cutOff, GRAPHQL, takenOver, tooWide, watchPageStrictly } from './support/browser';
import { aPdf } from './support/files';
import { expectCallable } from './support/phone';
import { agree, anUnverifiedClient, aPerson, aVerifiedClient, enter } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

type Words = ReturnType<typeof wordsOf>;

/** A page, or a page in which something was done. */
interface State {
  path: string;
  /** Its heading; without it, any. */
  heading?: string;
  /** What it says of a link that leads nowhere. */
  says?: (locale: Locale) => string;
  /** What is done, as a title; without it, the page as it opens. */
  after?: string;
  arrange?: (page: Page, t: Words, locale: Locale) => Promise<void>;
  sizes?: readonly Size[];
}

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const pressing = (key: string) => (page: Page, t: Words) => press(page, t(key));
const sent = async (page: Page, t: Words, heading: string) =>
  expect(page.getByRole('heading', { name: t(heading) })).toBeVisible();

/** One that is taken, and one that is not. */
async function chooseFiles(page: Page, t: Words): Promise<void> {
  const files = page.getByRole('group', { name: t('papers.form.title') });
  await files
    .getByLabel(t('papers.choose'))
    .setInputFiles([
      aPdf('lease.pdf'),
      { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
    ]);
  // the form keeps them for the next language, too
  await expect(files.getByRole('alert').first()).toBeVisible();
}

/** The code of a page does not arrive. */
async function openWithoutCode(page: Page, t: Words): Promise<void> {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  await page.route(`**/${manifest['src/site/about-page.tsx']!.file}`, (route) => route.abort());
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('nav.about') })
    .first()
    .click();
  await expect(page.getByRole('alert').filter({ hasText: t('errorPage.notLoaded') })).toBeVisible();
}

const OF_VISITORS: readonly State[] = [
  { path: '/' },
  {
    path: '/',
    after: 'the menu of a phone is opened',
    arrange: pressing('nav.openMenu'),
    sizes: ['phone'],
  },
  { path: '/about', heading: 'about.title' },
  {
    path: '/about',
    after: 'the menu "more" is opened',
    arrange: pressing('nav.more'),
    sizes: ['desk'],
  },
  {
    path: '/about',
    after: 'the search is opened',
    arrange: (page, t) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: t('nav.search') })
        .click(),
    sizes: ['phone'],
  },
  { path: '/about', after: 'the next page cannot be drawn', arrange: breakPage },
  { path: '/services', heading: 'services.title' },
  {
    path: '/services',
    after: 'the code of the next page did not arrive',
    arrange: openWithoutCode,
  },
  { path: '/situations/work', heading: 'situations.doors.work' },
  { path: '/situation/dismissed' },
  {
    path: '/situation/dismissed',
    after: 'nothing was written',
    arrange: pressing('matter.request'),
  },
  { path: '/situation/no-such-situation' },
  { path: '/guide' },
  {
    path: '/guide',
    after: 'the first answer',
    arrange: async (page) => {
      await page.locator('main ul').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/guide\//);
    },
  },
  { path: '/search' },
  { path: '/search?q=divorce' },
  { path: '/search?q=xyzzyqwk' },
  {
    path: '/search',
    after: 'the server did not answer',
    arrange: async (page, t, locale) => {
      await cutOff(page);
      const box = page.getByRole('main').getByRole('searchbox');
      await box.fill(locale);
      await box.press('Enter');
      await expect(page.getByText(t('search.failed'))).toBeVisible();
    },
  },
  { path: '/privacy', heading: 'privacy.title' },
  { path: '/terms', heading: 'terms.title' },
  { path: '/legal-notice', heading: 'legalNotice.title' },
  { path: '/accessibility', heading: 'accessibility.title' },
  { path: '/no-such-page' },
  { path: '/auth', heading: 'auth.signInTitle' },
  { path: '/auth', after: 'nothing was typed', arrange: pressing('auth.signInSubmit') },
  { path: '/auth?mode=register', heading: 'auth.registerTitle' },
  {
    path: '/auth?mode=register',
    after: 'nothing was typed',
    arrange: pressing('auth.registerSubmit'),
  },
  { path: '/request-service' },
  { path: '/forgot-password', heading: 'reset.forgotTitle' },
  {
    path: '/forgot-password',
    after: 'a link was sent',
    arrange: async (page, t) => {
      const form = page.getByRole('main').locator('form');
      // the page remembers for a while that it was sent
      await expect(form.or(page.getByText(t('reset.spam')))).toBeVisible();
      if (await form.isVisible()) {
        await page.getByLabel(t('auth.email'), { exact: true }).fill(aPerson('سمير').email);
        await form.locator('button[type="submit"]').click();
      }
      // nobody has this address, and it gets the same answer
      await expect(page.getByRole('heading', { name: t('reset.sentTitle') })).toBeVisible();
      await expect(page.getByText(t('reset.spam'))).toBeVisible();
    },
  },
  {
    path: '/reset-password',
    heading: 'reset.invalidTitle',
    says: (locale) => wordsOf(locale)('reset.noToken'),
  },
  {
    path: '/reset-password/no-such-token',
    says: (locale) => wordsOf(locale)('reset.invalidToken'),
  },
  { path: '/verify-email', heading: 'verify.failedTitle' },
  {
    path: '/verify-email/no-such-token',
    says: (locale) => ERRORS.INVALID_VERIFICATION_TOKEN.message[locale],
  },
  { path: '/not-me/no-such-token', heading: 'notMe.title' },
  { path: '/earlier-requests/no-such-token', heading: 'earlier.signInTitle' },
  { path: '/undo-email-change/no-such-token' },
];

/** A page whose drawing fails, by an answer that is none. */
async function breakPage(page: Page, t: Words): Promise<void> {
  const data = { publicSearch: [{ hits: [null] }], situations: [null] };
  await page.route(GRAPHQL, (route) => route.fulfill({ json: { data } }));
  await page.evaluate(() => {
    window.history.pushState({}, '', window.location.pathname.replace('about', 'search?q=a'));
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: t('errorPage.title') })).toBeVisible();
}

/** Pages behind an account that say what the firm offers, and the forms with what follows them. */
const OF_CLIENTS: readonly State[] = [
  { path: '/services/legal-audit' },
  { path: '/library' },
  { path: '/join-team' },
  { path: '/role/lawyer' },
  { path: '/contact' },
  {
    path: '/contact',
    after: 'nothing was typed, and a file cannot be sent',
    arrange: async (page, t) => {
      await chooseFiles(page, t);
      await press(page, t('message.submit'));
    },
  },
  {
    path: '/contact',
    after: 'a message was sent',
    arrange: async (page, t, locale) => {
      await page.getByRole('textbox', { name: t('message.fields.subject') }).fill('1');
      await page.getByLabel(t('message.fields.message')).fill('Divorce, 2026.');
      await agree(page, locale);
      await press(page, t('message.submit'));
      await sent(page, t, 'message.sent');
    },
  },
  { path: '/request-service/legal-audit' },
  {
    path: '/request-service/legal-audit',
    after: 'nothing was typed',
    arrange: pressing('request.submit'),
  },
  {
    path: '/request-service/legal-audit',
    after: 'a request was sent without one of its files',
    arrange: async (page, t, locale) => {
      await page.getByLabel(t('request.description')).fill('Audit, 2026.');
      await chooseFiles(page, t);
      await agree(page, locale);
      await press(page, t('request.submit'));
      await sent(page, t, 'request.success');
      await expect(page.getByText(t('papers.sent.missing'))).toBeVisible();
    },
  },
  { path: '/book-consultation?type=labor' },
  {
    path: '/book-consultation?type=labor',
    after: 'nothing was typed',
    arrange: pressing('consultation.book.submit'),
  },
];

const titleOf = ({ path, after }: State) => (after ? `${path} when ${after}` : path);

/** Pages that show the colours of header and footer for all, of visitors and of clients; the home page has its own. */
const FRAMED = ['/', '/about', '/library'];

/** What every page has as it opens: its language, its heading, and that it is no wider than the screen. */
async function expectComplete(page: Page, locale: Locale, { heading, says }: State): Promise<void> {
  for (const element of ['html', 'body']) {
    await expect(page.locator(element)).toHaveAttribute('lang', locale);
    await expect(page.locator(element)).toHaveAttribute('dir', directionOf(locale));
  }
  const name = heading && wordsOf(locale)(heading);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  if (says) await expect(page.getByRole('alert').getByText(says(locale))).toBeVisible();
  expect(await tooWide(page), locale).toBe(false);
  await page.setViewportSize(SIZES.phone);
  expect(await tooWide(page), `${locale} on a phone`).toBe(false);
}

/**
 * In each language: the page as it opens, with whatever it loads by itself, and then what is done in it, in turn,
 * so that it opens once. The header calls the firm on every page, which the home page shows in each language
 * (home-on-a-phone.spec.ts); the others take turns.
 */
async function openEach(
  page: Page,
  { states, turn = 0 }: { states: readonly State[]; turn?: number },
  see: (look: Look) => Promise<void>,
) {
  const [first] = states as [State];
  for (const locale of LOCALES) {
    const where = addressIn(locale, first.path);
    await page.setViewportSize({ width: 1280, height: 720 });
    const pageErrors = watchPageStrictly(page);
    const answer = await page.goto(where, { waitUntil: 'domcontentloaded' });
    await takenOver(page);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    await expectComplete(page, locale, first);
    if (locale === LOCALES[turn % LOCALES.length]) await expectCallable(page);
    // the console tells of a page that is answered as not found
    const faults = pageErrors.filter((text) => answer?.ok() || !text.includes(' 404 '));
    expect(faults, 'no error, no warning, no other host').toEqual([]);
    for (const state of states) {
      if (state.arrange) {
        // closes what the state before has opened
        await page.keyboard.press('Escape');
        await page.setViewportSize(SIZES[state.sizes?.[0] ?? 'desk']);
        await state.arrange(page, wordsOf(locale), locale);
      }
      await see({
        where: titleOf({ ...state, path: where }),
        locale,
        sizes: state.sizes,
        isFramed: FRAMED.includes(state.path),
      });
      await page.unrouteAll();
    }
    // the next language is another visitor's
    await page.evaluate(() => [localStorage, sessionStorage].forEach((store) => store.clear()));
  }
}

/** The states of each page, which opens as the first of them. */
const byPage = (all: readonly State[]) =>
  [...new Set(all.map(({ path }) => path))].map((path, turn) => ({
    path,
    turn,
    states: all.filter((state) => state.path === path),
  }));

for (const { path, ...visit } of byPage(OF_VISITORS))
  test(`${path} is complete in three languages, and axe finds nothing on it, whatever is done there`, async ({
    page,
  }, info) => {
    test.slow();
    await openEach(page, visit, (look) => expectAccessible(page, look, info));
  });

for (const { path, ...visit } of byPage(OF_CLIENTS))
  test(`${path} is complete for a client in three languages, and axe finds nothing on it`, async ({
    page,
  }, info) => {
    test.slow();
    await enter(page, await aVerifiedClient(page));
    await openEach(page, visit, (look) => expectAccessible(page, look, info));
  });

test('axe finds nothing on the notice for who has not confirmed the address', async ({
  page,
}, info) => {
  await enter(page, await anUnverifiedClient());
  await openEach(page, { states: [{ path: '/request-service' }] }, (look) =>
    expectAccessible(page, { ...look, isFramed: true }, info),
  );
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('axe finds nothing on the page without a connection', async ({ page, context }, info) => {
    for (const locale of LOCALES) {
      await page.goto(addressIn(locale, '/'));
      await takenOver(page);
      const isKept = (path: string) =>
        page.evaluate(async (each) => Boolean(await caches.match(each)), path);
      await expect
        .poll(() => isKept(addressIn(locale, '/situations/company')), { timeout: 30_000 })
        .toBe(true);
      await context.setOffline(true);
      await page.goto(addressIn(locale, '/services'));
      await expect(page.getByText(wordsOf(locale)('offline.notKept'))).toBeVisible();
      await expectAccessible(page, { where: `${locale} without a connection`, locale }, info);
      await context.setOffline(false);
    }
  });
});

/** As a browser without scripts draws it: axe itself is one, so only those of the page are left out. */
async function withoutScripts(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace(/<script type="module"[^>]*><\/script>/g, '')
        .replace(/<\/?noscript>/g, '');
      await route.fulfill({ response, body });
    },
  );
}

for (const path of ['/', '/situation/dismissed', '/guide', '/auth'])
  test(`axe finds nothing on ${path} without JavaScript`, async ({ page }, info) => {
    await withoutScripts(page);
    for (const locale of LOCALES) {
      await page.goto(addressIn(locale, path));
      const where = `${addressIn(locale, path)} without JavaScript`;
      await expectAccessible(page, { where, locale }, info);
    }
  });

test('axe finds nothing on the offer of another language', async ({ another }, info) => {
  for (const [offered, locale] of [
    ['fr', 'ar'],
    ['en', 'fr'],
    ['fr', 'en'],
  ] as const) {
    const page = await another({ locale: offered });
    await page.goto(addressIn(locale, '/terms'));
    await expect(page.locator(`[lang="${offered}"] button`).first()).toBeVisible();
    await expectAccessible(page, { where: `the offer of ${offered}`, locale }, info);
  }
});
