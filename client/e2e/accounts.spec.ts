import { expect, type Locator, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { ERRORS, errorText } from '@contract/errors';
import { LIMITS } from '@contract/limits';
import { LOCALES, type Locale } from '@contract/locales';
import { RULES, ruleText } from '@contract/validation';
import { api } from './support/api';
import {
  expectAddress,
  operationIn,
  stepUntil,
  stopClock,
  takenOver,
  tooWide,
} from './support/browser';
import { linkIn, mailTo } from './support/mails';
import {
  anUnverifiedClient,
  aPerson,
  aVerifiedClient,
  enter,
  fillRegistration,
  signIn,
  verificationTokenOf,
  type Person,
} from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');
const { min, max } = LIMITS.user.password;
const passwordLength = (locale: Locale) => ruleText(`passwordLength:${min}:${max}`, locale);
const isVerification = ({ text }: { text: string }) => text.includes('/verify-email/');
const NEW_PASSWORD = 'lantern-quarry-velvet-63';

/** Signs in and opens the account page. */
async function openAccount(page: Page, person: Person): Promise<Page> {
  await enter(page, person);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: person.fullName })).toBeVisible();
  return page;
}

/** What went wrong is summed up above the form, in view and with the focus. */
async function expectSummaryFocused(page: Page): Promise<void> {
  const summary = page.locator('form :focus').filter({ has: page.getByRole('alert') });
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main form > :first-child')).toBeFocused();
}

async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/account');
  await expectAddress(page, '/auth?from=%2Faccount');
}

