import { expect, type Page } from '@playwright/test';
import { LOCALES } from '@contract/locales';
import { api, asAdmin } from './support/api';
import { arriveAt, cutOff, operationIn, reconnect, watchPageStrictly } from './support/browser';
import { aWord } from './support/builders';
import { agree, button, choose, find, open, toast } from './support/dashboard';
import { test } from './support/test';
import { addressIn, isolated, wordsOf } from './support/words';

const t = wordsOf('ar');
const section = (page: Page) => page.locator('#testimonials');
const cards = (page: Page) => section(page).getByRole('figure');

interface Made {
  id: string;
  nameAr: string;
}

/** A testimonial for one test, hidden from the public by default. */
function aTestimonial(changes: object = {}): Promise<Made> {
  const word = aWord('client');
  return asAdmin<Made>('/testimonials', {
    method: 'POST',
    body: {
      nameAr: `عميل ${word}`,
      nameFr: `Client ${word}`,
      nameEn: `Client ${word}`,
      roleAr: 'تاجر',
      roleFr: 'Commerçant',
      roleEn: 'Shopkeeper',
      companyAr: 'مكتبة ورق وحبر',
      companyFr: 'Librairie Papier et Encre',
      companyEn: 'Paper and Ink Bookshop',
      reviewAr: 'وصل الجواب في اليوم المتفق عليه.',
      reviewFr: 'La réponse est arrivée le jour convenu.',
      reviewEn: 'The answer came on the day that was agreed.',
      status: 'inactive',
      ...changes,
    },
  });
}

