import { expect, type Page } from '@playwright/test';
import { officeDay } from '@contract/office-clock';
import { api } from './support/api';
import { takenOver } from './support/browser';
import { button, open, toast } from './support/dashboard';
import { linkIn, mailTo } from './support/mails';
import { aVerifiedClient, enter, type Person } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const en = wordsOf('en');
const ar = wordsOf('ar');
const TITLE = 'A lease that ends';
const DETAILS = 'The owner does not renew it.';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

type Sender = Pick<Person, 'email' | 'password' | 'fullName' | 'phone'>;

/** Free times from a day on, as a program reads them. */
async function freeFrom(token: string, first: number): Promise<string[]> {
  const days = `from=${inDays(first)}&to=${inDays(first + 14)}`;
  const slots = await api<{ startsAt: string }[]>(`/consultations/slots?${days}`, { token });
  return slots.map(({ startsAt }) => startsAt);
}

/** Books some of the free times of one day, as a program does, and answers the references. */
async function book(
  { email, password, fullName, phone }: Sender,
  { first, places }: { first: number; places: readonly number[] },
): Promise<{ day: string; references: string[] }> {
  const body = { email, password };
  const { token } = await api<{ token: string }>('/auth/login', { method: 'POST', body });
  const free = await freeFrom(token, first);
  const day = officeDay(free[0]);
  const onDay = free.filter((startsAt) => officeDay(startsAt) === day);
  const references: string[] = [];
  for (const place of places) {
    const { reference } = await api<{ reference: string }>('/consultations', {
      method: 'POST',
      token,
      body: {
        ...{ title: TITLE, description: DETAILS, consultationType: 'civil', channel: 'video' },
        ...{ clientName: fullName, email, phone, startsAt: onDay[place] },
      },
    });
    references.push(reference);
  }
  return { day, references };
}

/** Chooses the last of the offered times: the first may be too close to be cancelled. */
async function chooseTime(page: Page): Promise<void> {
  const last = page.getByRole('dialog').getByRole('radio').last();
  await expect(last).toBeAttached();
  await last.check({ force: true });
}

test('a client moves an appointment by the link of the mail, cancels it and books it again with the same words', async ({
  page,
}) => {
  const person = await aVerifiedClient(page, 'Nadia Ferhat', 'en');
  const { references } = await book(person, { first: 9, places: [0] });
  const reference = references[0]!;
  await enter(page, person);
  const held = await mailTo(page.request, person.email, ({ subject }) =>
    subject.includes('time held'),
  );
  await page.goto(`${linkIn(held, 'account/consultations')}?move=1`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(en('account.consultations.move.title'));
  const confirm = dialog.getByRole('button', { name: en('account.consultations.move.confirm') });
  await confirm.click();
  await expect(dialog.getByText(en('account.consultations.move.choose'))).toBeVisible();
  await chooseTime(page);
  await confirm.click();
  await expect(dialog).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByText(en('consultation.event.youMoved'))).toBeVisible();
  const moved = await mailTo(page.request, person.email, ({ subject }) =>
    subject.includes('You moved'),
  );
  expect(moved.subject).toContain(reference);

  await main.getByRole('button', { name: en('account.consultations.cancel.action') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('account.consultations.cancel.confirm') })
    .click();
  await main.getByRole('link', { name: en('consultation.book.again') }).click();
  await expect(page).toHaveURL(new RegExp(`${addressIn('en', '/book-consultation')}\\?again=`));
  await takenOver(page);
  await expect(page.getByLabel(en('consultation.fields.title'))).toHaveValue(TITLE);
  await expect(page.getByLabel(en('consultation.fields.description'))).toHaveValue(DETAILS);
  await expect(page.getByLabel(en('consultation.channel'))).toHaveValue('video');
});

test('a holiday on a day with five appointments: they are moved and cancelled in one go, each client told once', async ({
  page,
  another,
}) => {
  const [french, arabic] = [
    await aVerifiedClient(page, 'Mourad Zerrouki', 'fr'),
    await aVerifiedClient(page, 'سعاد قاسمي', 'ar'),
  ];
  const { day } = await book(french, { first: 27, places: [0, 1, 2] });
  await book(arabic, { first: 27, places: [3, 4] });

  const office = await another();
  await office.setViewportSize({ width: 1440, height: 900 });
  await open(office, '/holidays');
  await button(office, ar('admin.holidays.form.create')).click();
  for (const [locale, name] of Object.entries({ ar: 'عطلة', fr: 'Fermeture', en: 'Closure' })) {
    await office
      .getByRole('tab')
      .filter({ hasText: ar(`dashboard.languages.${locale}`) })
      .click();
    const suffix = locale.charAt(0).toUpperCase() + locale.slice(1);
    await office.locator(`[id$="name${suffix}"]`).fill(name);
  }
  const dayField = office.getByLabel(ar('admin.holidays.fields.day'), { exact: true }).last();
  await dayField.fill(day);
  await dayField.press('Enter');
  await button(office.getByRole('dialog'), ar('dashboard.form.submit.create')).click();

  const dialog = office.getByRole('dialog').filter({ hasText: french.fullName });
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  const last = dialog.getByRole('listitem').last();
  await last.getByRole('combobox').click();
  await office
    .locator('.ant-select-item-option')
    .filter({ hasText: ar('admin.consultations.settle.cancel') })
    .click();
  await button(dialog, ar('admin.consultations.settle.confirmAndSave')).click();
  await expect(toast(office, ar('admin.consultations.settle.done', { count: '5' }))).toBeVisible();
  await expect(dialog).toBeHidden();

  for (const { email, subject, times } of [
    { email: french.email, subject: 'est déplacée', times: 3 },
    { email: arabic.email, subject: 'تغيّر موعد', times: 1 },
    { email: arabic.email, subject: 'أُلغيت استشارتك', times: 1 },
  ]) {
    await mailTo(page.request, email, (mail) => mail.subject.includes(subject));
    const mails = await page.request.get(`/dev/mails?to=${encodeURIComponent(email)}`);
    const subjects = ((await mails.json()) as { subject: string }[]).map((mail) => mail.subject);
    expect(subjects.filter((each) => each.includes(subject))).toHaveLength(times);
  }
});
