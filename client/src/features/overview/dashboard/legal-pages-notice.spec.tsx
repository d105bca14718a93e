import { screen } from '@testing-library/react';
import { renderPage } from '../../../../test/render-page';
import { LegalPagesNotice } from './legal-pages-notice';

it('the notice names the page that no lawyer has confirmed, and leads to the settings', async () => {
  await renderPage({ page: <LegalPagesNotice pages={['privacy']} />, handlers: {} });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Privacy', '/privacy'],
    ['Enter the day of the confirmation in the settings', '/dashboard/settings?tab=general'],
  ]);
});

it('nothing is said once both pages are confirmed', async () => {
  await renderPage({ page: <LegalPagesNotice pages={[]} />, handlers: {} });
  expect(screen.queryByRole('alert')).toBeNull();
});
