import { fileURLToPath } from 'node:url';
import { expect, type Locator } from '@playwright/test';
import { rolldown } from 'rolldown';
import { ADMIN } from './support/api';
import { aServiceRequest, aWord } from './support/builders';
import { tooWide } from './support/browser';
import { agree, button, open } from './support/dashboard';
import { aPhoto } from './support/files';
import { aVerifiedClient } from './support/person';
import { test } from './support/test';
import { isolated, wordsOf } from './support/words';

const t = wordsOf('ar');
test.use({ viewport: { width: 1366, height: 900 } });

/** Gives the password where a dialog asks who it is. */
async function prove(dialog: Locator): Promise<void> {
  await dialog.getByLabel(t('auth.password'), { exact: true }).fill(ADMIN.password);
  await button(dialog, t('secondFactor.password.submit')).click();
}

test('an administrator makes a token, a program uses it within its scope, and it is revoked', async ({
  page,
}) => {
  const name = `برنامج ${aWord()}`;
  await open(page, '/programs');
  await button(page, t('apiTokens.create')).click();
  const form = page.getByRole('dialog', { name: t('apiTokens.create') });
  await expect(form.getByLabel(t('apiTokens.name'))).toBeFocused();
  await page.keyboard.type(name);
  const read = `${t('admin.faqs.title')}: ${t('apiTokens.actions.read')}`;
  await form.getByRole('checkbox', { name: read }).check();
  await button(form, t('apiTokens.next')).click();
  await prove(form);

  const made = page.getByRole('dialog', { name: t('apiTokens.created', { name: isolated(name) }) });
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

type Sdk = typeof import('../../sdk/src/index');

/** The client of other programs as one script, which names itself `MizanSdk`. */
async function sdkScript(): Promise<string> {
  const input = fileURLToPath(new URL('../../sdk/src/index.ts', import.meta.url));
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'iife', name: 'MizanSdk' });
  return output[0].code;
}

test('a program in a browser sends a photograph, is told how much has left and why a file is refused, and gives a call up', async ({
  page,
}) => {
  const { id } = await aServiceRequest(await aVerifiedClient(page));
  const { buffer, name } = aPhoto('عقد.png');
  await page.goto('/robots.txt');
  await page.evaluate(await sdkScript());
  const told = await page.evaluate(
    async ({ email, password, id, name, bytes }) => {
      const { AddRequestFileDocument, Mizan, MizanError } = (
        globalThis as unknown as { MizanSdk: Sdk }
      ).MizanSdk;
      const mizan = new Mizan({ url: location.origin, language: 'fr' });
      await mizan.signIn(email, password);
      const progress: [sent: number, total: number][] = [];
      const send = (content: BlobPart, title: string, signal?: AbortSignal) =>
        mizan.run(
          AddRequestFileDocument,
          { input: { kind: 'serviceRequest', id, file: new File([content], title) } },
          {
            onProgress: (...sent) => progress.push(sent),
            ...(signal && { signal }),
          },
        );
      const { addRequestFile } = await send(Uint8Array.from(bytes), name);
      const left = progress.at(-1);
      const refused: unknown = await send('text', 'contrat.png').catch((error: unknown) => error);
      const before: unknown = await send('text', 'a.png', AbortSignal.abort()).catch(String);
      const stop = new AbortController();
      const sending = send(Uint8Array.from(bytes), name, stop.signal).catch(String);
      stop.abort();
      return {
        file: addRequestFile.name,
        left,
        refused: refused instanceof MizanError && { code: refused.code, fields: refused.fields },
        givenUp: [before, await sending],
      };
    },
    { ...ADMIN, id, name, bytes: [...buffer] },
  );
  expect(told.file).toBe(name);
  const [sent, total] = told.left ?? [];
  expect(total).toBeGreaterThan(buffer.length);
  expect(sent).toBe(total);
  expect(told.refused).toMatchObject({
    code: 'UNSUPPORTED_MEDIA_TYPE',
    fields: [{ field: 'file' }],
  });
  expect(told.givenUp).toEqual([
    expect.stringContaining('AbortError'),
    expect.stringContaining('AbortError'),
  ]);
});

test.describe('webhooks, which are on for everybody or for nobody', () => {
  test.use({ baseURL: process.env.OTHER_URL });

  test('an administrator switches webhooks on, registers a receiver, tries it and renews its secret', async ({
    page,
  }) => {
    const name = `المحاسبة ${aWord()}`;
    await open(page, '/webhooks');
    await page.getByRole('switch', { name: t('webhooks.switchLabel') }).click();
    await expect(page.getByText(t('webhooks.switchedOn'))).toBeVisible();
    await expect(page.getByText(t('webhooks.offHint'))).toHaveCount(0);

    await button(page, t('webhooks.create')).click();
    const form = page.getByRole('dialog', { name: t('webhooks.create') });
    await expect(form.getByLabel(t('webhooks.name'))).toBeFocused();
    await page.keyboard.type(name);
    await form.getByLabel(t('webhooks.url')).fill('https://10.0.0.1/hook');
    const event = `${t('admin.faqs.title')}: ${t('webhooks.actions.created')}`;
    await form.getByRole('checkbox', { name: event }).check();
    await button(form, t('webhooks.save')).click();
    await prove(form);
    await expect(form.getByRole('alert')).toContainText('https');
    await form.getByLabel(t('webhooks.url')).fill('https://hook.invalid/in');
    await button(form, t('webhooks.save')).click();
    await prove(form);

    const made = page.getByRole('dialog', {
      name: t('webhooks.secretOf', { name: isolated(name) }),
    });
    await expect(made.locator('code')).toContainText('whsec_');
    await button(made, t('webhooks.copied')).click();
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    await expect(card.getByText(t('webhooks.states.on'), { exact: true })).toBeVisible();
    await button(card, t('webhooks.commands.test')).click();
    await expect(page.getByText(t('webhooks.tested'))).toBeVisible();

    await button(card, t('webhooks.commands.deliveries')).click();
    const sent = page.getByRole('dialog').filter({ hasText: name });
    await expect(async () => {
      await button(sent, t('webhooks.reload')).click();
      await expect(sent.getByText(t('webhooks.problems.unknown_host')).first()).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await page.keyboard.press('Escape');

    await button(card, t('webhooks.commands.renew')).click();
    const renewal = page.getByRole('dialog', {
      name: t('webhooks.renewTitle', { name: isolated(name) }),
    });
    await prove(renewal);
    const renewed = page.getByRole('dialog', {
      name: t('webhooks.secretOf', { name: isolated(name) }),
    });
    await button(renewed, t('webhooks.copied')).click();
    await expect(card.getByText(t('webhooks.bothSecretsUntil'))).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tooWide(page)).toBe(false);
    await button(card, t('webhooks.commands.remove')).click();
    await agree(page, name, t('webhooks.commands.remove'));
    await expect(card).toHaveCount(0);
    await page.getByRole('switch', { name: t('webhooks.switchLabel') }).click();
    await expect(page.getByText(t('webhooks.offHint'))).toBeVisible();
  });
});
