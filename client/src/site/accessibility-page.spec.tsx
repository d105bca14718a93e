import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { AccessibilityPage } from './accessibility-page';

const entry = (key: string, value: string) => ({ key, value });
const show = (phones: object[], emails: object[]) =>
  renderPage({
    page: <AccessibilityPage />,
    path: '/accessibility',
    at: '/accessibility',
    handlers: {
      PublicContactInfo: () => ({
        publicContactInfo: { phones, emails, addresses: [], hours: [], socialMedia: {} },
      }),
    },
  });

it('the page on accessibility says what was checked, what is not perfect, and whom to call', async () => {
  await show(
    [entry('main_phone', '+213 23 00 24 00')],
    [entry('main_email', 'contact@example.dz')],
  );
  const items = (name: string) =>
    within(screen.getByRole('region', { name })).getAllByRole('listitem');
  expect(items('What we have checked')).toHaveLength(6);
  expect(items('What is not perfect yet')).toHaveLength(4);
  const barrier = within(screen.getByRole('region', { name: 'Does something stop you?' }));
  await barrier.findByRole('link', { name: '+213 23 00 24 00' });
  const hrefs = barrier.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['tel:+21323002400', 'mailto:contact@example.dz', '/contact']);
});

it('the page on accessibility leads to the contact page where no phone and no address is set', async () => {
  await show([], []);
  const barrier = within(screen.getByRole('region', { name: 'Does something stop you?' }));
  expect(barrier.getAllByRole('link')).toHaveLength(1);
});
