import { expect, type Page } from '@playwright/test';
import { ADMIN } from './support/api';
import { expectAddress, takenOver, tooWide } from './support/browser';
import { button, find, pick } from './support/dashboard';
import { aPdf, aPhoto, halfAPhoto } from './support/files';
import { mailTo } from './support/mails';
import { agree, aVerifiedClient, enter, watchPageErrors } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const QUESTION = 'Quels documents faut-il pour créer une société ?';
const REPLY = 'Il faut les statuts et un bail commercial.';
const THANKS = 'Merci, le bail est en cours. Est-ce suffisant ?';
const fr = wordsOf('fr');
const ar = wordsOf('ar');

/** One that is taken, and one that only the server refuses. What cannot be sent is said at once, and taken away. */
async function chooseTwoFiles(page: Page): Promise<void> {
  const files = page.getByRole('group', { name: fr('papers.form.title') });
  const choice = files.getByLabel(fr('papers.choose'));
  await expect(files.getByText(fr('papers.drop', { max: '15' }))).toBeVisible();
  await choice.setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('x'),
  });
  await expect(files.getByRole('alert')).toBeVisible();
  const remove = (name: string) => button(files, fr('papers.upload.removeOf', { name }));
  await remove('note.txt').click();
  await choice.setInputFiles([aPdf('bail.pdf'), halfAPhoto('façade.jpg')]);
  await expect(remove('façade.jpg')).toBeVisible();
}

/** The message stands; the confirmation says which file is missing. */
async function sendTheRefusedFileAgain(page: Page): Promise<void> {
  const files = page.getByRole('region', { name: fr('papers.sent.title') });
  await expect(files.getByText(fr('papers.sent.missing'))).toBeVisible();
  const arrived = files.getByRole('list', { name: fr('papers.sent.arrived') });
  await expect(arrived.getByRole('listitem')).toContainText(['bail.pdf']);
  await files
    .getByLabel(fr('papers.upload.againOf', { name: 'façade.jpg' }))
    .setInputFiles(aPhoto('façade.png'));
  await expect(files.getByText(fr('papers.sent.done'))).toBeVisible();
  await expect(arrived.getByRole('listitem')).toContainText(['bail.pdf', 'façade.png']);
}

/** Sends the contact form with files and returns the reference. */
async function writeToTheOffice(page: Page): Promise<string> {
  await page.goto(addressIn('fr', '/contact'));
  await takenOver(page);
  await page
    .getByRole('textbox', { name: fr('message.fields.subject') })
    .fill(`https://example.com/${'long'.repeat(40)}`);
  const message = page.getByLabel(fr('message.fields.message'));
  await message.fill(QUESTION);
  await chooseTwoFiles(page);
  await agree(page, 'fr');
  await page.getByRole('button', { name: fr('message.submit') }).click();
  await expect(page.getByRole('heading', { name: fr('message.sent') })).toBeVisible();
  await sendTheRefusedFileAgain(page);
  const shown = await page.getByText(/CR-\d{4}-\d{6}/).textContent();
  return /CR-\d{4}-\d{6}/.exec(shown ?? '')?.[0] ?? '';
}

/** Opens the message from the bell of the dashboard and replies to it, beginning with a template. */
async function replyAsAdministrator(page: Page, name: string): Promise<void> {
  await enter(page, ADMIN);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /الإشعارات/ }).click();
  await page.getByRole('link').filter({ hasText: name }).first().click();
  await expect(page.getByText(QUESTION).first()).toBeVisible();
  const template = page.getByRole('combobox', { name: ar('dashboard.reply.template.insert') });
  await pick(template, 'وثيقة');
  const reply = page.getByLabel(ar('dashboard.reply.text'));
  await expect(reply).toHaveValue(new RegExp(`^Bonjour ${name},`));
  await reply.press('Control+End');
  await reply.pressSequentially(`\n${REPLY}`);
  await page.getByRole('button', { name: ar('dashboard.reply.send') }).click();
  // the template has a line to fill, which this answer leaves empty
  await page.getByRole('button', { name: ar('dashboard.reply.gaps.send') }).click();
  await expect(page.getByText(ar('admin.contactRequests.reply.done'))).toBeVisible();
}

/** Closes the message with the status menu of its row. */
async function closeInTheList(page: Page, reference: string): Promise<void> {
  await page.goto('/dashboard/contact');
  const row = await find(page, reference);
  await expect(row).toContainText(ar('words.messagePriority.normal'));
  const status = (name: string) =>
    ar('dashboard.status.change_contactRequest', {
      status: ar(`message.officeStatus.${name}`),
      reference,
    });
  await button(row, status('new')).click();
  for (const name of ['new', 'read', 'replied', 'closed'])
    await expect(
      page.getByRole('menuitem', { name: ar(`message.officeStatus.${name}`) }),
    ).toBeVisible();
  await page.getByRole('menuitem', { name: ar('message.officeStatus.closed') }).click();
  const dialog = page.getByRole('dialog', { name: ar('dashboard.status.title_contactRequest') });
  await button(dialog, ar('dashboard.status.confirm')).click();
  await expect(button(row, status('closed'))).toBeVisible();
}

test('a message from the contact page is answered by mail, and the client answers in the thread', async ({
  page,
  browser,
}) => {
  const pageErrors = watchPageErrors(page);
  const name = 'Nadia Kaci';
  const person = await aVerifiedClient(page, name, 'fr');
  await enter(page, person);
  const reference = await writeToTheOffice(page);
  await page.getByRole('link', { name: fr('message.follow') }).click();
  await expect(page.getByText(fr('message.next.new'))).toBeVisible();
  for (const name of ['bail.pdf', 'façade.png'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  const withdraw = page.getByRole('button', { name: fr('account.messages.withdraw.action') });
  await withdraw.click();
  const question = page.getByRole('alertdialog', { name: fr('account.messages.withdraw.title') });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(withdraw).toBeFocused();

  const office = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  await replyAsAdministrator(office, name);

  const mail = await mailTo(page.request, person.email, ({ text }) => text.includes(REPLY));
  expect(mail.subject).toBe(`Réponse à votre message ${reference}`);
  expect(mail.html).toContain('<html lang="fr" dir="ltr"');
  expect(mail.text).toContain(`votre dossier ${reference}`);
  await expect(page.getByText(REPLY)).toBeVisible();
  await expect(withdraw).toBeHidden();

  const answer = page.getByLabel(fr('account.thread.label'));
  await answer.fill(THANKS);
  await page.getByRole('button', { name: fr('account.thread.send'), exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: THANKS })).toBeVisible();
  await expect(answer).toHaveValue('');

  await expect(office.getByText(THANKS)).toBeVisible();
  await expect(office.getByLabel(ar('dashboard.reply.text'))).toBeVisible();
  await closeInTheList(office, reference);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toBe(false);
  await page.goto(addressIn('fr', '/account?tab=messages&page=9'));
  await expect(page.locator('#main').getByText(reference)).toBeVisible();
  await expectAddress(page, addressIn('fr', '/account?tab=messages'));
  expect(pageErrors).toEqual([]);
});
