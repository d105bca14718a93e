import { expect, type Page } from '@playwright/test';
import { ERRORS } from '@contract/errors';
import { expectNoFindings } from './support/axe';
import { expectAddress, takenOver } from './support/browser';
import { aVerifiedClient, enter, signIn, type Person } from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');
const SECURITY = '/account?tab=security';

/** A device of the browser that makes and uses passkeys; the person always agrees. */
async function aDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    forget: () => devtools.send('WebAuthn.clearCredentials', { authenticatorId }),
  };
}

const words = (page: Page) => ({
  press: (key: string, values?: Record<string, string>) =>
    page.getByRole('button', { name: t(key, values), exact: true }).click(),
  password: page.getByLabel(t('auth.password'), { exact: true }),
  name: page.getByLabel(t('secondFactor.passkey.name')),
  dialog: page.getByRole('dialog'),
});

/** Opens the account, and adds a first passkey; answers the recovery codes. */
async function addFirst(page: Page, person: Person): Promise<string[]> {
  const { press, password, name } = words(page);
  await enter(page, person);
  await page.goto(SECURITY);
  await takenOver(page);
  await press('secondFactor.passkey.setUp');
  await password.fill(person.password);
  await press('secondFactor.password.submit');
  await expect(name).toBeFocused();
  await name.fill('هاتف ليلى');
  await press('secondFactor.passkey.submit');
  const codes = page.getByRole('list', { name: t('secondFactor.codes.title') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const texts = await codes.getByRole('listitem').allTextContents();
  await press('secondFactor.codes.kept');
  await expect(page.getByText(t('secondFactor.codesLeft', { left: '10' }))).toBeVisible();
  return texts;
}

/** Signs out, and gives the password again. */
async function passFirstStep(page: Page, person: Person) {
  await page.context().clearCookies();
  await page.goto(`/auth?from=${encodeURIComponent(SECURITY)}`);
  await takenOver(page);
  await signIn(page, 'ar', person);
  await expect(page.getByText(t('secondFactor.passkey.prompt'))).toBeVisible();
}

test('a passkey is added, opens the account after the password, is renamed and removed', async ({
  page,
}) => {
  const person = await aVerifiedClient(page);
  const { press, password, name, dialog } = words(page);
  await aDevice(page);
  await addFirst(page, person);
  await expectNoFindings(page, 'the account with a passkey');

  await passFirstStep(page, person);
  await expectNoFindings(page, 'the second step with a passkey');
  await press('secondFactor.passkey.use');
  await expectAddress(page, SECURITY);
  const row = page.getByRole('listitem').filter({ hasText: 'هاتف ليلى' });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText(t('secondFactor.passkey.neverUsed'));

  await press('secondFactor.passkey.rename.label', { name: 'هاتف ليلى' });
  await dialog.getByLabel(t('secondFactor.passkey.name')).fill('هاتف العمل');
  await press('secondFactor.passkey.rename.submit');
  await expect(page.getByRole('listitem').filter({ hasText: 'هاتف العمل' })).toBeVisible();
  await expect(page.getByText('هاتف ليلى')).toHaveCount(0);

  await press('secondFactor.passkey.remove.label', { name: 'هاتف العمل' });
  await expect(dialog.getByText(t('secondFactor.remove.last'))).toBeVisible();
  await dialog.getByLabel(t('auth.password'), { exact: true }).fill('not-the-password');
  await press('secondFactor.remove.submit');
  await expect(dialog.getByText(ERRORS.WRONG_PASSWORD.message.ar).first()).toBeVisible();
  await dialog.getByLabel(t('auth.password'), { exact: true }).fill(person.password);
  await press('secondFactor.remove.submit');
  await expect(page.getByText(t('secondFactor.choose'))).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(`/auth?from=${encodeURIComponent(SECURITY)}`);
  await takenOver(page);
  await signIn(page, 'ar', person);
  await expectAddress(page, SECURITY);
  await expect(name).toHaveCount(0);
  await expect(password).toHaveCount(0);
});

test('without the device a recovery code opens the account, and another passkey is added with one', async ({
  page,
}) => {
  const person = await aVerifiedClient(page);
  const { press, password, name } = words(page);
  const device = await aDevice(page);
  const [first = '', second = ''] = await addFirst(page, person);

  await passFirstStep(page, person);
  await device.forget();
  await press('secondFactor.passkey.use');
  await expect(page.getByText(t('secondFactor.passkey.cancelled'))).toBeVisible();
  await press('secondFactor.recovery.instead');
  await page.getByLabel(t('secondFactor.recovery.label')).fill(first);
  await press('secondFactor.signIn.submit');
  await expectAddress(page, SECURITY);

  await press('secondFactor.passkey.add');
  await password.fill(person.password);
  // the form for another password asks for a second factor, too
  const instead = page.getByRole('button', { name: t('secondFactor.recovery.instead') });
  await instead.last().click();
  await page.getByLabel(t('secondFactor.recovery.label')).fill(second);
  await press('secondFactor.password.submit');
  await name.fill('مفتاح المكتب');
  await press('secondFactor.passkey.submit');
  await expect(page.getByText(t('secondFactor.passkey.added'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'مفتاح المكتب' })).toBeVisible();
  await expect(page.getByText(t('secondFactor.codesLeft', { left: '8' }))).toBeVisible();
});
