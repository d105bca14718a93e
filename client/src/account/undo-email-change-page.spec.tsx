import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderPage, type Handlers } from '../../test/render-page';
import { UndoEmailChangePage } from './undo-email-change-page';

const open = (handlers: Handlers, at = '/undo-email-change/token') =>
  renderPage({
    page: <UndoEmailChangePage />,
    path: '/undo-email-change/:token?',
    at,
    handlers: { Me: () => refusal('UNAUTHENTICATED'), ...handlers },
  });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Undo the change' }));

it('only pressing the button undoes the change of the e-mail, and the page says what happens next', async () => {
  const undo = jest.fn(() => ({ undoEmailChange: { email: 'old@example.com' } }));
  await open({ UndoEmailChange: undo });
  expect(screen.getByText(/Your account gets this address back/)).toBeVisible();
  expect(undo).not.toHaveBeenCalled();
  await press();
  expect(await screen.findByText(/We sent you a link to choose a new password/)).toBeVisible();
  expect(undo).toHaveBeenCalledWith({ token: 'token' });
});

it('a link that does not work leads to the office, and says what an earlier press did', async () => {
  await open({ UndoEmailChange: () => refusal('INVALID_UNDO_LINK') });
  await press();
  expect(await screen.findByText(/If you have already undone the change/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

it('the button can be pressed again after an unexpected failure', async () => {
  const undo = jest
    .fn<unknown, []>(() => ({ undoEmailChange: { email: 'old@example.com' } }))
    .mockImplementationOnce(() => refusal('SERVICE_UNAVAILABLE'));
  await open({ UndoEmailChange: undo });
  await press();
  expect(await screen.findByText('refused: SERVICE_UNAVAILABLE')).toBeVisible();
  await press();
  expect(await screen.findByText(/All sessions have ended/)).toBeVisible();
});

it('an address without a token says so', async () => {
  await open({}, '/undo-email-change');
  expect(screen.getByText(/This link is incorrect/)).toBeVisible();
});
