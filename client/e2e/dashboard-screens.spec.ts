import { expect, test, type Page } from '@playwright/test';
import { categoryContent } from '@contract/content/category';
import { consultantContent } from '@contract/content/consultant';
import type { ContentDefinition } from '@contract/content/define-content';
import { faqContent } from '@contract/content/faq';
import { jobRoleContent } from '@contract/content/job-role';
import { serviceContent } from '@contract/content/service';
import { testimonialContent } from '@contract/content/testimonial';
import { LOCALE_SUFFIX, LOCALES, type Locale } from '@contract/locales';
import { ADMIN, asAdmin, tokenOf } from './support/api';
import { DIRECTIONS, directionOfTurn, expectNoFindings } from './support/axe';
import { tooWide, watchPageStrictly } from './support/browser';
import { aServiceRequest, aWord } from './support/builders';
import { agree, button, rowOf, toast } from './support/dashboard';
import { aVerifiedClient, enter } from './support/person';
import { addressIn, wordsOf } from './support/words';

const SCREENS = [
  { path: '', title: 'admin.overview.title' },
  { path: '/people', title: 'admin.people.title' },
  { path: '/users', title: 'admin.users.title' },
  { path: '/testimonials', title: 'admin.testimonials.title' },
  { path: '/faq', title: 'admin.faqs.title' },
  { path: '/categories', title: 'admin.categories.title' },
  { path: '/services', title: 'admin.services.title' },
  { path: '/roles', title: 'admin.jobRoles.title' },
  { path: '/consultants', title: 'admin.consultants.title' },
  { path: '/service-requests', title: 'admin.serviceRequests.title' },
  { path: '/contact', title: 'admin.contactRequests.title' },
  { path: '/applications', title: 'admin.applications.title' },
  { path: '/consultations', title: 'admin.consultations.title' },
  { path: '/synonyms', title: 'admin.synonyms.title' },
  { path: '/templates', title: 'admin.replyTemplates.title' },
  { path: '/quotes', title: 'admin.quotes.title' },
  { path: '/quote-templates', title: 'admin.quoteTemplates.title' },
  { path: '/settings', title: 'admin.settings.title' },
  { path: '/audit', title: 'admin.audit.title' },
  { path: '/programs', title: 'apiTokens.title' },
  { path: '/webhooks', title: 'webhooks.title' },
];

test.use({ viewport: { width: 1440, height: 900 } });

/** The button of the bell, whatever number it shows. */
const bellIn = (locale: Locale) => (locale === 'ar' ? /^الإشعارات/ : /^Notifications/);

for (const locale of DIRECTIONS) {
  test(`every screen of the dashboard opens in ${locale}, without an error`, async ({ page }) => {
    test.slow();
    const pageErrors = watchPageStrictly(page);
    await aServiceRequest(await aVerifiedClient(page));
    await enter(page, ADMIN);
    await page.goto(addressIn(locale, '/dashboard'));
    for (const [turn, { path, title }] of SCREENS.entries()) {
      const address = addressIn(locale, `/dashboard${path}`);
      await page.locator(`nav a[href="${address}"]`).click();
      const heading = page.getByRole('heading', { level: 1, name: wordsOf(locale)(title) });
      await expect(heading).toBeVisible();
      const menu = page.getByRole('navigation', { name: wordsOf(locale)('dashboard.nav.label') });
      const inMenu = menu.locator('[aria-current="page"]');
      await expect(inMenu).toHaveCount(1);
      await expect(page.locator('[aria-busy="true"], .ant-skeleton')).toHaveCount(0);
      expect(await tooWide(page), address).toBe(false);
      if (locale === directionOfTurn(turn)) await expectNoFindings(page, address);
    }
    await page.getByRole('button', { name: bellIn(locale) }).click();
    const panel = page.getByRole('region', { name: wordsOf(locale)('dashboard.bell.label') });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    if (locale === 'ar') await expectNoFindings(page, 'the bell');
    await panel.getByRole('link', { name: wordsOf(locale)('dashboard.bell.all') }).click();
    await expect(page).toHaveURL(new RegExp(`${addressIn(locale, '/dashboard/notifications')}$`));
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await tooWide(page), 'notifications').toBe(false);
    if (locale === 'fr') await expectNoFindings(page, 'notifications');
    expect(pageErrors).toEqual([]);
  });
}

