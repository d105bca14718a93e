import { expect, type Locator, type Page } from '@playwright/test';
import { ERRORS } from '@contract/errors';
import { LOCALES, type Locale } from '@contract/locales';
import { SERVICE_REQUEST_STATUSES } from '@contract/requests/service-request';
import { ADMIN, asAdmin } from './support/api';
import { countOf, GRAPHQL, holdSocket, operationIn, takenOver } from './support/browser';
import {
  aServiceRequest,
  aService,
  aUser,
  aWord,
  requestsOf,
  setStatus,
  type MadeRequest,
} from './support/builders';
import {
  agree,
  alert,
  button,
  choose,
  find,
  open,
  openRequest,
  rowOf,
  toast,
} from './support/dashboard';
import {
  agree as consent,
  anUnverifiedClient,
  aPerson,
  aVerifiedClient,
  enter,
  signIn,
  type Person,
} from './support/person';
import { test } from './support/test';
import { addressIn, isolated, wordsOf } from './support/words';

const t = wordsOf('ar');
const DESKTOP = { width: 1440, height: 900 };
/** Of `--paper` in client/src/styles/tokens.css. */
const PAPER = 'rgb(251, 248, 241)';

test.use({ viewport: DESKTOP });

test.describe('dashboard layout', () => {
  test('an unknown dashboard address leads to the overview, and signing out there asks for confirmation', async ({
    page,
  }) => {
    await open(page, '/no-such-screen');
    await expect(page).toHaveURL(/\/dashboard$/);
    // the server does not render these pages, and still links the styles that every page has
    await expect(page.locator('body')).toHaveCSS('background-color', PAPER);
    await button(page.getByRole('banner'), t('dashboard.logout.confirm')).click();
    const dialog = page.getByRole('dialog').filter({ hasText: t('dashboard.logout.text') });
    await button(dialog, t('dashboard.cancel')).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard$/);
    await button(page.getByRole('banner'), t('dashboard.logout.confirm')).click();
    await agree(page, t('dashboard.logout.text'), t('dashboard.logout.confirm'));
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/auth\?from=%2Fdashboard$/);
  });

  test('a request rings the bell of the office at once, and the answer that of the client, on another process', async ({
    page,
    another,
  }) => {
    const person = await aVerifiedClient(page);
    const client = await another({ baseURL: process.env.REPLICA_URL });
    await enter(client, person);
    await client.goto('/request-service/legal-audit');
    await takenOver(client);
    const bells = [client, page].map((each) => each.getByRole('button', { name: /^الإشعارات/ }));
    await open(page);
    await bells[1]!.click();
    const panel = page.getByRole('region', { name: t('dashboard.bell.label') });
    await expect(panel.getByRole('listitem').first()).toBeVisible();
    await expect(bells[0]!).toBeVisible();

    await client.getByLabel(t('request.description')).fill('عقد إيجار يحتاج إلى مراجعة');
    await consent(client, 'ar');
    await client.getByRole('button', { name: t('request.submit') }).click();
    await expect(client.getByRole('heading', { name: t('request.success') })).toBeVisible();
    const [{ id, reference }] = (await requestsOf(person)) as [MadeRequest];
    const news = panel.getByRole('link').filter({ hasText: reference });
    await expect(news).toBeVisible({ timeout: 3000 });
    await news.click();
    await expect(page).toHaveURL(/\/dashboard\/service-requests\?view=/);
    await expect(openRequest(page).getByText(reference).first()).toBeVisible();

    await setStatus(id, 'approved');
    await expect(bells[0]!).toContainText('1', { timeout: 3000 });
    await bells[0]!.click();
    await client.getByRole('link').filter({ hasText: reference }).click();
    await expect(client).toHaveURL(new RegExp(`/account/requests/${id}$`));
    await expect(bells[0]!).not.toContainText('1');
    await client.goto('/account/notifications');
    await expect(client.getByRole('listitem').filter({ hasText: reference })).toBeVisible();
    const removeRead = button(client, t('account.notifications.removeRead'));
    await expect(removeRead).toBeVisible();
    await expect(button(client, t('account.notifications.markAll'))).toHaveCount(0);
    await removeRead.click();
    await expect(client.getByText(t('account.notifications.none')).last()).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('on a phone, the dashboard menu slides in and lists are shown as cards', async ({
      page,
    }) => {
      await open(page);
      const nav = page.getByRole('navigation', { name: t('dashboard.nav.label') });
      await expect(nav).toBeHidden();
      await button(page, t('dashboard.nav.open')).click();
      await nav.getByRole('link', { name: t('admin.services.title'), exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\/services$/);
      await expect(nav).toBeHidden();
      await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
      await expect(page.getByRole('table')).toHaveCount(0);
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(await tooWide()).toBe(false);
      await button(page, t('dashboard.nav.open')).click();
      await expect(nav).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(nav).toBeHidden();
    });
  });
});

