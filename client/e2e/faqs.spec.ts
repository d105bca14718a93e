import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '@contract/locales';
import { ADMIN } from './support/api';
import { arriveAt, takenOver, watchPageStrictly } from './support/browser';
import { aWord } from './support/builders';
import { agree, alert, button, choose, find, open, pick, toast } from './support/dashboard';
import { enter } from './support/person';
import { test } from './support/test';
import { addressIn, isolated, wordsOf } from './support/words';

const t = wordsOf('ar');

test.use({ viewport: { width: 1440, height: 900 } });

/** The fields of the form, in the tab of one language. */
function boxes(form: Locator) {
  const panel = (locale: Locale) =>
    form.getByRole('tabpanel', { name: t(`dashboard.languages.${locale}`) });
  return {
    tab: (locale: Locale) => form.getByRole('tab', { name: t(`dashboard.languages.${locale}`) }),
    question: (locale: Locale) => panel(locale).getByLabel(t('admin.faqs.fields.question')),
    answer: (locale: Locale) => panel(locale).getByLabel(t('admin.faqs.fields.answer')),
  };
}

/** The questions on the home page of a new visitor. */
async function questionsIn(page: Page, locale: Locale): Promise<string[]> {
  await page.goto(addressIn(locale, '/'));
  await page.locator('#faq [name] > summary').first().waitFor({ state: 'attached' });
  return page.locator('#faq [name] > summary').allInnerTexts();
}

test('a question is created, moved up, featured, read in three languages, deleted and restored', async ({
  page,
  another,
}) => {
  test.setTimeout(120_000);
  const word = aWord('sijil');
  const questions = {
    ar: `كيف أقيد نشاطي ${word}؟`,
    fr: `Comment inscrire mon activité ${word} ?`,
    en: `How do I register my activity ${word}?`,
  };
  const answers = {
    ar: 'يُقدَّم الطلب إلى المركز الوطني للسجل التجاري.',
    fr: 'La demande se dépose au Centre national du registre du commerce.',
    en: 'The request is filed with the National Trade Register Centre.',
  };
  const visitor = await another();
  // what the page is sent with: nothing of it is the script's
  const reader = await another({ javaScriptEnabled: false });
  const sees = async () => {
    const seen = [];
    for (const locale of LOCALES) {
      const found = await questionsIn(reader, locale);
      seen.push(found.findIndex((text) => text.includes(questions[locale])));
    }
    return seen;
  };

  await open(page, '/faq');
  await button(page, t('admin.faqs.form.create')).click();
  const form = page.getByRole('dialog', { name: t('admin.faqs.form.create') });
  const { tab, question, answer } = boxes(form);
  for (const locale of LOCALES) {
    await tab(locale).click();
    await question(locale).fill(questions[locale]);
    await answer(locale).fill(locale === 'fr' ? 'Trop bref' : answers[locale]);
  }
  await form.getByLabel(t('dashboard.order.label')).fill('500');
  await button(form, t('dashboard.form.publish')).click();

  // The French answer has nine characters, and no category is chosen.
  await expect(tab('fr')).toHaveAccessibleName(new RegExp(t('dashboard.form.tabHasErrors')));
  await expect(tab('fr')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('ar')).not.toHaveAccessibleName(new RegExp(t('dashboard.form.tabHasErrors')));
  await expect(answer('fr')).toBeFocused();
  await expect(form.getByText(t('admin.categories.choose'))).toBeVisible();
  await answer('fr').fill(answers.fr);
  const category = form.getByLabel(t('admin.faqs.fields.category'));
  await pick(category, t('admin.categories.first.company-formation'));
  await button(form, t('dashboard.form.publish')).click();
  await expect(toast(page, t('admin.faqs.toast.created'))).toBeVisible();
  expect(await sees()).toEqual([-1, -1, -1]);

  // Move it to the first place and feature it.
  const row = await find(page, word);
  await row.getByLabel(t('dashboard.order.label')).fill('0');
  await page.keyboard.press('Enter');
  await expect(toast(page, t('dashboard.toast.reordered'))).toBeVisible();
  await row.getByRole('button', { name: t('dashboard.flags.featured.no') }).click();
  await expect(row.getByRole('button', { name: t('dashboard.flags.featured.yes') })).toBeVisible();
  await button(row, `${t('dashboard.actions.view')}: ${questions.ar}`).click();
  await expect(toast(page, t('admin.faqs.viewed', { name: isolated(questions.ar) }))).toBeVisible();
  expect(await sees()).toEqual([0, 0, 0]);
  await visitor.goto('/fr#faq');
  await arriveAt(visitor, 'faq');
  await visitor.getByText(questions.fr).click();
  await expect(visitor.getByText(answers.fr)).toBeVisible();

  // After deleting it is gone at the next load; after restoring it is back.
  const remove = async () => {
    await button(row, `${t('dashboard.actions.remove')}: ${questions.ar}`).click();
    await agree(page, word, t('dashboard.actions.remove'));
    await expect(row).toBeHidden();
  };
  await remove();
  const gone = toast(page, t('admin.faqs.toast.trashed', { name: isolated(questions.ar) }));
  // a hovered toast stays, however long the other pages take
  await gone.hover();
  expect(await sees()).toEqual([-1, -1, -1]);
  await button(gone, t('dashboard.undo')).click();
  await expect(row).toBeVisible();
  expect(await sees()).toEqual([0, 0, 0]);
  await remove();
});

