import { expect, type Page } from '@playwright/test';
import { api } from './support/api';
import { takenOver } from './support/browser';
import { linkIn, mailTo } from './support/mails';
import { aVerifiedClient, enter, type Person } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const en = wordsOf('en');
const TITLE = 'A lease that ends';
const DETAILS = 'The owner does not renew it.';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Books one of the free times, as a program does, and answers the reference. */
async function book({ email, password, fullName, phone }: Person): Promise<string> {
  const body = { email, password };
  const { token } = await api<{ token: string }>('/auth/login', { method: 'POST', body });
  const days = `from=${inDays(9)}&to=${inDays(20)}`;
  const slots = await api<{ startsAt: string }[]>(`/consultations/slots?${days}`, { token });
  const written = { title: TITLE, description: DETAILS, consultationType: 'civil' };
  const { reference } = await api<{ reference: string }>('/consultations', {
    method: 'POST',
    token,
    body: {
      ...written,
      ...{ clientName: fullName, email, phone, channel: 'video' },
      startsAt: slots[0]!.startsAt,
    },
  });
  return reference;
}

/** Chooses the first of the offered times. */
async function chooseTime(page: Page): Promise<void> {
  const first = page.getByRole('dialog').getByRole('radio').first();
  await expect(first).toBeAttached();
  await first.check({ force: true });
}

test('a client moves an appointment by the link of the mail, cancels it and books it again with the same words', async ({
  page,
}) => {
  const person = await aVerifiedClient(page, 'Nadia Ferhat', 'en');
  const reference = await book(person);
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
