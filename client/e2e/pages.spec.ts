import { expect, test, type Page } from '@playwright/test';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { LOCALES, type Locale } from '@contract/locales';
import { arriveAt, expectAddress, takenOver, watchPageStrictly } from './support/browser';
import { aVerifiedClient, enter } from './support/person';
import { addressIn, wordsOf } from './support/words';

const BRANCHES = 'consultation-branches';
const FEATURES = ['platform', 'direct', 'minutes', 'written', 'coverage', 'business', 'trilingual'];
const VALUES = ['professionalism', 'innovation', 'transparency', 'confidentiality', 'access'];

const links = (page: Page, selector: string) =>
  page.locator(`${selector} a`).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

async function attribute(page: Page, selector: string, name: string): Promise<string> {
  return (await page.locator(selector).first().getAttribute(name)) ?? '';
}

test.describe('order of the files of a page', () => {
  test('a page names its sheet first, its fonts after all that is seen, then its scripts and texts', async ({
    request,
  }) => {
    for (const [path, fonts] of [
      ['/', 6],
      ['/services', 6],
      ['/fr/contact', 3],
    ] as const) {
      const html = await (await request.get(path)).text();
      const [seen = '', end = ''] = html.split('id="state"');
      const tagsIn = (part: string) =>
        part.match(/<(?:link|script)[^>]* (?:href|src)="[^"]+"[^>]*>/g);
      const later = /modulepreload|"module"|as="fetch"|as="font"/;
      expect(tagsIn(seen)?.filter((tag) => later.test(tag))).toEqual([]);
      const tags = tagsIn(end) ?? [];
      const isFont = tags.map((tag) => tag.includes('as="font"'));
      const isLow = tags.map((tag) => tag.includes('fetchpriority="low"'));
      expect(isFont).toEqual(tags.map((_, index) => index < fonts));
      expect(isLow).toEqual(tags.map((_, index) => index >= fonts));
      expect(tags.length).toBeGreaterThan(fonts + 4);
    }
  });
});

test.describe('consultation branches', () => {
  test('the home page has ten branches of law with three or four subjects each, in three languages', async ({
    page,
  }) => {
    for (const locale of LOCALES) {
      const t = wordsOf(locale);
      await page.goto(addressIn(locale, '/'));
      await arriveAt(page, BRANCHES);
      const section = page.locator(`#${BRANCHES}`);
      const cards = section.locator('ul > li:has(h3)');
      await expect(cards).toHaveCount(10);
      for (const [index, branch] of CONSULTATION_BRANCHES.entries()) {
        const card = cards.nth(index);
        await expect(card.getByRole('heading')).toHaveText(t(`words.consultationBranch.${branch}`));
        const subjects = t(`branches.${branch}.points`).split('\n');
        expect([3, 4]).toContain(subjects.length);
        await expect(card.locator('li')).toHaveText(subjects);
      }
      expect(await links(page, `#${BRANCHES}`)).toEqual([
        ...CONSULTATION_BRANCHES.map((branch) =>
          addressIn(locale, `/book-consultation?type=${branch}`),
        ),
        addressIn(locale, '/book-consultation'),
        addressIn(locale, '/contact'),
        addressIn(locale, '/auth'),
      ]);
    }
  });
});

test.describe('contact section', () => {
  test('the contact section has phones, WhatsApp, hours, a map and a link to the contact page', async ({
    page,
  }) => {
    await page.goto('/');
    await arriveAt(page, 'contact');
    const all = (await links(page, '#contact')).join(' ');
    expect(all).toMatch(/tel:\+213\d{8,9}/);
    expect(all).toContain('https://wa.me/213');
    expect(all).toContain('https://www.openstreetmap.org/');
    expect(await links(page, '#contact')).toContain('/contact');
    await expect(page.locator('#contact').getByText('08:30')).toBeVisible();
  });
});

test.describe('/about', () => {
  // what these pages are sent with
  test.use({ javaScriptEnabled: false });

  test('the about page has seven features, five values, vision and mission, in three languages', async ({
    page,
  }) => {
    for (const locale of LOCALES) {
      const t = wordsOf(locale);
      await page.goto(addressIn(locale, '/about'));
      const main = page.getByRole('main');
      const heading = (name: string) => main.getByRole('heading', { name, exact: true });
      await expect(heading(t('about.title'))).toBeVisible();
      await expect(heading(t('about.whoTitle'))).toBeVisible();
      for (const name of FEATURES)
        await expect(heading(t(`about.feature.${name}.title`))).toBeVisible();
      for (const name of VALUES)
        await expect(heading(t(`about.value.${name}.title`))).toBeVisible();
      await expect(heading(t('about.vision.title'))).toBeVisible();
      await expect(heading(t('about.mission.title'))).toBeVisible();
    }
  });
});

