import { expect, test, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { takenOver } from './support/browser';
import { aVerifiedClient, enter } from './support/person';
import { wordsOf } from './support/words';

const t = wordsOf('ar');

/** Turns two-step verification on, after which the codes are shown. */
async function showCodes(page: Page) {
  const person = await aVerifiedClient(page);
  await enter(page, person);
  await page.goto('/account?tab=security');
  await takenOver(page);
  const press = (key: string) => page.getByRole('button', { name: t(key), exact: true }).click();
  await press('secondFactor.app.setUp');
  await page.getByLabel(t('auth.password'), { exact: true }).fill(person.password);
  await press('secondFactor.password.submit');
  const link = page.getByRole('link', { name: t('secondFactor.scan.open') });
  const address = new URL((await link.getAttribute('href')) ?? '');
  const code = generateSync({ secret: address.searchParams.get('secret') ?? '' });
  await page.getByLabel(t('secondFactor.app.label')).fill(code);
  await press('secondFactor.scan.submit');
  const codes = page.getByRole('list', { name: t('secondFactor.codes.title') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  return { person, codes };
}

test('recovery codes are printed alone on one page, black on white in a dark theme, too', async ({
  page,
}) => {
  const { person, codes } = await showCodes(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(codes).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(
    page.getByText(t('secondFactor.codes.account', { email: person.email })),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: t('secondFactor.codes.print') })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('each recovery code stands on one line, on phones and on wide screens', async ({ page }) => {
  const { codes } = await showCodes(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const lines = await codes.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const text = document.createRange();
        text.selectNodeContents(item);
        return text.getClientRects().length;
      }),
    );
    expect(lines).toEqual(Array(10).fill(1));
  }
});
