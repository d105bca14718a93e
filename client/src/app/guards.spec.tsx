import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { aUser, refusal, renderPage, type Handlers } from '../../test/render-page';
import { RequireSignedIn, RequireVerified } from './guards';
import { noticePage } from './routes';

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
  const asked = jest.fn(() => (isAway ? refusal('SERVICE_UNAVAILABLE') : { me: aUser() }));
  await show({ Me: asked });
  expect(
    await screen.findByRole('heading', { name: 'Your page cannot be opened just now' }),
  ).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('/account');
  asked.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(asked).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('my file')).toBeVisible();
});

it('a page of requests opens once the phone number is confirmed, where that is required', async () => {
  await noticePage('services').load();
  let isPhoneVerified = false;
  const codes: unknown[] = [];
  await renderPage({
    page: (
      <Suspense>
        <RequireVerified kind="services">my request</RequireVerified>
      </Suspense>
    ),
    path: '/request-service',
    user: aUser(),
    site: { requirePhoneVerification: true },
    handlers: {
      Me: () => ({ me: aUser({ isPhoneVerified }) }),
      SendPhoneCode: () => ({ sendPhoneCode: { retryAfter: 60 } }),
      VerifyPhone: ({ code }) => {
        codes.push(code);
        if (codes.length === 1)
          return refusal('INVALID_PHONE_CODE', {
            errors: [{ field: 'code', message: 'Wrong code' }],
          });
        isPhoneVerified = true;
        return { verifyPhone: { id: 'user-1', isPhoneVerified } };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Send me the code' }));
  const code = await screen.findByLabelText('Code');
  expect(screen.getByRole('button', { name: /^Another code in/ })).toBeDisabled();
  await userEvent.type(code, '111111');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the number' }));
  expect(await screen.findAllByText('Wrong code')).not.toHaveLength(0);
  await userEvent.clear(code);
  await userEvent.type(code, '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the number' }));
  expect(await screen.findByText('my request')).toBeVisible();
  expect(codes).toEqual(['111111', '123456']);
});
