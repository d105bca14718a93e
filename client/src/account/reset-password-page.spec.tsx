import { screen } from '@testing-library/react';
import { refusal, renderPage, type Handlers } from '../../test/render-page';
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
