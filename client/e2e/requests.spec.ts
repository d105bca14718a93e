import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { ADMIN, asAdmin } from './support/api';
import { tooWide } from './support/browser';
import { aConsultation, aServiceRequest, aUser, aWord, type MadeRequest } from './support/builders';
import { button, open, openRequest, toast } from './support/dashboard';
import { mailTo } from './support/mails';
import { aVerifiedClient, enter } from './support/person';
import { test } from './support/test';
import { addressIn, isolated, wordsOf } from './support/words';

const t = wordsOf('ar');

test.use({ viewport: { width: 1366, height: 768 } });

const dialog = (page: Page) => page.getByRole('dialog', { name: t('dashboard.status.title') });
const note = (page: Page) => dialog(page).getByRole('textbox');

/** Requests of one client, found by a unique word. */
async function someRequests(page: Page, count: number, clientPhone?: string) {
  const word = aWord('ملف');
  const person = await aVerifiedClient(page);
  const made: MadeRequest[] = [];
  for (let index = 0; index < count; index += 1)
    made.push(
      await aServiceRequest(person, {
        serviceDescription: `${word} رقم ${index}`,
        ...(clientPhone && { clientPhone }),
      }),
    );
  return { word, made, person };
}

test('twenty requests are answered by keyboard alone, with at most three keys each', async ({
  page,
}) => {
  test.slow();
  const { word, made } = await someRequests(page, 20);
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  await open(page, `/service-requests?q=${word}&status=pending&sort=createdAt.asc`);
  await expect(page.getByText(made[0]!.reference)).toBeVisible();

  await press('j');
  await press('Enter');
  for (const index of made.keys()) {
    const text = openRequest(page).getByText(`${word} رقم ${index}`, { exact: true });
    await expect(text).toBeVisible();
    await expect(openRequest(page)).toBeFocused();
    await press('2');
    await expect(note(page)).toBeFocused();
    await page.keyboard.type(`الجواب ${index}`);
    const isLast = index === made.length - 1;
    await press(isLast ? 'Control+Enter' : 'Control+Shift+Enter');
    await expect(dialog(page)).toBeHidden();
  }
  await press('Escape');
  await expect(page).not.toHaveURL(/view=/);
  expect(keys).toBeLessThanOrEqual(3 * made.length);

  for (const { id } of made) {
    const { status } = await asAdmin<{ status: string }>(`/service-requests/${id}`);
    expect(status).toBe('approved');
  }
});

