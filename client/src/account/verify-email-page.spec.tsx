import { act, screen } from '@testing-library/react';
import {
  aUser,
  refusal,
  renderPage,
  type Handlers,
  type PageOptions,
} from '../../test/render-page';
import { VerifyEmailPage } from './verify-email-page';

const open = (handlers: Handlers, options: Partial<PageOptions> = {}) =>
  renderPage({
    page: <VerifyEmailPage />,
    path: '/verify-email/:token?',
    at: '/verify-email/token',
    user: aUser(),
    handlers,
    ...options,
  });

const address = () => screen.getByTestId('address').textContent;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('the verification page verifies on load and after three seconds opens the requested page', async () => {
  localStorage.setItem('verify-panel', JSON.stringify({ email: 'x', from: '/request-service' }));
  const verify = jest.fn(() => ({ verifyEmail: { isEmailVerified: true } }));
  await open({ VerifyEmail: verify, Me: () => ({ me: aUser() }) });
  expect(await screen.findByText('Your e‑mail address is verified')).toBeVisible();
  expect(verify).toHaveBeenCalledWith({ token: 'token' });
  act(() => jest.advanceTimersByTime(2900));
  expect(address()).toBe('/verify-email/token');
  act(() => jest.advanceTimersByTime(200));
  expect(address()).toBe('/request-service');
});

it('the verification page in another browser goes on to the page in the link', async () => {
  await open(
    {
      VerifyEmail: () => ({ verifyEmail: { isEmailVerified: true } }),
      Me: () => ({ me: aUser() }),
    },
    { at: '/verify-email/token?from=%2Frequest-service%2Flegal-audit' },
  );
  await screen.findByText('Your e‑mail address is verified');
  act(() => jest.advanceTimersByTime(3000));
  expect(address()).toBe('/request-service/legal-audit');
});

it('the verification page leads to sign-in when nobody is signed in', async () => {
  const nobody = {
    VerifyEmail: () => ({ verifyEmail: { isEmailVerified: true } }),
    Me: () => refusal('UNAUTHENTICATED'),
  };
  await open(nobody, { user: null });
  await screen.findByText('Your e‑mail address is verified');
  expect(screen.getByText(/Go back to the device on which you registered/)).toBeVisible();
  act(() => jest.advanceTimersByTime(3000));
  expect(address()).toBe('/auth');
});

it('the verification page shows why it failed, with a link back', async () => {
  await open({ VerifyEmail: () => refusal('INVALID_VERIFICATION_TOKEN') });
  expect(await screen.findByText('refused: INVALID_VERIFICATION_TOKEN')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/auth');
});

it('the verification page of an older link leads to the newest mail', async () => {
  await open({ VerifyEmail: () => refusal('NEWER_LINK_SENT') });
  expect(await screen.findByText('refused: NEWER_LINK_SENT')).toBeVisible();
  expect(screen.getByText(/Open the link in the newest e‑mail/)).toBeVisible();
});

it('the verification page says that the token is incorrect when there is none', async () => {
  await open({}, { at: '/verify-email' });
  expect(screen.getByText('Verification token is incorrect')).toBeVisible();
});
