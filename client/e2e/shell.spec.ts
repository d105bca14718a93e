import { expect, test, type Page } from '@playwright/test';
import { SERVICE_CATALOGUE } from '@seed-content/services/service-catalogue';
import { directionOf, LOCALES, type Locale } from '@contract/locales';
import { cutOff, expectAddress, reconnect, takenOver, tooWide } from './support/browser';
import { anUnverifiedClient, aVerifiedClient, enter } from './support/person';
import { addressIn, wordsOf } from './support/words';

const PHONE = { width: 390, height: 844 };
/** From the last to the first, so that scrolling passes sections that are not loaded. */
const HOME_SECTIONS = [
  '#faq',
  '#consultation-branches',
  '#testimonials',
  '#consultants',
  '#services',
];

const t = wordsOf('ar');

async function expectLanguage(page: Page, locale: Locale): Promise<void> {
  for (const element of ['html', 'body']) {
    await expect(page.locator(element)).toHaveAttribute('lang', locale);
    await expect(page.locator(element)).toHaveAttribute('dir', directionOf(locale));
  }
}

/** Distance of a section from the top of the viewport. */
const edgeOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((section) => Math.round(section.getBoundingClientRect().top));

test.describe('languages', () => {
  test('the HTML of a page has its language, direction and texts', async ({ page }) => {
    for (const locale of LOCALES) {
      const html = await (await page.request.get(addressIn(locale, '/services'))).text();
      expect(html).toContain(`<html lang="${locale}" dir="${directionOf(locale)}"`);
      expect(html).toContain(wordsOf(locale)('services.intro'));
    }
  });

  test('switching the language keeps the page and is remembered', async ({ page, context }) => {
    await page.goto('/services?from=somewhere');
    await takenOver(page);
    await page.getByRole('banner').getByRole('link', { name: 'FR', exact: true }).click();
    await expectAddress(page, '/fr/services?from=somewhere');
    await expectLanguage(page, 'fr');
    expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('fr');
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('fr');

    await page.goto('/auth?mode=register');
    await expectAddress(page, '/fr/auth?mode=register');
    await takenOver(page);

    await page.getByRole('banner').getByRole('link', { name: 'AR', exact: true }).click();
    await expectAddress(page, '/auth?mode=register');
    await page.goto('/services');
    await expectAddress(page, '/services');
    await expectLanguage(page, 'ar');
  });

  test('opening a page in another language does not change the saved language', async ({
    page,
  }) => {
    await page.goto('/en/services');
    await page.goto('/services');
    await expectAddress(page, '/services');
    await expectLanguage(page, 'ar');
  });
});

test('a browser that prefers French is shown Arabic first, and offered French once, in French, on the page where it is', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'fr-DZ', viewport: PHONE });
  const fr = wordsOf('fr');
  await page.goto('/about');
  const offer = page.getByRole('button', { name: fr('languageOffer.fr.accept') });
  await expect(offer).toBeInViewport();
  await page.mouse.wheel(0, 700);
  await expect(page.getByRole('button', { name: wordsOf('ar')('common.backToTop') })).toBeVisible();
  // the way to the top stands at the same edge
  await offer.click({ position: { x: 4, y: 12 }, trial: true });
  await expectAddress(page, '/about');
  await expectLanguage(page, 'ar');
  await page.reload();
  await takenOver(page);
  await expect(offer).toHaveCount(0);
  await page.evaluate(() => window.localStorage.clear());
  await page.reload();
  await offer.click();
  await expectAddress(page, '/fr/about');
  const bar = page.getByRole('banner').getByRole('navigation', { name: fr('nav.language') });
  await bar.getByRole('link', { name: 'EN' }).click();
  await expectAddress(page, '/en/about');
  await page.close();
});

