import { DOCUMENT_RULES } from '@contract/document-rules';
import { expect, type Browser, type Page } from '@playwright/test';
import { ADMIN, api } from './support/api';
import { expectNoFindings } from './support/axe';
import { GRAPHQL, takenOver } from './support/browser';
import { mailTo } from './support/mails';
import { agree, aVerifiedClient, enter, watchPageErrors } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const fr = wordsOf('fr');
const ar = wordsOf('ar');
const NOTE = 'Entretien dimanche à 10 h.';

/** A real PDF, printed by the browser. */
async function aPdf(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent('<h1>Curriculum vitae</h1><p>Droit des affaires, Oran</p>');
  const bytes = await page.pdf();
  await page.close();
  return bytes;
}

const REQUIRED = {
  address: '12, rue Larbi Ben M’hidi',
  city: 'Oran',
  country: 'Algérie',
  experience: 'Cinq ans en droit commercial',
  education: 'Master en droit des affaires',
  skills: 'Rédaction de contrats',
  motivation: 'Rejoindre une équipe exigeante',
};
const OPTIONAL = {
  linkedin: 'https://www.linkedin.com/in/karim-haddad',
  website: 'https://haddad.example.dz',
  expectedSalary: '120 000 DZD',
  additionalInfo: 'Disponible pour des déplacements',
};
const AVAILABILITY = '2027-01-15';

async function fill(page: Page, texts: object, mark = ''): Promise<void> {
  for (const [field, text] of Object.entries(texts)) {
    const label = fr(`application.fields.${field}`) + mark;
    await page.getByLabel(label, { exact: true }).fill(text as string);
  }
}
async function fillRequired(page: Page): Promise<void> {
  await fill(page, REQUIRED);
  await agree(page, 'fr');
}

/** While the form is being sent, its button says so and takes no second click. */
async function sendSlowly(page: Page): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(GRAPHQL, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('button', { name: fr('application.submit') }).click();
  await expect(page.getByRole('button', { name: fr('application.sending') })).toBeDisabled();
  release();
}

/** Sends the form without a CV, with one that is too large, with one that is no PDF, then with a real one. */
async function apply(page: Page, pdf: Buffer): Promise<string> {
  const { id } = await api<{ id: string }>('/public/roles/lawyer');
  await page.goto(addressIn('fr', `/join-team?role=${id}`));
  await takenOver(page);
  const submit = page.getByRole('button', { name: fr('application.submit') });
  const cv = page.getByLabel(fr('application.fields.cv'), { exact: true });
  await submit.click();
  await expect(page.getByText(fr('application.cv.missing')).first()).toBeVisible();
  const large = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_242_880) };
  await cv.setInputFiles(large);
  await expect(page.getByText(fr('application.cv.tooLarge')).first()).toBeVisible();
  await cv.setInputFiles({ name: 'Mon CV.pdf', mimeType: 'application/pdf', buffer: pdf });
  const megabytes = (pdf.length / 1024 / 1024).toFixed(2);
  const kilobytes = String(Math.max(1, Math.round(pdf.length / 1024)));
  const size =
    megabytes === '0.00'
      ? fr('application.cv.sizeSmall', { size: kilobytes })
      : fr('application.cv.size', { size: megabytes });
  await expect(page.getByText('Mon CV.pdf')).toBeVisible();
  await expect(page.getByText(size)).toBeVisible();
  // refused once more: the chosen file stays
  await submit.click();
  await expect(page.getByText('Mon CV.pdf')).toBeVisible();
  await page.getByRole('button', { name: fr('common.removeFile') }).click();
  await expect(page.getByText('Mon CV.pdf')).toHaveCount(0);
  const letter = (text: string) => ({
    ...{ name: 'Lettre.pdf', mimeType: 'application/pdf' },
    buffer: Buffer.from(text),
  });
  await cv.setInputFiles(letter('lettre'));
  await expect(page.getByText(DOCUMENT_RULES.documentText.fr).first()).toBeVisible();
  await cv.setInputFiles(letter('%PDF-1.4\nlettre'));
  await fillRequired(page);
  await expectNoFindings(page, 'the form');
  await sendSlowly(page);
  await expect(page.getByText(fr('application.cv.failure')).first()).toBeVisible();
  await expect(page.getByText(DOCUMENT_RULES.documentBroken.fr).first()).toBeVisible();
  const listed = page.getByText('Lettre.pdf').locator('xpath=ancestor::p');
  await expect(listed).toContainText(fr('application.cv.refused', { size: '' }).trim());
  await cv.setInputFiles({ name: 'Mon CV.pdf', mimeType: 'application/pdf', buffer: pdf });
  await submit.click();
  await expect(page.getByRole('heading', { name: fr('application.success') })).toBeInViewport();
  const text = await page.getByText(/JA-\d{4}-\d{6}/).textContent();
  return /JA-\d{4}-\d{6}/.exec(text ?? '')?.[0] ?? '';
}