test.describe('/library', () => {
  test('the library asks a visitor to sign in and keeps the address', async ({ page }) => {
    await page.goto('/fr/library');
    await expectAddress(page, '/fr/auth?from=%2Flibrary');
  });

  test('the library shows four features, 75 percent, four upcoming items and a link to contact', async ({
    page,
  }) => {
    await enter(page, await aVerifiedClient(page));
    for (const locale of LOCALES) {
      const t = wordsOf(locale);
      await page.goto(addressIn(locale, '/library'));
      await takenOver(page);
      const progress = page.getByRole('progressbar', { name: t('library.progress') });
      await expect(progress).toHaveAttribute('value', '75');
      await expect(page.getByText(t('library.soon'), { exact: true })).toBeVisible();
      await expect(page.locator('section:has(#library-features) li')).toHaveCount(4);
      await expect(page.locator('section:has(#library-upcoming) li')).toHaveCount(4);
      await expect(
        page.getByRole('main').getByRole('link', { name: t('library.contact') }),
      ).toHaveAttribute('href', addressIn(locale, '/contact'));
    }
  });
});

test.describe('legal pages', () => {
  // what these pages are sent with
  test.use({ javaScriptEnabled: false });

  test('the legal pages name the law, the cookies and the office, in three languages', async ({
    page,
  }) => {
    for (const locale of LOCALES) {
      const t = wordsOf(locale);
      await page.goto(addressIn(locale, '/privacy'));
      const main = page.getByRole('main');
      for (const law of ['18-07', '25-11']) await expect(main.getByText(law).first()).toBeVisible();
      for (const cookie of ['token', 'signed_in', 'lang']) {
        await expect(main.locator('dt').getByText(cookie, { exact: true })).toBeVisible();
      }
      expect(await links(page, 'main')).toContainEqual(expect.stringMatching(/^mailto:/));

      await page.goto(addressIn(locale, '/terms'));
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(t('terms.title'));
      await expect(main.getByText('24').first()).toBeVisible();
    }
  });
});

test.describe('contents of a legal page', () => {
  test('an entry in the contents of a legal page leads to its section, 80 px below the edge', async ({
    page,
  }) => {
    await page.goto('/privacy');
    await takenOver(page);
    await page.getByRole('link', { name: wordsOf('ar')('privacy.rights.title') }).click();
    const top = () =>
      page.locator('#rights').evaluate((part) => Math.round(part.getBoundingClientRect().top));
    await expect.poll(top).toBe(80);
  });
});

test.describe('search engines', () => {
  // what these pages are sent with
  test.use({ javaScriptEnabled: false });

  const HEADS: { path: string; title: string }[] = [
    { path: '/about', title: 'about.title' },
    { path: '/privacy', title: 'privacy.title' },
    { path: '/terms', title: 'terms.title' },
    { path: '/legal-notice', title: 'legalNotice.title' },
    { path: '/accessibility', title: 'accessibility.title' },
  ];

  async function expectHead(page: Page, locale: Locale, path: string, title: string) {
    const { origin } = new URL(page.url());
    const address = origin + addressIn(locale, path);
    await expect(page).toHaveTitle(new RegExp(`^${wordsOf(locale)(title)} · `));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(locale)(title));
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(address);
    const alternates = await page
      .locator('link[rel=alternate]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('hreflang')));
    expect(alternates).toEqual(['ar', 'fr', 'en', 'x-default']);
    expect((await attribute(page, 'meta[name=description]', 'content')).length).toBeGreaterThan(60);
    expect(await attribute(page, 'meta[property="og:url"]', 'content')).toBe(address);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ url: address, inLanguage: locale });
  }

  test('public pages have heading, title, description and links to their languages without JavaScript', async ({
    page,
  }) => {
    for (const { path, title } of HEADS) {
      for (const locale of LOCALES) {
        await page.goto(addressIn(locale, path));
        await expectHead(page, locale, path, title);
      }
    }
  });
});

test('header, More menu, footer and phone menu link to every page', async ({ page }) => {
  const pageErrors = watchPageStrictly(page);
  await page.goto('/fr');
  await takenOver(page);
  const header = ['/fr', '/fr/about', '/fr/services', '/fr/contact'];
  const more = ['/fr#consultation-branches', '/fr/library'];
  const inHeader = await links(page, 'header nav');
  for (const path of [...header, ...more]) expect(inHeader).toContain(path);
  const inFooter = await links(page, 'footer');
  const legal = ['/fr/privacy', '/fr/terms', '/fr/legal-notice', '/fr/accessibility'];
  for (const path of [...header, ...legal]) expect(inFooter).toContain(path);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: wordsOf('fr')('nav.openMenu') }).click();
  await expect(page.locator('dialog[open] nav').getByRole('link').first()).toBeVisible();
  const inMenu = await links(page, 'dialog[open] nav');
  for (const path of [...header, ...more]) expect(inMenu).toContain(path);
  await page
    .locator('dialog[open]')
    .getByRole('link', { name: wordsOf('fr')('nav.branches') })
    .click();
  const top = () =>
    page.locator(`#${BRANCHES}`).evaluate((part) => Math.round(part.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  expect(pageErrors).toEqual([]);
});