test.describe('public pages', () => {
  test('the structured data of the home page have the contact details of the firm', async ({
    page,
  }) => {
    for (const locale of LOCALES) {
      const html = await (await page.request.get(addressIn(locale, '/'))).text();
      const [, found = ''] =
        /<script type="application\/ld\+json">(\{"@context":"https:\/\/schema.org","@type":"LegalService".*?)<\/script>/.exec(
          html,
        ) ?? [];
      const firm = JSON.parse(found) as Record<string, Record<string, unknown>>;
      expect(firm).toMatchObject({
        knowsLanguage: ['ar', 'fr', 'en'],
        image: expect.stringContaining(`/share-${locale}.png`),
        address: { addressLocality: expect.any(String), addressCountry: 'DZ' },
        openingHoursSpecification: { opens: '08:30', closes: '16:30' },
      });
      expect(firm).not.toHaveProperty('inLanguage');
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an unknown address is a 404 with links to other pages', async ({ page }) => {
      for (const locale of LOCALES) {
        const words = wordsOf(locale);
        const answer = await page.goto(addressIn(locale, '/no-such-page'));
        expect(answer?.status()).toBe(404);
        await expectLanguage(page, locale);
        await expect(page.getByRole('heading', { name: words('notFound.title') })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
      }
      await page
        .getByRole('main')
        .getByRole('link', { name: wordsOf('en')('services.all') })
        .click();
      await expect(page).toHaveURL(/\/services$/);
    });
  });
});

test.describe('header and footer', () => {
  test('the header shows phone, hours, languages, navigation and sign-in, and the footer links, address and the social networks that exist', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(t('footer.tagline'))).toBeVisible();
    await expect(footer.getByRole('link', { name: 'contact@mizan.example' })).toHaveAttribute(
      'href',
      'mailto:contact@mizan.example',
    );
    for (const name of ['Facebook', 'Instagram', 'LinkedIn']) {
      await expect(footer.getByRole('link', { name })).toBeVisible();
    }
    await expect(footer.getByRole('link', { name: 'YouTube' })).toHaveCount(0);
    await expect(footer.getByText(`© ${new Date().getUTCFullYear()}`)).toBeVisible();

    const header = page.getByRole('banner');
    const phone = header.getByRole('link', { name: /\+213/ });
    await expect(phone).toHaveAttribute('href', /^tel:\+213/);
    expect((await phone.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    await expect(header.getByText('08:30')).toBeVisible();
    for (const name of ['EN', 'FR', 'AR']) {
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    }
    const current = header.getByRole('link', { name: 'AR', exact: true });
    // The line under the language in use is as wide as its link: the letters stand in the middle.
    const offCentre = await current.evaluate((link) => {
      const letters = document.createRange();
      letters.selectNodeContents(link);
      const [box, text] = [link.getBoundingClientRect(), letters.getBoundingClientRect()];
      return Math.abs(box.left + box.right - text.left - text.right) / 2;
    });
    expect(offCentre).toBeLessThanOrEqual(1);
    const nav = header.getByRole('navigation', { name: t('nav.main') });
    await expect(nav.getByRole('link', { name: t('nav.home') })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await nav.getByRole('link', { name: t('nav.services'), exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await header.getByRole('link', { name: t('nav.consultation') }).click();
    await expectAddress(page, '/auth?from=%2Fbook-consultation');
    await footer.getByRole('link', { name: t('nav.services'), exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the More menu works by keyboard', async ({ page }) => {
    await page.goto('/services');
    await takenOver(page);
    const button = page.getByRole('button', { name: t('nav.more'), exact: true });
    const first = page.getByRole('banner').getByRole('link', { name: t('nav.howItWorks') });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/#how-we-work$/);
    await expect(first).toBeHidden();
  });

  test('the user menu shows who is signed in, and signs out to the home page', async ({ page }) => {
    const person = await aVerifiedClient(page, 'ليلى مرابط');
    await enter(page, person);
    await page.goto('/services');
    await takenOver(page);
    const button = page.getByRole('button', { name: `${t('nav.userMenu')}: ليلى` });
    await button.click();
    const header = page.getByRole('banner');
    await expect(header.getByText('ليلى مرابط')).toBeVisible();
    await expect(header.getByText(person.email)).toBeVisible();
    await expect(header.getByText(t('nav.roles.client'))).toBeVisible();
    await expect(header.getByRole('link', { name: t('nav.dashboard') })).toHaveCount(0);
    await header.getByRole('button', { name: t('nav.logout') }).click();
    const toast = page.getByRole('region', { name: t('toast.region') });
    await expect(toast.getByText(t('toast.signedOut'))).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(header.getByRole('link', { name: t('nav.consultation') })).toBeVisible();
    await expect(toast.getByText(t('toast.signedOut'))).toBeHidden();
    await page.goto('/account');
    await expect(page).toHaveURL(/\/auth\?from=%2Faccount$/);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });

    test('the phone menu opens and closes by keyboard and has the entries of the header', async ({
      page,
    }) => {
      await page.goto('/');
      await takenOver(page);
      const open = page.getByRole('button', { name: t('nav.openMenu') });
      const menu = page.getByRole('dialog', { name: t('nav.menu') });
      await open.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      const entries = ['home', 'services', 'howItWorks', 'joinUs', 'consultation'];
      for (const key of entries.map((entry) => `nav.${entry}`)) {
        await expect(menu.getByRole('link', { name: t(key), exact: true })).toBeVisible();
      }
      await expect(
        menu.getByRole('link', { name: t('nav.consultation'), exact: true }),
      ).toHaveAttribute('href', '/auth?from=%2Fbook-consultation');
      await expect(menu.getByRole('link', { name: /\+213/ })).toBeVisible();
      await expect(menu.getByRole('link', { name: 'FR', exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await menu.getByRole('link', { name: t('nav.services'), exact: true }).click();
      await expect(page).toHaveURL(/\/services$/);
      await expect(menu).toBeHidden();

      const person = await aVerifiedClient(page);
      await enter(page, person);
      await page.goto('/');
      await takenOver(page);
      await open.click();
      await expect(menu).toContainText(person.fullName);
      await expect(menu).toContainText(person.email);
      await expect(menu.getByRole('button', { name: t('nav.logout') })).toBeVisible();
    });
  });
});

test.describe('scrolling', () => {
  test('"learn more" scrolls to the services, the back-to-top button appears after 300 px, and a new page starts at the top', async ({
    page,
  }) => {
    await page.goto('/');
    await takenOver(page);
    const request = page.getByRole('link', { name: t('home.requestNow'), exact: true }).first();
    await expect(request).toHaveAttribute('href', '/contact');
    const colours = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--navy', '--gold'].map((name) => style.getPropertyValue(name));
    });
    expect(colours).toEqual(['#0b1f3a', '#c9a24b']);
    await page.getByRole('link', { name: t('home.learnMore') }).click();
    await expect.poll(() => edgeOf(page, '#services')).toBe(80);
    const button = page.getByRole('button', { name: t('common.backToTop') });
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 301));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();

    await page
      .locator('#services')
      .getByRole('link', { name: t('services.request') })
      .first()
      .click();
    await expect(page).toHaveURL(/\/auth/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a link scrolls to each home page section, 80 px below the edge, before the others load', async ({
    page,
  }) => {
    for (const section of HOME_SECTIONS) {
      await page.goto(`/fr${section}`);
      await expect.poll(() => edgeOf(page, section), section).toBe(80);
      await page.goto('about:blank');
    }
  });

  test('a typed address scrolls to each home page section, 80 px below the edge', async ({
    page,
  }) => {
    await page.goto('/');
    await takenOver(page);
    for (const section of HOME_SECTIONS) {
      await page.goto(`/${section}`);
      await expect.poll(() => edgeOf(page, section), section).toBe(80);
    }
  });
});

test.describe('banners', () => {
  test('the banner for an unverified user sends the e-mail again and can be closed', async ({
    page,
  }) => {
    const person = await anUnverifiedClient();
    await enter(page, person);
    await page.goto('/');
    await takenOver(page);
    const banner = page.getByRole('status').filter({ hasText: person.email });
    await expect(banner).toBeVisible();
    await banner.getByRole('button', { name: t('verifyNotice.resend') }).click();
    await expect(banner.getByText(t('verify.resent'))).toBeVisible();
    await expect(banner.getByRole('button', { name: /[45]:\d\d/ })).toBeDisabled();
    await banner.getByRole('button', { name: t('common.close') }).click();
    await expect(banner).toBeHidden();
  });
});

test.describe('without the API', () => {
  test('without the API, a failed sign-in keeps what was typed, and the built-in services are shown', async ({
    page,
  }) => {
    await page.goto('/auth');
    await takenOver(page);
    await cutOff(page);
    await page.getByLabel(t('auth.email')).fill('amina@example.dz');
    await page.getByLabel(t('auth.password'), { exact: true }).fill('olive-harbour');
    await page.getByRole('button', { name: t('auth.signInSubmit'), exact: true }).click();
    await expect(page.getByRole('alert').getByText(t('auth.failedSignIn'))).toBeVisible();
    await expect(page.getByLabel(t('auth.email'))).toHaveValue('amina@example.dz');
    await expectAddress(page, '/auth');

    await page
      .getByRole('banner')
      .getByRole('link', { name: t('nav.services'), exact: true })
      .click();
    for (const { title } of SERVICE_CATALOGUE) {
      await expect(page.getByRole('heading', { level: 3, name: title.ar })).toBeVisible();
    }
  });

  test('a list of the account that cannot be read says so and has a retry', async ({ page }) => {
    await enter(page, await aVerifiedClient(page));
    await page.goto('/services');
    await takenOver(page);
    await cutOff(page);
    await page.getByRole('button', { name: new RegExp(t('nav.userMenu')) }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('nav.account') })
      .click();
    await page.getByRole('link', { name: t('account.tabs.sessions') }).click();
    const section = page.getByRole('region', { name: t('account.tabs.sessions') });
    const failure = section.getByRole('alert').filter({ hasText: t('account.loadFailed') });
    await expect(failure.getByText(t('common.networkError'))).toBeVisible();
    await reconnect(page);
    await failure.getByRole('button', { name: t('account.tryAgain') }).click();
    await expect(page.getByText(t('account.sessions.lead'))).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of LOCALES) {
    test(`without JavaScript, menu and languages work and forms say what to do, in ${locale}`, async ({
      page,
    }) => {
      const words = wordsOf(locale);
      for (const viewport of [PHONE, { width: 1280, height: 720 }]) {
        await page.setViewportSize(viewport);
        await page.goto(addressIn(locale, '/services'));
        const header = page.getByRole('banner');
        // the browser opens the search by itself
        const search = header.getByRole('button', { name: words('nav.search'), exact: true });
        if (viewport === PHONE) {
          await search.click();
          await expect(header.getByRole('searchbox')).toBeInViewport({ ratio: 1 });
          await page.keyboard.press('Escape');
        }
        await expect(header.getByRole('button')).toHaveCount(1);
        const menu = header.locator('details');
        const about = menu.getByRole('link', { name: words('nav.howItWorks') });
        await expect(about).toBeHidden();
        await menu.locator('summary').focus();
        await page.keyboard.press('Enter');
        await expect(about).toBeVisible();
        expect(await tooWide(page)).toBe(false);
        await menu.getByRole('link', { name: words('nav.about'), exact: true }).click();
        await expectAddress(page, addressIn(locale, '/about'));

        await menu.locator('summary').click();
        const other = locale === 'fr' ? 'en' : 'fr';
        await menu.getByRole('link', { name: other.toUpperCase(), exact: true }).click();
        await expectAddress(page, addressIn(other, '/about'));
        await expectLanguage(page, other);
      }
      for (const path of ['/auth', '/auth?mode=register', '/forgot-password']) {
        await page.goto(addressIn(locale, path));
        const main = page.getByRole('main');
        // Playwright's own way to find texts and roles passes over this element.
        const notice = main.locator('noscript > *');
        await expect(notice).toBeVisible();
        await expect(notice).toContainText(words('withoutScript.title'));
        await expect(notice).toContainText(words('withoutScript.text'));
        for (const start of ['tel:+213', 'https://wa.me/213', 'mailto:'])
          await expect(notice.locator(`a[href^="${start}"]`).first()).toBeVisible();
        await expect(main.getByRole('textbox')).toHaveCount(0);
        await expect(main.getByRole('button')).toHaveCount(0);
      }
    });
  }
});