/** Applies for the same role once more: the first application is updated, and the page says so. */
async function applyAgain(page: Page, pdf: Buffer, reference: string): Promise<void> {
  await page.reload();
  await takenOver(page);
  await fillRequired(page);
  await fill(page, { ...OPTIONAL, availability: AVAILABILITY }, ` (${fr('common.optional')})`);
  const cv = page.getByLabel(fr('application.fields.cv'), { exact: true });
  await cv.setInputFiles({ name: 'Mon CV.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('button', { name: fr('application.submit') }).click();
  await expect(page.getByRole('heading', { name: fr('application.updated') })).toBeInViewport();
  await expect(page.getByText(reference)).toBeVisible();
}

/** Accepts the application with a note by dragging its card, then reads its CV in place and saves it. */
async function accept(page: Page, reference: string): Promise<void> {
  await enter(page, ADMIN);
  await page.goto('/dashboard/join-team');
  await expect(page).toHaveURL(/\/dashboard\/applications$/);
  await page.goto(`/dashboard/applications?as=board&q=${reference}`);
  const column = (status: string) =>
    page.getByRole('region', { name: ar(`words.applicationStatus.${status}`) });
  const cardIn = (status: string) =>
    column(status).getByRole('listitem').filter({ hasText: reference });
  await expect(cardIn('pending')).toBeVisible();
  await expectNoFindings(page, 'the board');
  await cardIn('pending').dragTo(column('accepted'));
  const dialog = page.getByRole('dialog', { name: ar('dashboard.status.title_application') });
  await dialog.getByRole('textbox').fill(NOTE);
  await dialog.getByRole('button', { name: ar('dashboard.status.confirm') }).click();
  await cardIn('accepted')
    .getByRole('link', { name: ar('dashboard.desk.open', { reference }) })
    .click();
  const open = page.getByRole('region', { name: ar('admin.applications.details.title') });
  for (const text of Object.values({ ...REQUIRED, ...OPTIONAL }))
    await expect(open).toContainText(text);
  await expect(open).toContainText(ar('application.fields.availability'));
  const [shown] = await Promise.all([
    page.waitForResponse(/\/cv-links\//),
    page.getByRole('button', { name: ar('application.cv.show') }).click(),
  ]);
  expect(shown.headers()['content-disposition']).toMatch(/^inline/);
  await expect(page.locator('iframe[title*="Mon CV.pdf"]')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText(ar('application.cv.download'), { exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Mon CV.pdf');
}

test('somebody applies with a real PDF, an administrator reads it and accepts, and mails tell of both', async ({
  page,
  browser,
  another,
}) => {
  test.slow();
  const pageErrors = watchPageErrors(page);
  const person = await aVerifiedClient(page, 'Karim Haddad', 'fr');
  await enter(page, person);
  const pdf = await aPdf(browser);
  const reference = await apply(page, pdf);
  await applyAgain(page, pdf, reference);
  const mailAbout = (word: string) =>
    mailTo(
      page.request,
      person.email,
      ({ subject }) => subject.includes(reference) && subject.includes(word),
    );
  await mailAbout('Nous avons bien reçu votre candidature');

  await accept(await another(), reference);
  const mail = await mailAbout('Retenue');
  expect(mail.text).toContain(NOTE);
  expect(mail.html).toContain('<html lang="fr" dir="ltr"');

  await page.goto(addressIn('fr', '/account?tab=applications'));
  const row = page.getByRole('listitem').filter({ hasText: reference });
  const unseen = row.getByText(fr('account.mine.unseen.change'), { exact: true });
  await expect(unseen).toBeVisible();
  await row.getByRole('link').click();
  await expect(page.getByText(fr('application.event.accepted'))).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await expectNoFindings(page, 'the application');
  await page.getByRole('link', { name: fr('account.detail.back') }).click();
  await expect(row).toBeVisible();
  await expect(unseen).toBeHidden();
  expect(pageErrors).toEqual([]);
});
