import { expect, type Page } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { ADMIN, api } from './support/api';
import { GRAPHQL, operationIn } from './support/browser';
import { aService, aServiceRequest } from './support/builders';
import { button, open, openRequest } from './support/dashboard';
import { aVerifiedClient, enter } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');

test.use({ viewport: { width: 1440, height: 900 } });

const lockScreen = (page: Page) => page.getByRole('dialog', { name: t('sessionLock.title') });
const warning = (page: Page) => page.getByRole('alertdialog');

/** The form's Arabic title, because the hidden languages have a title field too. */
const titleOf = (page: Page) =>
  page
    .getByRole('textbox', { name: t('admin.services.fields.title'), includeHidden: true })
    .first();

async function unlockWith(page: Page, password: string): Promise<void> {
  await lockScreen(page).getByLabel(t('auth.password'), { exact: true }).fill(password);
  await lockScreen(page)
    .getByRole('button', { name: t('sessionLock.unlock') })
    .click();
}

/** Locks the session on the server without the page noticing. */
async function lockBehind(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'token')?.value;
  await api('/auth/lock', { method: 'POST', token });
}

/** Opens a service's form as an administrator and types a title. */
async function openForm(page: Page, typed: string): Promise<void> {
  const service = await aService();
  await enter(page, ADMIN);
  await page.goto(`/dashboard/services?q=${service.slug}`);
  await page
    .getByRole('row')
    .filter({ hasText: service.titleAr })
    .getByRole('button', { name: `${t('dashboard.actions.edit')}: ` })
    .click();
  await titleOf(page).fill(typed);
}

test('a form being filled in survives the session lock, and is saved after unlocking', async ({
  page,
}) => {
  const typed = 'عنوان كُتب قبل القفل';
  await openForm(page, typed);
  // Lock during the request, so that the save itself is refused.
  let isLocked = false;
  await page.route(GRAPHQL, async (route) => {
    if (!isLocked && operationIn(route.request()) === 'UpdateService') {
      isLocked = true;
      await lockBehind(page);
    }
    await route.fallback();
  });
  await page.getByRole('button', { name: t('dashboard.form.submit.edit') }).click();
  await expect(lockScreen(page)).toBeVisible();

  // Neither keyboard nor mouse can leave the lock.
  for (const key of ['Escape', 'Escape', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab'])
    await page.keyboard.press(key);
  await expect(lockScreen(page)).toBeVisible();
  // In headless mode the body gets the focus once per round, because there is no browser window.
  expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(true);

  await unlockWith(page, 'not-the-password');
  await expect(lockScreen(page).getByText('كلمة المرور الحالية غير صحيحة')).toBeVisible();
  await unlockWith(page, ADMIN.password);
  await expect(lockScreen(page)).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: typed })).toBeVisible();
});

test('the page warns a minute before the session lock, and locks together with another tab', async ({
  page,
}) => {
  await page.clock.install();
  const typed = 'عنوان لم يُحفظ بعد';
  await openForm(page, typed);
  const neighbour = await page.context().newPage();
  // Wait until the page has loaded its data, because its requests count as activity.
  await neighbour.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect(neighbour.getByRole('heading', { level: 1 })).toBeVisible();

  // whatever time all of that took
  await titleOf(page).press('End');
  await page.clock.fastForward('29:10');
  await expect(warning(page)).toContainText(t('sessionLock.warning'));
  await warning(page)
    .getByRole('button', { name: t('sessionLock.stay') })
    .click();
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward('29:10');
  await expect(warning(page)).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(lockScreen(page)).toBeVisible();
  await expect(lockScreen(neighbour)).toBeVisible();

  await unlockWith(neighbour, ADMIN.password);
  await expect(lockScreen(neighbour)).toBeHidden();
  await expect(lockScreen(page)).toBeHidden();
  await expect(titleOf(page)).toHaveValue(typed);
});

test('a note being typed to a client survives the session lock, and is gone after signing out', async ({
  page,
}) => {
  await page.clock.install();
  const { id } = await aServiceRequest(await aVerifiedClient(page));
  const typed = 'ننتظركم يوم الأحد على الساعة العاشرة.';
  const dialog = page.getByRole('dialog', { name: t('dashboard.status.title') });
  const writeNote = async () => {
    await open(page, `/service-requests?view=${id}`);
    await button(openRequest(page), t('words.requestStatus.approved')).click();
    await expect(dialog.getByRole('textbox')).toBeFocused();
  };
  await writeNote();
  await page.keyboard.type(typed);
  await page.clock.fastForward('31:00');
  await unlockWith(page, ADMIN.password);
  await expect(lockScreen(page)).toBeHidden();
  await expect(dialog.getByRole('textbox')).toHaveValue(typed);

  await page.clock.fastForward('31:00');
  await lockScreen(page)
    .getByRole('button', { name: t('sessionLock.leave') })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await writeNote();
  await expect(dialog.getByRole('textbox')).toHaveValue('');
});

test('a page opened with a locked session shows the lock, which signing out removes', async ({
  page,
}) => {
  await enter(page, ADMIN);
  await lockBehind(page);
  for (const locale of LOCALES) {
    const words = wordsOf(locale);
    await page.goto(addressIn(locale, '/dashboard/users'));
    await expect(page.getByRole('dialog', { name: words('sessionLock.title') })).toBeVisible();
  }
  const words = wordsOf('en');
  await page.getByRole('button', { name: words('sessionLock.leave') }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/en');
  await page.goto('/en/dashboard');
  await expect(page).toHaveURL(/\/en\/auth\?from=/);
});