test.describe('registration', () => {
  test('registration shows each error under its field', async ({ page }) => {
    const locale = 'fr';
    const words = wordsOf(locale);
    const taken = await anUnverifiedClient();
    await page.goto(addressIn(locale, '/auth?mode=register'));
    await takenOver(page);
    const button = page.getByRole('button', { name: words('auth.registerSubmit') });
    const described = (field: string) => expect(page.getByLabel(words(field), { exact: true }));

    await button.click();
    await expect(page.getByRole('alert').getByText(words('auth.allFieldsRequired'))).toBeVisible();
    await expect(page.getByText(RULES.required[locale], { exact: true })).toHaveCount(5);
    await expect(page.getByText(words('form.consent.missing'), { exact: true })).toHaveCount(1);
    const problems = page.getByRole('alert').getByRole('link');
    await expect(problems).toHaveCount(6);
    await expectSummaryFocused(page);
    await problems.first().click();
    await expect(page.getByLabel(words('auth.fullName'))).toBeFocused();

    await fillRegistration(page, locale, { ...taken, phone: '05', password: '12345' });
    await described('auth.phone').toHaveAccessibleDescription(
      `${words('auth.phoneExample')} ${RULES.phone[locale]}`,
    );
    const tooShort = passwordLength(locale);
    await described('auth.password').toHaveAccessibleDescription(new RegExp(tooShort));

    await fillRegistration(page, locale, taken);
    await described('auth.email').toHaveAccessibleDescription(RULES.taken[locale]);
    await page.getByLabel(words('auth.confirmPassword')).fill('something else');
    await button.click();
    const mismatch = words('auth.passwordsDoNotMatch');
    await described('auth.confirmPassword').toHaveAccessibleDescription(mismatch);

    await page.getByLabel(words('auth.confirmPassword')).fill(taken.password);
    await button.click();
    await described('auth.email').toHaveAccessibleDescription(RULES.taken[locale]);
    const refusal = ERRORS.EMAIL_TAKEN.message[locale];
    await expect(page.getByRole('alert').getByText(refusal)).toBeVisible();
    await expect(page.getByLabel(words('auth.fullName'))).toHaveValue(taken.fullName);

    await page.getByRole('link', { name: words('auth.takenSignIn') }).click();
    await described('auth.email').toHaveValue(taken.email);
    await page.getByRole('link', { name: words('auth.forgot') }).click();
    await described('auth.email').toHaveValue(taken.email);
  });

  test('registration opens the verification panel, where the mail cannot be sent again for a minute', async ({
    page,
  }) => {
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await page.setViewportSize({ width: 390, height: 844 });
    const person = aPerson('منير قاسم');
    await page.goto('/auth?mode=register&from=%2Frequest-service');
    await takenOver(page);
    await fillRegistration(page, 'ar', person);
    const heading = page.getByRole('heading', { name: t('verify.panelTitle') });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveTitle(new RegExp(t('verify.panelTitle')));
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
    await page.getByRole('button', { name: t('verify.check') }).click();
    await expect(page.getByText(t('verify.notYet'))).toBeVisible();
    const waiting = page.getByRole('main').getByRole('button', { name: /\d:\d\d/ });
    await expect(waiting).toHaveText(/1:00$/);
    await expect(waiting).toBeDisabled();

    await page.clock.setFixedTime(start + 20_000);
    await page.reload();
    await expect(waiting).toHaveText(/0:40$/);
    await page.clock.setFixedTime(start + 60_000);
    await page.getByRole('button', { name: t('verify.resend') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('verify.resent') })).toBeVisible();

    await page.getByRole('button', { name: t('verify.later') }).click();
    await expectAddress(page, '/');
    await page.goto('/auth');
    await expectAddress(page, '/');
  });

  test('a mistyped address is corrected in the verification panel, and the new link works in another browser', async ({
    page,
    another,
  }) => {
    const taken = await anUnverifiedClient();
    const person = aPerson('منير قاسم');
    const right = aPerson('').email;
    await page.goto('/auth?mode=register&from=%2Frequest-service%2Flegal-audit');
    await takenOver(page);
    await fillRegistration(page, 'ar', person);
    const first = linkIn(await mailTo(page.request, person.email, isVerification), 'verify-email');

    await page.getByRole('button', { name: t('verify.correct') }).click();
    const email = page.getByLabel(t('verify.correctLabel'));
    await email.fill(taken.email);
    await page.getByRole('button', { name: t('verify.correctSubmit') }).click();
    await expect(email).toHaveAccessibleDescription(new RegExp(RULES.taken.ar));
    await expectSummaryFocused(page);
    await email.fill(right);
    await page.getByRole('button', { name: t('verify.correctSubmit') }).click();
    await expect(page.getByRole('heading', { name: t('verify.panelTitle') })).toBeFocused();
    await expect(page.getByRole('main').getByText(right)).toBeVisible();
    await page.getByRole('button', { name: t('verify.later') }).click();
    await expectAddress(page, '/');

    const elsewhere = await another();
    await elsewhere.goto(first);
    // whoever has the mistyped mailbox is told nothing of the right one
    const ended = ERRORS.INVALID_VERIFICATION_TOKEN.message.ar;
    await expect(elsewhere.getByRole('alert').getByText(ended)).toBeVisible();
    await stopClock(elsewhere);
    await elsewhere.goto(linkIn(await mailTo(page.request, right, isVerification), 'verify-email'));
    const goOn = elsewhere.getByRole('button', { name: t('verify.goOn') });
    await stepUntil(elsewhere, goOn);
    await goOn.click();
    await elsewhere.clock.resume();
    await expectAddress(elsewhere, '/auth?from=%2Frequest-service%2Flegal-audit');
    await signIn(elsewhere, 'ar', { ...person, email: right });
    await expectAddress(elsewhere, '/request-service/legal-audit');
    await expect(elsewhere.getByLabel(t('request.fields.serviceId'))).toHaveValue('legal-audit');
  });

  test('the verification panel leads to the requested page once verified', async ({ page }) => {
    const person = aPerson('منير قاسم');
    await page.goto('/auth?mode=register&from=%2Frequest-service%2Flegal-audit');
    await takenOver(page);
    await fillRegistration(page, 'ar', person);
    await expect(page.getByRole('heading', { name: t('verify.panelTitle') })).toBeVisible();
    // as on a phone: this page goes on by itself
    await api(`/email-verification/verify/${await verificationTokenOf(page, person)}`);
    await expectAddress(page, '/request-service/legal-audit');
    await expect(page.getByLabel(t('request.description'))).toBeVisible();
  });
});

