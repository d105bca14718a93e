import { expect } from '@playwright/test';
import { ADMIN } from './support/api';
import { aWord } from './support/builders';
import { tooWide } from './support/browser';
import { agree, button, open } from './support/dashboard';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');
test.use({ viewport: { width: 1366, height: 900 } });

test('an administrator makes a token, a program uses it within its scope, and it is revoked', async ({
  page,
}) => {
  const name = `برنامج ${aWord()}`;
  await open(page, '/programs');
  await button(page, t('apiTokens.create')).click();
  const form = page.getByRole('dialog', { name: t('apiTokens.create') });
  await form.getByLabel(t('apiTokens.name')).fill(name);
  const read = `${t('admin.faqs.title')}: ${t('apiTokens.actions.read')}`;
  await form.getByRole('checkbox', { name: read }).check();
  await button(form, t('apiTokens.next')).click();
  await form.getByLabel(t('auth.password'), { exact: true }).fill(ADMIN.password);
  await button(form, t('secondFactor.password.submit')).click();

  const made = page.getByRole('dialog', { name: t('apiTokens.created', { name }) });
  const token = (await made.locator('code').innerText()).trim();
  expect(token).toMatch(/^mizan_/);
  const call = (path: string) =>
    page.request.get(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await call('/faqs')).status()).toBe(200);
  expect((await call('/users')).status()).toBe(403);
  await button(made, t('apiTokens.copied')).click();

  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(card.getByText(t('apiTokens.states.valid'))).toBeVisible();
  await button(card, t('apiTokens.revoke')).click();
  await agree(page, name, t('apiTokens.revoke'));
  await expect(card.getByText(t('apiTokens.states.revoked'))).toBeVisible();
  expect((await call('/faqs')).status()).toBe(401);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(page)).toBe(false);
});
