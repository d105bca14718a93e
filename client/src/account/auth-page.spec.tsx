import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_VERSION } from '@contract/consent';
import { aUser, refusal, renderPage, type Handlers } from '../../test/render-page';
import { pendingDestination } from '../features/email-verification/use-verification-panel';
import { keepMatter } from '../features/matter/matter';
import { AuthPage } from './auth-page';

const open = (at: string, handlers: Handlers = {}) =>
  renderPage({ page: <AuthPage />, path: '/auth', at, handlers });

const address = () => screen.getByTestId('address').textContent;

async function fillRegistration(changes: Record<string, string> = {}) {
  const values = {
    'Full name': 'Amina Benyoucef',
    'Phone number (Algeria only)': '0550 12 34 56',
    'E‑mail address': ' Amina@Example.com ',
    Password: 'zitouna-1962',
    'Confirm the password': 'zitouna-1962',
    ...changes,
  };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.type(screen.getByLabelText(label), value);
  }
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create the account' }));
}

/** The clock of the browser stands still, timers run. */
const stopClock = () => jest.spyOn(Date, 'now').mockReturnValue(Date.now());

/** Somebody has signed in in this browser before. */
const signedInBefore = () => localStorage.setItem('signedInHere', '1');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe('signing in', () => {
  it('signing in with empty fields shows an error under each', async () => {
    await open('/auth');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('All fields are required')).toBeVisible();
    expect(screen.getByLabelText('E‑mail address')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeInvalid();
  });

  it.each([
    {
      title: 'the server has words',
      Login: () => refusal('LOGIN_FAILED'),
      text: 'refused: LOGIN_FAILED',
    },
    {
      title: 'the line is broken',
      Login: () => Promise.reject(new TypeError('Failed to fetch')),
      text: 'Failed to sign in',
    },
  ])('the sign-in form shows its error in place when $title', async ({ Login, text }) => {
    await open('/auth', { Login });
    await userEvent.type(screen.getByLabelText('E‑mail address'), 'amina@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong-one');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('E‑mail address')).toHaveValue('amina@example.com');
    expect(address()).toBe('/auth');
  });

  it.each([
    { role: 'client' as const, to: '/request-service/legal-audit' },
    { role: 'admin' as const, to: '/dashboard' },
  ])('signing in leads a $role to $to', async ({ role, to }) => {
    signedInBefore();
    await open('/auth?from=%2Frequest-service%2Flegal-audit', {
      Login: () => ({ login: { user: aUser({ role }) } }),
    });
    await userEvent.type(screen.getByLabelText('E‑mail address'), 'amina@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'zitouna-1962');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe(to));
  });
});