test.describe('signing in', () => {
  test('the sign-in form shows and hides the password, and shows errors for empty fields, an unknown address, a wrong password and a lockout', async ({
    page,
  }) => {
    const locale = 'en';
    const words = wordsOf(locale);
    const person = await anUnverifiedClient();
    await page.goto(addressIn(locale, '/auth'));
    await takenOver(page);
    await page.getByRole('button', { name: words('auth.signInSubmit'), exact: true }).click();
    await expect(page.getByRole('alert').getByText(words('auth.allFieldsRequired'))).toBeVisible();

    const password = page.getByLabel(words('auth.password'), { exact: true });
    await password.fill('olive-harbour');
    await page.getByRole('button', { name: words('common.showPassword') }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: words('common.hidePassword') }).click();
    await expect(password).toHaveAttribute('type', 'password');

    const failed = page.getByRole('alert').getByText(ERRORS.LOGIN_FAILED.message[locale]);
    await signIn(page, locale, aPerson('لا أحد'));
    await expect(failed).toBeVisible();
    // the next answer is not taken for this one
    await page.getByLabel(words('auth.email'), { exact: true }).fill('');
    await page.getByRole('button', { name: words('auth.signInSubmit'), exact: true }).click();
    await expect(failed).toBeHidden();

    const wrong = { email: person.email.toUpperCase(), password: 'not-the-password' };
    await signIn(page, locale, wrong);
    await expect(failed).toBeVisible();
    await expectSummaryFocused(page);
    await expectAddress(page, addressIn(locale, '/auth'));

    for (let attempt = 2; attempt <= 5; attempt += 1) {
      await signIn(page, locale, wrong);
      await expect(failed).toBeVisible();
    }
    await signIn(page, locale, person);
    const locked = errorText('ACCOUNT_LOCKED', locale, { minutes: 15 });
    await expect(page.getByRole('alert').getByText(locked)).toBeVisible();
  });
});

test.describe('the verification link', () => {
  test('the verification link works twice, and leads a signed-out user to sign in after 3 seconds', async ({
    page,
  }) => {
    const person = await anUnverifiedClient();
    const link = `/verify-email/${await verificationTokenOf(page, person)}`;
    await stopClock(page);
    for (let visit = 1; visit <= 2; visit += 1) {
      await page.goto(link);
      await stepUntil(page, page.getByRole('heading', { name: t('verify.verified') }));
    }
    await page.clock.fastForward(2000);
    await expectAddress(page, link);
    await page.clock.fastForward(1000);
    await expectAddress(page, '/auth');
    await page.clock.resume();
    await expect(page.getByRole('status').getByText(t('verify.goBack'))).toBeVisible();
    await signIn(page, 'ar', person);
    await expectAddress(page, '/');
    await expect(page.getByRole('button', { name: t('verifyNotice.resend') })).toHaveCount(0);
  });

  test('the verification link leads a signed-in user to the home page with a message, which does not return once it is closed', async ({
    page,
  }) => {
    const person = await anUnverifiedClient();
    await enter(page, person);
    await stopClock(page);
    await page.goto(`/verify-email/${await verificationTokenOf(page, person)}`);
    await stepUntil(page, page.getByRole('heading', { name: t('verify.verified') }));
    await page.clock.fastForward(3000);
    await page.clock.resume();
    await expectAddress(page, '/');
    const banner = page.getByRole('status').filter({ hasText: t('verify.verified') });
    await banner.getByRole('button', { name: t('common.close') }).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await takenOver(page);
    await expect(banner).toBeHidden();
  });

  test('a verification link without a token shows an error and a link to sign in', async ({
    page,
  }) => {
    await page.goto('/verify-email');
    await expect(page.getByRole('alert').getByText(t('verify.tokenIncorrect'))).toBeVisible();
    await page.getByRole('link', { name: t('verify.backToLogin') }).click();
    await expectAddress(page, '/auth');
  });
});

