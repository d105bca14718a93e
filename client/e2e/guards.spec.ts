import { expect, test, type Page } from '@playwright/test';
import { ERRORS } from '@contract/errors';
import { LOCALES } from '@contract/locales';
import { REQUIRED_FIELDS } from '@contract/form-messages';
import { RULES } from '@contract/validation';
import { ADMIN } from './support/api';
import { aServiceRequest, requestsOf } from './support/builders';
import {
  countOf,
  cutOff,
  expectAddress,
  GRAPHQL,
  operationIn,
  reconnect,
  stepUntil,
  stopClock,
  takenOver,
} from './support/browser';
import {
  agree,
  anUnverifiedClient,
  aVerifiedClient,
  endSession,
  enter,
  signIn,
  verificationTokenOf,
} from './support/person';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');
const NEED = 'لدي عقد إيجار محل تجاري ويرفض المالك تجديده.';
const REFERENCE = /SR-\d{4}-\d{6}/;

const submit = (page: Page) => page.getByRole('button', { name: t('request.submit') });
const success = (page: Page) => page.getByRole('heading', { name: t('request.success') });

/** The request form of a signed-in client, with the description filled in. */
async function openFilledForm(page: Page, slug = 'legal-audit') {
  const person = await aVerifiedClient(page);
  await enter(page, person);
  await page.goto(`/request-service/${slug}`);
  await takenOver(page);
  await page.getByLabel(t('request.description')).fill(NEED);
  await agree(page, 'ar');
  return person;
}