test.describe('questions on the home page', () => {
  test('questions are filtered, opened one at a time by mouse and keyboard, and ten more are shown each time one asks for them', async ({
    page,
  }) => {
    const locale = 'ar';
    const words = wordsOf(locale);
    const pageErrors = watchPageStrictly(page);
    await page.goto(addressIn(locale, '/#faq'));
    await takenOver(page);
    await arriveAt(page, 'faq');
    const section = page.locator('#faq');
    const open = section.locator('details[open]');
    await expect(section.locator('[name] > summary')).toHaveCount(10);
    await section.locator('[name] > summary').nth(1).click();
    await section.locator('[name] > summary').nth(3).click();
    await expect(open).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(open).toHaveCount(1);

    await section.getByRole('button', { name: words('admin.categories.first.training') }).click();
    await expect(section.locator('[name] > summary')).toHaveCount(4);
    await expect(open).toHaveCount(0);
    await section.getByRole('button', { name: words('faq.all'), exact: true }).click();
    const questions = section.locator('[name] > summary');
    await expect(questions).toHaveCount(10);

    const more = page.getByRole('button', { name: words('faq.more') });
    await more.click();
    await expect(questions).toHaveCount(20);
    await expect(questions.nth(10)).toBeFocused();
    await more.click();
    await expect.poll(() => questions.count()).toBeGreaterThan(20);
    expect(pageErrors).toEqual([]);
  });

  test('questions open without JavaScript, and search engines can read them', async ({
    browser,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/en');
    await page.locator('#faq [name] > summary').first().click();
    await expect(page.locator('#faq details[open] p').first()).toBeVisible();
    await page.locator('#faq [name] > summary').nth(2).click();
    await expect(page.locator('#faq details[open]')).toHaveCount(1);
    const data = await page.locator('#faq script[type="application/ld+json"]').textContent();
    const { '@type': type, mainEntity } = JSON.parse(data ?? '') as {
      '@type': string;
      mainEntity: { name: string }[];
    };
    expect([type, mainEntity.length]).toEqual(['FAQPage', 10]);
    await page.close();
  });

  test('a long answer scrolls in its panel, also by keyboard', async ({ page }) => {
    await page.goto('/en#faq');
    await arriveAt(page, 'faq');
    await page.getByText('Which legal form should I choose for my project?').click();
    const answer = page.getByRole('region', {
      name: 'Which legal form should I choose for my project?',
    });
    const { height, full } = await answer.evaluate((part) => ({
      height: part.clientHeight,
      full: part.scrollHeight,
    }));
    const rem = await page.evaluate(() =>
      parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    expect(height).toBeLessThanOrEqual(15 * rem);
    expect(full).toBeGreaterThan(height);
    await answer.focus();
    await page.keyboard.press('End');
    await expect.poll(() => answer.evaluate((part) => part.scrollTop)).toBeGreaterThan(0);
  });
});

test('deleting a category with questions asks for a replacement category', async ({ page }) => {
  const word = aWord('fiat');
  await enter(page, ADMIN);
  await page.goto('/dashboard/categories');
  await button(page, t('admin.categories.form.create')).click();
  const form = page.getByRole('dialog', { name: t('admin.categories.form.create') });
  for (const locale of LOCALES) {
    await form.getByRole('tab', { name: t(`dashboard.languages.${locale}`) }).click();
    await form
      .getByRole('tabpanel', { name: t(`dashboard.languages.${locale}`) })
      .getByLabel(t('admin.categories.fields.name'))
      .fill(`${word} ${locale}`);
  }
  const color = form.getByLabel(t('admin.categories.fields.color'));
  await color.fill('blue');
  await button(form, t('dashboard.form.publish')).click();
  await expect(form.getByText(t('dashboard.form.color'))).toBeVisible();
  await expect(color).toBeFocused();
  await color.fill('#0F766E');
  const icons = form.getByRole('radiogroup', { name: t('admin.categories.fields.icon') });
  await icons.getByRole('radio', { name: t('admin.categories.icons.question') }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(
    icons.getByRole('radio', { name: t('admin.categories.icons.briefcase') }),
  ).toBeChecked();
  await button(form, t('dashboard.form.publish')).click();
  await expect(toast(page, t('admin.categories.toast.created'))).toBeVisible();

  await page.goto('/dashboard/faq');
  await button(page, t('admin.faqs.form.create')).click();
  const faq = page.getByRole('dialog', { name: t('admin.faqs.form.create') });
  const { tab, question, answer } = boxes(faq);
  for (const locale of LOCALES) {
    await tab(locale).click();
    await question(locale).fill(`${word} question ${locale}`);
    await answer(locale).fill(`The answer to ${word} in ${locale}`);
  }
  await faq.getByLabel(t('dashboard.order.label')).fill('900');
  await pick(faq.getByLabel(t('admin.faqs.fields.category')), `${word} ar`);
  await button(faq, t('dashboard.form.publish')).click();
  await expect(toast(page, t('admin.faqs.toast.created'))).toBeVisible();

  await page.goto('/dashboard/categories');
  const row = await find(page, word);
  await expect(row).toContainText(t('admin.categories.noDescription'));
  await button(row, `${t('dashboard.actions.remove')}: ${word} ar`).click();
  const dialog = page.getByRole('dialog', { name: t('dashboard.confirm.removeTitle') });
  await button(dialog, t('dashboard.actions.remove')).click();
  await expect(alert(page, '1')).toBeVisible();
  const replacement = dialog.getByLabel(t('admin.categories.replacement'));
  await pick(replacement, t('admin.categories.first.company-formation'));
  await button(dialog, t('admin.categories.moveAndRemove')).click();
  await expect(dialog).toBeHidden();
  await expect(row).toBeHidden();

  await page.goto('/dashboard/faq');
  const moved = await find(page, word);
  await expect(moved).toContainText(t('admin.categories.first.company-formation'));
  await choose(page, 'admin.faqs.fields.category', 'admin.categories.first.company-formation');
  await expect(moved).toBeVisible();
  await button(moved, `${t('dashboard.actions.remove')}: ${word} question ar`).click();
  await agree(page, word, t('dashboard.actions.remove'));
});