test('the actions of a row are in view in a table that is wider than its screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 920, height: 720 });
  await enter(page, ADMIN);
  for (const locale of DIRECTIONS) {
    const words = wordsOf(locale);
    await page.goto(addressIn(locale, '/dashboard/faq'));
    const table = page.locator('.ant-table-content');
    await expect(page.locator('tr[data-row-key]').first()).toBeVisible();
    await expect(page.locator('.ant-skeleton')).toHaveCount(0);
    const hidden = await table.evaluate((part) => part.scrollWidth - part.clientWidth);
    expect(hidden, locale).toBeGreaterThan(0);
    const remove = page.getByRole('button', { name: words('dashboard.actions.remove') }).first();
    await expect(remove).toBeInViewport({ ratio: 1 });
  }
});

/** Screens of content: what they show, and where the API keeps it. */
const CONTENT: { path: string; api: string; definition: ContentDefinition; more?: object }[] = [
  { path: '/services', api: '/services', definition: serviceContent },
  { path: '/consultants', api: '/consultants', definition: consultantContent },
  { path: '/testimonials', api: '/testimonials', definition: testimonialContent },
  { path: '/faq', api: '/faqs', definition: faqContent, more: { category: 'general' } },
  { path: '/categories', api: '/categories', definition: categoryContent },
  { path: '/roles', api: '/roles', definition: jobRoleContent },
];

/** A complete row that the public does not see; each of its texts ends with its language. */
async function aHiddenRow(page: Page, word: string, screen: (typeof CONTENT)[number]) {
  const { api, definition, more } = screen;
  const texts = Object.entries(definition.texts).flatMap(([name, { min }]) =>
    LOCALES.map((locale) => [
      `${name}${LOCALE_SUFFIX[locale]}`,
      `${word} ${locale}`.padEnd(min, '.'),
    ]),
  );
  const body = { ...Object.fromEntries(texts), ...more, order: 900, status: 'inactive' };
  if (definition !== consultantContent) return asAdmin(api, { method: 'POST', body });
  // A consultant comes with a picture, in a form.
  const clip = { x: 0, y: 0, width: 300, height: 200 };
  const image = {
    name: 'face.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip }),
  };
  const answer = await page.request.post(`/api/v1${api}`, {
    headers: { authorization: `Bearer ${await tokenOf(ADMIN)}` },
    multipart: { ...body, image },
  });
  expect(answer.ok()).toBe(true);
}

/** What is done to a row names it in the language of the screen: labels, dialogs and toasts. */
async function expectNamed(
  page: Page,
  locale: Locale,
  { plural, name }: { plural: string; name: string },
): Promise<void> {
  const words = wordsOf(locale);
  const form = words(`admin.${plural}.noun.gender`) === 'female' ? '_female' : '';
  const action = (key: string) => {
    const label = words(`dashboard.actions.${key}`);
    return button(row, words('common.labelled', { label, value: name }));
  };
  const row = rowOf(page, name);
  // There and back, so that no other journey finds the row on the site.
  const state = (key: string) =>
    row.getByRole('button', {
      name: new RegExp(`^${words(`dashboard.contentStatus.${key}${form}`)} · `),
    });
  await state('inactive').click();
  // While the list is read again, a badge takes no click.
  await expect(state('active')).toHaveAttribute('aria-busy', 'false');
  await state('active').click();
  await expect(state('inactive')).toBeVisible();

  await action('edit').click();
  const dialog = page.getByRole('dialog').filter({ hasText: name });
  await button(dialog, words('dashboard.cancel')).click();
  await expect(dialog).toBeHidden();

  await action('remove').click();
  await agree(page, name, words('dashboard.actions.remove'));
  const undo = button(page, words('dashboard.undo'));
  await toast(page, name).filter({ has: undo }).locator(undo).click();
  // First the toast, which closes by itself.
  await expect(toast(page, name).filter({ hasNot: undo })).toBeVisible();
  await expect(action('remove')).toBeVisible();
}

test('rows of every kind are called by their name in the language of the screen', async ({
  page,
}) => {
  test.slow();
  await enter(page, ADMIN);
  for (const screen of CONTENT) {
    const word = aWord('row');
    await aHiddenRow(page, word, screen);
    await page.goto(addressIn('fr', `/dashboard${screen.path}?q=${word}`));
    await expectNamed(page, 'fr', { plural: screen.definition.plural, name: `${word} fr` });
  }
});

test('a text that is missing in the language of the screen is marked with the language it is in', async ({
  page,
}) => {
  const word = aWord('row');
  const body = { questionAr: `${word} ar`, category: 'general', status: 'draft' };
  await asAdmin('/faqs', { method: 'POST', body });
  await enter(page, ADMIN);
  await page.goto(`/fr/dashboard/faq?q=${word}`);
  const question = rowOf(page, word).getByRole('cell').first();
  await expect(question).toContainText(`${word} ar`);
  await expect(question).toContainText(wordsOf('fr')('dashboard.languages.ar'));
});