/** The server receives the first submissions, but its responses are lost. */
async function loseAnswers(page: Page, count: number): Promise<void> {
  let lost = 0;
  await page.route(GRAPHQL, async (route) => {
    if (operationIn(route.request()) !== 'SubmitServiceRequest' || lost === count)
      return route.fallback();
    lost += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

test.describe('signed-out visitor', () => {
  const GUARDED = [
    ['/services/legal-audit', 'service'],
    ['/contact', 'contact'],
    ['/request-service', 'request'],
    ['/request-service/legal-translation', 'request'],
    ['/book-consultation?type=family', 'consultation'],
    ['/account?tab=profile', 'account'],
    ['/account/requests/0198aaaa-0000-7000-8000-000000000000', 'account'],
    ['/dashboard/users?q=amina', 'dashboard'],
  ] as const;

  test('guarded pages redirect a signed-out visitor to sign-in, say why and keep the address', async ({
    page,
  }) => {
    for (const [turn, [path, purpose]] of GUARDED.entries())
      await test.step(path, async () => {
        const locale = LOCALES[turn % LOCALES.length]!;
        await page.goto(addressIn(locale, path));
        const asked = `?from=${encodeURIComponent(path)}`;
        await expectAddress(page, addressIn(locale, '/auth') + asked);
        // Only the page's own code knows whether something was typed.
        await takenOver(page);
        const words = wordsOf(locale);
        const notice = page.getByRole('status').filter({ hasText: words(`auth.guard.${purpose}`) });
        await expect(notice).toBeVisible();
        await expect(notice).not.toContainText(words('auth.guard.typed'));
      });
  });

  test('signing in leads back to the requested page', async ({ page }) => {
    const person = await aVerifiedClient(page);
    await page.goto('/en/services/legal-audit');
    await signIn(page, 'en', person);
    await expectAddress(page, '/en/services/legal-audit');
    await expect(page.getByRole('heading', { level: 1, name: 'Legal audit' })).toBeVisible();
  });

  test('signing in or verifying never leads to another host', async ({ page }) => {
    const person = await anUnverifiedClient();
    const link = `/verify-email/${await verificationTokenOf(page, person)}`;
    const hosts = [
      '//evil.example/account',
      '/\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
    ];
    await stopClock(page);
    for (const host of hosts) {
      await page.goto(`${link}?from=${encodeURIComponent(host)}`);
      const goOn = page.getByRole('button', { name: t('verify.goOn') });
      await stepUntil(page, goOn);
      await goOn.click();
      await expectAddress(page, '/auth');
    }
    await page.clock.resume();
    await page.goto(`/auth?from=${encodeURIComponent('/\t/evil.example')}`);
    await signIn(page, 'ar', person);
    await expectAddress(page, '/');
  });
});

test.describe('administrator', () => {
  test('an administrator gets to the dashboard or the requested page after signing in, and from the sign-in page', async ({
    page,
  }) => {
    await page.goto('/auth?from=%2Fservices%2Flegal-audit');
    await signIn(page, 'ar', ADMIN);
    await expectAddress(page, '/dashboard');
    await page.goto('/auth');
    await expectAddress(page, '/dashboard');

    await page.context().clearCookies();
    await page.goto('/dashboard/users?q=amina');
    await signIn(page, 'ar', ADMIN);
    await expectAddress(page, '/dashboard/users?q=amina');
  });

  test('an administrator has the dashboard in the menu, needs no verification and is led from the public form to that of the office', async ({
    page,
  }) => {
    await enter(page, ADMIN);
    await page.goto('/request-service');
    await expect(
      page.getByRole('link', { name: t('account.office.serviceRequest') }),
    ).toBeVisible();
    await expect(submit(page)).toHaveCount(0);
    await takenOver(page);
    await page.getByRole('button', { name: new RegExp(t('nav.userMenu')) }).click();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('nav.dashboard') })
      .click();
    await expectAddress(page, '/dashboard');
  });
});

test.describe('client', () => {
  test('a client never sees the dashboard, a service that does not exist or the request of another client, and is led on from the sign-in page', async ({
    page,
  }) => {
    const { id } = await aServiceRequest(await aVerifiedClient(page));
    await enter(page, await aVerifiedClient(page));
    for (const path of ['/dashboard', '/dashboard/users']) {
      await page.goto(path);
      await expectAddress(page, '/');
      await expect(page.getByText(t('dashboard.title'))).toHaveCount(0);
    }

    await page.goto(`/account/requests/${id}`);
    await expect(page.getByRole('heading', { name: t('account.requests.notFound') })).toBeVisible();

    const answer = await page.goto('/services/no-such-service');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: t('service.notFound') })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: t('service.backHome') })
      .click();
    await expectAddress(page, '/');

    await page.goto('/auth');
    await expectAddress(page, '/');
    await page.goto('/auth?from=%2Faccount%3Ftab%3Dprofile');
    await expectAddress(page, '/account?tab=profile');
  });

  test('signing out on a private page leads home, and the page then asks to sign in', async ({
    page,
  }) => {
    await enter(page, await aVerifiedClient(page));
    await page.goto('/account?tab=profile');
    await takenOver(page);
    await page.getByRole('button', { name: new RegExp(t('nav.userMenu')) }).click();
    await page.getByRole('button', { name: t('nav.logout') }).click();
    await expect(page.getByText(t('toast.signedOut'))).toBeVisible();
    await expectAddress(page, '/');
    await page.goBack();
    await expectAddress(page, '/auth?from=%2Faccount%3Ftab%3Dprofile');
  });

  test('signing out without a connection signs out in this browser', async ({ page }) => {
    await enter(page, await aVerifiedClient(page));
    await page.goto('/');
    await takenOver(page);
    await cutOff(page);
    await page.getByRole('button', { name: new RegExp(t('nav.userMenu')) }).click();
    await page.getByRole('button', { name: t('nav.logout') }).click();
    await expect(page.getByText(t('toast.signedOut'))).toBeVisible();
    await reconnect(page);
    await page.goto('/account');
    await expectAddress(page, '/auth?from=%2Faccount');
  });
});

