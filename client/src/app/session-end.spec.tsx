import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, renderPage } from '../../test/render-page';
import { useAuth } from '../lib/auth';
import { createSessionEnd, useSessionEnd } from './session-end';

const sessionEnd = createSessionEnd();

/** A page on which a read can be refused while the person signs out. */
function Page() {
  const { user, signOut } = useAuth();
  useSessionEnd(sessionEnd);
  return <button onClick={() => void signOut()}>{user ? 'Sign out' : 'Signed out'}</button>;
}

const show = (handlers = {}) =>
  renderPage({ page: <Page />, path: '/account', handlers, user: aUser() });

it('a refused read opens the sign-in page, which leads back', async () => {
  await show();
  act(() => sessionEnd.announce());
  expect(screen.getByTestId('address')).toHaveTextContent('/auth?from=%2Faccount');
});

it('a read that is refused while the person signs out opens no sign-in page', async () => {
  let answer = (_: object): void => undefined;
  await show({ Logout: () => new Promise((resolve) => (answer = resolve)) });
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  act(() => sessionEnd.announce());
  answer({ logout: true });
  expect(await screen.findByRole('button', { name: 'Signed out' })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/account');
});
