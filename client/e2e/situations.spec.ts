import { expect } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { SITUATION_DOORS } from '@contract/situation-doors';
import { expectNoFindings, findings } from './support/axe';
import { expectAddress, stepUntil, stopClock, takenOver, tooWide } from './support/browser';
import { linkIn, mailTo } from './support/mails';
import { aPerson, fillRegistration, signIn, watchPageErrors } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const PHONE = { width: 390, height: 844 };
const DISMISSED = '/situation/dismissed';

for (const locale of LOCALES) {
  test(`all doors of the home page stand on one screen of a phone (${locale})`, async ({
    page,
  }) => {
    const t = wordsOf(locale);
    await page.setViewportSize(PHONE);
    await page.goto(addressIn(locale, '/'));
    const links = page.locator('#situations ul').getByRole('link');
    await expect(links).toHaveCount(7);
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    expect(addresses).toEqual(
      [...SITUATION_DOORS.map((door) => `/situations/${door}`), '/request-service/guide-me'].map(
        (path) => addressIn(locale, path),
      ),
    );
    await expect(links.last()).toContainText(t('situations.other'));
    const { height } = (await page.locator('#situations').boundingBox())!;
    // the rest is the header's
    expect(height).toBeLessThan(PHONE.height - 80);
    expect(await tooWide(page)).toBe(false);
  });

  for (const path of ['/situations/work', DISMISSED]) {
    test(`axe finds nothing serious on ${path}, light and dark (${locale})`, async ({ page }) => {
      const address = addressIn(locale, path);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      await takenOver(page);
      await expectNoFindings(page, address);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, ['color-contrast']), `${address} in the dark`).toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await tooWide(page)).toBe(false);
    });
  }
}

test('a visitor comes from a door to the request form with the service, by a link opened in another browser', async ({
  page,
  another,
}) => {
  const t = wordsOf('ar');
  const person = aPerson('نوال شريف');
  const pageErrors = watchPageErrors(page);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await takenOver(page);
  await page
    .locator('#situations')
    .getByRole('link', { name: t('situations.doors.work') })
    .click();
  await expectAddress(page, '/situations/work');
  await page.getByRole('main').locator(`a[href="${DISMISSED}"]`).click();
  await expectAddress(page, DISMISSED);
  await expect(page.getByRole('heading', { name: t('situations.steps') })).toBeVisible();
  await page
    .getByRole('complementary')
    .getByRole('link', { name: t('situations.request') })
    .click();
  await expectAddress(page, '/auth?from=%2Frequest-service%2Flegal-consultation');
  await page.getByRole('link', { name: t('auth.modeRegister') }).click();
  await fillRegistration(page, 'ar', person);
  await expect(page.getByRole('heading', { name: t('verify.panelTitle') })).toBeVisible();
  const mail = await mailTo(page.request, person.email, ({ text }) =>
    text.includes('/verify-email/'),
  );

  const elsewhere = await another({ viewport: PHONE });
  await stopClock(elsewhere);
  await elsewhere.goto(linkIn(mail, 'verify-email'));
  const goOn = elsewhere.getByRole('button', { name: t('verify.goOn') });
  await stepUntil(elsewhere, goOn);
  await goOn.click();
  await elsewhere.clock.resume();
  await signIn(elsewhere, 'ar', person);
  await expectAddress(elsewhere, '/request-service/legal-consultation');
  const service = elsewhere.getByLabel(t('request.fields.serviceId'));
  await expect(service).toHaveValue('legal-consultation');

  // a branch whose name GraphQL spells differently
  await elsewhere.goto('/situation/eviction');
  await takenOver(elsewhere);
  await elsewhere
    .getByRole('complementary')
    .getByRole('link', { name: t('branches.book') })
    .click();
  await expectAddress(elsewhere, '/book-consultation?type=real-estate');
  await expect(elsewhere.locator('select').first()).toHaveValue('real-estate');

  // who is behind no door is guided
  await elsewhere.goto('/request-service/guide-me');
  await expect(service.locator('option:checked')).toHaveText(t('request.guideMe'));
  expect(pageErrors).toEqual([]);
});

test('a situation can be read without JavaScript, and on paper without what cannot be used there', async ({
  browser,
}) => {
  const t = wordsOf('fr');
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(addressIn('fr', DISMISSED));
  const papers = page.getByRole('region', { name: t('situations.papers') });
  await expect(papers.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('complementary')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(papers.getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.close();
});
