import { expect, type Page } from '@playwright/test';
import { ADMIN, api } from './support/api';
import { takenOver } from './support/browser';
import { aServiceRequest } from './support/builders';
import { open } from './support/dashboard';
import {
  aPerson,
  aVerifiedClient,
  endSession,
  enter,
  fillRegistration,
  signIn,
  verificationTokenOf,
} from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');
const TYPED = 'طُردت من عملي الأسبوع الماضي، وهذا ما حدث بالتفصيل.';

test.use({ viewport: { width: 1440, height: 900 } });

const stored = (page: Page) =>
  page.evaluate(() =>
    Object.entries({ ...window.localStorage, ...window.sessionStorage })
      .filter(([key]) => /draft:|matter|recentPlaces/.test(key))
      .map(([, value]) => value)
      .join(),
  );

/** The forms in which clients write, and the field for their text. */
const FORMS = [
  { path: '/request-service', field: t('request.description') },
  { path: '/contact', field: t('message.fields.message') },
  { path: '/book-consultation', field: t('consultation.fields.description') },
] as const;

async function type(page: Page, { path, field }: (typeof FORMS)[number]): Promise<void> {
  await page.goto(path);
  await takenOver(page);
  await page.getByLabel(field).fill(TYPED);
  await expect.poll(() => stored(page)).toContain(TYPED);
}

/** Signs out by the menu of the site. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('nav.userMenu') }).click();
  await page.getByRole('button', { name: t('nav.logout') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

for (const form of FORMS) {
  test(`a draft of ${form.path} survives that the session is revoked, and signing out removes it from the device and from the other tab`, async ({
    page,
    context,
  }) => {
    const person = await aVerifiedClient(page);
    await enter(page, person);
    await type(page, form);
    await endSession(page);
    await page.reload();
    await expect(page).toHaveURL(/\/auth\?/);
    await signIn(page, 'ar', person);
    await expect(page.getByLabel(form.field)).toHaveValue(TYPED);

    const other = await context.newPage();
    await other.goto(form.path);
    await takenOver(other);
    await expect(other.getByLabel(form.field)).toHaveValue(TYPED);
    await other.getByLabel(form.field).fill(`${TYPED} ${TYPED}`);

    await leave(page);
    await expect(other.getByLabel(form.field)).toHaveCount(0);
    await expect(other.getByText(TYPED)).toHaveCount(0);
    await other.close();
    expect(await stored(page)).toBe('');
  });
}

test('a text written before any account waits in the form after registration, and is gone after signing out', async ({
  page,
}) => {
  const person = aPerson('مريم زروق');
  await page.goto('/situation/dismissed');
  await page.getByLabel(t('matter.label')).fill(TYPED);
  await page.reload();
  await expect(page.getByLabel(t('matter.label'))).toHaveValue(TYPED);
  expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toContain(TYPED);
  await page.getByRole('button', { name: t('matter.request') }).click();
  await expect(page).toHaveURL(/\/auth\?from=%2Frequest-service/);
  await expect(page.getByText(t('auth.guard.written'))).toBeVisible();
  await fillRegistration(page, 'ar', person);
  await expect(page.getByRole('heading', { name: t('verify.panelTitle') })).toBeVisible();

  // the link is opened on a phone, and the desk goes on by itself
  await api(`/email-verification/verify/${await verificationTokenOf(page, person)}`);
  await expect(page).toHaveURL(/\/request-service\/legal-consultation\?situation=/);
  await expect(page.getByLabel(t('request.description'))).toHaveValue(TYPED);
  await leave(page);
  expect(await stored(page)).toBe('');
  await page.goto('/situation/dismissed');
  await expect(page.getByLabel(t('matter.label'))).toHaveValue('');
});

test('a reply begun in the dashboard is gone after signing out, in the other tab too', async ({
  page,
  context,
}) => {
  const { id } = await aServiceRequest(await aVerifiedClient(page));
  await enter(page, ADMIN);
  await open(page, `/service-requests?view=${id}`);
  await page.getByLabel(t('dashboard.reply.text')).fill(TYPED);
  await expect.poll(() => stored(page)).toContain(TYPED);
  const other = await context.newPage();
  await other.goto('/dashboard/faq?new=1');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const words = t('dashboard.logout.confirm');
  await page.getByRole('banner').getByRole('button', { name: words }).click();
  await page.getByRole('dialog').getByRole('button', { name: words }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(other).toHaveURL((url) => !url.pathname.startsWith('/dashboard'));
  expect(await stored(page)).toBe('');
});
