import { expect, type Page } from '@playwright/test';
import { api, tokenOf } from './support/api';
import { aServiceRequest } from './support/builders';
import { button, open, rowOf } from './support/dashboard';
import { aVerifiedClient, type Person } from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');

test.use({ viewport: { width: 1440, height: 900 } });

/** A message of a client, sent through the API. */
async function aMessage(person: Person, message: string): Promise<string> {
  const { reference } = await api<{ reference: string }>('/contact-requests', {
    method: 'POST',
    token: await tokenOf(person),
    body: { name: person.fullName, email: person.email, message },
  });
  return reference;
}

test('"save and next" opens the next message, and speaks of no draft', async ({ page }) => {
  const person = await aVerifiedClient(page, 'فلة بوزيان');
  const older = await aMessage(person, 'هل يمكن تأجيل موعد التسليم؟');
  await aMessage(person, 'ما هي وثائق تأسيس الشركة؟');
  await open(page, `/contact?q=${encodeURIComponent(person.email)}`);
  await rowOf(page, older).getByRole('link').first().click();
  const pane = page.getByRole('region', { name: t('admin.contactRequests.details.title') });
  await expect(pane).toContainText('تأجيل موعد التسليم');
  await page.getByLabel(t('dashboard.reply.text')).fill('نعم، إلى غاية نهاية الشهر.');
  await button(pane, t('dashboard.desk.saveNext')).first().click();
  await expect(pane).toContainText('وثائق تأسيس الشركة');
  await expect(page.getByText(t('dashboard.draft.left'))).toHaveCount(0);
  await expect(page.getByLabel(t('dashboard.reply.text'))).toHaveValue('');
});

/** What the dashboard opens over itself, and how. */
const OPENED: readonly {
  what: string;
  path: string;
  show: (page: Page) => Promise<void>;
}[] = [
  { what: 'the search by keys', path: '', show: (page) => page.keyboard.press('Control+k') },
  {
    what: 'the search by its button',
    path: '',
    show: (page) => page.getByRole('button', { name: t('dashboard.palette.title') }).click(),
  },
  {
    what: 'a form',
    path: '/faq',
    show: (page) => page.getByRole('button', { name: t('admin.faqs.form.create') }).click(),
  },
  {
    what: 'the keys of the desk',
    path: '/service-requests',
    show: (page) => page.getByRole('button', { name: t('dashboard.desk.keys.title') }).click(),
  },
];

test('one Escape closes what the dashboard has opened over itself', async ({ page }) => {
  await aServiceRequest(await aVerifiedClient(page));
  for (const { what, path, show } of OPENED) {
    await open(page, path);
    await show(page);
    const dialog = page.getByRole('dialog');
    await expect(dialog, what).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog, what).toBeHidden();
  }
});

test('on a phone, no field of a list is smaller than 16 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/faq', '/services', '/consultants', '/roles', '/templates', '/users']) {
    await open(page, path);
    const fields = page.locator('#main input:visible:not([type=checkbox]):not([type=radio])');
    await expect(fields.first()).toBeVisible();
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => parseFloat(getComputedStyle(field).fontSize)),
    );
    expect([path, Math.min(...sizes)]).toEqual([path, 16]);
  }
});