interface Overview {
  totalUsers: number;
  openServiceRequests: number;
  pendingServiceRequests: number;
  activeServices: number;
}

test('the overview shows a request that comes before the connection for events does, the real figures and the latest activity, and a new request without a reload', async ({
  page,
}) => {
  const person = await aVerifiedClient(page);
  const connect = await holdSocket(page);
  await open(page);
  await expect(page.getByText(t('admin.overview.needsNow'))).toBeVisible();
  await expect(page.locator('.ant-skeleton')).toHaveCount(0);
  const { reference } = await aServiceRequest(person);
  connect();
  const figure = async (label: string) => {
    const card = page.locator('dl > div').filter({ hasText: t(label) });
    await expect(card.locator('dd')).toHaveText(/\d/);
    return Number(await card.locator('dd').innerText());
  };
  await expect(page.getByText(reference).first()).toBeVisible();
  // Once more when other journeys added or deleted somebody meanwhile.
  await expect(async () => {
    const before = await asAdmin<Overview>('/dashboard/overview');
    await page.reload();
    const users = await figure('admin.overview.users');
    const after = await asAdmin<Overview>('/dashboard/overview');
    expect(users).toBeGreaterThanOrEqual(before.totalUsers);
    expect(users).toBeLessThanOrEqual(after.totalUsers);
  }).toPass();
  expect(await figure('admin.overview.openRequests')).toBeGreaterThan(0);
  expect(await figure('admin.overview.pendingRequests')).toBeGreaterThan(0);
  expect(await figure('admin.overview.activeServices')).toBeGreaterThanOrEqual(11);
  await page.getByText(t('admin.overview.table')).click();
  const months = page.getByRole('table', { name: t('admin.overview.perMonth') });
  await expect(months.getByRole('row')).toHaveCount(7);
  const thisMonth = months.getByRole('link').last();
  expect(Number(await thisMonth.innerText())).toBeGreaterThan(0);
  await page.getByText(t('admin.overview.chart')).click();
  await expect(page.locator('.recharts-bar-rectangle')).toHaveCount(6);
  await expect(page.getByText(t('admin.mails.none'))).toBeVisible();
  await expect(page.getByText(t('admin.overview.needsNow'))).toBeVisible();
  const later = await aServiceRequest(person);
  await expect(page.getByText(later.reference).first()).toBeVisible();
});

