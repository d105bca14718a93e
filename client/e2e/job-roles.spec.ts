import { expect, type Locator, type Page } from '@playwright/test';
import { LOCALES, type Locale } from '@contract/locales';
import { ADMIN, api, asAdmin } from './support/api';
import { DIRECTIONS, expectNoFindings } from './support/axe';
import { expectAddress, holdSocket, takenOver } from './support/browser';
import { aWord } from './support/builders';
import { anUnverifiedClient, aVerifiedClient, enter, signIn } from './support/person';
import { test } from './support/test';
import { addressIn, isolated, wordsOf } from './support/words';

interface Role {
  id: string;
  slug: string;
  title: string;
}

const roleIn = (locale: Locale, slug: string) =>
  api<Role>(`/public/roles/${slug}?language=${locale}`);
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

test.describe('access to job roles', () => {
  test('the join page and a role page ask to sign in and open afterwards, and older addresses lead to them', async ({
    page,
  }) => {
    const person = await aVerifiedClient(page);
    for (const path of ['/join-team?role=lawyer', '/role/lawyer']) {
      await page.goto(path);
      await expectAddress(page, `/auth?from=${encodeURIComponent(path)}`);
    }
    await signIn(page, 'ar', person);
    await expectAddress(page, '/role/lawyer');

    await page.goto('/join');
    await expectAddress(page, '/join-team');
    await page.goto('/fr/join');
    await expectAddress(page, '/fr/join-team');
    const { id } = await roleIn('fr', 'lawyer');
    await page.goto(`/fr/role/${id}`);
    await expectAddress(page, '/fr/role/lawyer');
    const answer = await page.goto('/en/role/no-such-role');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Role not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Roles' }).click();
    await expectAddress(page, '/en/join-team');
  });

  test('an unverified client reads a role, and the join page asks to verify', async ({ page }) => {
    const t = wordsOf('en');
    await enter(page, await anUnverifiedClient('سمير حداد', 'en'));
    await page.goto('/en/join-team');
    await expect(page.getByText(t('verify.notice.join'))).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
    const { title } = await roleIn('en', 'lawyer');
    await page.goto('/en/role/lawyer');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

for (const locale of DIRECTIONS) {
  test(`a client finds a role and how to apply, in ${locale}`, async ({ page }) => {
    const t = wordsOf(locale);
    const [lawyer, instructor] = await Promise.all([
      roleIn(locale, 'lawyer'),
      roleIn(locale, 'legal-instructor-new'),
    ]);
    await enter(page, await aVerifiedClient(page, 'ليلى مرابط', locale));
    await page.goto(addressIn(locale, '/join-team'));
    await takenOver(page);
    await expect(card(page, lawyer.title)).toBeVisible();

    const chips = page.getByRole('group', { name: t('joinTeam.categories') });
    await chips.getByRole('button', { name: t('jobRoles.categoryNames.training') }).click();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(card(page, lawyer.title)).toHaveCount(0);
    await card(page, instructor.title).getByRole('link').click();

    await expectAddress(page, addressIn(locale, `/role/${instructor.slug}`));
    await expect(page.getByRole('heading', { level: 1, name: instructor.title })).toBeVisible();
    const first = page.getByRole('tab', { name: t('role.tabs.overview') });
    await first.focus();
    await page.keyboard.press(locale === 'ar' ? 'ArrowLeft' : 'ArrowRight');
    await expect(page.getByRole('tabpanel', { name: t('role.tabs.requirements') })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('tabpanel', { name: t('role.tabs.skills') })).toBeVisible();
    if (locale === 'ar') await expectNoFindings(page, 'the role');

    await page.getByRole('link', { name: t('role.apply') }).click();
    await expectAddress(page, addressIn(locale, `/join-team?role=${instructor.id}`));
    const next = page.getByRole('region', { name: t('joinTeam.apply.title') });
    await expect(next).toContainText(instructor.title);
    await expect(next).toBeInViewport();
    await expect(next.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    if (locale === 'fr') await expectNoFindings(page, 'how to apply');
    await next.getByRole('button', { name: t('joinTeam.changeRole') }).click();
    await expect(next).toHaveCount(0);

    await card(page, lawyer.title)
      .getByRole('button', { name: t('joinTeam.choose') })
      .click();
    await expect(next).toContainText(lawyer.title);
    await expect(next).toBeInViewport();
  });
}

test.describe('job roles in the dashboard', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  const t = wordsOf('ar');
  const button = (within: Page | Locator, name: string) =>
    within.getByRole('button', { name: new RegExp(`(^|loading )${name}$`) });
  const box = (form: Locator, locale: Locale, label: string) =>
    form
      .getByRole('tabpanel', { name: t(`dashboard.languages.${locale}`) })
      .getByLabel(new RegExp(`^${t(label)}`));

  async function fill(form: Locator, locale: Locale, word: string): Promise<void> {
    await form.getByRole('tab', { name: t(`dashboard.languages.${locale}`) }).click();
    await box(form, locale, 'admin.jobRoles.fields.title').fill(`Night clerk ${word} ${locale}`);
    const description = `What the night clerk ${word} does, in ${locale}.`;
    await box(form, locale, 'admin.jobRoles.fields.description').fill(description);
    const lines = `First line, with a comma\nSecond line ${locale}`;
    await box(form, locale, 'role.tabs.requirements').fill(lines);
  }

  test('a role is created in three languages, shown, hidden, deleted and restored', async ({
    page,
    another,
  }) => {
    const word = aWord('clerk');
    const slug = `night-clerk-${word}-en`;
    await enter(page, ADMIN);
    await page.goto('/dashboard/roles');
    await button(page, t('admin.jobRoles.form.create')).click();
    const form = page.getByRole('dialog', { name: t('admin.jobRoles.form.create') });
    await fill(form, 'ar', word);
    await button(form, t('dashboard.form.publish')).click();
    await expect(form.getByText(t('admin.jobRoles.titleRequired')).first()).toBeVisible();
    await fill(form, 'fr', word);
    await fill(form, 'en', word);
    await expect(form.getByLabel(t('admin.jobRoles.fields.slug'))).toHaveValue(slug);
    await button(form, t('dashboard.form.publish')).click();
    await expect(
      page.getByRole('status').filter({ hasText: t('admin.jobRoles.toast.created') }),
    ).toBeVisible();

    await page.getByRole('searchbox').fill(word);
    const row = page.getByRole('row').filter({ hasText: slug });
    await expect(row).toBeVisible();
    const name = `Night clerk ${word} ar`;
    await button(row, `${t('dashboard.actions.view')}: ${name}`).click();
    const details = page.getByRole('dialog', { name: t('admin.jobRoles.details.title') });
    await expect(details.getByText('First line, with a comma')).toBeVisible();
    await expect(details.getByText('Second line ar')).toBeVisible();
    // the drawer hears keys once it has the focus, after it moved in
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(details).toBeHidden({ timeout: 2000 });
    }).toPass();

    const visitor = await another();
    await enter(visitor, await aVerifiedClient(visitor));
    for (const locale of LOCALES) {
      await visitor.goto(addressIn(locale, `/role/${slug}`));
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
        `Night clerk ${word} ${locale}`,
      );
    }
    await row.getByRole('button', { name: t('dashboard.contentStatus.active') }).click();
    await expect(
      row.getByRole('button', { name: t('dashboard.contentStatus.inactive') }),
    ).toBeVisible();
    expect((await visitor.goto(`/role/${slug}`))?.status()).toBe(404);

    await button(row, `${t('dashboard.actions.remove')}: ${name}`).click();
    const question = page.getByRole('dialog').filter({ hasText: name });
    await button(question, t('dashboard.actions.remove')).click();
    await expect(row).toBeHidden();
    const trashed = t('admin.jobRoles.toast.trashed', { name: isolated(name) });
    const said = page.getByRole('status').filter({ hasText: trashed });
    await button(said, t('dashboard.undo')).click();
    await expect(row).toBeVisible();
  });

  test('editing a role keeps its slug, and a slug in use is reported before saving', async ({
    page,
  }) => {
    const word = aWord('keeper');
    const texts = (name: string, text: string) => ({
      [`${name}Ar`]: text,
      [`${name}Fr`]: text,
      [`${name}En`]: text,
    });
    const { title } = await asAdmin<Role>('/roles', {
      method: 'POST',
      body: {
        slug: word,
        ...texts('title', `Keeper ${word}`),
        ...texts('description', 'Keeps the files of the office.'),
      },
    });
    await enter(page, ADMIN);
    await page.goto(`/dashboard/roles?q=${word}`);
    await button(page, `${t('dashboard.actions.edit')}: ${title}`).click();
    const form = page.getByRole('dialog').filter({ hasText: title });
    await form.getByRole('tab', { name: t('dashboard.languages.en') }).click();
    await box(form, 'en', 'admin.jobRoles.fields.title').fill('Another title');
    const slug = form.getByLabel(t('admin.jobRoles.fields.slug'));
    await expect(slug).toHaveValue(word);
    await slug.fill('lawyer');
    await expect(form.getByText(t('dashboard.form.slugTaken'))).toBeVisible();
    await slug.fill(word);
    await button(form, t('dashboard.form.submit.edit')).click();
    await expect(
      page.getByRole('status').filter({ hasText: t('admin.jobRoles.toast.updated') }),
    ).toBeVisible();
    expect(await roleIn('en', word)).toMatchObject({ slug: word, title: 'Another title' });
  });

  test('a role form reports an ended session in place, with a link to sign in', async ({
    page,
  }) => {
    // The users would be read again when the socket opens, and lead to the sign-in page first.
    await holdSocket(page);
    await enter(page, ADMIN);
    await page.goto('/dashboard/users');
    await expect(page.getByRole('table')).toBeVisible();
    await page.request.post('/graphql', {
      headers: { 'apollo-require-preflight': 'true' },
      data: { query: 'mutation { logout }' },
    });
    await page
      .getByRole('navigation', { name: t('dashboard.nav.label') })
      .getByRole('link', { name: t('admin.jobRoles.title') })
      .click();
    const panel = page.getByRole('alert').filter({ hasText: t('dashboard.signedOut.title') });
    await expect(panel).toBeVisible();
    // the hint is for developers
    await expect(panel).not.toContainText(t('dashboard.signedOut.hint'));
    await expectAddress(page, '/dashboard/roles');
    await button(panel, t('dashboard.signIn')).click();
    await expectAddress(page, `/auth?from=${encodeURIComponent('/dashboard/roles')}`);
    await signIn(page, 'ar', ADMIN);
    await expectAddress(page, '/dashboard/roles');
    await expect(page.getByRole('table')).toBeVisible();
  });
});
