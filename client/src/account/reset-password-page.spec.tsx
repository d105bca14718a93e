import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { refusal, renderPage, type Handlers } from '../../test/render-page';
import { AuthPage } from './auth-page';
import { ResetPasswordPage } from './reset-password-page';

const open = (handlers: Handlers) =>
  renderPage({
    page: <ResetPasswordPage />,
    path: '/reset-password/:token?',
    at: '/reset-password/token',
    handlers,
  });

it('the reset page tells managers of passwords whose password is chosen', async () => {
  const { container } = await open({
    ResetLink: () => ({ resetLink: { email: 'amina@example.com' } }),
  });
  await screen.findByLabelText('New password');
  const name = container.querySelector<HTMLInputElement>('form input[autocomplete="username"]');
  expect(name).toHaveValue('amina@example.com');
  expect(name).toHaveAttribute('type', 'text');
  expect(name).toHaveAttribute('readonly');
});

it.each([
  ['NEWER_LINK_SENT', 'A newer e‑mail was sent after this one, and this link no longer works'],
  ['INVALID_RESET_TOKEN', 'Invalid or expired reset token'],
] as const)('the reset page says why a link does not work: %s', async (code, words) => {
  await open({ ResetLink: () => refusal(code) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

describe('with a clock of its own', () => {
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('the reset page leads to a form to sign in that has the address', async () => {
    const email = 'amina@example.com';
    await renderPage({
      page: (
        <Routes>
          <Route path="/reset-password/:token" element={<ResetPasswordPage />} />
          <Route path="/auth" element={<AuthPage />} />
        </Routes>
      ),
      path: '/*',
      at: '/reset-password/token',
      handlers: {
        ResetLink: () => ({ resetLink: { email } }),
        ResetPassword: () => ({ resetPassword: { email } }),
        Me: () => ({ me: null }),
      },
    });
    for (const label of ['New password', 'Confirm the password'])
      fireEvent.change(await screen.findByLabelText(label), {
        target: { value: 'lantern-quarry-velvet-63' },
      });
    fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
    await screen.findByText('Your new password is set');
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByLabelText('E‑mail address')).toHaveValue(email);
  });
});
