import { fireEvent, screen } from '@testing-library/react';
import type { Statistics } from '@contract/site-state';
import { renderPage } from '../../../test/render-page';
import { StatisticsChoice } from '../privacy-page';
import { StatisticsQuestion } from './statistics';
import { isPrivatePage } from './statistics-services';

const BOTH: Statistics = { googleAnalytics: 'G-AB12CD34EF', facebookPixel: '1234567890' };

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

const ask = (statistics = BOTH) =>
  renderPage({ page: <StatisticsQuestion statistics={statistics} locale="en" /> });
const loaded = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('visits are counted once the visitor agreed, by the services that are set', async () => {
  await ask();
  expect(screen.getByText(/Google Analytics and Facebook Pixel/)).toBeInTheDocument();
  expect(loaded()).toEqual([]);
  answer('I agree');
  expect(loaded()).toEqual([
    'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
    'https://connect.facebook.net/en_US/fbevents.js',
  ]);
  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
});

it('a visitor who refuses is not counted, and may choose again', async () => {
  const { unmount } = await ask({ ...BOTH, facebookPixel: null });
  answer('No, thank you');
  expect(loaded()).toEqual([]);
  unmount();
  await renderPage({ page: <StatisticsChoice /> });
  expect(screen.getByText(/not counted/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Change my choice' })).toBeInTheDocument();
});

it.each([
  ['/', false],
  ['/fr/services', false],
  ['/account/requests/1', true],
  ['/en/dashboard', true],
  ['/reset-password/secret', true],
  ['/not-me/secret', true],
  ['/fr/earlier-requests/secret', true],
  ['/fr/verify-email/secret', true],
])('the page %s is private: %s', (path, isPrivate) => {
  expect(isPrivatePage(path)).toBe(isPrivate);
});