test('a request is read and approved with a note in three clicks, and Back leads to the list', async ({
  page,
}) => {
  const { word, made } = await someRequests(page, 1);
  await open(page, `/service-requests?q=${word}`);
  await page
    .getByRole('row')
    .filter({ hasText: made[0]!.reference })
    .getByRole('cell')
    .nth(3)
    .click();
  await button(openRequest(page), t('words.requestStatus.approved')).click();
  await expect(note(page)).toBeFocused();
  await page.keyboard.type('ننتظرك يوم الأحد.');
  // What was typed is there again after a reload.
  await page.reload();
  await button(openRequest(page), t('words.requestStatus.approved')).click();
  await expect(note(page)).toHaveValue('ننتظرك يوم الأحد.');
  await button(dialog(page), t('dashboard.status.confirm')).click();
  await expect(
    toast(page, t('dashboard.toast.decided', { status: t('words.requestStatus.approved') })),
  ).toBeVisible();
  await expect(openRequest(page).getByText(t('request.event.approved'))).toBeVisible();
  await page.goBack();
  await expect(openRequest(page)).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('when two administrators decide at once, the second sees who did what and is asked again', async ({
  page,
  another,
}) => {
  const { made, person } = await someRequests(page, 1);
  const [{ id, reference }] = made as [MadeRequest];
  const colleague = await aUser({ role: 'admin', fullName: 'فريدة لعريبي' });
  await open(page, `/service-requests?view=${id}`);
  await button(openRequest(page), t('words.requestStatus.approved')).click();
  await expect(note(page)).toBeFocused();
  await page.keyboard.type('مرحباً بك.');

  const other = await another();
  await enter(other, colleague);
  await other.goto(`/dashboard/service-requests?view=${id}`);
  const alsoOpen = t('dashboard.desk.openedBy', { names: '' }).trim();
  await expect(openRequest(other).getByText(alsoOpen)).toBeVisible();
  await button(openRequest(other), t('words.requestStatus.rejected')).click();
  await expect(note(other)).toBeFocused();
  await other.keyboard.type('خارج اختصاصنا.');
  await other.keyboard.press('Control+Enter');
  await expect(
    toast(other, t('dashboard.toast.decided', { status: t('words.requestStatus.rejected') })),
  ).toBeVisible();

  const warning = dialog(page).getByRole('alert');
  const name = isolated(colleague.fullName);
  await expect(warning).toContainText(t('dashboard.status.changedBy', { name }));
  await expect(warning).toContainText(t('request.event.rejected'));
  await expect(warning).toContainText('خارج اختصاصنا.');
  await page.keyboard.press('Control+Enter');
  await expect(button(warning, t('dashboard.status.acceptChange'))).toBeFocused();
  const { status } = await asAdmin<{ status: string }>(`/service-requests/${id}`);
  expect(status).toBe('rejected');

  await page.keyboard.press('Enter');
  await expect(note(page)).toHaveValue('مرحباً بك.');
  await expect(note(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(
    toast(page, t('dashboard.toast.decided', { status: t('words.requestStatus.approved') })),
  ).toBeVisible();
  const mail = await mailTo(page.request, person.email, ({ text }) => text.includes('مرحباً بك.'));
  expect(mail.subject).toContain(reference);
});

test('several requests get a status at once, are found by Ctrl+K and exported', async ({
  page,
}) => {
  const phone = `055${String(Date.now()).slice(-7)}`;
  const { word, made } = await someRequests(page, 3, phone);
  await open(page, `/service-requests?q=${word}`);
  await page.getByRole('checkbox', { name: t('dashboard.bulk.selectAll') }).click();
  const bar = page.getByRole('region', { name: t('dashboard.bulk.label') });
  await expect(bar).toContainText(t('dashboard.bulk.selected_few', { count: '3' }));
  await button(bar, t('dashboard.bulk.status')).click();
  await page.getByRole('menuitem', { name: t('words.requestStatus.approved') }).click();
  await button(page.getByRole('dialog'), t('dashboard.bulk.confirm_few', { count: '3' })).click();
  await expect(toast(page, t('dashboard.bulk.done_few', { count: '3' }))).toBeVisible();
  const approved = page.getByRole('row').filter({ hasText: t('words.requestStatus.approved') });
  await expect(approved).toHaveCount(3);

  await button(page.getByRole('search'), t('dashboard.export.button')).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: t('dashboard.export.formats.csv.semicolon') }).click();
  await expect(toast(page, t('dashboard.export.done_few', { count: '3' }))).toBeVisible();
  const file = await readFile(await (await downloading).path(), 'utf8');
  for (const { reference } of made) expect(file).toContain(reference);

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type(phone.replace(/^0/, '00213'));
  await expect(page.getByRole('dialog').getByText(made[0]!.reference)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=/);
});

test('the list of requests fits at 1280 and 1366 in three languages, with eight rows in view', async ({
  page,
}) => {
  await someRequests(page, 10);
  await enter(page, ADMIN);
  for (const locale of LOCALES) {
    await page.goto(addressIn(locale, '/dashboard/service-requests'));
    for (const width of [1280, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(page.getByRole('row')).toHaveCount(11);
      await expect(page.locator('.ant-skeleton')).toHaveCount(0);
      const hidden = await page
        .locator('.ant-table-content')
        .evaluate((table) => table.scrollWidth - table.clientWidth);
      expect(hidden, `${locale} at ${width} px`).toBeLessThanOrEqual(0);
      const inView = await page
        .locator('tr[data-row-key]')
        .evaluateAll(
          (rows) =>
            rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
        );
      expect(inView, `${locale} at ${width} px`).toBeGreaterThanOrEqual(8);
    }
  }
});

/** Texts and buttons that reach out of the boxes they stand in. */
const reachingOutOf = (page: Page, boxes: string) =>
  page.locator(boxes).evaluateAll((found) =>
    found.flatMap((box) => {
      const room = box.getBoundingClientRect();
      return [...box.querySelectorAll('span[title], a, time, button')]
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < room.left - 1 || right > room.right + 1;
        })
        .map((part) => part.textContent);
    }),
  );

test('the list of consultations keeps each text in its column or card, however long a name is', async ({
  page,
}) => {
  await aConsultation(await aVerifiedClient(page, 'Mohamed-Lamine Ould-Ahmed-Benabderrahmane'));
  await enter(page, ADMIN);
  for (const locale of LOCALES) {
    await page.goto(addressIn(locale, '/dashboard/consultations?q=Benabderrahmane'));
    for (const width of [390, 768, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = width < 900 ? 'li[data-row-key]' : 'tr[data-row-key] td';
      await expect(page.locator(boxes).first()).toBeVisible();
      await expect(page.locator('.ant-skeleton')).toHaveCount(0);
      expect(await reachingOutOf(page, boxes), `${locale} at ${width} px`).toEqual([]);
    }
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone an open request takes the place of the list', async ({ page }) => {
    const word = aWord('ملف');
    const { reference } = await aServiceRequest(await aVerifiedClient(page), {
      clientEmail: `${'very-long-address.'.repeat(2)}${word.replace('ملف', '')}@example.dz`,
      serviceDescription: word,
    });
    await open(page, `/service-requests?q=${word}`);
    await page.getByRole('listitem').filter({ hasText: reference }).click();
    await expect(openRequest(page).getByText(word, { exact: true })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('.ant-skeleton')).toHaveCount(0);
    expect(await tooWide(page)).toBe(false);
    await page.reload();
    await button(openRequest(page), t('dashboard.desk.back')).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});
