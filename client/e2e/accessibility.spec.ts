import { expect, test } from '@playwright/test';
import { ADMIN, api } from './support/api';
import { DIRECTIONS, directionOfTurn, expectNoFindings, findings } from './support/axe';
import { takenOver } from './support/browser';
import { aServiceRequest, requestsOf, setStatus } from './support/builders';
import {
  anUnverifiedClient,
  aPerson,
  aVerifiedClient,
  enter,
  verificationTokenOf,
} from './support/person';
import { addressIn, wordsOf } from './support/words';

test.describe('axe', () => {
  const PUBLIC_PAGES = [
    '/',
    '/about',
    '/services',
    '/privacy',
    '/terms',
    '/legal-notice',
    '/auth',
    '/auth?mode=register',
    '/forgot-password',
    '/reset-password/no-such-token',
    '/verify-email/no-such-token',
    '/not-me/no-such-token',
    '/earlier-requests/no-such-token',
    '/no-such-page',
    '/search',
    '/search?q=divorce',
    '/search?q=xyzzy',
  ];

  for (const [turn, path] of PUBLIC_PAGES.entries()) {
    test(`axe finds nothing serious on ${path}, light and dark`, async ({ page }) => {
      // the home page has nearly everything that the others have, so it is read in both directions
      for (const locale of path === '/' ? DIRECTIONS : [directionOfTurn(turn)]) {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(addressIn(locale, path));
        await takenOver(page);
        await expectNoFindings(page, addressIn(locale, path));
        await page.emulateMedia({ colorScheme: 'dark' });
        const dark = await findings(page, ['color-contrast']);
        expect(dark, `${addressIn(locale, path)} in the dark`).toEqual([]);
      }
    });
  }

  test('axe finds nothing serious on forms with errors', async ({ page }) => {
    await page.goto('/auth?mode=register');
    await takenOver(page);
    await page.getByRole('button', { name: wordsOf('ar')('auth.registerSubmit') }).click();
    await expectNoFindings(page, 'registration');
    await enter(page, await aVerifiedClient(page));
    await page.goto('/fr/request-service');
    await takenOver(page);
    await page.getByRole('button', { name: wordsOf('fr')('request.submit') }).click();
    await expectNoFindings(page, 'request form');
  });

  test('axe finds nothing serious in menus', async ({ page }) => {
    const t = wordsOf('ar');
    await enter(page, ADMIN);
    await page.goto('/');
    await takenOver(page);
    await page.getByRole('button', { name: new RegExp(t('nav.userMenu')) }).click();
    await expectNoFindings(page, 'the menu of the person');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: t('nav.openMenu') }).click();
    await expectNoFindings(page, 'the menu of the phone');
  });

  test('axe finds nothing serious on the pages of an unverified client', async ({ page }) => {
    await enter(page, await anUnverifiedClient());
    for (const [turn, path] of ['/', '/request-service', '/account'].entries()) {
      const address = addressIn(directionOfTurn(turn), path);
      await page.goto(address);
      await takenOver(page);
      await expectNoFindings(page, address);
    }
  });

  test('axe finds nothing serious on the pages of a client', async ({ page }) => {
    test.slow();
    const person = await aVerifiedClient(page);
    const { id } = await aServiceRequest(person);
    await setStatus(id, 'in_progress');
    await enter(page, person);
    const paths = [
      '/services/legal-audit',
      '/library',
      '/contact',
      '/join-team',
      '/role/lawyer',
      '/request-service/legal-audit',
      '/account',
      '/account?tab=profile',
      '/account?tab=security',
      '/account?tab=sessions',
      `/account/requests/${id}`,
    ];
    // each in one direction, the longest in both
    const addresses = [
      ...paths.map((path, turn) => addressIn(directionOfTurn(turn), path)),
      `/account/requests/${id}`,
      '/fr/services/legal-audit',
    ];
    for (const address of addresses) {
      await page.goto(address);
      await takenOver(page);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoFindings(page, address);
    }
  });

  test('axe finds nothing serious in the forms and dialogs of the dashboard', async ({ page }) => {
    test.slow();
    const t = wordsOf('ar');
    await aServiceRequest(await aVerifiedClient(page));
    await enter(page, ADMIN);
    const opened = page.getByRole('dialog');

    await page.goto('/dashboard/users');
    await page.getByRole('button', { name: t('admin.users.form.create') }).click();
    await page.getByRole('button', { name: t('admin.users.form.submit.create') }).click();
    await expect(opened.getByText(t('admin.users.passwordRequired'))).toBeVisible();
    await expectNoFindings(page, 'the form of users');

    await page.goto('/dashboard/services');
    await page
      .getByRole('button', { name: new RegExp(`^${t('dashboard.actions.edit')}:`) })
      .first()
      .click();
    await expect(opened.getByRole('tab')).toHaveCount(3);
    await expectNoFindings(page, 'the form of services');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: new RegExp(`^${t('dashboard.actions.remove')}:`) })
      .first()
      .click();
    await expect(
      page.getByRole('dialog', { name: t('dashboard.confirm.removeTitle') }),
    ).toBeVisible();
    await expectNoFindings(page, 'the question before deleting');

    await page.goto('/dashboard/service-requests');
    await page.locator('[data-row-link]').first().click();
    const request = page.getByRole('region', { name: t('admin.serviceRequests.details.title') });
    await expect(request.getByText(t('request.event.submitted'))).toBeVisible();
    await expectNoFindings(page, 'the open request beside the list');
    await page.keyboard.press('?');
    await expect(opened).toBeVisible();
    await expectNoFindings(page, 'the keyboard shortcuts');
  });
});