/** Each of these texts finds the user alone; another role does not. Deleting the user asks with the name. */
async function findAndDelete(page: Page, { email, fullName }: Person, texts: string[]) {
  for (const text of texts) await find(page, text, email);
  await choose(page, 'admin.users.fields.role', 'nav.roles.admin');
  await expect(page).toHaveURL(/role=admin/);
  await expect(page.getByText(t('dashboard.noResults'))).toBeVisible();
  await button(page.getByRole('search'), t('dashboard.filters.reset')).click();
  await expect(page).toHaveURL((url) => url.search === '');
  await expect(page.getByRole('searchbox')).toHaveValue('');

  const row = await find(page, email);
  const remove = button(row, `${t('dashboard.actions.remove')}: ${fullName}`);
  await remove.click();
  const dialog = page
    .getByRole('dialog', { name: t('dashboard.confirm.removeTitle') })
    .filter({ hasText: fullName });
  await expect(button(dialog, t('dashboard.cancel'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  await agree(page, fullName, t('dashboard.actions.remove'));
  await expect(
    toast(page, t('admin.users.toast.removed', { name: isolated(fullName) })),
  ).toBeVisible();
  await expect(row).toBeHidden();
  await expect(page.getByText(t('dashboard.noResults'))).toBeVisible();
}

test.describe('users', () => {
  test('a new user needs every field, including a password, is searched by name, e-mail and role, and deleting one asks with the name', async ({
    page,
  }) => {
    const word = aWord('Zed');
    const person = aPerson(`Noureddine ${word}`);
    await open(page, '/users');
    await button(page, t('admin.users.form.create')).click();
    const form = page.getByRole('dialog', { name: t('admin.users.form.create') });
    const save = button(form, t('admin.users.form.submit.create'));
    await save.click();
    await expect(alert(page, t('dashboard.form.fillRequired'))).toBeVisible();
    await expect(form.getByText(t('admin.users.passwordRequired'))).toBeVisible();
    await form.getByLabel(t('admin.users.fields.fullName')).fill(person.fullName);
    await form.getByLabel(t('admin.users.fields.email')).fill('amina@example');
    await form.getByLabel(t('admin.users.fields.phoneNumber')).fill(person.phone);
    await form.getByLabel(t('admin.users.fields.password')).fill('12345');
    await save.click();
    await expect(form.getByText(t('dashboard.form.email'))).toBeVisible();
    await form.getByLabel(t('admin.users.fields.email')).fill(ADMIN.email);
    await form.getByLabel(t('admin.users.fields.password')).fill(person.password);
    await save.click();
    await expect(alert(page, ERRORS.EMAIL_TAKEN.message.ar)).toBeVisible();
    await form.getByLabel(t('admin.users.fields.email')).fill(person.email);
    await save.click();
    await expect(toast(page, t('admin.users.toast.created'))).toBeVisible();
    await expect(form).toBeHidden();
    const row = await find(page, person.email);
    await expect(row.getByText(t('nav.roles.client'))).toBeVisible();
    await findAndDelete(page, person, [word, word.toUpperCase(), person.email]);
  });

  test('editing a user hides the password and keeps it, and a deactivated user cannot sign in until activated again', async ({
    page,
    another,
  }) => {
    const user = await aUser();
    const fullName = 'عبد القادر سعيدي';
    await open(page, '/users');
    const row = await find(page, user.email);
    await button(row, `${t('dashboard.actions.edit')}: ${user.fullName}`).click();
    const form = page.getByRole('dialog').filter({ hasText: user.fullName });
    await expect(form.getByLabel(t('admin.users.fields.fullName'))).toHaveValue(user.fullName);
    await expect(form.getByLabel(t('admin.users.fields.password'))).toHaveCount(0);
    await form.getByLabel(t('admin.users.fields.fullName')).fill(fullName);
    await button(form, t('dashboard.form.submit.edit')).click();
    await expect(toast(page, t('admin.users.toast.updated'))).toBeVisible();
    await expect(row.getByText(fullName)).toBeVisible();

    await row.getByRole('button', { name: t('admin.users.state.active') }).click();
    const deactivated = t('admin.users.toast.deactivated', { name: isolated(fullName) });
    await expect(toast(page, deactivated)).toBeVisible();
    const off = row.getByRole('button', { name: t('admin.users.state.inactive') });
    await expect(off).toBeVisible();
    const visitor = await another();
    await visitor.goto('/auth');
    await signIn(visitor, 'ar', user);
    await expect(alert(visitor, ERRORS.LOGIN_FAILED.message.ar)).toBeVisible();

    await off.click();
    const activated = t('admin.users.toast.activated', { name: isolated(fullName) });
    await expect(toast(page, activated)).toBeVisible();
    await signIn(visitor, 'ar', user);
    await expect(visitor).toHaveURL((url) => url.pathname === '/');
  });

  test('a list ignores a filter, a page, an order and a trash in the address that it does not know', async ({
    page,
  }) => {
    const { email } = await aUser();
    const unknown = 'trash=1&role=nobody&page=-3&sort=password.asc';
    await open(page, `/users?q=${encodeURIComponent(email)}&${unknown}`);
    await expect(rowOf(page, email)).toBeVisible();
  });

  test('nobody can deactivate or delete the own account', async ({ page }) => {
    const locale = 'fr';
    const words = wordsOf(locale);
    const admin = await aUser({ role: 'admin', fullName: 'فريدة لعريبي' });
    await enter(page, admin);
    await page.goto(addressIn(locale, `/dashboard/users?q=${encodeURIComponent(admin.email)}`));
    const row = rowOf(page, admin.email);
    const reason = words('admin.users.ownAccount');
    const state = row.getByRole('button', { name: words('admin.users.state.active') });
    await expect(state).toBeDisabled();
    await expect(state).toHaveAccessibleName(new RegExp(reason));
    const remove = words('common.labelled', { label: reason, value: admin.fullName });
    await expect(row.getByRole('button', { name: remove })).toBeDisabled();
  });
});

test.describe('services', () => {
  test('editing the title of a service in three languages changes its public card, and pressing save twice saves once', async ({
    page,
    another,
  }) => {
    const service = await aService({ status: 'active' });
    await open(page, '/services');
    const row = await find(page, service.slug);
    const saved = countOf(page, 'UpdateService');
    await button(row, `${t('dashboard.actions.edit')}: ${service.titleAr}`).click();
    const form = page.getByRole('dialog').filter({ hasText: service.titleAr });
    const tab = (locale: Locale) =>
      form.getByRole('tab', { name: t(`dashboard.languages.${locale}`) });
    const title = (locale: Locale) =>
      form
        .getByRole('tabpanel', { name: t(`dashboard.languages.${locale}`) })
        .getByLabel(t('admin.services.fields.title'), { exact: true });
    const titles = {
      ar: `عنوان ${service.slug}`,
      fr: `Titre ${service.slug}`,
      en: `Title ${service.slug}`,
    };

    await title('ar').fill(titles.ar);
    await tab('fr').click();
    await title('fr').fill(' ');
    await tab('en').click();
    await title('en').fill(titles.en);
    await tab('ar').click();
    await expect(title('ar')).toBeVisible();
    await button(form, t('dashboard.form.submit.edit')).click();
    await expect(tab('fr')).toHaveAccessibleName(new RegExp(t('dashboard.form.tabHasErrors')));
    await expect(tab('fr')).toHaveAttribute('aria-selected', 'true');
    await expect(tab('ar')).not.toHaveAccessibleName(new RegExp(t('dashboard.form.tabHasErrors')));
    await expect(title('fr')).toBeFocused();
    expect(saved()).toBe(0);
    await title('fr').fill(titles.fr);
    await button(form, t('dashboard.form.submit.edit')).dblclick();
    await expect(toast(page, t('admin.services.toast.updated'))).toBeVisible();
    expect(saved()).toBe(1);
    const reader = await another({ javaScriptEnabled: false });
    for (const locale of LOCALES) {
      await reader.goto(addressIn(locale, '/services'));
      await expect(reader.getByRole('heading', { level: 3, name: titles[locale] })).toBeVisible();
    }
  });

  test('an inactive service is not on the public site, its address is not found, and a deleted one is restored by "undo", and from the trash', async ({
    page,
    request,
  }) => {
    const service = await aService({ status: 'active' });
    const isPublic = async () =>
      (await (await request.get('/services')).text()).includes(service.slug);
    expect(await isPublic()).toBe(true);
    await open(page, '/services');
    const row = await find(page, service.slug);
    await row.getByRole('button', { name: t('dashboard.contentStatus.active') }).click();
    await expect(toast(page, t('dashboard.toast.statusChanged'))).toBeVisible();
    await expect(
      row.getByRole('button', { name: t('dashboard.contentStatus.inactive') }),
    ).toBeVisible();
    expect(await isPublic()).toBe(false);
    expect((await page.request.get(`/services/${service.slug}`)).status()).toBe(404);

    const remove = async () => {
      await button(row, `${t('dashboard.actions.remove')}: ${service.titleAr}`).click();
      await agree(page, service.titleAr, t('dashboard.actions.remove'));
      await expect(row).toBeHidden();
    };
    await remove();
    const gone = toast(
      page,
      t('admin.services.toast.trashed', { name: isolated(service.titleAr) }),
    );
    await button(gone, t('dashboard.undo')).click();
    await expect(row).toBeVisible();

    await remove();
    await button(page, t('dashboard.trash')).click();
    await expect(page).toHaveURL(/trash=1/);
    await button(row, `${t('dashboard.actions.restore')}: ${service.titleAr}`).click();
    const back = t('admin.services.toast.restored', { name: isolated(service.titleAr) });
    await expect(toast(page, back).last()).toBeVisible();
    await expect(row).toBeHidden();
    await button(page, t('dashboard.trash')).click();
    await expect(row).toBeVisible();

    // a new service cannot have its slug while it is in the trash, and leads there
    await remove();
    await open(page, '/services?form=new');
    const slug = page.getByRole('dialog').getByLabel(t('admin.services.fields.slug'));
    await slug.fill(service.slug);
    await expect(page.getByText(t('dashboard.form.slugInTrash'))).toBeVisible();
    const [trash] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: t('dashboard.form.showTrash') }).click(),
    ]);
    await expect(trash).toHaveURL(/\/dashboard\/services\?trash=1$/);
    await expect(rowOf(trash, service.slug)).toBeVisible();
    await expect(slug).toHaveValue(service.slug);
  });

  test('saving a service that somebody else has changed reports the conflict', async ({
    page,
    context,
  }) => {
    const service = await aService();
    await open(page, '/services');
    const other = await context.newPage();
    await open(other, '/services');
    const forms = [];
    for (const tab of [page, other]) {
      const row = await find(tab, service.slug);
      await button(row, `${t('dashboard.actions.edit')}: ${service.titleAr}`).click();
      const form = tab.getByRole('dialog').filter({ hasText: service.titleAr });
      await expect(
        form.getByLabel(t('admin.services.fields.availability')).first(),
      ).not.toHaveValue('');
      forms.push(form);
    }
    const [mine, theirs] = forms as [Locator, Locator];
    const availability = (form: Locator) =>
      form.getByLabel(t('admin.services.fields.availability')).locator('visible=true');
    await availability(theirs).fill('كل يوم');
    await button(theirs, t('dashboard.form.submit.edit')).click();
    await expect(toast(other, t('admin.services.toast.updated'))).toBeVisible();

    await availability(mine).fill('يوم السبت');
    await button(mine, t('dashboard.form.submit.edit')).click();
    const warning = mine.getByRole('alert').filter({ hasText: ERRORS.STALE_WRITE.message.ar });
    await expect(warning).toBeVisible();
    await expect(availability(mine)).toHaveValue('يوم السبت');
    await button(warning, t('dashboard.conflict.theirs')).click();
    await expect(availability(mine)).toHaveValue('كل يوم');
  });

  test('closing a changed form asks, and its draft survives Back and a reload', async ({
    page,
  }) => {
    await open(page, '/services');
    await button(page, t('admin.services.form.create')).click();
    const form = page.getByRole('dialog', { name: t('admin.services.form.create') });
    const title = form
      .getByLabel(t('admin.services.fields.title'), { exact: true })
      .locator('visible=true');
    await title.fill('خدمة');
    await button(form, t('dashboard.cancel')).click();
    const question = page.getByRole('dialog').filter({ hasText: t('dashboard.confirm.discard') });
    await expect(button(question, t('dashboard.cancel'))).toBeFocused();
    await button(question, t('dashboard.cancel')).click();
    await expect(question).toBeHidden();
    await expect(form).toBeVisible();
    await button(form, t('dashboard.cancel')).click();
    await button(question, t('dashboard.confirm.discardYes')).click();
    await expect(form).toBeHidden();

    await button(page, t('admin.services.form.create')).click();
    await expect(title).toHaveValue('خدمة');
    await title.fill('خدمة جديدة');
    await page.goBack();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/services$/);
    await expect(toast(page, t('dashboard.draft.left')).first()).toBeVisible();
    await page.goForward();
    await expect(title).toHaveValue('خدمة جديدة');
    page.on('dialog', (leaving) => void leaving.accept());
    await title.fill('خدمة أخرى');
    await page.reload();
    await expect(title).toHaveValue('خدمة أخرى');
    await button(form, t('dashboard.draft.discard')).click();
    await expect(title).toHaveValue('');
    await page.reload();
    await expect(title).toHaveValue('');
  });

  test('each page and order of a list is asked for once while it is fresh', async ({ page }) => {
    const asked = countOf(page, 'AdminServices');
    const expectAsked = async (times: number, place: string) => {
      await expect(page).toHaveURL((url) => url.search === place);
      await expect(page.locator('.ant-spin-spinning, .ant-skeleton')).toHaveCount(0);
      await expect.poll(asked, place).toBe(times);
    };
    // Each event makes all answers old, also one that another journey causes.
    await holdSocket(page);
    await open(page, '/services');
    await expectAsked(1, '');
    await page.getByRole('listitem', { name: '2' }).click();
    await expectAsked(2, '?page=2');
    await page.goBack();
    await expectAsked(2, '');
    await page.getByRole('columnheader', { name: t('admin.services.fields.title') }).click();
    await expectAsked(3, '?sort=title.asc');
    await page.goBack();
    await expectAsked(3, '');
  });
});

