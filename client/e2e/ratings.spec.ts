import { expect } from '@playwright/test';
import { graphqlAsAdmin } from './support/api';
import { aServiceRequest } from './support/builders';
import { button, open, openRequest } from './support/dashboard';
import { tooWide } from './support/browser';
import { aVerifiedClient, enter } from './support/person';
import { test } from './support/test';
import { wordsOf } from './support/words';

const t = wordsOf('ar');
const OPINION = 'شرح واضح ومتابعة في كل مرحلة من الملف';
const THE_REST = {
  ...{ nameFr: 'Amina B.', nameEn: 'Amina B.' },
  ...{ roleAr: 'موكّلة', roleFr: 'Cliente', roleEn: 'Client' },
  ...{ companyAr: 'خاص', companyFr: 'Particulier', companyEn: 'Private' },
  reviewFr: 'Des explications claires à chaque étape.',
  reviewEn: 'Clear explanations at every step.',
};
test.use({ viewport: { width: 1366, height: 900 } });

test('a client rates a case and agrees to a testimonial, the office publishes it, and it is hidden when the consent ends', async ({
  page,
  another,
}) => {
  test.slow();
  const client = await another();
  const person = await aVerifiedClient(client);
  const { id } = await aServiceRequest(person, { serviceDescription: 'عقد إيجار' });
  const completed = { id, input: { status: 'completed' } };
  await graphqlAsAdmin(
    'mutation ($id: ID!, $input: SetServiceRequestStatusInput!) { setServiceRequestStatus(id: $id, input: $input) { id } }',
    completed,
  );

  await enter(client, person);
  await client.goto(`/account/requests/${id}#rating`);
  const card = client.getByRole('region', { name: t('account.rating.title') });
  await card.getByText(t('account.rating.starsOf.5')).check({ force: true });
  await card.getByLabel(t('account.rating.comment')).fill(OPINION);
  const consent = card.getByLabel(t('account.rating.publish'));
  await expect(consent).not.toBeChecked();
  await consent.check();
  await card.getByLabel(t('account.rating.publicName')).fill('أمينة ب.');
  await button(card, t('account.rating.send')).click();
  await expect(card.getByText(t('account.rating.notPublished'))).toBeVisible();

  await open(page, `/service-requests?view=${id}`);
  await button(openRequest(page), t('admin.ratings.draft')).click();
  const link = openRequest(page).getByRole('link', { name: t('admin.ratings.openTestimonial') });
  await expect(link).toBeVisible();
  const testimonial = new URL((await link.getAttribute('href'))!, page.url()).searchParams.get(
    'form',
  );
  await graphqlAsAdmin(
    'mutation ($id: ID!, $input: UpdateTestimonialInput!) { updateTestimonial(id: $id, input: $input) { id } }',
    { id: testimonial, input: { ...THE_REST, status: 'active' } },
  );

  const visitor = await another();
  await visitor.goto('/#testimonials');
  await expect(visitor.getByText(OPINION)).toBeVisible();
  await client.reload();
  await expect(card.getByText(t('account.rating.published'))).toBeVisible();
  await client.setViewportSize({ width: 390, height: 844 });
  expect(await tooWide(client)).toBe(false);
  await button(card, t('account.rating.withdraw.consent.action')).click();
  await button(client, t('account.rating.withdraw.consent.confirm')).click();
  await expect(button(card, t('account.rating.withdraw.consent.action'))).toBeHidden();
  await visitor.goto('/');
  await visitor.goto('/#testimonials');
  await expect(visitor.getByText(OPINION)).toBeHidden();
  await open(page, '/ratings?stars=5');
  await expect(page.getByRole('row').filter({ hasText: person.fullName })).toBeVisible();
});
