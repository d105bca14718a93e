import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../test/render-page';
import { CallLinks } from './call-links';

const OFFICE = { key: 'main_phone', value: '+213 23 00 24 00' };
const MOBILE = { key: 'contact_phone', value: '0550 00 24 00' };

const show = (phones: object[], inWords = false) =>
  renderPage({
    page: <CallLinks inWords={inWords} />,
    handlers: {
      PublicContactInfo: () => ({
        publicContactInfo: { phones, emails: [], addresses: [], hours: [], socialMedia: [] },
      }),
    },
  });

it('a phone calls the main number, and writes to the first that is on WhatsApp', async () => {
  await show([OFFICE, MOBILE]);
  expect(await screen.findByRole('link', { name: 'Call +213 23 00 24 00' })).toHaveAttribute(
    'href',
    'tel:+21323002400',
  );
  expect(screen.getByRole('link', { name: 'Write to 0550 00 24 00 on WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/213550002400',
  );
});

it('the number is read where there is room for it', async () => {
  await show([OFFICE, MOBILE], true);
  expect(await screen.findByText('+213 23 00 24 00')).toBeVisible();
  expect(screen.getByText('WhatsApp')).toBeVisible();
});

it.each([
  ['without a number nothing is offered', [], 0],
  ['a number without WhatsApp is only called', [OFFICE], 1],
  ['a number of WhatsApp that is not the main one is only written to', [MOBILE], 1],
])('%s', async (_case, phones, count) => {
  const { container } = await show(phones);
  await waitFor(() => expect(screen.queryAllByRole('link')).toHaveLength(count));
  expect(container.querySelectorAll('div > a')).toHaveLength(count);
});
