import { expect } from '@playwright/test';
import { expectNoFindings } from './support/axe';
import { expectAddress, takenOver, tooWide } from './support/browser';
import { anApplicationWithoutAccount } from './support/builders';
import { linkIn, mailTo } from './support/mails';
import { anUnverifiedClient, aVerifiedClient, enter, signIn } from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');

test('the mailed link moves requests sent without an account into it, only in a session of that account', async ({
  page,
  another,
}) => {
  const person = await anUnverifiedClient();
  const { reference } = await anApplicationWithoutAccount(person);
  await enter(page, person);
  await page.goto('/account');
  await takenOver(page);
  const offer = page.getByRole('region', { name: t('account.earlier.title') });
  await expect(offer).toBeVisible();
  await expect(page.getByText(reference)).toHaveCount(0);
  await offer.getByRole('button', { name: t('account.earlier.action') }).click();
  await expect(offer.getByText(t('account.earlier.asked'))).toBeVisible();
  await expectNoFindings(page, 'the offer');
  const mail = await mailTo(page.request, person.email, ({ text }) =>
    text.includes('/earlier-requests/'),
  );
  const link = linkIn(mail, 'earlier-requests');

  const elsewhere = await another();
  await elsewhere.setViewportSize({ width: 390, height: 844 });
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(t('earlier.signedOut'))).toBeVisible();
  expect(await tooWide(elsewhere)).toBe(false);
  await enter(elsewhere, await aVerifiedClient(elsewhere));
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(t('earlier.otherAccount'))).toBeVisible();
  await elsewhere.getByRole('button', { name: t('earlier.signOut') }).click();
  await elsewhere
    .getByRole('main')
    .getByRole('link', { name: t('earlier.signIn') })
    .click();
  await signIn(elsewhere, 'ar', person);

  await expectAddress(elsewhere, link);
  await expect(elsewhere.getByRole('heading', { name: t('earlier.doneTitle') })).toBeVisible();
  await elsewhere
    .getByRole('main')
    .getByRole('link', { name: t('earlier.toAccount') })
    .click();
  await expect(elsewhere.getByText(reference)).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: t('earlier.failedTitle') })).toBeVisible();
});

test('the offer says the same where nothing was sent', async ({ page }) => {
  const person = await aVerifiedClient(page);
  await enter(page, person);
  await page.goto('/account');
  await takenOver(page);
  await page.getByRole('button', { name: t('account.earlier.action') }).click();
  await expect(page.getByText(t('account.earlier.asked'))).toBeVisible();
});

test('“it was not me” closes the account by a press, and not by a look', async ({ page }) => {
  const person = await anUnverifiedClient();
  const mail = await mailTo(page.request, person.email, ({ text }) => text.includes('/not-me/'));
  const link = linkIn(mail, 'not-me');
  await page.goto(link);
  await takenOver(page);
  await expect(page.getByRole('heading', { name: t('notMe.title') })).toBeVisible();
  await enter(page, person);
  await page.goto(link);
  await takenOver(page);
  await page.getByRole('button', { name: t('notMe.close') }).click();
  await expect(page.getByRole('heading', { name: t('notMe.closedTitle') })).toBeVisible();
  const { email, password } = person;
  const again = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  expect(again.status()).toBe(401);
  await page.goto(link);
  await takenOver(page);
  await page.getByRole('button', { name: t('notMe.close') }).click();
  await expect(page.getByRole('link', { name: t('notMe.newPassword') })).toBeVisible();
});
