import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ERRORS } from '@contract/errors';
import { asAdmin } from './support/api';
import { anApplication, aServiceRequest, aUser, setAssignee, setStatus } from './support/builders';
import { takenOver } from './support/browser';
import { alert } from './support/dashboard';
import { aVerifiedClient, enter, signIn, type Person } from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');
const NEED = 'نزاع حول ميراث في تلمسان';

test.use({ viewport: { width: 1440, height: 900 } });

/** Fills in the password and presses the button. */
async function confirm(page: Page, { password }: Person, action: string): Promise<void> {
  await page.getByLabel(t('account.password.current')).last().fill(password);
  await page.getByRole('button', { name: t(action) }).click();
}

/** Downloads everything in the account, and opens the archive: its texts by path. */
async function archiveOf(page: Page, person: Person): Promise<Record<string, string>> {
  await page.goto('/account?tab=data');
  await takenOver(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    confirm(page, person, 'account.data.download.action'),
  ]);
  const bytes = await readFile(await download.path());
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  return files;
}

/** The figures and the table of months that the overview shows. */
async function figuresOn(page: Page): Promise<string[]> {
  await page.goto('/dashboard');
  await page.getByText(t('admin.overview.table'), { exact: true }).click();
  const months = page.getByRole('table', { name: t('admin.overview.perMonth') });
  await expect(months.getByRole('link').last()).toHaveText('1');
  return [...(await page.getByRole('definition').allInnerTexts()), await months.innerText()];
}

test('a person downloads everything about themselves and is erased, and the figures of the office stay', async ({
  page,
  another,
}) => {
  const person = await aVerifiedClient(page);
  const request = await aServiceRequest(person, { serviceDescription: NEED });
  const application = await anApplication(person);
  // A lawyer's overview counts this request only, whatever other journeys send meanwhile.
  const lawyer = await aUser({ role: 'lawyer' });
  await setAssignee(request.id, lawyer.id);
  await enter(page, person);

  const files = await archiveOf(page, person);
  const requests = [request, application].map(({ reference }) => `requests/${reference}.json`);
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['account.json', ...requests, `files/${application.reference} cv.pdf`]),
  );
  expect(files['account.json']).toContain(person.email);
  expect(files[requests[0]!]).toContain(NEED);
  expect(files[`files/${application.reference} cv.pdf`]).toMatch(/^%PDF/);

  // not while the office works on a request
  const dialog = page.getByRole('alertdialog', { name: t('account.data.erase.question') });
  await page.getByRole('button', { name: t('account.data.erase.action') }).click();
  await confirm(page, person, 'account.data.erase.confirm');
  await expect(alert(page, request.reference)).toBeVisible();
  await expect(dialog.getByText(request.reference, { exact: true })).toHaveAttribute('dir', 'ltr');
  await setStatus(request.id, 'completed');
  const path = `/join-team-applications/${application.id}/status`;
  await asAdmin(path, { method: 'PATCH', body: { status: 'rejected' } });
  const office = await another();
  await enter(office, lawyer);
  const before = await figuresOn(office);

  await confirm(page, person, 'account.data.erase.confirm');
  await expect(page.getByText(t('account.data.erase.done'))).toBeVisible();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(dialog).toBeHidden();
  expect(await figuresOn(office)).toEqual(before);
  await office.goto(`/dashboard/service-requests?view=${request.id}`);
  await expect(office.getByText(t('dashboard.erased.notice'))).toBeVisible();
  await expect(office.getByText(NEED)).toHaveCount(0);

  await page.goto('/auth');
  await signIn(page, 'ar', person);
  await expect(alert(page, ERRORS.LOGIN_FAILED.message.ar)).toBeVisible();
});
