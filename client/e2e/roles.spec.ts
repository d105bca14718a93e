import { expect, type Page } from '@playwright/test';
import { CONTENT, CONTENT_KINDS, type ContentKind } from '@contract/content/content-kinds';
import type { ContentDefinition } from '@contract/content/define-content';
import { asAdmin, tokenOf } from './support/api';
import { aServiceRequest, aUser, setAssignee } from './support/builders';
import { agree, button, choose, openRequest, rowOf } from './support/dashboard';
import { aVerifiedClient, enter, type Person } from './support/person';
import { test } from './support/test';
import { addressIn, wordsOf } from './support/words';

const t = wordsOf('ar');
/** The kinds of content that the sidebar does not list among the content. */
const ELSEWHERE: readonly ContentKind[] = ['consultant', 'replyTemplate', 'quoteTemplate'];
const CONTENT_SCREENS = CONTENT_KINDS.filter((kind) => !ELSEWHERE.includes(kind)).map((kind) => {
  const { screen, plural }: ContentDefinition = CONTENT[kind];
  return screen ?? plural;
});
/** Every screen of the dashboard that the sidebar leads to, in its order. */
const SCREENS = [
  '',
  'service-requests',
  'contact',
  'applications',
  'consultations',
  'quotes',
  'ratings',
  ...CONTENT_SCREENS,
  'people',
  'users',
  'consultants',
  'templates',
  'quote-templates',
  'settings',
  'holidays',
  'hours',
  'audit',
  'privacy',
  'programs',
  'webhooks',
];
const REQUESTS = [
  '',
  'service-requests',
  'contact',
  'applications',
  'consultations',
  'quotes',
  'ratings',
];

/** The screens that each role may open; every other one is refused. */
const OPEN = {
  secretary: SCREENS.filter(
    (path) => !['users', 'settings', 'audit', 'privacy', 'programs', 'webhooks'].includes(path),
  ),
  lawyer: [
    ...REQUESTS,
    'services',
    'situations',
    'faq',
    'people',
    'templates',
    'holidays',
    'hours',
  ],
};

const visit = (page: Page, path: string) => page.goto(addressIn('ar', `/dashboard/${path}`));
const noAccess = (page: Page) =>
  page.getByRole('heading', { level: 1, name: t('dashboard.noAccess.title') });

/** The sidebar lists what the role may open; the address of any other screen says no and leads back. */
async function expectScreens(page: Page, role: keyof typeof OPEN): Promise<void> {
  await visit(page, '');
  const links = page.getByRole('navigation', { name: t('dashboard.nav.label') }).getByRole('link');
  await expect(links).toHaveCount(OPEN[role].length);
  const addresses = await links.evaluateAll((found) =>
    found.map((link) => link.getAttribute('href')),
  );
  expect(addresses).toEqual(OPEN[role].map((path) => `/dashboard${path && `/${path}`}`));
  for (const path of SCREENS.filter((screen) => !OPEN[role].includes(screen))) {
    await visit(page, path);
    await expect(noAccess(page)).toBeVisible();
  }
  await page.getByRole('link', { name: t('dashboard.noAccess.back') }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** They are filtered, marked as read and deleted; what the person may no longer read is not among them. */
async function expectNotifications(page: Page, own: string, lost: string): Promise<void> {
  await visit(page, 'notifications');
  await expect(rowOf(page, own)).toBeVisible();
  await expect(rowOf(page, lost)).toHaveCount(0);
  await choose(page, 'admin.notifications.fields.type', 'admin.notifications.types.warning');
  await expect(page.getByText(t('dashboard.noResultsYours'))).toBeVisible();
  await button(page.getByRole('search'), t('dashboard.filters.reset')).click();
  const readAll = button(page, t('admin.notifications.actions.readAll'));
  await readAll.click();
  await expect(readAll).toBeDisabled();
  await choose(page, 'admin.notifications.fields.read', 'admin.notifications.unread');
  await expect(rowOf(page, own)).toHaveCount(0);
  await choose(page, 'admin.notifications.fields.read', 'admin.notifications.read');
  await expect(rowOf(page, own)).toBeVisible();
  const removeRead = t('admin.notifications.actions.removeRead');
  await button(page, removeRead).click();
  await agree(page, t('admin.notifications.confirm.removeRead'), removeRead);
  await expect(rowOf(page, own)).toHaveCount(0);
  await button(page.getByRole('search'), t('dashboard.filters.reset')).click();
  await expect(page.getByText(t('admin.notifications.empty'))).toBeVisible();
}

type ApiCall = readonly [method: string, path: string, status: number, data?: object];

/** Each of these calls is answered with this status. */
async function expectStatuses(page: Page, person: Person, calls: readonly ApiCall[]) {
  const headers = { Authorization: `Bearer ${await tokenOf(person)}` };
  for (const [method, path, status, data] of calls) {
    const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, data });
    expect([method, path, answer.status()]).toEqual([method, path, status]);
  }
}

