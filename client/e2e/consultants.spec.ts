import { expect, type Locator, type Page } from '@playwright/test';
import { directionOf, LOCALES, type Locale } from '@contract/locales';
import { api } from './support/api';
import { arriveAt, watchPageStrictly } from './support/browser';
import { aWord } from './support/builders';
import { agree, button, find, open, toast } from './support/dashboard';
import { test } from './support/test';
import { addressIn, isolated, wordsOf } from './support/words';

const t = wordsOf('ar');

interface Shown {
  id: string;
  title: string;
  imageUrl: string;
  rating: number;
  consultations: number;
}

/** The parts of the carousel, found by their texts in a language. */
function carouselIn(page: Page, locale: Locale) {
  const words = wordsOf(locale);
  const section = page.locator('#consultants');
  return {
    viewport: section.getByRole('group', { name: words('consultants.title') }).nth(1),
    slides: section.getByRole('article'),
    previous: section.getByRole('button', { name: words('consultants.previous') }),
    next: section.getByRole('button', { name: words('consultants.next') }),
    bullets: section.getByRole('list').last().getByRole('button'),
    current: section.locator('button[aria-current]'),
  };
}

test.describe('consultants carousel', () => {
  test('the consultants carousel has its bullets in one line on a narrow phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/');
    await arriveAt(page, 'consultants');
    const { bullets } = carouselIn(page, 'ar');
    // The bullets are there once the carousel has measured its slides.
    await expect(bullets.nth(5)).toBeVisible();
    await expect(async () => {
      const boxes = await bullets.evaluateAll((all) =>
        all.map((bullet) => bullet.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(new Set(boxes.map((box) => box.y)).size).toBe(1);
      expect(boxes.every((box) => box.x >= 0 && box.x + box.width <= 320)).toBe(true);
      expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(24);
    }).toPass();
  });

  for (const locale of ['ar', 'fr'] as const) {
    test(`the consultants carousel moves by keyboard, dots and arrow buttons in ${locale}`, async ({
      page,
    }) => {
      const pageErrors = watchPageStrictly(page);
      await page.goto(addressIn(locale, '/'));
      await arriveAt(page, 'consultants');
      const { viewport, slides, previous, next, bullets, current } = carouselIn(page, locale);
      const isRtl = directionOf(locale) === 'rtl';
      const sides = async (one: Locator) => {
        const { x, width } = (await one.boundingBox()) ?? { x: 0, width: 0 };
        return isRtl ? { start: -x - width, end: -x } : { start: x, end: x + width };
      };
      /** Distance of a slide from the inline start. */
      const offset = async (index: number) =>
        Math.round((await sides(slides.nth(index))).start - (await sides(viewport)).start);
      const expectAt = async (place: number) => {
        await expect(bullets.nth(place)).toHaveAttribute('aria-current', 'true');
        await expect(current).toHaveCount(1);
      };
      // The keys work once the carousel has measured its slides, and then the bullets are there.
      await expectAt(0);
      const atRest = await offset(0);

      // The arrow key that points in the reading direction.
      await viewport.focus();
      await page.keyboard.press(isRtl ? 'ArrowLeft' : 'ArrowRight');
      await expectAt(1);
      await expect.poll(() => offset(1)).toBe(atRest);
      await page.keyboard.press('End');
      await expectAt((await bullets.count()) - 1);
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(slides.last()).toBeInViewport({ ratio: 1 });

      await bullets.nth(2).click();
      await expectAt(2);
      await expect.poll(() => offset(2)).toBe(atRest);
      await previous.click();
      await expectAt(1);
      await next.click();
      await expectAt(2);
      await viewport.focus();
      await page.keyboard.press('Home');
      await expectAt(0);
      await expect(previous).toHaveAttribute('aria-disabled', 'true');

      // Three, two or one slide, 24 px apart.
      for (const [width, perView] of [
        [1024, 3],
        [1023, 2],
        [640, 2],
        [639, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 720 });
        const count = await slides.count();
        await expect(bullets).toHaveCount(count - perView + 1);
        const gap = async () => {
          const [first, second] = [await sides(slides.nth(0)), await sides(slides.nth(1))];
          return Math.round(second.start - first.end);
        };
        await expect.poll(gap, `${width} px`).toBe(24);
      }
      expect(pageErrors).toEqual([]);
    });
  }
});

