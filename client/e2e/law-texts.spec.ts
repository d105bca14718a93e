import { expect, type Page } from '@playwright/test';
import type { Locale } from '@contract/locales';
import { findings } from './support/axe';
import { aUser } from './support/builders';
import { button, find, open, toast } from './support/dashboard';
import { enter } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');
/** A seeded question that says something of the law, among the first ten. */
const QUESTION = {
  ar: 'هل تبقى معلوماتي ووثائقي سرية؟',
  fr: 'Mes informations et mes documents restent-ils confidentiels',
};

test.use({ viewport: { width: 1440, height: 900 } });

/** The answer of the question on the home page of a visitor, opened. */
async function answerIn(visitor: Page, locale: 'ar' | 'fr') {
  await visitor.goto(addressIn(locale, '/'));
  const item = visitor.locator('#faq details[name]').filter({ hasText: QUESTION[locale] });
  await item.locator('summary').click();
  return item;
}

const heading = (locale: Locale) => wordsOf(locale)('common.law');

/** Opens the dialog of the question. */
async function openReview(page: Page) {
  await page.goto(addressIn('ar', '/dashboard/faq'));
  const row = await find(page, QUESTION.ar);
  await button(row, new RegExp(`^${t('dashboard.law.action')}`)).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox')).toHaveCount(3);
  return dialog;
}

test('a lawyer confirms a text on the law in one language, and an edit takes the confirmation away', async ({
  page,
  another,
}) => {
  test.slow();
  const visitor = await another();
  const hidden = await answerIn(visitor, 'ar');
  await expect(hidden.getByText(heading('ar'))).toHaveCount(0);

  await enter(page, await aUser({ role: 'lawyer' }));
  const dialog = await openReview(page);
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('region', { name: 'العربية' }).getByRole('checkbox').check();
  await button(dialog, t('dashboard.law.save')).click();
  await expect(toast(page, t('dashboard.law.saved'))).toBeVisible();
  await expect(button(page, t('admin.faqs.form.create'))).toHaveCount(0);

  const shown = await answerIn(visitor, 'ar');
  await expect(shown.getByRole('heading', { level: 4, name: heading('ar') })).toBeVisible();
  await expect((await answerIn(visitor, 'fr')).getByText(heading('fr'))).toHaveCount(0);

  const editor = await another({ viewport: { width: 1440, height: 900 } });
  await open(editor, '/faq');
  const row = await find(editor, QUESTION.ar);
  await button(row, new RegExp(`^${t('dashboard.actions.edit')}`)).click();
  const form = editor.getByRole('dialog');
  const law = form
    .getByRole('tabpanel', { name: 'العربية' })
    .getByLabel(t('admin.faqs.fields.law'));
  await law.fill('نص آخر يقول ما يقوله القانون.');
  await button(form, t('dashboard.form.submit.edit')).click();
  await expect(form).toHaveCount(0);
  await expect((await answerIn(visitor, 'ar')).getByText(heading('ar'))).toHaveCount(0);
});