test.describe('verify notice', () => {
  test('the verify notice replaces the request form and the contact page', async ({ page }) => {
    const locale = 'fr';
    const words = wordsOf(locale);
    await enter(page, await anUnverifiedClient());
    await page.goto(addressIn(locale, '/request-service/legal-audit'));
    await expect(page.getByText(words('verify.notice.services'))).toBeVisible();
    await expect(page.getByLabel(words('request.description'))).toHaveCount(0);
    await page.getByRole('link', { name: words('verify.notice.close') }).click();
    await expectAddress(page, addressIn(locale, '/'));
    await page.goto(addressIn(locale, '/contact'));
    await expect(page.getByText(words('verify.notice.contact'))).toBeVisible();
    await expect(page.getByLabel(words('message.fields.message'))).toHaveCount(0);
  });

  test('the verify notice disables resending for 300 seconds, also after a reload', async ({
    page,
  }) => {
    const start = Date.now();
    await page.clock.setFixedTime(start);
    await enter(page, await anUnverifiedClient());
    await page.goto('/request-service');
    await takenOver(page);
    await page.getByRole('button', { name: t('verify.resend') }).click();
    const clock = page.getByRole('main').getByRole('button', { name: /\d:\d\d/ });
    await expect(clock).toHaveText(/5:00$/);
    await expect(clock).toBeDisabled();
    await page.clock.setFixedTime(start + 180_000);
    await expect(clock).toHaveText(/2:00$/);
    await page.reload();
    await expect(clock).toHaveText(/2:00$/);
    await page.clock.setFixedTime(start + 299_000);
    await expect(clock).toHaveText(/0:01$/);
    await expect(clock).toBeDisabled();
    await page.clock.setFixedTime(start + 300_000);
    await expect(page.getByRole('button', { name: t('verify.resend') })).toBeEnabled();
  });

  test('the verify notice disappears when the address is verified in another tab', async ({
    page,
    context,
  }) => {
    const person = await anUnverifiedClient();
    await enter(page, person);
    await page.goto('/request-service/legal-audit');
    await takenOver(page);
    const mailbox = await context.newPage();
    await mailbox.goto(`/verify-email/${await verificationTokenOf(page, person)}`);
    await expect(mailbox.getByRole('heading', { name: t('verify.verified') })).toBeVisible();
    await mailbox.close();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(submit(page)).toBeVisible();
  });
});