test.describe('consultants in the dashboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a consultant is created with a picture, edited, hidden, deleted and restored', async ({
    page,
  }) => {
    const word = aWord('Benwafa');
    const name = `سليم ${word}`;
    const found = async () => {
      const path = `/public/consultants/search?q=${word}&language=fr`;
      return (await api<{ consultants: Shown[] }>(path)).consultants;
    };
    /** Whether the HTML of the home page contains the consultant. */
    const isOnHome = async () => (await (await page.request.get('/fr')).text()).includes(word);
    await open(page, '/consultants');
    const picture = { x: 0, y: 0, width: 300, height: 200 };
    const jpeg = await page.screenshot({ type: 'jpeg', clip: picture });
    const png = await page.screenshot({ type: 'png', clip: picture });

    // The French name is too short, the French field is missing, and so is the picture.
    await button(page, t('admin.consultants.form.create')).click();
    const form = page.getByRole('dialog');
    const tab = (locale: Locale) =>
      form.getByRole('tab', { name: t(`dashboard.languages.${locale}`) });
    const box = (locale: Locale, field: string) =>
      form
        .getByRole('tabpanel', { name: t(`dashboard.languages.${locale}`) })
        .getByLabel(t(`admin.consultants.fields.${field}`), { exact: true });
    const publish = button(form, t('dashboard.form.publish'));
    for (const locale of LOCALES) {
      await tab(locale).click();
      await box(locale, 'name').fill({ ar: name, fr: 'S', en: `Salim ${word}` }[locale]);
      await box(locale, 'title').fill({ ar: 'محامٍ', fr: 'Avocat', en: 'Attorney' }[locale]);
      if (locale !== 'fr') await box(locale, 'specialization').fill('قانون الأسرة');
      await box(locale, 'experience').fill('12');
    }
    await form.getByLabel(t('admin.consultants.fields.rating')).fill('4.5');
    await form.getByLabel(t('admin.consultants.fields.consultations')).fill('12');
    await publish.click();
    await expect(tab('fr')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('fr')).toHaveAccessibleName(new RegExp(t('dashboard.form.tabHasErrors')));
    await expect(tab('ar')).not.toHaveAccessibleName(new RegExp(t('dashboard.form.tabHasErrors')));
    await expect(box('fr', 'name')).toHaveAccessibleDescription(/2/);
    const required = new RegExp(t('dashboard.form.required'));
    await expect(box('fr', 'specialization')).toHaveAccessibleDescription(required);
    const image = form.getByTestId('image-input');
    const choose = form.getByRole('button', { name: t('dashboard.image.choose') });
    await expect(choose).toHaveAccessibleDescription(required);
    await image.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
    await expect(form.getByText(t('dashboard.image.unreadable'))).toBeVisible();

    await box('fr', 'name').fill(`Salim ${word}`);
    await box('fr', 'specialization').fill('Droit de la famille');
    await image.setInputFiles({ name: 'صورة.jpg', mimeType: 'image/jpeg', buffer: jpeg });
    const label = t('admin.consultants.fields.image');
    const preview = form.getByRole('img', { name: t('dashboard.image.preview', { label }) });
    await expect(preview).toBeVisible();
    await publish.click();
    await expect(toast(page, t('admin.consultants.toast.created'))).toBeVisible();
    const [made] = await found();
    expect(made).toMatchObject({ title: 'Avocat', rating: 4.5, consultations: 12 });
    expect((await page.request.get(made?.imageUrl ?? '')).headers()['content-type']).toBe(
      'image/webp',
    );
    expect(await isOnHome()).toBe(true);

    // Changes the title and the picture; the other fields stay.
    const row = await find(page, word);
    await button(row, `${t('dashboard.actions.edit')}: ${name}`).click();
    await tab('fr').click();
    await expect(box('fr', 'name')).toHaveValue(`Salim ${word}`);
    await box('fr', 'title').fill('Avocat agréé');
    await image.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: png });
    await button(form, t('dashboard.form.submit.edit')).click();
    await expect(toast(page, t('admin.consultants.toast.updated'))).toBeVisible();
    await expect(form).toBeHidden();
    const [changed] = await found();
    expect(changed).toMatchObject({ id: made?.id, title: 'Avocat agréé', rating: 4.5 });
    expect(changed?.imageUrl).not.toBe(made?.imageUrl);

    await row.getByRole('button', { name: t('dashboard.actions.unpublish') }).click();
    await expect(row.getByRole('button', { name: t('dashboard.actions.publish') })).toBeVisible();
    expect([await found(), await isOnHome()]).toEqual([[], false]);

    await button(row, `${t('dashboard.actions.remove')}: ${name}`).click();
    await agree(page, name, t('dashboard.actions.remove'));
    await expect(row).toBeHidden();
    await button(page, t('dashboard.trash')).click();
    await button(row, `${t('dashboard.actions.restore')}: ${name}`).click();
    const back = t('admin.consultants.toast.restored', { name: isolated(name) });
    await expect(toast(page, back)).toBeVisible();
    await button(page, t('dashboard.trash')).click();
    await expect(row.locator('img')).toHaveAttribute('src', changed?.imageUrl ?? '');
  });
});
