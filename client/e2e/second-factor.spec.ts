import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { ADMIN } from './support/api';
import { expectNoFindings } from './support/axe';
import { expectAddress, takenOver } from './support/browser';
import { aPerson, enter, proveAddress, signIn } from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');

/** Turns codes of an app on for whoever is signed in, and returns the secret. */
async function setUpApp(request: APIRequestContext, token: string, password: string) {
  const send = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post(`/api/v1/auth/second-factor${path}`, { data, headers });
    expect(answer.status()).toBe(200);
    return ((await answer.json()) as { data: { secret: string } }).data;
  };
  const { secret } = await send('', { password });
  await send('/confirm', { code: generateSync({ secret }) });
}

async function tokenIn(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'token')?.value ?? '';
}

test.describe('of an office of its own', () => {
  // The setting counts for everybody in the office, and other journeys sign in without a second factor.
  test.use({ baseURL: process.env.OTHER_URL, viewport: { width: 1440, height: 900 } });

  test('staff without a second factor set it up before they reach the page that they opened', async ({
    page,
    another,
  }) => {
    await enter(page, ADMIN);
    await page.goto('/dashboard/settings?tab=security');
    const required = page.getByRole('switch', {
      name: t('admin.settings.fields.requireSecondFactor'),
    });
    await expect(required).toBeDisabled();
    await expect(page.getByText(t('admin.settings.ownSecondFactorNeeded'))).toBeVisible();
    const token = await tokenIn(page);
    await setUpApp(page.request, token, ADMIN.password);
    const secretary = aPerson('نورة بن عيسى');
    const { phone: phoneNumber, ...person } = secretary;
    const headers = { authorization: `Bearer ${token}` };
    const data = { ...person, phoneNumber, role: 'secretary' };
    const created = await page.request.post('/api/v1/users', { data, headers });
    expect(created.status()).toBe(201);
    await page.reload();
    await required.click();
    await page.getByRole('button', { name: t('dashboard.form.submit.edit') }).click();
    await expect(page.getByText(t('admin.settings.saved'))).toBeVisible();

    const desk = await another({ baseURL: process.env.OTHER_URL });
    await desk.goto('/auth?from=%2Fdashboard%2Fcontact');
    await takenOver(desk);
    await signIn(desk, 'ar', secretary);
    const screen = desk.getByRole('dialog', { name: t('secondFactor.required.title') });
    const press = (key: string) => desk.getByRole('button', { name: t(key), exact: true }).click();
    await expect(screen).toBeVisible();
    await expect(desk).toHaveTitle(/./);
    await expectNoFindings(desk, 'the question for a proof of the address');
    await proveAddress(desk, 'ar', secretary);
    await expect(screen.getByText(t('secondFactor.choose'))).toBeVisible();
    await expectNoFindings(desk, 'the choice of a second factor');
    await press('secondFactor.app.setUp');
    await screen.getByLabel(t('auth.password'), { exact: true }).fill(secretary.password);
    await expectNoFindings(desk, 'the set-up');
    await press('secondFactor.password.submit');
    const link = screen.getByRole('link', { name: t('secondFactor.scan.open') });
    const address = new URL((await link.getAttribute('href')) ?? '');
    const secret = address.searchParams.get('secret') ?? '';
    const code = screen.getByLabel(t('secondFactor.app.label'));
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
    ] as const) {
      await desk.setViewportSize({ width, height });
      await expect(code).toBeInViewport({ ratio: 1 });
    }
    await code.fill(generateSync({ secret }));
    await press('secondFactor.scan.submit');
    await press('secondFactor.codes.kept');
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await expectAddress(desk, '/dashboard/contact');
    const title = desk.getByRole('heading', { level: 1, name: t('admin.contactRequests.title') });
    await expect(title).toBeVisible();
    await expect(desk.getByText(t('admin.contactRequests.empty'))).toBeVisible();

    await desk.goto('/account?tab=security');
    await expect(desk.getByText(t('secondFactor.required.kept'))).toBeVisible();
    await expect(
      desk.getByRole('button', { name: t('secondFactor.disable.action'), exact: true }),
    ).toHaveCount(0);
  });
});