test.describe('sending a request', () => {
  test('pressing send twice sends the request once, the button shows progress, and the form is blank for another request', async ({
    page,
  }) => {
    const person = await openFilledForm(page);
    const sent = countOf(page, 'SubmitServiceRequest');
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(GRAPHQL, async (route) => {
      if (operationIn(route.request()) === 'SubmitServiceRequest') await held;
      await route.fallback();
    });
    await submit(page).dblclick();
    const sending = page.getByRole('button', { name: t('request.sending') });
    await expect(sending).toBeDisabled();
    answer();
    await expect(success(page)).toBeVisible();
    expect(sent()).toBe(1);
    expect(await requestsOf(person)).toHaveLength(1);
    await page.getByRole('button', { name: t('request.another') }).click();
    await expect(page.getByLabel(t('request.description'))).toHaveValue('');
  });

  test('a lost answer is asked for again without a message, and creates one request', async ({
    page,
  }) => {
    const person = await openFilledForm(page);
    await loseAnswers(page, 1);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    const [made, ...others] = await requestsOf(person);
    expect(others).toEqual([]);
    await expect(page.getByText(REFERENCE).first()).toContainText(made?.reference ?? 'none');
  });

  test('a retry after two lost answers creates one request', async ({ page }) => {
    const person = await openFilledForm(page);
    await loseAnswers(page, 2);
    await submit(page).click();
    await expect(page.getByRole('alert').getByText(t('request.failure'))).toBeVisible();
    await expect(page.getByText(t('request.kept'))).toBeVisible();
    expect(await requestsOf(person)).toHaveLength(1);

    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(await requestsOf(person)).toHaveLength(1);
  });

  test('a retry with changed text after lost answers says that the first request arrived', async ({
    page,
  }) => {
    const person = await openFilledForm(page);
    await loseAnswers(page, 2);
    await submit(page).click();
    await expect(page.getByRole('alert').getByText(t('request.failure'))).toBeVisible();
    await page.getByLabel(t('request.description')).fill(`${NEED} وأريد رداً قبل الأحد.`);
    await submit(page).click();
    await expect(page.getByText(t('request.arrivedBefore'))).toBeVisible();
    expect(await requestsOf(person)).toHaveLength(1);
  });

  test('a request typed before the session was ended elsewhere is kept, and sent once after signing in', async ({
    page,
  }) => {
    const person = await openFilledForm(page, 'legal-training');
    await page.getByLabel(t('request.fields.clientAddress')).fill('12 شارع العربي بن مهيدي، وهران');
    await endSession(page);

    await submit(page).click();
    await expect(page.getByText(t('auth.sessionEnded'))).toBeVisible();
    await expectAddress(
      page,
      `/auth?from=${encodeURIComponent('/request-service/legal-training')}`,
    );
    await expect(page.getByRole('status').filter({ hasText: t('auth.guard.typed') })).toBeVisible();
    await signIn(page, 'ar', person);
    await expectAddress(page, '/request-service/legal-training');
    await expect(page.getByLabel(t('request.description'))).toHaveValue(NEED);
    await expect(page.getByLabel(t('request.fields.clientAddress'))).toHaveValue(/وهران/);
    await expect(page.getByLabel(t('request.fields.serviceId'))).toHaveValue('legal-training');
    await agree(page, 'ar');
    await submit(page).click();
    await expect(success(page)).toBeVisible();
    expect(await requestsOf(person)).toHaveLength(1);
  });

  const REFUSALS = [
    { field: 'request.name', value: '   ', message: 'required' },
    { field: 'request.description', value: ' ', message: 'required' },
    { field: 'request.email', value: 'amina@example', message: 'email' },
    { field: 'request.phone', value: '0550-abc', message: 'phone' },
    { field: 'request.phone', value: '+123 456', message: 'phone' },
  ] as const;

  test('the request form shows each error under its field', async ({ page }) => {
    const locale = 'ar';
    const words = wordsOf(locale);
    await enter(page, await aVerifiedClient(page));
    const sent = countOf(page, 'SubmitServiceRequest');
    await page.goto(addressIn(locale, '/request-service/legal-audit'));
    await takenOver(page);
    await page.getByLabel(words('request.description')).fill(NEED);
    await agree(page, locale);
    for (const { field, value, message } of REFUSALS) {
      await test.step(`"${value}" as ${field}`, async () => {
        const box = page.getByLabel(words(field), { exact: true });
        const right = await box.inputValue();
        await box.fill(value);
        await page.getByRole('button', { name: words('request.submit') }).click();
        await expect(box).toHaveAccessibleDescription(new RegExp(RULES[message][locale]));
        const summary = page.getByRole('alert');
        await expect(summary).toBeInViewport();
        if (message === 'required') await expect(summary).toContainText(REQUIRED_FIELDS[locale]);
        await summary.getByRole('link').click();
        await expect(box).toBeFocused();
        await box.fill(right);
        await expect(box).not.toHaveAccessibleDescription(new RegExp(RULES[message][locale]));
      });
    }
    expect(sent()).toBe(0);
  });

  test('the request form reports an unknown service at once and does not send it, and shows an error that only the server can find', async ({
    page,
  }) => {
    await openFilledForm(page, 'no-such-service');
    const service = page.getByLabel(t('request.fields.serviceId'));
    await expect(service).toHaveAccessibleDescription(RULES.unknownService.ar);
    await submit(page).click();
    await expect(service).toHaveAccessibleDescription(RULES.unknownService.ar);
    await service.selectOption('legal-audit');

    await page.route(GRAPHQL, async (route) => {
      if (operationIn(route.request()) !== 'SubmitServiceRequest') return route.fallback();
      const { message } = ERRORS.SERVICE_UNAVAILABLE;
      await route.fulfill({
        json: { errors: [{ message: message.ar, extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
      });
    });
    await submit(page).click();
    await expect(page.getByText(t('request.failure'))).toBeVisible();
    await expect(page.getByText(ERRORS.SERVICE_UNAVAILABLE.message.ar)).toBeVisible();
    await expect(page.getByLabel(t('request.description'))).toHaveValue(NEED);

    await page.unroute(GRAPHQL);
    await submit(page).click();
    await expect(success(page)).toBeVisible();
  });
});
