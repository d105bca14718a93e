import { expect, test, type Browser, type Page } from '@playwright/test';
import { SERVICE_CATALOGUE } from '@seed-content/services/service-catalogue';
import type { Locale } from '@contract/locales';
import { REQUIRED_FIELDS } from '@contract/form-messages';
import { ADMIN } from './support/api';
import { takenOver } from './support/browser';
import { mailTo } from './support/mails';
import {
  agree,
  aPerson,
  fillRegistration,
  openVerificationLink,
  signIn,
  watchPageErrors,
  type Person,
} from './support/person';
import { addressIn, wordsOf } from './support/words';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const SERVICE = 'legal-consultation';

interface Journey {
  locale: Locale;
  name: string;
  need: string;
  note: string;
  viewport: { width: number; height: number };
}

const JOURNEYS: Journey[] = [
  {
    locale: 'ar',
    name: 'أمينة بن يوسف',
    need: 'لدي عقد إيجار محل تجاري في وهران ويرفض المالك تجديده.',
    note: 'ننتظرك في المكتب يوم الأحد على الساعة 10:00.',
    viewport: { width: 1440, height: 900 },
  },
  {
    locale: 'fr',
    name: 'Karim Haddad',
    need: 'Mon bail commercial à Oran arrive à terme et le bailleur refuse de le renouveler.',
    note: 'Nous vous attendons au cabinet dimanche à 10 h.',
    viewport: { width: 390, height: 844 },
  },
];

for (const journey of JOURNEYS) {
  const { locale, viewport } = journey;
  const screen = viewport.width < 600 ? 'a phone' : 'a desktop';

  test(`a visitor registers, sends a request and sees the answer, in ${locale} on ${screen}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ viewport });
    const pageErrors = watchPageErrors(page);
    const person = aPerson(journey.name);

    await askForTheService(page, journey);
    await register(page, locale, person);
    const reference = await sendTheRequest(page, journey);
    await openTheTimeline(page, locale, reference);
    await answerAsAdministrator(browser, reference, journey.note);
    await seeTheAnswer(page, journey);

    const mail = await mailTo(page.request, person.email, ({ text }) =>
      text.includes(journey.note),
    );
    expect(mail.subject).toContain(reference);
    expect(mail.html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
    expect(pageErrors).toEqual([]);
    await page.close();
  });
}

/** Opens the request form from the home page; it asks to sign in first. */
async function askForTheService(page: Page, { locale }: Journey): Promise<void> {
  const t = wordsOf(locale);
  await page.goto(addressIn(locale, '/'));
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const card = (slug: string) =>
    page.locator(`#services a[href="${addressIn(locale, `/request-service/${slug}`)}"]`);
  for (const { slug } of SERVICE_CATALOGUE) {
    await expect(card(slug)).toContainText(t('services.request'));
  }
  // a phone shows four, and the others after one tap
  const others = page.locator('#services details > summary');
  if (await others.isVisible()) await others.click();
  await card(SERVICE).click();
  await expect(page).toHaveURL(/\/auth\?from=/);
}

async function register(page: Page, locale: Locale, person: Person): Promise<void> {
  const t = wordsOf(locale);
  await page.getByRole('link', { name: t('auth.modeRegister') }).click();
  await fillRegistration(page, locale, person);
  await expect(page.getByRole('heading', { name: t('verify.panelTitle') })).toBeVisible();
  await expect(page.locator('main').getByText(person.email)).toBeVisible();
  await page.getByRole('button', { name: t('verify.check') }).click();
  await expect(page.getByText(t('verify.notYet'))).toBeVisible();
  await openVerificationLink(page, locale, person);
}

/** Service and name are filled in, and the draft survives a reload. */
async function sendTheRequest(page: Page, { locale, need, name }: Journey): Promise<string> {
  const t = wordsOf(locale);
  await page.goto(addressIn(locale, `/request-service/${SERVICE}`));
  await expect(page.getByLabel(t('request.name'))).toHaveValue(name);
  await expect(page.getByLabel(t('request.fields.serviceId'))).not.toHaveValue('');
  await takenOver(page);
  await page.getByRole('button', { name: t('request.submit') }).click();
  await expect(page.getByText(REQUIRED_FIELDS[locale])).toBeVisible();
  await page.getByLabel(t('request.description')).fill(need);
  await page.reload();
  await expect(page.getByLabel(t('request.description'))).toHaveValue(need);
  await agree(page, locale);
  await page.getByRole('button', { name: t('request.submit') }).click();
  await expect(page.getByRole('heading', { name: t('request.success') })).toBeVisible();
  const reference = await page
    .getByText(/SR-\d{4}-\d{6}/)
    .first()
    .textContent();
  return /SR-\d{4}-\d{6}/.exec(reference ?? '')?.[0] ?? '';
}

async function openTheTimeline(page: Page, locale: Locale, reference: string): Promise<void> {
  const t = wordsOf(locale);
  await page.goto(addressIn(locale, '/account'));
  await page.getByRole('listitem').filter({ hasText: reference }).getByRole('link').click();
  await expect(page.getByText(t('request.event.submitted'))).toBeVisible();
  await expect(page.getByText(t('account.detail.live'))).toBeVisible();
}

/** An administrator accepts the request in the Arabic dashboard, with a note for the client. */
async function answerAsAdministrator(
  browser: Browser,
  reference: string,
  note: string,
): Promise<void> {
  const t = wordsOf('ar');
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto('/auth');
  await signIn(page, 'ar', ADMIN);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page
    .getByRole('link', { name: t('dashboard.nav.serviceRequests') })
    .first()
    .click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: statusOf(t, 'pending', reference) }).click();
  await page.getByRole('menuitem', { name: t('words.requestStatus.approved') }).click();
  const dialog = page.getByRole('dialog', { name: t('dashboard.status.title') });
  await dialog.getByRole('textbox').fill(note);
  await dialog.getByRole('button', { name: t('dashboard.status.confirm') }).click();
  await expect(row.getByRole('button', { name: statusOf(t, 'approved', reference) })).toBeVisible();
  await context.close();
}

/** Accessible name of the status button of a row. */
const statusOf = (t: ReturnType<typeof wordsOf>, status: string, reference: string) =>
  t('dashboard.status.change', { status: t(`words.requestStatus.${status}`), reference });

/** Checks that the client's open page shows the answer without a reload. */
async function seeTheAnswer(page: Page, { locale, note }: Journey): Promise<void> {
  const t = wordsOf(locale);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText(t('request.event.approved'))).toBeVisible();
}