test.describe('a forgotten password', () => {
  test('a forgotten password is reset by the link in the e-mail, once', async ({
    page,
    another,
  }) => {
    const person = await aVerifiedClient(page);
    const elsewhere = await openAccount(await another(), person);
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await page.goto('/auth');
    await page.getByRole('link', { name: t('auth.forgot') }).click();
    await expectAddress(page, '/forgot-password');
    await takenOver(page);
    await page.getByRole('button', { name: t('reset.send') }).click();
    const email = page.getByLabel(t('auth.email'));
    await expect(email).toHaveAccessibleDescription(t('reset.emailRequired'));
    await expectSummaryFocused(page);
    await email.fill(person.email);
    await page.getByRole('button', { name: t('reset.send') }).click();
    await expect(page.getByRole('heading', { name: t('reset.sentTitle') })).toBeVisible();
    const waiting = page.getByRole('main').getByRole('button', { name: /\d:\d\d/ });
    await expect(waiting).toHaveText(/5:00$/);
    await page.clock.setFixedTime(start + 20_000);
    await page.reload();
    await expect(page.getByRole('main').getByText(person.email)).toBeVisible();
    await expect(waiting).toHaveText(/4:40$/);
    await expect(waiting).toBeDisabled();
    await page.clock.setFixedTime(start + 300_000);
    await expect(page.getByRole('button', { name: t('reset.resend') })).toBeEnabled();

    const link = linkIn(
      await mailTo(page.request, person.email, ({ text }) => text.includes('/reset-password/')),
      'reset-password',
    );
    await page.goto(link);
    // for managers of passwords
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(person.email);
    await fillNewPassword(page, '12345', '12345');
    const password = page.getByLabel(t('auth.newPassword'), { exact: true });
    const tooShort = passwordLength('ar');
    await expect(password).toHaveAccessibleDescription(new RegExp(tooShort));
    await expectSummaryFocused(page);
    await fillNewPassword(page, NEW_PASSWORD, 'something else');
    const mismatch = t('auth.passwordsDoNotMatch');
    await expect(page.getByLabel(t('auth.confirmPassword'))).toHaveAccessibleDescription(mismatch);
    await fillNewPassword(page, NEW_PASSWORD, NEW_PASSWORD);
    await expect(page.getByRole('heading', { name: t('reset.successTitle') })).toBeVisible();
    await page.clock.fastForward(2000);
    await expectAddress(page, '/auth');
    await expect(page.getByRole('status').getByText(t('reset.signInNow'))).toBeVisible();
    await signIn(page, 'ar', { ...person, password: NEW_PASSWORD });
    await expectAddress(page, '/');

    await page.goto(link);
    await expect(page.getByRole('heading', { name: t('reset.invalidTitle') })).toBeVisible();
    await page.getByRole('link', { name: t('reset.requestNew') }).click();
    await expectAddress(page, '/forgot-password');
    await expectSignedOut(elsewhere);
  });
});

async function fillNewPassword(page: Page, password: string, again: string): Promise<void> {
  await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(password);
  await page.getByLabel(t('auth.confirmPassword')).fill(again);
  await page.getByRole('button', { name: t('reset.submit') }).click();
}

