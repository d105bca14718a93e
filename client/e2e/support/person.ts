import { expect, type Page } from '@playwright/test';
import type { Locale } from '@contract/locales';
import { api, repeated } from './api';
import { takenOver, tellsFault } from './browser';
import { linkIn, mailTo } from './mails';
import { addressIn, wordsOf } from './words';

export interface Person {
  fullName: string;
  email: string;
  phone: string;
  password: string;
}

let counter = 0;

export function aPerson(fullName: string): Person {
  counter += 1;
  const email = `person-${Date.now().toString(36)}-${process.pid}-${counter}@example.dz`;
  return { fullName, email, phone: '0550 12 34 56', password: 'olive-harbour-bridge-27' };
}

/** Collects script errors, failed loads and hydration errors. */
export function watchPageErrors(page: Page): string[] {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && tellsFault(message.text())) pageErrors.push(message.text());
  });
  return pageErrors;
}

/** Ticks the box of consent in a form. */
export async function agree(page: Page, locale: Locale): Promise<void> {
  await page.getByRole('checkbox', { name: wordsOf(locale)('form.consent.text') }).check();
}

export async function fillRegistration(page: Page, locale: Locale, person: Person): Promise<void> {
  const t = wordsOf(locale);
  await takenOver(page);
  await page.getByLabel(t('auth.fullName')).fill(person.fullName);
  await page.getByLabel(t('auth.phone')).fill(person.phone);
  await page.getByLabel(t('auth.email'), { exact: true }).fill(person.email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(person.password);
  await page.getByLabel(t('auth.confirmPassword')).fill(person.password);
  await agree(page, locale);
  await page.getByRole('button', { name: t('auth.registerSubmit') }).click();
}

export async function signIn(
  page: Page,
  locale: Locale,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const t = wordsOf(locale);
  await takenOver(page);
  const submit = page.getByRole('button', { name: t('auth.signInSubmit'), exact: true });
  const register = page.getByRole('button', { name: t('auth.registerSubmit') });
  await expect(submit.or(register)).toBeVisible();
  // a browser in which nobody has signed in opens a guarded form on registration
  if (await register.isVisible()) {
    await page.getByRole('link', { name: t('auth.modeSignIn'), exact: true }).click();
    // both forms have these fields
    await expect(submit).toBeVisible();
  }
  await page.getByLabel(t('auth.email'), { exact: true }).fill(email);
  await page.getByLabel(t('auth.password'), { exact: true }).fill(password);
  await submit.click();
}

/** Opens the link of the verification e-mail in the same browser. */
export async function openVerificationLink(
  page: Page,
  locale: Locale,
  person: Person,
): Promise<void> {
  const t = wordsOf(locale);
  const mail = await mailTo(page.request, person.email, ({ text }) =>
    text.includes('/verify-email/'),
  );
  const link = linkIn(mail, 'verify-email');
  expect(link.startsWith(addressIn(locale, '/verify-email/'))).toBe(true);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: t('verify.verified') })).toBeVisible();
}

/** Creates the account of a client through the API, and returns the token of its first session. */
async function register(
  { phone: phoneNumber, ...rest }: Person,
  language: Locale,
): Promise<string> {
  const body = { ...rest, phoneNumber, language };
  return (await api<{ token: string }>('/auth/register', { method: 'POST', body })).token;
}

/** An unverified client, created through the API. */
export async function anUnverifiedClient(
  fullName = 'سمير حداد',
  language: Locale = 'ar',
): Promise<Person> {
  const person = aPerson(fullName);
  await register(person, language);
  return person;
}

/** Has a code mailed and types it, where the page asks for the proof that the person reads their address. */
export async function proveAddress(
  page: Page,
  locale: Locale,
  { email }: Pick<Person, 'email'>,
): Promise<void> {
  const t = wordsOf(locale);
  await page.getByRole('button', { name: t('proof.send'), exact: true }).click();
  const codeIn = (text: string) => /(?:الرمز|Code)\u00a0?: \u2068?(\d{6})/.exec(text)?.[1];
  const mail = await mailTo(page.request, email, ({ text }) => codeIn(text) !== undefined);
  await page.getByLabel(t('proof.code'), { exact: true }).fill(codeIn(mail.text) ?? '');
  await page.getByRole('button', { name: t('proof.confirm'), exact: true }).click();
}

/** Token in the verification e-mail of a person. */
export async function verificationTokenOf(page: Page, person: Person): Promise<string> {
  const mail = await mailTo(page.request, person.email, ({ text }) =>
    text.includes('/verify-email/'),
  );
  return /verify-email\/([\w-]+)/.exec(linkIn(mail, 'verify-email'))?.[1] ?? '';
}

/** A client created through the API, whose link was opened in the session of the account. */
export async function aVerifiedClient(
  page: Page,
  fullName = 'ليلى مرابط',
  language: Locale = 'ar',
): Promise<Person> {
  const person = aPerson(fullName);
  const token = await register(person, language);
  await api(`/email-verification/verify/${await verificationTokenOf(page, person)}`, { token });
  return person;
}

/** Signs the browser in through the API. */
export async function enter(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const answer = await repeated(
    () => page.request.post('/api/v1/auth/login', { data: { email, password } }),
    (given) => given.status(),
  );
  expect(answer.status()).toBe(200);
}

/** Ends the session of a page from elsewhere: another browser, or the office. The page is not told. */
export async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value;
  await api('/auth/logout', { method: 'POST', token });
}