test.describe('testimonials on the home page', () => {
  test('the home page shows figures, stars, filter and cards of testimonials', async ({ page }) => {
    const locale = 'fr';
    const words = wordsOf(locale);
    const pageErrors = watchPageStrictly(page);
    await page.goto(addressIn(locale, '/'));
    await arriveAt(page, 'testimonials');
    const { averageRating } = await api<{ averageRating: number }>('/public/testimonials/stats');
    const rating = new Intl.NumberFormat(locale).format(averageRating);
    const outOfFive = words('common.outOfFive', { value: rating });
    await expect(section(page).getByRole('img', { name: outOfFive }).first()).toBeVisible();
    await expect(section(page).getByText(words('testimonials.satisfied'))).toBeVisible();
    await expect(cards(page)).toHaveCount(10);

    const asked = page.waitForRequest((request) => operationIn(request) === 'PublicTestimonials');
    const filter = section(page).getByRole('group', { name: words('testimonials.filter') });
    await filter.getByRole('button').last().click();
    const { searchParams } = new URL((await asked).url());
    expect(JSON.parse(searchParams.get('variables') ?? '{}')).toEqual({
      language: locale,
      limit: 10,
      rating: 3,
    });
    const three = page.getByRole('img', { name: words('common.outOfFive', { value: '3' }) });
    await expect(cards(page).filter({ hasNot: three })).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('a long testimonial is expanded and collapsed', async ({ page }) => {
    await page.goto('/fr');
    await arriveAt(page, 'testimonials');
    const card = cards(page).first();
    const more = card.getByRole('button', { name: /^Lire la suite/ });
    const height = async () => (await card.locator('blockquote').boundingBox())?.height ?? 0;
    await page.evaluate(() => document.fonts.ready);
    const before = await height();
    await more.click();
    await expect.poll(height).toBeGreaterThan(before);
    await card.getByRole('button', { name: /^Réduire/ }).click();
    await expect.poll(height).toBe(before);
  });

  test('the two links after the testimonials lead to their sections', async ({ page }) => {
    await page.goto('/en');
    await arriveAt(page, 'testimonials');
    for (const [name, id] of [
      ['See our services', 'services'],
      ['Contact us', 'contact'],
    ] as const) {
      await section(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect
        .poll(() => page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top))
        .toBeLessThan(120);
    }
  });

  test('filtering testimonials without a connection shows an error, and a retry loads them', async ({
    page,
  }) => {
    await page.goto('/');
    await arriveAt(page, 'testimonials');
    await cutOff(page);
    const filter = section(page).getByRole('group', { name: t('testimonials.filter') });
    await filter.getByRole('button').nth(1).click();
    await expect(section(page).getByText(t('testimonials.errorTitle'))).toBeVisible();
    await reconnect(page);
    await section(page)
      .getByRole('button', { name: t('common.retry') })
      .click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test.describe('testimonials in the dashboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('each status badge of a testimonial toggles alone, and viewing names the row', async ({
    page,
  }) => {
    const { nameAr } = await aTestimonial();
    await open(page, '/testimonials');
    const row = await find(page, nameAr);
    const press = async (from: string, to: string) => {
      await row.getByRole('button', { name: t(from), exact: false }).click();
      await expect(row.getByRole('button', { name: t(to), exact: false })).toBeVisible();
    };
    await press('dashboard.flags.verified.yes', 'dashboard.flags.verified.no');
    await press('dashboard.flags.featured.no', 'dashboard.flags.featured.yes');
    await expect(
      row.getByRole('button', { name: t('dashboard.contentStatus.inactive') }),
    ).toBeVisible();
    await press('dashboard.contentStatus.inactive', 'dashboard.actions.unpublish');
    await expect(row.getByRole('button', { name: t('dashboard.flags.verified.no') })).toBeVisible();
    await button(row, `${t('dashboard.actions.view')}: ${nameAr}`).click();
    const notice = t('admin.testimonials.viewed', { name: isolated(nameAr) });
    await expect(toast(page, notice)).toBeVisible();

    // Even with the longest texts no column is hidden under the actions column.
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const locale of LOCALES) {
      const address = addressIn(locale, '/dashboard/testimonials');
      await page.goto(`${address}?q=${encodeURIComponent(nameAr)}`);
      await expect(page.locator('tr[data-row-key]')).toHaveCount(1);
      await expect(page.locator('.ant-skeleton')).toHaveCount(0);
      const table = page.locator('.ant-table-content');
      const hidden = await table.evaluate((part) => part.scrollWidth - part.clientWidth);
      expect(hidden, locale).toBe(0);
    }
  });

  test('a new testimonial names its missing fields, and is public once saved', async ({ page }) => {
    const word = aWord('nouvelle');
    await open(page, '/testimonials');
    await button(page, t('admin.testimonials.form.create')).click();
    const form = page.getByRole('dialog');
    const save = button(form, t('dashboard.form.publish'));
    await save.click();
    const summary = form.getByRole('alert').filter({ hasText: 'الحقول التالية مطلوبة' });
    await expect(summary).toContainText('الاسم (العربية)');
    await expect(summary).toContainText('نص الرأي (English)');

    for (const locale of LOCALES) {
      await form.getByRole('tab', { name: t(`dashboard.languages.${locale}`) }).click();
      const panel = form.getByRole('tabpanel', { name: t(`dashboard.languages.${locale}`) });
      const type = (field: string, text: string) =>
        panel.getByLabel(t(`admin.testimonials.fields.${field}`), { exact: true }).fill(text);
      await type('name', `${word} ${locale}`);
      await type('role', 'Directrice');
      await type('company', 'Maison Papier');
      await type('review', locale === 'en' ? 'Too short' : `Ten letters and more, ${word}.`);
    }
    await form.getByLabel(t('admin.testimonials.fields.avatar')).fill('ftp://example.dz/a.png');
    await save.click();
    await expect(form.getByText('يجب أن يكون نص الرأي بين 10 و1000 حرف')).toBeVisible();
    await expect(form.getByText('يجب أن يبدأ رابط الصورة بـ http:// أو https://')).toBeVisible();
    await form
      .getByRole('tabpanel', { name: t('dashboard.languages.en') })
      .getByLabel(t('admin.testimonials.fields.review'))
      .fill(`Long enough now, ${word}.`);
    await form.getByLabel(t('admin.testimonials.fields.avatar')).fill('');
    await form.getByRole('radio').nth(3).click();
    await save.click();
    await expect(toast(page, t('admin.testimonials.toast.created'))).toBeVisible();

    const shown = await api<{ name: string; rating: number; verified: boolean }[]>(
      `/public/testimonials?language=fr&search=${word}`,
    );
    expect(shown).toMatchObject([{ name: `${word} fr`, rating: 4, verified: true }]);
  });

  test('a testimonial is edited after its form failed to load, then deleted and restored', async ({
    page,
  }) => {
    const { nameAr, id } = await aTestimonial({ status: 'active', order: 900 });
    await open(page, '/testimonials');
    for (const key of ['total', 'active', 'averageRating', 'featured']) {
      const label = t(`admin.testimonials.stats.${key}`);
      await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible();
    }
    const row = await find(page, nameAr);
    await choose(page, 'dashboard.contentStatus.label', 'dashboard.contentStatus.inactive');
    await expect(row).toBeHidden();
    await choose(page, 'dashboard.contentStatus.label', 'dashboard.contentStatus.active');
    await expect(row).toBeVisible();
    const edit = button(row, `${t('dashboard.actions.edit')}: ${nameAr}`);
    await cutOff(page);
    await edit.click();
    const form = page.getByRole('dialog');
    const failure = t('admin.testimonials.errors.loadForm');
    await expect(form.getByRole('alert').filter({ hasText: failure })).toBeVisible();
    await reconnect(page);
    await button(form, t('common.retry')).click();
    await form.getByRole('tab', { name: t('dashboard.languages.fr') }).click();
    const french = form.getByRole('tabpanel', { name: t('dashboard.languages.fr') });
    const company = french.getByLabel(t('admin.testimonials.fields.company'), { exact: true });
    await expect(company).toHaveValue('Librairie Papier et Encre');
    await company.fill('Librairie du Port');
    await button(form, t('dashboard.form.submit.edit')).click();
    await expect(toast(page, t('admin.testimonials.toast.updated'))).toBeVisible();
    await expect(form).toBeHidden();
    const shown = () => api<Made & { company: string }>(`/public/testimonials/${id}?language=fr`);
    expect(await shown()).toMatchObject({ company: 'Librairie du Port', role: 'Commerçant' });

    await button(row, `${t('dashboard.actions.remove')}: ${nameAr}`).click();
    await agree(page, nameAr, t('dashboard.actions.remove'));
    const undo = page.getByRole('button', { name: t('dashboard.undo') });
    // a hovered toast stays, however long the other answers take
    await undo.hover();
    await expect(row).toBeHidden();
    await expect(shown()).rejects.toThrow('404');
    await undo.click();
    await expect(row).toBeVisible();
    expect(await shown()).toMatchObject({ id });
    await asAdmin(`/testimonials/${id}`, { method: 'DELETE' });
  });
});