describe('a browser in which nobody has signed in', () => {
  it.each([
    { from: '/book-consultation?type=labor', heading: 'Create an account' },
    { from: '/services/legal-audit', heading: 'Create an account' },
    { from: '/dashboard', heading: 'Sign in' },
    { from: '/account', heading: 'Sign in' },
  ])('$from opens on "$heading"', async ({ from, heading }) => {
    await open(`/auth?from=${encodeURIComponent(from)}`);
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

  it('the form to sign in is chosen by its link, and opens by itself after the first sign-in', async () => {
    const at = '/auth?from=%2Fcontact';
    const { unmount } = await open(at, { Login: () => ({ login: { user: aUser() } }) });
    await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
    expect(address()).toBe('/auth?mode=sign-in&from=%2Fcontact');
    await userEvent.type(screen.getByLabelText('E‑mail address'), 'amina@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'zitouna-1962');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/contact'));
    unmount();
    await open(at);
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  });
});

it('a text written before signing in is a draft of the person when the form opens', async () => {
  const text = 'I was dismissed last week.';
  keepMatter({ text, form: 'request', service: 'legal-audit', branch: '' }, false);
  const from = '/request-service/legal-audit';
  await open(`/auth?mode=sign-in&from=${encodeURIComponent(from)}`, {
    Login: () => ({ login: { user: aUser() } }),
  });
  expect(screen.getByText(/What you wrote comes with you into the form/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('E‑mail address'), 'amina@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'zitouna-1962');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(address()).toBe(from));
  expect(localStorage.getItem('draft:service-request:user-1')).toContain(text);
  expect(sessionStorage.getItem('matter')).toBeNull();
});

describe('an address that has an account', () => {
  it('registration leads to the form to sign in and to a new password, with the address', async () => {
    await open('/auth?mode=register', {
      Register: () =>
        refusal('EMAIL_TAKEN', { errors: [{ field: 'email', message: 'Already in use' }] }),
    });
    await fillRegistration();
    const link = await screen.findByRole('link', { name: /^I have an account/ });
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
    await userEvent.click(link);
    expect(screen.getByLabelText('E‑mail address')).toHaveValue('amina@example.com');
    await userEvent.click(screen.getByRole('link', { name: 'Forgot your password?' }));
    expect(address()).toBe('/forgot-password');
  });
});

describe('the second step of signing in', () => {
  /** Gives the right password of an account that also needs a code. */
  async function givePassword(SignInWithSecondFactor: Handlers[string]) {
    const Login = () =>
      refusal('SECOND_FACTOR_REQUIRED', {
        challenge: 'the challenge',
        factors: ['app'],
      });
    await open('/auth?from=%2Faccount', { Login, SignInWithSecondFactor });
    await userEvent.type(screen.getByLabelText('E‑mail address'), 'amina@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'zitouna-1962');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    return screen.findByLabelText('Code from the app');
  }

  it('the second step takes the code of the app, and shows an error under its field', async () => {
    const sent: unknown[] = [];
    const errors = [{ field: 'code', message: 'Wrong code' }];
    const code = await givePassword((variables) => {
      sent.push(variables);
      return variables['code'] === '123456'
        ? { signInWithSecondFactor: { user: aUser() } }
        : refusal('WRONG_CODE', { errors });
    });
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(code, '111111{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Wrong code/));
    await userEvent.clear(code);
    await userEvent.type(code, '123456{Enter}');
    await waitFor(() => expect(address()).toBe('/account'));
    expect(sent.at(-1)).toEqual({ challenge: 'the challenge', code: '123456' });
  });

  it('an expired second step leads back to the password', async () => {
    const code = await givePassword(() => refusal('CHALLENGE_EXPIRED'));
    await userEvent.type(code, '123456{Enter}');
    expect(await screen.findByText('refused: CHALLENGE_EXPIRED')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
    expect(screen.getByLabelText('Password')).toBeVisible();
  });
});

describe('registration', () => {
  it('a broken line keeps what was typed, and says that no account was made', async () => {
    await open('/auth?mode=register', {
      Register: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await fillRegistration();
    expect(await screen.findByText('Failed to create account')).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue('Amina Benyoucef');
  });

  it('registration shows a password mismatch under the confirmation', async () => {
    await open('/auth?mode=register');
    await fillRegistration({ 'Confirm the password': 'zitouna-1963' });
    expect(screen.getByLabelText('Confirm the password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
    expect(screen.getByLabelText('Password')).toBeValid();
  });

  it('registration with empty fields shows an error under each', async () => {
    await open('/auth?mode=register');
    await userEvent.click(screen.getByRole('button', { name: 'Create the account' }));
    expect(screen.getByText('All fields are required')).toBeVisible();
    expect(screen.getAllByText('This field is required')).toHaveLength(5);
  });

  it('registration shows the server errors under their fields', async () => {
    const errors = [{ field: 'email', message: 'Already in use' }];
    await open('/auth?mode=register', {
      Register: () => refusal('BAD_USER_INPUT', { errors }),
    });
    await fillRegistration();
    await waitFor(() =>
      expect(screen.getByLabelText('E‑mail address')).toHaveAccessibleDescription('Already in use'),
    );
  });

  it('registration opens the verification panel with its countdown', async () => {
    stopClock();
    const register = jest.fn(() => ({ register: { user: aUser({ isEmailVerified: false }) } }));
    await open('/auth?mode=register', { Register: register });
    await fillRegistration();
    expect(await screen.findByText('amina@example.com')).toBeVisible();
    expect(register).toHaveBeenCalledWith({
      input: {
        fullName: 'Amina Benyoucef',
        phoneNumber: '0550 12 34 56',
        email: 'amina@example.com',
        password: 'zitouna-1962',
        consentVersion: CONSENT_VERSION,
        language: 'en',
      },
    });
    expect(screen.getByRole('button', { name: 'Send again in 1:00' })).toBeDisabled();
    expect(address()).toBe('/auth?mode=register');
  });
});

describe('the verification panel', () => {
  const unverified = aUser({ isEmailVerified: false });

  async function openPanel(handlers: Handlers) {
    const panel = { email: unverified.email, from: '/request-service' };
    localStorage.setItem('verify-panel', JSON.stringify(panel));
    await renderPage({ page: <AuthPage />, path: '/auth', handlers, user: unverified });
  }

  it('the verification panel says when the address is not verified yet', async () => {
    await openPanel({
      EmailVerificationStatus: () => ({ emailVerificationStatus: { isEmailVerified: false } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I’ve confirmed my e‑mail' }));
    expect(await screen.findByText('E‑mail not yet verified; click the link')).toBeVisible();
  });

  it('the verification panel leads home once the address is verified', async () => {
    await openPanel({
      EmailVerificationStatus: () => ({ emailVerificationStatus: { isEmailVerified: true } }),
      Me: () => ({ me: aUser() }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'I’ve confirmed my e‑mail' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('the verification panel disables resending for a minute after an e-mail', async () => {
    stopClock();
    await openPanel({
      ResendVerification: () => ({ resendVerification: { success: true, retryAfter: 60 } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('A new link was sent, check your mailbox.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again in 1:00' })).toBeDisabled();
  });

  it('the verification panel disables resending for the time in the server error', async () => {
    stopClock();
    await openPanel({
      ResendVerification: () => refusal('TOO_MANY_REQUESTS', { retryAfter: 42 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText('Failed to resend')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again in 0:42' })).toBeDisabled();
  });

  it('the verification panel leads on by itself once the link was opened on another device', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    let isEmailVerified = false;
    await openPanel({
      EmailVerificationStatus: () => ({ emailVerificationStatus: { isEmailVerified } }),
      Me: () => ({ me: aUser() }),
    });
    expect(await screen.findByText('amina@example.com')).toBeVisible();
    isEmailVerified = true;
    jest.advanceTimersByTime(4_000);
    await waitFor(() => expect(address()).toBe('/'));
    jest.useRealTimers();
  });

  it('the verification panel can be left for later', async () => {
    await openPanel({});
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
    expect(address()).toBe('/');
    expect(pendingDestination(unverified.email)).toBe('/request-service');
  });
});
