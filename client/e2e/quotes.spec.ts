import { expect } from '@playwright/test';
import { aServiceRequest } from './support/builders';
import { button, open, openRequest, toast } from './support/dashboard';
import { tooWide } from './support/browser';
import { savedPdf } from './support/pdf';
import { aVerifiedClient, enter } from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');
test.use({ viewport: { width: 1366, height: 900 } });

test('a quote is written, accepted and paid in part, and the client reads what is open', async ({
  page,
  another,
}) => {
  test.slow();
  const client = await another();
  const person = await aVerifiedClient(client);
  const request = await aServiceRequest(person, { serviceDescription: 'عقد إيجار' });
  await open(page, `/service-requests?view=${request.id}`);
  await button(openRequest(page), t('quotes.form.create')).click();
  const form = page.getByRole('dialog', { name: t('quotes.form.create') });
  await form.getByLabel(t('quotes.what')).fill('صياغة عقد إيجار تجاري');
  await form.getByLabel(t('quotes.amountIn')).fill('15000');
  await form.getByLabel(t('quotes.included')).fill('جلسة تحضيرية');
  await button(form, t('quotes.form.send')).click();
  await expect(toast(page, t('quotes.form.sent'))).toBeVisible();
  await expect(form).toBeHidden();
  await expect(openRequest(page).getByText('QT-').first()).toBeVisible();

  await enter(client, person);
  await client.goto(`/account/requests/${request.id}`);
  await client.getByRole('link', { name: /QT-/ }).click();
  await button(client, t('account.quotes.accept')).click();
  await button(client, t('account.quotes.next')).click();
  await client.getByRole('checkbox').check();
  await button(client, t('account.quotes.next')).click();
  await button(client, t('account.quotes.acceptConfirm')).click();
  await expect(client.getByText('SHA-256').first()).toBeVisible();

  await page.reload();
  await button(openRequest(page), t('quotes.payment.action')).click();
  const payment = page.getByRole('dialog');
  await payment.getByLabel(t('quotes.amountIn')).fill('5000');
  await button(payment, t('quotes.payment.record')).click();
  await expect(openRequest(page).getByText('RC-').first()).toBeVisible();
  await client.reload();
  await expect(client.getByText('RC-').first()).toBeVisible();
  const printed = await savedPdf(client, () => button(client, t('account.quotes.savePdf')).click());
  const receipt = await savedPdf(client, () =>
    button(client, t('account.quotes.saveReceipt')).click(),
  );
  for (const words of [
    'صياغة عقد إيجار تجاري',
    'ما يشمله العرض',
    'QT-',
    '15 000,00',
    request.reference,
  ])
    expect(printed).toContain(words);
  for (const words of ['RC-', 'QT-', '5 000,00', '10 000,00']) expect(receipt).toContain(words);
  await client.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(client)).toBe(false);
  await open(page, '/quotes?open=true');
  await expect(page.getByRole('row').filter({ hasText: person.fullName })).toBeVisible();
});