test.describe('the account', () => {
  test('changing the password ends the session in another browser', async ({ page, another }) => {
    const person = await aVerifiedClient(page);
    const elsewhere = await openAccount(await another(), person);
    await enter(page, person);
    await page.goto('/account?tab=security');
    await takenOver(page);
    const change = async (current: string) => {
      await page.getByLabel(t('account.password.current')).fill(current);
      await page.getByLabel(t('auth.newPassword'), { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel(t('auth.confirmPassword')).fill(NEW_PASSWORD);
      await page.getByRole('button', { name: t('account.password.save') }).click();
    };
    await change('not-the-password');
    await expect(page.getByLabel(t('account.password.current'))).toHaveAccessibleDescription(
      ERRORS.WRONG_PASSWORD.message.ar,
    );
    await expectSummaryFocused(page);
    await change(person.password);
    await expect(page.getByText(t('account.password.saved'))).toBeVisible();
    await page.reload();
    await expectAddress(page, '/account?tab=security');
    await expectSignedOut(elsewhere);
    await signIn(elsewhere, 'ar', { ...person, password: NEW_PASSWORD });
    await expectAddress(elsewhere, '/account');
  });

  test('two-step verification is turned on, asked for at sign-in with a code or a recovery code, and turned off', async ({
    page,
  }) => {
    const person = await aVerifiedClient(page);
    const password = page.getByLabel(t('auth.password'), { exact: true });
    const appCode = page.getByLabel(t('secondFactor.app.label'));
    const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
    const passFirstStep = async () => {
      await page.context().clearCookies();
      await page.goto('/auth?from=%2Faccount%3Ftab%3Dsecurity');
      await takenOver(page);
      await signIn(page, 'ar', person);
      await expect(appCode).toBeFocused();
    };
    await enter(page, person);
    await page.goto('/account?tab=security');
    await takenOver(page);
    await press('secondFactor.app.setUp');
    await password.fill(person.password);
    await press('secondFactor.password.submit');
    const link = page.getByRole('link', { name: t('secondFactor.scan.open') });
    const secret =
      new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
    await expect(page.getByRole('img', { name: t('secondFactor.scan.picture') })).toBeVisible();
    await appCode.fill(generateSync({ secret }));
    await press('secondFactor.scan.submit');
    const shown = page.getByRole('list', { name: t('secondFactor.codes.title') });
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    const [first = '', second = ''] = await shown.getByRole('listitem').allTextContents();
    await press('secondFactor.codes.kept');
    await expect(page.getByText(t('secondFactor.codesLeft', { left: '10' }))).toBeVisible();

    await passFirstStep();
    // The present code is used up; the next one is accepted, because clocks differ.
    const next = generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
    await appCode.fill(next === '000000' ? '111111' : '000000');
    await press('secondFactor.signIn.submit');
    await expect(appCode).toHaveAccessibleDescription(new RegExp(ERRORS.WRONG_CODE.message.ar));
    await expectSummaryFocused(page);
    await appCode.fill(next);
    await press('secondFactor.signIn.submit');
    await expectAddress(page, '/account?tab=security');

    await passFirstStep();
    await press('secondFactor.recovery.instead');
    await page.getByLabel(t('secondFactor.recovery.label')).fill(first);
    await press('secondFactor.signIn.submit');
    await expectAddress(page, '/account?tab=security');
    await expect(page.getByText(t('secondFactor.codesLeft', { left: '9' }))).toBeVisible();

    await press('secondFactor.disable.action');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('auth.password'), { exact: true }).fill(person.password);
    const instead = { name: t('secondFactor.recovery.instead'), exact: true };
    await dialog.getByRole('button', instead).click();
    await dialog.getByLabel(t('secondFactor.recovery.label')).fill(second);
    await dialog.getByRole('button', { name: t('secondFactor.disable.submit') }).click();
    await expect(page.getByText(t('secondFactor.choose'))).toBeVisible();
  });

  test('the account lists the open sessions and ends one of them', async ({ page, another }) => {
    const person = await aVerifiedClient(page);
    const elsewhere = await openAccount(await another(), person);
    await enter(page, person);
    await page.goto('/account?tab=sessions');
    await takenOver(page);
    const sessions = page.getByRole('main').getByRole('listitem');
    await expect(sessions.filter({ hasText: t('account.sessions.current') })).toHaveCount(1);
    const others = page.getByRole('button', { name: /^إنهاء الجلسة:/ });
    const before = await others.count();
    expect(before).toBeGreaterThan(0);
    await page.getByRole('button', { name: t('account.sessions.revokeOthers') }).click();
    await expect(page.getByText(t('account.sessions.othersRevoked'))).toBeVisible();
    await expect(page.getByText(t('account.sessions.onlyThis'))).toBeVisible();
    await expectSignedOut(elsewhere);

    await signIn(elsewhere, 'ar', person);
    await expectAddress(elsewhere, '/account');
    await page.reload();
    await others.click();
    await expect(page.getByText(t('account.sessions.revoked'))).toBeVisible();
    await expectSignedOut(elsewhere);
    await page.reload();
    await expectAddress(page, '/account?tab=sessions');
  });

  test('the profile form shows an invalid name and phone, the next e-mail is in the language of the profile, and the header saves another', async ({
    page,
  }) => {
    const person = await aVerifiedClient(page);
    await enter(page, person);
    await page.goto('/account?tab=profile');
    await takenOver(page);
    await page.getByLabel(t('auth.fullName')).fill(' ');
    await page.getByLabel(t('auth.phone')).fill('abc');
    await page.getByRole('button', { name: t('account.profile.save') }).click();
    await expect(page.getByLabel(t('auth.fullName'))).toHaveAccessibleDescription(
      RULES.required.ar,
    );
    await expect(page.getByLabel(t('auth.phone'))).toHaveAccessibleDescription(
      `${t('auth.phoneExample')} ${RULES.phone.ar}`,
    );
    await expectSummaryFocused(page);

    await page.getByLabel(t('account.profile.language')).selectOption('fr');
    await page.getByLabel(t('auth.phone')).fill(person.phone);
    await page.getByLabel(t('auth.fullName')).fill('Leïla Mérabet');
    await page.getByRole('button', { name: t('account.profile.save') }).click();
    await expectAddress(page, '/fr/account?tab=profile');
    const words = wordsOf('fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leïla Mérabet');
    await expect(page.getByLabel(words('account.profile.language'))).toHaveValue('fr');
    await api('/password-reset/send-reset', { method: 'POST', body: { email: person.email } });
    const mail = await mailTo(page.request, person.email, ({ text }) =>
      text.includes('/reset-password/'),
    );
    expect(mail.html).toContain('<html lang="fr" dir="ltr"');
    expect(linkIn(mail, 'reset-password')).toMatch(/^\/fr\//);

    const saved = page.waitForRequest((request) => operationIn(request) === 'SaveLanguage');
    await page.getByRole('banner').getByRole('link', { name: 'EN', exact: true }).click();
    await saved;
    await expectAddress(page, '/en/account?tab=profile');
    await expect(page.getByLabel(wordsOf('en')('account.profile.language'))).toHaveValue('en');
  });

  test('the account page shows all its tabs on a narrow phone, in three languages', async ({
    page,
  }) => {
    await enter(page, await aVerifiedClient(page));
    await page.setViewportSize({ width: 320, height: 700 });
    for (const locale of LOCALES) {
      await page.goto(addressIn(locale, '/account'));
      await takenOver(page);
      const sections = page.getByRole('navigation', {
        name: wordsOf(locale)('account.sections'),
      });
      for (const link of await sections.getByRole('link').all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      expect(await sections.evaluate((nav) => nav.scrollWidth > nav.clientWidth)).toBe(false);
      expect(await tooWide(page)).toBe(false);
    }
  });
});

/** Nothing of the page's own code arrives before what is answered is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/[^?]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test.describe('input before hydration', () => {
  const PUBLIC_FORMS: { path: string; fields: Record<string, string> }[] = [
    { path: '/auth', fields: { 'auth.email': 'amina@example.dz', 'auth.password': 'olive' } },
    {
      path: '/auth?mode=register',
      fields: { 'auth.fullName': 'أمينة', 'auth.phone': '0550', 'auth.confirmPassword': 'olive' },
    },
    { path: '/forgot-password', fields: { 'auth.email': 'amina@example.dz' } },
    { path: '/services', fields: { 'services.search': 'عقد' } },
  ];
  const CLIENT_FORMS: typeof PUBLIC_FORMS = [
    {
      path: '/request-service/legal-audit',
      fields: { 'request.description': 'عقد إيجار', 'request.name': '' },
    },
    { path: '/account?tab=profile', fields: { 'auth.fullName': 'أمينة بن يوسف' } },
    { path: '/account?tab=security', fields: { 'account.password.current': 'olive' } },
  ];

  async function typeEarly(
    page: Page,
    { path, fields }: (typeof PUBLIC_FORMS)[number],
  ): Promise<void> {
    const release = await holdCode(page);
    await page.goto(path, { waitUntil: 'commit' });
    const boxes = Object.entries(fields).map(([label, text]) => ({
      box: page.getByLabel(t(label), { exact: true }),
      text,
    }));
    for (const { box, text } of boxes) await box.fill(text);
    release();
    await takenOver(page);
    for (const { box, text } of boxes) await expect(box).toHaveValue(text);
    // The page knows it, too: another render does not bring back what it was sent with.
    const { box, text } = boxes[0] as (typeof boxes)[number];
    await box.press('End');
    await box.pressSequentially('x');
    await expect(box).toHaveValue(`${text}x`);
    for (const other of boxes.slice(1)) await expect(other.box).toHaveValue(other.text);
  }

  test('public forms keep what is typed before hydration', async ({ page }) => {
    for (const form of PUBLIC_FORMS) await test.step(form.path, () => typeEarly(page, form));
  });

  test('forms of clients keep what is typed before hydration', async ({ page }) => {
    await enter(page, await aVerifiedClient(page));
    for (const form of CLIENT_FORMS) await test.step(form.path, () => typeEarly(page, form));
  });

  test('text typed before hydration is kept on top of the draft of an earlier visit', async ({
    page,
  }) => {
    await enter(page, await aVerifiedClient(page));
    await page.goto('/request-service/legal-audit');
    await takenOver(page);
    await page.getByLabel(t('request.description')).fill('مسودة');
    await page.getByLabel(t('request.fields.clientAddress')).fill('وهران');
    const release = await holdCode(page);
    await page.goto('/request-service/legal-audit', { waitUntil: 'commit' });
    await page.getByLabel(t('request.description')).fill('كتبته مبكراً');
    release();
    await takenOver(page);
    await expect(page.getByLabel(t('request.fields.clientAddress'))).toHaveValue('وهران');
    await expect(page.getByLabel(t('request.description'))).toHaveValue('كتبته مبكراً');
  });
});

test('on a phone, the back-to-top button never covers the submit button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/auth?mode=register');
  await takenOver(page);
  const submit = page.getByRole('button', { name: t('auth.registerSubmit') });
  const toTop = page.getByRole('button', { name: t('common.backToTop') });
  const boxOf = async (button: Locator) => ((await button.count()) ? button.boundingBox() : null);
  let seen = 0;
  for (let y = 0; y <= 1000; y += 50) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(0))));
    const [one, other] = [await boxOf(submit), await boxOf(toTop)];
    if (other) seen += 1;
    const isCovered =
      one &&
      other &&
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height;
    expect(Boolean(isCovered), `scrolled by ${y}`).toBe(false);
  }
  expect(seen).toBeGreaterThan(0);
});
