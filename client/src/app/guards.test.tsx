import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, renderPage, type Handlers } from '../../test/render-page';
import { RequireSignedIn } from './guards';

const show = (handlers: Handlers) =>
  renderPage({
    page: <RequireSignedIn>my file</RequireSignedIn>,
    path: '/account',
    handlers,
    user: 'unasked',
  });

beforeEach(() => {
  document.cookie = 'signed_in=1';
});

it('a private page redirects to sign-in when the session has ended', async () => {
  await show({ Me: () => refusal('UNAUTHENTICATED') });
  expect(await screen.findByText('/auth?from=%2Faccount')).toBeVisible();
});

it('a private page offers a retry when the server cannot be asked who is signed in', async () => {
  let isAway = true;
  await show({ Me: () => (isAway ? refusal('SERVICE_UNAVAILABLE') : { me: aUser() }) });
  expect(
    await screen.findByRole('heading', { name: 'Your page cannot be opened just now' }),
  ).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/account');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('my file')).toBeVisible();
});
