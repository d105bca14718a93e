import { expect } from '@playwright/test';
import { ADMIN } from './support/api';
import { expectNoFindings } from './support/axe';
import { takenOver } from './support/browser';
import { aWord } from './support/builders';
import { button, open, toast } from './support/dashboard';
import { aPerson, enter, fillRegistration } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');
const NAME = 'خديجة مسعودي';

test('a caller is written down with name and number, answered, registers and finds the case by the code', async ({
  page,
  another,
}) => {
  await open(page, '/service-requests?form=new&serviceId=legal-consultation');
  const form = page.getByRole('dialog', { name: t('admin.serviceRequests.form.create') });
  await form.getByLabel(t('request.name')).fill(NAME);
  await form.getByLabel(t('request.phone')).fill('0550 12 34 56');
  await form.getByRole('checkbox').check();
  await expectNoFindings(page, 'the form of a new request');
  await button(form, t('admin.serviceRequests.form.submit.create')).click();
  await expect(toast(page, t('admin.serviceRequests.toast.created'))).toBeVisible();
  await expect(page).toHaveURL(/view=/);
  const request = page.getByRole('region', { name: t('admin.serviceRequests.details.title') });
  await expect(request.getByText(t('dashboard.person.noAddress'))).toBeVisible();
  const reference = /SR-\d{4}-\d{6}/.exec((await request.textContent()) ?? '')?.[0] ?? '';
  await request.getByLabel(t('dashboard.reply.textKept')).fill('تفضل إلى المكتب يوم الأحد');
  await button(request, t('dashboard.reply.keep')).click();
  await expect(toast(page, t('dashboard.reply.kept'))).toBeVisible();
  await button(request, t('dashboard.intake.code.button')).click();
  const dialog = page.getByRole('dialog', { name: t('dashboard.intake.code.title') });
  const papers = dialog.getByRole('combobox', { name: t('dashboard.intake.code.paper') });
  await papers.click();
  await page.getByTitle(t('dashboard.intake.papers.passport')).click();
  await button(dialog, t('dashboard.intake.code.give.counter')).click();
  await expect(dialog.getByText(/^\d{4} \d{4}$/)).toBeVisible();
  await expectNoFindings(page, 'the code');
  const code = (await dialog.getByText(/^\d{4} \d{4}$/).textContent()) ?? '';
  expect(code).toMatch(/^\d{4} \d{4}$/);

  const visitor = await another({ viewport: { width: 390, height: 844 } });
  await visitor.goto(addressIn('ar', '/auth?mode=register'));
  const person = aPerson(NAME);
  await fillRegistration(visitor, 'ar', person);
  await expect(visitor.getByText(person.email).filter({ visible: true }).first()).toBeVisible();
  await visitor.goto(addressIn('ar', '/account'));
  await takenOver(visitor);
  await visitor.getByText(t('account.earlier.haveCode')).click();
  await visitor.getByLabel(t('account.earlier.reference')).fill(reference);
  await visitor.getByLabel(t('account.earlier.code'), { exact: true }).fill(code);
  await expectNoFindings(visitor, 'the form of a code');
  await visitor.getByRole('button', { name: t('account.earlier.add') }).click();
  await visitor.getByRole('link', { name: t('account.earlier.open') }).click();
  await expect(visitor.getByText('تفضل إلى المكتب يوم الأحد')).toBeVisible();
  await expect(visitor.getByText(t('request.event.taken'))).toBeVisible();
});

test('an appointment of a caller is begun from their page, with the name and the number that the office has', async ({
  page,
}) => {
  const name = `سمير ${aWord()}`;
  await open(page, '/contact?form=new');
  const message = page.getByRole('dialog', { name: t('admin.contactRequests.form.create') });
  await message.getByLabel(t('request.name')).fill(name);
  await message.getByLabel(t('request.phone')).fill('0661 98 76 54');
  await message.getByRole('checkbox').check();
  await button(message, t('admin.contactRequests.form.submit.create')).click();
  await expect(page).toHaveURL(/view=/);
  await page.getByRole('link', { name: t('dashboard.person.page') }).click();
  await button(page, t('admin.people.intake')).click();
  await page.getByRole('menuitem', { name: t('admin.consultations.form.create') }).click();
  const form = page.getByRole('dialog', { name: t('admin.consultations.form.create') });
  await expect(form.getByLabel(t('request.name'))).toHaveValue(name);
  await expect(form.getByLabel(t('request.phone'))).toHaveValue('0661 98 76 54');
  await expect(page).toHaveURL(/\/consultations\?form=new$/);
});

test('somebody of the office is led from a public form to the one of the desk', async ({
  page,
}) => {
  await enter(page, ADMIN);
  await page.goto(addressIn('ar', '/request-service/legal-consultation'));
  await takenOver(page);
  await page.getByRole('link', { name: t('account.office.serviceRequest') }).click();
  const form = page.getByRole('dialog', { name: t('admin.serviceRequests.form.create') });
  await expect(form.getByTitle(/استشار/)).toBeVisible();
});
