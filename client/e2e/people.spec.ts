import { expect, type Page } from '@playwright/test';
import { CONSENT_VERSION } from '@contract/consent';
import { graphqlAsAdmin } from './support/api';
import { expectNoFindings } from './support/axe';
import { tooWide } from './support/browser';
import { aUser, type MadeRequest, setAssignee } from './support/builders';
import { agree, button, open, rowOf, toast } from './support/dashboard';
import { enter } from './support/person';
import { test } from './support/test';
import { addressIn, isolated, wordsOf } from './support/words';

const t = wordsOf('ar');
const ARABIC = 'عبد القادر بن يوسف';
const LATIN = 'Abdelkader Benyoucef';

/** A number that nobody else of the tests has. */
const aPhone = () => `+2135${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

/** What the office writes down of each call. */
const CALL = { consentVersion: CONSENT_VERSION, intakeChannel: 'phone', mailLanguage: 'ar' };

async function aCase(clientName: string, clientPhone: string): Promise<MadeRequest> {
  const input = { ...CALL, clientName, clientPhone, serviceId: 11 };
  const { createServiceRequest } = await graphqlAsAdmin<{ createServiceRequest: MadeRequest }>(
    `mutation ($input: CreateServiceRequestInput!) {
      createServiceRequest(input: $input) { id reference }
    }`,
    { input },
  );
  return createServiceRequest;
}

async function aMessage(name: string, phone: string): Promise<MadeRequest> {
  const input = { ...CALL, name, phone, message: 'هل يمكن فسخ عقد الإيجار قبل نهاية مدته؟' };
  const { createContactRequest } = await graphqlAsAdmin<{ createContactRequest: MadeRequest }>(
    `mutation ($input: CreateContactRequestInput!) {
      createContactRequest(input: $input) { id reference }
    }`,
    { input },
  );
  return createContactRequest;
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function merge(page: Page): Promise<void> {
  await button(main(page), t('admin.people.compare')).click();
  const dialog = page.getByRole('dialog', { name: t('admin.people.merge.title') });
  await expect(dialog.getByText(t('admin.people.merge.points.reads'))).toBeVisible();
  await expectNoFindings(page, 'two people side by side');
  await button(dialog, t('admin.people.merge.confirm')).click();
  await expect(dialog).toBeHidden();
  // one of an earlier merge may still be there
  await expect(toast(page, t('admin.people.merge.done')).first()).toBeVisible();
}

test.use({ viewport: { width: 1366, height: 900 } });

test('two records of one person are proposed, merged, undone and merged again, and a lawyer is told of what is hidden', async ({
  page,
  another,
}) => {
  test.slow();
  const phone = aPhone();
  const called = await aCase(ARABIC, phone);
  const message = await aMessage(LATIN, phone);

  await open(page, `/people?q=${encodeURIComponent(phone)}`);
  const row = rowOf(page, LATIN).first();
  await expect(row).toContainText(t('admin.people.probably'));
  await row.getByRole('link', { name: LATIN }).first().click();
  await expect(heading(page, LATIN)).toBeVisible();
  await expect(main(page)).toContainText(t('admin.people.reasons.phone'));
  await expect(main(page)).not.toContainText(called.reference);
  await expectNoFindings(page, 'the page of a person');

  await merge(page);
  await expect(main(page)).toContainText(called.reference);
  await expect(main(page)).toContainText(message.reference);
  await expect(main(page).getByText(t('admin.people.proposals'))).toHaveCount(0);

  await button(main(page), t('admin.people.undo.action')).click();
  await agree(
    page,
    t('admin.people.undo.title', { name: isolated(ARABIC) }),
    t('admin.people.undo.action'),
  );
  await expect(toast(page, t('admin.people.undo.done'))).toBeVisible();
  await expect(main(page)).not.toContainText(called.reference);

  await button(main(page), t('admin.people.dismiss.action')).click();
  const apart = main(page).getByText(t('admin.people.apart.isNot'));
  await expect(apart).toBeVisible();
  await expect(main(page).getByText(t('admin.people.proposals'))).toHaveCount(0);
  await expectNoFindings(page, 'the page of a person who is kept apart');
  await button(main(page), t('admin.people.apart.undo')).click();
  await expect(apart).toHaveCount(0);
  await merge(page);
  await expect(main(page)).toContainText(called.reference);

  await page.getByRole('link', { name: called.reference }).click();
  const request = page.getByRole('region', { name: t('admin.serviceRequests.details.title') });
  await request.getByRole('link', { name: t('dashboard.person.page') }).click();
  await expect(heading(page, LATIN)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => tooWide(page)).toBe(false);

  const lawyer = await aUser({ role: 'lawyer' });
  await setAssignee(called.id, lawyer.id);
  const address = new URL(page.url()).pathname;
  const office = await another();
  await enter(office, lawyer);
  await office.goto(addressIn('ar', address));
  await expect(main(office)).toContainText(called.reference);
  await expect(main(office)).not.toContainText(message.reference);
  await expect(main(office)).toContainText(t('dashboard.person.hidden_one'));
  await expect(button(office, t('admin.people.undo.action'))).toHaveCount(0);
});
