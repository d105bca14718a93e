import { expect, type Page } from '@playwright/test';
import { ADMIN } from './support/api';
import { tooWide } from './support/browser';
import { aServiceRequest } from './support/builders';
import { open, openRequest } from './support/dashboard';
import { aPdf, aPhoto, type GivenFile } from './support/files';
import { mailTo } from './support/mails';
import { aVerifiedClient, enter } from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');

const PDF = aPdf('رسالة.pdf');

const papersOf = (page: Page) =>
  page.getByRole('list', { name: t('papers.listTitle') }).locator(':scope > li');
const count = (page: Page, present: number, wanted: number) =>
  page.getByText(t('papers.count', { present: String(present), wanted: String(wanted) }), {
    exact: true,
  });

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'ar' });

test('photographs and a PDF arrive over a slow line that breaks, what is refused is sent again, and all of it is saved', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = await aVerifiedClient(page);
  const { id } = await aServiceRequest(person);
  await enter(page, person);
  await page.goto(`/account/requests/${id}`);
  const papers = papersOf(page);
  await expect(papers).toHaveCount(4);
  await expect(count(page, 0, 4)).toBeVisible();
  expect(await tooWide(page)).toBe(false);

  const line = await page.context().newCDPSession(page);
  const connection = (offline: boolean) =>
    line.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 100, downloadThroughput: 200_000, uploadThroughput: 60_000 },
    });
  await line.send('Network.enable');
  await connection(false);
  const choose = (index: number, file: GivenFile) =>
    papers.nth(index).locator('input[type="file"]').setInputFiles(file);
  for (const [index, name] of ['١.png', '٢.png', '٣.png'].entries())
    await choose(index, aPhoto(name));
  await choose(3, PDF);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
  await connection(true);
  await expect(page.getByText(t('papers.upload.broken')).first()).toBeVisible();
  await connection(false);
  await expect(count(page, 4, 4)).toBeVisible({ timeout: 60_000 });
  await line.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  });

  const office = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  await enter(office, ADMIN);
  await open(office, `/service-requests?view=${id}`);
  const wanted = papersOf(office);
  await expect(wanted).toHaveCount(4);
  const name = await papers.nth(1).locator('bdi').first().textContent();
  await wanted.nth(1).getByRole('button', { name: '٢.png' }).first().click();
  const viewer = office.getByRole('dialog', { name: '٢.png' });
  await expect(viewer.getByRole('img')).toBeVisible();
  await office.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await wanted
    .nth(1)
    .getByRole('button', { name: t('dashboard.papers.refuseOf', { name: name! }) })
    .click();
  await office.getByLabel(t('dashboard.papers.reasonOf', { name: name! })).fill('الصورة غير واضحة');
  await office.getByRole('button', { name: t('dashboard.papers.refuseSend') }).click();
  await expect(count(office, 3, 4)).toBeVisible();
  await openRequest(office).waitFor();

  await mailTo(page.request, person.email, ({ text }) => text.includes('الصورة غير واضحة'));
  await page.reload();
  await expect(papers.nth(1).getByText('الصورة غير واضحة')).toBeVisible();
  await expect(count(page, 3, 4)).toBeVisible();
  await choose(1, aPhoto('٢ واضحة.png'));
  await expect(count(page, 4, 4)).toBeVisible();
  await expect(page.getByText(t('papers.seen.clientNotYet'))).toBeVisible();

  await office.getByLabel(t('dashboard.papers.add')).fill('كشف الراتب');
  await office.keyboard.press('Enter');
  await expect(office.getByText(t('dashboard.papers.added'))).toBeVisible();
  await office.close();
  await page.reload();
  await expect(count(page, 4, 5)).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('account.archive.action') }).click();
  expect((await saving).suggestedFilename()).toMatch(/^SR-.+\.zip$/);
});