test.describe('service requests', () => {
  /** Requests of one client, found by a unique word. */
  async function someRequests(page: Page, count: number) {
    const person = await aVerifiedClient(page, 'جميلة عمراني');
    const word = aWord('ملف');
    const made: MadeRequest[] = [];
    for (let index = 0; index < count; index += 1) {
      made.push(
        await aServiceRequest(person, {
          serviceDescription: `${word} رقم ${index}`,
          urgency: index === 0 ? 'urgent' : 'low',
        }),
      );
    }
    return { person, word, made };
  }

  test('requests are found by phone in any spelling, and a search without results says so', async ({
    page,
  }) => {
    const digits = `55${String(Date.now()).slice(-7)}`;
    const spaced = `0${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5, 7)} ${digits.slice(7)}`;
    const client = await aVerifiedClient(page);
    const { reference } = await aServiceRequest(client, { clientPhone: spaced });
    await open(page, '/service-requests');
    for (const text of [`+213${digits}`, `00213${digits}`, `0${digits}`, spaced]) {
      await page.getByRole('searchbox').fill(text);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
      await expect(page.getByRole('row')).toHaveCount(2);
      await expect(rowOf(page, reference)).toBeVisible();
    }
    await page.getByRole('searchbox').fill(aWord('nothing'));
    await expect(page.getByText(t('dashboard.noResults'))).toBeVisible();
  });

  test('search, filter, order and page of the requests stay in the address through a reload', async ({
    page,
  }) => {
    const { word, made } = await someRequests(page, 12);
    await setStatus(made[3]!.id, 'completed');
    await open(page, '/service-requests');
    await page.keyboard.press('Control+f');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(word);
    await expect(page.getByText('1-10 من 12')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(11);

    const reference = page.getByRole('columnheader', {
      name: t('admin.serviceRequests.fields.reference'),
    });
    await reference.click();
    await expect(page).toHaveURL(/sort=reference.asc/);
    await expect(page.getByRole('row').nth(1)).toContainText(made[0]!.reference);
    await page.getByTitle('2', { exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(word);
    await expect(page.getByRole('row')).toHaveCount(3);
    await expect(page.getByRole('row').nth(1)).toContainText(made[10]!.reference);

    await button(page.getByRole('search'), t('dashboard.filters.title')).click();
    await choose(page, 'admin.serviceRequests.fields.status', 'words.requestStatus.completed');
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(rowOf(page, made[3]!.reference)).toBeVisible();
    await page.reload();
    await expect(rowOf(page, made[3]!.reference)).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
  });

  test('the details of a request show everything, a note for the client is added, and deleting asks with the client name and can be undone', async ({
    page,
  }) => {
    const { person, word, made } = await someRequests(page, 1);
    await open(page, '/service-requests');
    await page.getByRole('searchbox').fill(word);
    await rowOf(page, made[0]!.reference).getByText(person.fullName).click();
    const details = openRequest(page);
    for (const text of [
      made[0]!.reference,
      person.fullName,
      person.email,
      person.phone,
      t('dashboard.notSpecified'),
      t('words.urgency.urgent'),
      `${word} رقم 0`,
      t('request.event.submitted'),
    ]) {
      await expect(details.getByText(text).first()).toBeVisible();
    }
    await button(details, t('dashboard.note.add')).click();
    await expect(details.getByText(t('dashboard.note.required'))).toBeVisible();
    await details.getByLabel(t('dashboard.note.text')).fill('أحضر نسخة من العقد.');
    await details.getByText(t('dashboard.note.public'), { exact: true }).click();
    await button(details, t('dashboard.note.add')).click();
    await expect(toast(page, t('dashboard.toast.noteAdded'))).toBeVisible();
    await expect(details.getByText('أحضر نسخة من العقد.')).toBeVisible();
    await button(details, t('dashboard.desk.close')).click();
    await expect(details).toBeHidden();
    await expect(page).not.toHaveURL(/view=/);

    const row = rowOf(page, made[0]!.reference);
    await button(row, `${t('dashboard.actions.title')}: ${person.fullName}`).click();
    await page.getByRole('menuitem', { name: t('dashboard.actions.remove') }).click();
    const name = isolated(person.fullName);
    const words = t('admin.serviceRequests.confirm.trash', { name });
    await agree(page, words, t('dashboard.actions.remove'));
    await expect(row).toBeHidden();
    const gone = toast(page, t('admin.serviceRequests.toast.trashed', { name }));
    await button(gone, t('dashboard.undo')).click();
    await expect(toast(page, t('admin.serviceRequests.toast.restored', { name }))).toBeVisible();
    await expect(row).toBeVisible();
  });

  test('a request status changed in the row is shown to the client without a reload', async ({
    page,
    another,
  }) => {
    const { person, word, made } = await someRequests(page, 1);
    const client = await another();
    await enter(client, person);
    await client.goto('/account');
    await expect(client.getByText(t('words.requestStatus.pending'))).toBeVisible();

    await open(page, '/service-requests');
    await find(page, word, made[0]!.reference);
    const { reference } = made[0]!;
    const change = (status: string) =>
      button(
        rowOf(page, reference),
        t('dashboard.status.change', { status: t(`words.requestStatus.${status}`), reference }),
      );
    await change('pending').focus();
    await page.keyboard.press('Enter');
    const item = (status: string) =>
      page.getByRole('menuitem', { name: t(`words.requestStatus.${status}`) });
    const offered = SERVICE_REQUEST_STATUSES.filter((status) => status !== 'pending');
    const [first, ...below] = offered.slice(0, offered.indexOf('rejected') + 1);
    await expect(item(first!)).toBeFocused();
    for (const status of below) {
      await page.keyboard.press('ArrowDown');
      await expect(item(status)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: t('dashboard.status.title') });
    await dialog.getByLabel(t('dashboard.status.reason')).fill('الطلب خارج اختصاصنا.');
    await button(dialog, t('dashboard.status.confirm')).click();
    await expect(
      toast(page, t('dashboard.toast.decided', { status: t('words.requestStatus.rejected') })),
    ).toBeVisible();
    await expect(change('rejected')).toBeVisible();
    await expect(
      client.getByText(t('words.requestStatus.rejected'), { exact: true }),
    ).toBeVisible();

    await change('rejected').click();
    await page.getByRole('menuitem', { name: t('words.requestStatus.in_progress') }).click();
    await expect(dialog.getByText(t('dashboard.status.reopen'))).toBeVisible();
    await button(dialog, t('dashboard.status.confirm')).click();
    await expect(change('in_progress')).toBeVisible();
  });

  test('a dashboard list that cannot be read shows the reason and a retry', async ({ page }) => {
    await enter(page, ADMIN);
    // a socket that opens anew would load the list by itself
    await holdSocket(page);
    await page.route(GRAPHQL, (route) =>
      operationIn(route.request()) === 'AdminServiceRequests'
        ? route.abort('connectionfailed')
        : route.fallback(),
    );
    await page.goto('/dashboard/service-requests');
    const failure = alert(page, t('dashboard.errors.load'));
    await expect(failure).toContainText(t('dashboard.errors.connection'));
    await page.unroute(GRAPHQL);
    await button(failure, t('dashboard.retry')).click();
    await expect(page.getByRole('table')).toBeVisible();
  });

  test('after an ended session, signing in leads back to the same dashboard list', async ({
    page,
    context,
  }) => {
    // The users would be read again when the socket opens, and lead to the sign-in page first.
    await holdSocket(page);
    const client = await anUnverifiedClient();
    await open(page, '/users');
    await find(page, client.email);
    await context.clearCookies();
    await page.getByRole('searchbox').fill(aWord('another'));
    await expect(page).toHaveURL(/\/auth\?from=%2Fdashboard%2Fusers/);
    await signIn(page, 'ar', ADMIN);
    await expect(page).toHaveURL(/\/dashboard\/users/);
  });
});
