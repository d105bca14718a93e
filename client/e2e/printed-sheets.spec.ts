import { expect } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { aServiceRequest } from './support/builders';
import { takenOver } from './support/browser';
import { button, open } from './support/dashboard';
import { aVerifiedClient, enter } from './support/person';
import { savedPdf, textOfPdf } from './support/pdf';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');
const NEED = 'Mon bailleur garde la caution depuis le 3 mai.';

test.use({ viewport: { width: 1440, height: 900 } });

test('the client saves a receipt and the office its sheets, and both pages print without what is pressed', async ({
  page,
  another,
}) => {
  const person = await aVerifiedClient(page);
  const { id, reference } = await aServiceRequest(person, { serviceDescription: NEED });
  await enter(page, person);
  await page.goto(`/account/requests/${id}`);
  await takenOver(page);
  const receipt = page.getByRole('button', { name: t('account.receipt.action') });
  const text = await savedPdf(page, () => receipt.click());
  for (const words of [reference, NEED]) expect(text).toContain(words);

  const office = await another();
  for (const type of ['summary', 'engagement', 'receipt']) {
    await open(office, `/service-requests?view=${id}`);
    await button(office, t('dashboard.pdf.button')).click();
    const item = office.getByRole('menuitem', { name: t(`dashboard.pdf.${type}`) });
    expect(await savedPdf(office, () => item.click())).toContain(reference);
  }

  for (const locale of LOCALES) {
    const words = wordsOf(locale);
    await page.goto(addressIn(locale, `/account/requests/${id}`));
    await expect(page.getByText(NEED)).toBeVisible();
    const own = textOfPdf(await page.pdf());
    expect(own).toContain(NEED);
    expect(own).toContain(reference);
    await open(office, `/service-requests?view=${id}`, locale);
    await expect(office.getByText(NEED)).toBeVisible();
    await expect(office.getByLabel(words('dashboard.reply.text'))).toBeVisible();
    const sheet = textOfPdf(await office.pdf());
    for (const part of [reference, NEED]) expect(sheet).toContain(part);
    if (locale !== 'ar') {
      expect(own).not.toContain(words('account.thread.send'));
      expect(sheet).not.toContain(words('dashboard.note.title'));
      expect(sheet).not.toContain(words('dashboard.nav.overview'));
    }
  }
});
