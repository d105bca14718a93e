import { expect } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { officeDay } from '@contract/office-clock';
import { api, asAdmin } from './support/api';
import { arriveAt } from './support/browser';
import { button, open, openRequest } from './support/dashboard';
import { agree, aVerifiedClient, enter } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');

test('a paper of today makes the request form ask whether it is urgent, and the office reads both', async ({
  page,
}) => {
  await enter(page, await aVerifiedClient(page));
  await page.goto('/request-service/legal-consultation');
  await page.getByLabel(t('request.description')).fill('وصلني استدعاء');
  await expect(page.getByText(t('request.period.text'))).toBeVisible();
  const question = page.getByRole('group', { name: t('request.paper.question') });
  await expect(question).toBeHidden();
  await page.getByLabel(t('request.paper.label')).fill(officeDay());
  await question.getByLabel(t('request.paper.yes')).check();
  await expect(page.getByLabel(t('request.fields.urgency'))).toHaveValue('urgent');
  await agree(page, 'ar');
  await page.getByRole('button', { name: t('request.submit') }).click();
  await expect(page.getByRole('heading', { name: t('request.success') })).toBeVisible();
  await expect(page.getByText(t('request.period.text'))).toBeVisible();
  const reference = await page.getByText(/^SR-\d{4}-\d+$/).textContent();

  await open(page, `/service-requests?q=${reference!}`);
  await page.getByText(reference!).first().click();
  const opened = openRequest(page);
  await expect(opened.getByText(t('request.fields.paperReceivedOn'))).toBeVisible();
  await expect(
    button(opened, t('words.urgency.urgent'))
      .or(opened.getByText(t('words.urgency.urgent')))
      .first(),
  ).toBeVisible();
});

test('the card of an advocate shows neither rating nor number of consultations', async ({
  page,
}) => {
  interface Listed {
    consultants: { name: string; advocate: boolean; rating: number; consultations: number }[];
  }
  const { consultants } = await api<Listed>('/public/consultants?language=ar&limit=10');
  const advocate = consultants.find((one) => one.advocate)!;
  const other = consultants.find((one) => !one.advocate && one.rating > 0)!;
  expect(advocate).toMatchObject({ rating: 0, consultations: 0 });
  await page.goto('/');
  await arriveAt(page, 'consultants');
  const card = (name: string) =>
    page.locator('#consultants').getByRole('article').filter({ hasText: name });
  // beside the experience and the branches, which every card has
  await expect(card(advocate.name).getByRole('listitem')).toHaveCount(2);
  await expect(card(other.name).getByRole('listitem')).not.toHaveCount(2);
});

test('the legal notice says who the firm is in three languages, as the settings do', async ({
  page,
}) => {
  const legal = {
    barNumber: 'Alger 1234',
    barAr: 'منظمة الجزائر',
    barFr: 'Alger',
    barEn: 'Algiers',
  };
  await asAdmin('/settings', { method: 'PUT', body: { legal } });
  for (const locale of LOCALES) {
    const words = wordsOf(locale);
    await page.goto(addressIn(locale, '/about'));
    await page
      .getByRole('link', { name: words('nav.legalNotice') })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('legalNotice.title'));
    await expect(page.getByText('Alger 1234')).toBeVisible();
    await expect(page.getByText(words('legalNotice.taxNumber'))).toBeHidden();
  }
  const none = Object.fromEntries(Object.keys(legal).map((name) => [name, null]));
  await asAdmin('/settings', { method: 'PUT', body: { legal: none } });
});
