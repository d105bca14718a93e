import { expect, test } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { ADMIN } from './support/api';
import { DIRECTIONS, expectNoFindings } from './support/axe';
import { tooWide, watchPageStrictly } from './support/browser';
import { aServiceRequest } from './support/builders';
import { aVerifiedClient, enter } from './support/person';
import { addressIn, wordsOf } from './support/words';

const SCREENS = [
  { path: '', title: 'admin.overview.title' },
  { path: '/users', title: 'admin.users.title' },
  { path: '/testimonials', title: 'admin.testimonials.title' },
  { path: '/faq', title: 'admin.faqs.title' },
  { path: '/categories', title: 'admin.categories.title' },
  { path: '/services', title: 'admin.services.title' },
  { path: '/roles', title: 'admin.jobRoles.title' },
  { path: '/consultants', title: 'admin.consultants.title' },
  { path: '/service-requests', title: 'admin.serviceRequests.title' },
  { path: '/settings', title: 'admin.settings.title' },
];

test.use({ viewport: { width: 1440, height: 900 } });

for (const locale of LOCALES) {
  test(`every screen of the dashboard opens in ${locale}, without an error`, async ({ page }) => {
    test.slow();
    const pageErrors = watchPageStrictly(page);
    await aServiceRequest(await aVerifiedClient(page));
    await enter(page, ADMIN);
    for (const { path, title } of SCREENS) {
      const address = addressIn(locale, `/dashboard${path}`);
      await page.goto(address);
      const heading = page.getByRole('heading', { level: 1, name: wordsOf(locale)(title) });
      await expect(heading).toBeVisible();
      const inMenu = page.getByRole('navigation').locator('[aria-current="page"]');
      await expect(inMenu).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
      expect(await tooWide(page), address).toBe(false);
      if (DIRECTIONS.includes(locale)) await expectNoFindings(page, address);
    }
    expect(pageErrors).toEqual([]);
  });
}
