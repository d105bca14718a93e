import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';
import { officeDay } from '@contract/office-clock';
import { addDays, toWeekStart } from '../src/features/consultations/office-days';
import { formatDay } from '../src/lib/i18n/format';
import { ADMIN, asAdmin, tokenOf } from './support/api';
import { takenOver } from './support/browser';
import { button, find, open, toast } from './support/dashboard';
import { mailTo } from './support/mails';
import { agree, aVerifiedClient, enter, watchPageErrors } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const fr = wordsOf('fr');
const ar = wordsOf('ar');
const NAME = 'Yasmine Boudiaf';
/** The Sunday after the next weekend, which becomes a holiday, and the Monday after it. */
const SUNDAY = addDays(toWeekStart(officeDay()), 7);
const MONDAY = addDays(SUNDAY, 1);

async function closeTheOffice(page: Page, day: string): Promise<void> {
  const input = { day, nameAr: 'عيد الشجرة', nameFr: 'Fête de l’arbre', nameEn: 'Arbour day' };
  const query = 'mutation ($input: CreateHolidayInput!) { createHoliday(input: $input) { id } }';
  const answer = await page.request.post('/graphql', {
    headers: { authorization: `Bearer ${await tokenOf(ADMIN)}` },
    data: { query, variables: { input } },
  });
  expect(await answer.text()).toContain('"createHoliday"');
}

/** Chooses the Monday after a weekend and a holiday, and answers the reference. */
async function book(page: Page): Promise<string> {
  await page.goto(addressIn('fr', '/book-consultation?type=civil'));
  await takenOver(page);
  await page.getByLabel(fr('consultation.fields.title')).fill('Bail commercial');
  await page
    .getByLabel(fr('consultation.fields.description'))
    .fill('Le bailleur refuse de renouveler.');
  const nine = page.getByRole('radio', { name: `${formatDay(MONDAY, 'fr')} 09:00` });
  const groups = page.getByLabel(fr('consultation.consultant')).locator('optgroup');
  await expect(groups.first()).toHaveAttribute('label', fr('words.consultationBranch.civil'));
  const more = page.getByRole('button', { name: fr('consultation.book.moreDays') });
  await expect(page.getByRole('radio').first()).toBeAttached();
  await expect(page.getByLabel(fr('consultation.channel'))).toHaveValue('phone');
  await page.getByLabel(fr('consultation.channel')).selectOption({ label: 'Au cabinet (Alger)' });
  while (!(await nine.isVisible())) await more.click();
  for (const closed of [addDays(SUNDAY, -2), addDays(SUNDAY, -1), SUNDAY])
    await expect(page.getByText(formatDay(closed, 'fr'))).toHaveCount(0);
  await nine.check({ force: true });
  await agree(page, 'fr');
  await page.getByRole('button', { name: fr('consultation.book.submit') }).click();
  await page.getByRole('link', { name: fr('consultation.book.follow') }).click();
  const shown = await page
    .getByText(/CN-\d{4}-\d{6}/)
    .first()
    .textContent();
  return /CN-\d{4}-\d{6}/.exec(shown ?? '')?.[0] ?? '';
}

/** The downloaded appointment, as a calendar program reads it. */
async function calendarOf(page: Page) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: fr('account.consultations.calendar.add') }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const event = ICAL.Component.fromString(text).getFirstSubcomponent('vevent')!;
  const start = event.getFirstProperty('dtstart')!;
  return { start: String(start.getFirstValue()), zone: start.getFirstParameter('tzid') };
}

async function confirm(office: Page, reference: string): Promise<void> {
  await open(office, '/consultations');
  await (await find(office, reference)).getByRole('link', { name: reference }).click();
  await button(office, ar('words.consultationStatus.in_progress')).click();
  await button(office.getByRole('dialog'), ar('dashboard.status.confirm')).click();
  await expect(
    toast(
      office,
      ar('dashboard.toast.decided', { status: ar('words.consultationStatus.in_progress') }),
    ),
  ).toBeVisible();
}

/** The history of the open consultation says in words what it was before the confirmation, and after it. */
async function expectHistory(office: Page): Promise<void> {
  const history = office.getByRole('region').getByRole('button', {
    name: ar('dashboard.actions.history'),
  });
  await history.first().click();
  const drawer = office.getByRole('dialog');
  await drawer.getByText(ar('admin.audit.changes')).first().click();
  for (const status of ['pending', 'in_progress'])
    await expect(
      drawer.getByRole('cell', { name: ar(`words.consultationStatus.${status}`) }).first(),
    ).toBeVisible();
}

/** Opens the appointment in the week of the office and moves it to the first free time. */
async function move(office: Page): Promise<void> {
  await office.goto(`/dashboard/consultations?as=week&week=${SUNDAY}`);
  await expect(office.getByText('عيد الشجرة')).toBeVisible();
  await office.locator('.fc-event').filter({ hasText: NAME }).click();
  await button(office, ar('admin.consultations.reschedule.action')).click();
  const dialog = office.getByRole('dialog');
  // antd's radio has no size, its label is what people press
  await dialog
    .locator('label')
    .filter({ has: office.getByRole('radio') })
    .first()
    .click();
  await button(dialog, ar('admin.consultations.reschedule.confirm')).click();
  await expect(toast(office, ar('admin.consultations.reschedule.done'))).toBeVisible();
}

const keepNotice = (cancelNoticeHours: number) =>
  asAdmin('/settings', { method: 'PUT', body: { booking: { cancelNoticeHours } } });

test('a consultation is booked after a weekend and a holiday, confirmed, moved, and cancelled too late', async ({
  page,
  another,
}) => {
  const pageErrors = watchPageErrors(page);
  await closeTheOffice(page, SUNDAY);
  const person = await aVerifiedClient(page, NAME, 'fr');
  await enter(page, person);
  const reference = await book(page);

  const office = await another();
  await office.setViewportSize({ width: 1440, height: 900 });
  await confirm(office, reference);
  await expectHistory(office);
  await expect(
    page.locator('#main').getByText(fr('words.consultationStatus.in_progress')).first(),
  ).toBeVisible();
  const when = `${formatDay(MONDAY, 'fr')} · 09:00`;
  await expect(page.locator('#main header')).toContainText(when);
  const confirmed = await mailTo(page.request, person.email, ({ subject }) =>
    subject.includes('confirmée'),
  );
  expect(confirmed.subject).toContain(reference);
  expect(await calendarOf(page)).toEqual({ start: `${MONDAY}T09:00:00`, zone: 'Africa/Algiers' });

  await page.getByRole('button', { name: fr('account.consultations.cancel.action') }).click();
  await move(office);
  const moved = await mailTo(page.request, person.email, ({ subject }) =>
    subject.includes('déplacée'),
  );
  expect(moved.subject).toContain(reference);
  await keepNotice(168);
  try {
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: fr('account.consultations.cancel.confirm') }).click();
    await expect(dialog.getByRole('alert')).toContainText('veuillez appeler le cabinet');
    await page.keyboard.press('Escape');
  } finally {
    await keepNotice(24);
  }
  await expect(
    page.locator('#main').getByText(fr('words.consultationStatus.in_progress')).first(),
  ).toBeVisible();
  await page.goto(addressIn('fr', '/account'));
  await expect(page.getByRole('link', { name: 'Bail commercial' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});
