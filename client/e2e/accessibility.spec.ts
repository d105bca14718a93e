import { expect, test } from '@playwright/test';
import { ADMIN } from './support/api';
import { directionOfTurn, expectNoFindings, findings } from './support/axe';
import { takenOver } from './support/browser';
import { aQuote, aServiceRequest, setStatus } from './support/builders';
import { anUnverifiedClient, aVerifiedClient, enter } from './support/person';
import { addressIn, wordsOf } from './support/words';

test.describe('axe', () => {
  test('axe finds nothing serious in the menu of a person', async ({ page }) => {
    const t = wordsOf('ar');
    await enter(page, ADMIN);
    await page.goto('/');
    await takenOver(page);
    await page.getByRole('button', { name: new RegExp(t('nav.userMenu')) }).click();
    await expectNoFindings(page, 'the menu of the person');
  });

  test('axe finds nothing serious on the pages of an unverified client', async ({ page }) => {
    await enter(page, await anUnverifiedClient());
    for (const [turn, path] of ['/', '/account'].entries()) {
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
      '/account',
      '/account?tab=profile',
      '/account?tab=security',
      '/account?tab=sessions',
      `/account/requests/${id}`,
      `/account/quotes/${(await aQuote(id)).id}`,
    ];
    // each in one direction, the longest in both
    const addresses = [
      ...paths.map((path, turn) => addressIn(directionOfTurn(turn), path)),
      `/account/requests/${id}`,
    ];
    for (const address of addresses) {
      await page.goto(address);
      await takenOver(page);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoFindings(page, address);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, ['color-contrast']), `${address}, dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
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
