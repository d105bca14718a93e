import { expect } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { ADMIN, api, asAdmin } from './support/api';
import { takenOver } from './support/browser';
import { button, open, toast } from './support/dashboard';
import { mailTo } from './support/mails';
import { anUnverifiedClient, aVerifiedClient, enter } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');
const MAP = 'https://www.openstreetmap.org/**';

interface PublicContact {
  phones: { key: string; value: string }[];
}

async function mainPhone(): Promise<string> {
  const { phones } = await api<PublicContact>('/contact-info');
  return phones.find(({ key }) => key === 'main_phone')?.value ?? '';
}

// One after another: contact details and the name of the firm are saved with one version.
test.describe.configure({ mode: 'default' });

let before = '';

// After a failure the others run in another process, where nothing was changed.
test.afterAll(async () => {
  const body = { value: before };
  if (before)
    await asAdmin('/contact-info/admin/type/phone/key/main_phone', { method: 'PUT', body });
});

test('contact details saved in the settings are on every page at the next load', async ({
  page,
  browser,
}) => {
  before = await mainPhone();
  const after = '+213 21 73 00 00';
  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto('/');
  await expect(visitor.getByRole('banner').getByText(before)).toBeVisible();

  await enter(page, ADMIN);
  await page.goto('/dashboard/settings?tab=contact-info');
  await page.getByRole('button', { name: `${t('dashboard.actions.edit')}: main_phone` }).click();
  const value = page.getByRole('textbox', { name: t('admin.contactInfo.fields.value') });
  await value.fill('call us');
  await page.getByRole('button', { name: t('dashboard.form.submit.edit') }).click();
  await expect(page.getByText(t('dashboard.form.phone'))).toBeVisible();
  await value.fill(after);
  await page.getByRole('button', { name: t('dashboard.form.submit.edit') }).click();
  await expect(
    page.getByRole('status').filter({ hasText: t('admin.contactInfo.toast.updated') }),
  ).toBeVisible();

  for (const locale of LOCALES) {
    await visitor.goto(addressIn(locale, '/'));
    const link = visitor.getByRole('banner').getByRole('link', { name: after });
    await expect(link).toHaveAttribute('href', 'tel:+21321730000');
  }
  await page.getByRole('button', { name: t('dashboard.publicSite') }).click();
  await expect(page.getByRole('banner').getByText(after)).toBeVisible();
});

test('the contact page shows the contact details, and a map only after a click', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(MAP, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>the map</p>' });
  });
  await enter(page, await aVerifiedClient(page));
  for (const locale of LOCALES) {
    const words = wordsOf(locale);
    await page.goto(addressIn(locale, '/contact'));
    await takenOver(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'contact@mizan.example' })).toBeVisible();
    await expect(main.getByRole('link', { name: words('contact.whatsApp') })).toHaveAttribute(
      'href',
      'https://wa.me/213550002400',
    );
    await expect(main.getByRole('link', { name: words('contact.directions') })).toBeVisible();
    await expect(main.locator('form')).toBeVisible();
    expect(asked).toEqual([]);
  }
  await page.getByRole('button', { name: wordsOf('en')('contact.showMap') }).click();
  const map = page.frameLocator('iframe');
  await expect(map.getByText('the map')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe('the name of the firm', () => {
  const SHORT = 'El Adala';
  test.afterAll(() =>
    asAdmin('/settings', {
      method: 'PUT',
      body: { general: { siteNameEn: null, siteShortNameEn: null } },
    }),
  );

  test('a new name of the firm appears on the site, in mails and in the Open Graph image', async ({
    page,
    browser,
  }) => {
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto('/en');
    await expect(visitor).toHaveTitle(/Mizan/);
    const picture = async () => {
      const address = await visitor.locator('meta[property="og:image"]').getAttribute('content');
      return (await visitor.request.get(new URL(address ?? '').pathname)).body();
    };
    const before = await picture();

    await open(page, '/settings');
    await page.getByRole('tab', { name: t('dashboard.languages.en') }).click();
    const field = (name: string) =>
      page.getByRole('tabpanel', { name: t('dashboard.languages.en') }).getByLabel(t(name));
    await field('admin.settings.fields.siteName').fill(`${SHORT} Law Office`);
    await field('admin.settings.fields.siteShortName').fill(SHORT);
    await button(page, t('dashboard.form.submit.edit')).click();
    await expect(toast(page, t('admin.settings.saved'))).toBeVisible();

    await visitor.goto('/en');
    await expect(visitor).toHaveTitle(new RegExp(SHORT));
    await expect(
      visitor.getByRole('banner').getByRole('link', { name: `${SHORT} Law Office` }),
    ).toHaveText(SHORT);
    const named = visitor.locator('meta[property="og:site_name"]');
    await expect(named).toHaveAttribute('content', `${SHORT} Law Office`);
    expect((await picture()).equals(before)).toBe(false);
    const { email } = await anUnverifiedClient('Samir Haddad', 'en');
    const mail = await mailTo(page.request, email, ({ text }) => text.includes(SHORT));
    expect(mail.subject + mail.html).not.toContain('Mizan');
  });
});