test.use({ viewport: { width: 1366, height: 768 } });

test('a secretary’s day: all requests and drafts of content, nothing of users, settings and deletion', async ({
  page,
}) => {
  test.slow();
  const client = await aVerifiedClient(page);
  const request = await aServiceRequest(client);
  const secretary = await aUser({ role: 'secretary' });
  await enter(page, secretary);
  await expectScreens(page, 'secretary');

  await visit(page, `service-requests?view=${request.id}`);
  await expect(openRequest(page)).toContainText(request.reference);
  await expect(openRequest(page).getByLabel(t('dashboard.assignee.label'))).toBeVisible();
  await expect(button(page, t('dashboard.actions.history'))).toHaveCount(0);
  await expect(button(page, t('dashboard.trash'))).toHaveCount(0);

  await visit(page, 'faq?form=new');
  const form = page.getByRole('dialog');
  await expect(button(form, t('dashboard.form.saveDraft'))).toBeVisible();
  await expect(button(form, t('dashboard.form.publish'))).toHaveCount(0);
  await expect(form.getByLabel(t('dashboard.contentStatus.label'), { exact: true })).toHaveCount(0);

  const service = await asAdmin<{ id: number }>('/services/6');
  await expectStatuses(page, secretary, [
    ['GET', '/users', 403],
    ['DELETE', `/service-requests/${request.id}`, 403],
    ['PATCH', `/services/${service.id}/toggle-status`, 403],
    ['DELETE', `/services/${service.id}`, 403],
    ['PUT', `/services/${service.id}`, 403],
    ['POST', '/contact-info/admin', 403],
  ]);
});

test('a lawyer’s day: what is assigned to them, until it goes to somebody else', async ({
  page,
}) => {
  test.slow();
  const client = await aVerifiedClient(page);
  const assigned = await aServiceRequest(client);
  const foreign = await aServiceRequest(client);
  const lawyer = await aUser({ role: 'lawyer' });
  const kept = await aServiceRequest(client);
  for (const { id } of [assigned, kept]) await setAssignee(id, lawyer.id);
  await enter(page, lawyer);
  await expectScreens(page, 'lawyer');

  await visit(page, 'service-requests');
  await expect(rowOf(page, assigned.reference)).toBeVisible();
  await expect(rowOf(page, foreign.reference)).toHaveCount(0);
  await expect(button(page, t('dashboard.export.button'))).toHaveCount(0);
  await expectStatuses(page, lawyer, [
    ['GET', `/service-requests/${assigned.id}`, 200],
    ['GET', `/service-requests/${foreign.id}`, 404],
    ['GET', `/service-requests/${foreign.id}?deleted=true`, 404],
    ['PATCH', `/service-requests/${foreign.id}/status`, 404, { status: 'approved' }],
    ['POST', `/service-requests/${foreign.id}/reply`, 404, { replyMessage: 'وصلنا طلبكم' }],
    ['PUT', `/service-requests/${assigned.id}`, 403],
    ['DELETE', `/service-requests/${assigned.id}`, 403],
    ['GET', '/users', 403],
    ['GET', '/faqs', 200],
    ['GET', '/testimonials', 403],
  ]);

  await visit(page, `service-requests?view=${foreign.id}`);
  await expect(openRequest(page)).toContainText(t('dashboard.desk.missing'));
  await expect(button(page, t('dashboard.retry'))).toHaveCount(0);
  await button(openRequest(page), t('dashboard.desk.back')).click();
  await expect(openRequest(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/view=/);

  await visit(page, 'applications?status=pending');
  await expect(page.getByText(t('dashboard.noResultsYours'))).toBeVisible();
  await button(page, t('dashboard.filters.reset')).first().click();
  await expect(page.getByText(t('admin.applications.empty'))).toBeVisible();

  await visit(page, 'service-requests');
  await expect(rowOf(page, assigned.reference)).toBeVisible();
  await setAssignee(assigned.id, null);
  await expect(rowOf(page, assigned.reference)).toHaveCount(0);
  await expectNotifications(page, kept.reference, assigned.reference);
});
