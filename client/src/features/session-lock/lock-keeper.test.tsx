import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, renderPage, type Handlers } from '../../../test/render-page';
import { useAuth } from '../../lib/auth';
import { createSessionLock } from '../../lib/session-lock';
import { LockKeeper } from './lock-keeper';

const open = { sessionState: { locked: false, idleSeconds: 1800 } };
const shut = { sessionState: { locked: true, idleSeconds: 1800 } };

async function show(handlers: Handlers) {
  const lock = createSessionLock();
  function Page() {
    const { user } = useAuth();
    return (
      <>
        <textarea aria-label="letter" defaultValue="half a letter" />
        {user && <LockKeeper lock={lock} />}
      </>
    );
  }
  await renderPage({
    page: <Page />,
    handlers: { SessionState: () => open, LockSession: () => ({ lockSession: shut }), ...handlers },
    user: aUser({ role: 'admin' }),
  });
  await screen.findByLabelText('letter');
  return lock;
}

const unlockWith = async (password: string) => {
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Unlock the session' }));
};

it('is not seen while the session is open', async () => {
  await show({});
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is there at once when the page opens with a locked session, and says whose it is', async () => {
  await show({ SessionState: () => shut });
  expect(await screen.findByRole('dialog', { name: 'Session locked' })).toHaveTextContent(
    'amina@example.com',
  );
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('opens with the right password and leaves the page as it was', async () => {
  const passwords: unknown[] = [];
  const lock = await show({
    Unlock: ({ password }) => {
      passwords.push(password);
      return password === 'right one'
        ? { unlock: { locked: false } }
        : refusal('WRONG_PASSWORD', {
            errors: [{ field: 'password', message: 'The current password is wrong' }],
          });
    },
  });
  let again: boolean | undefined;
  act(() => void lock.lock().then((answer) => (again = answer)));
  await userEvent.click(screen.getByRole('button', { name: 'Unlock the session' }));
  expect(screen.getByText('This field is required')).toBeVisible();
  await unlockWith('wrong one');
  expect(await screen.findByText('The current password is wrong')).toBeVisible();
  expect(again).toBeUndefined();
  await userEvent.clear(screen.getByLabelText('Password'));
  await unlockWith('right one');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(again).toBe(true);
  expect(passwords).toEqual(['wrong one', 'right one']);
  expect(screen.getByLabelText('letter')).toHaveValue('half a letter');
});

it('says how long guessing is stopped', async () => {
  const lock = await show({ Unlock: () => refusal('ACCOUNT_LOCKED', { retryAfter: 900 }) });
  act(() => void lock.lock());
  await unlockWith('wrong one');
  expect(await screen.findByRole('alert')).toHaveTextContent('refused: ACCOUNT_LOCKED');
});

it('lets the person sign out instead; what waited is not tried again', async () => {
  const lock = await show({ Logout: () => ({ logout: true }) });
  let again: boolean | undefined;
  act(() => void lock.lock().then((answer) => (again = answer)));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out instead' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(again).toBe(false));
  expect(lock.isLocked()).toBe(false);
});

it('is taken away by another tab, and put there by one', async () => {
  const lock = await show({});
  const other = new BroadcastChannel('mizan-session');
  // the keeper comes once it is known who is there
  await waitFor(() => {
    act(() => other.postMessage('locked'));
    expect(screen.getByRole('dialog', { name: 'Session locked' })).toBeVisible();
  });
  act(() => other.postMessage('unlocked'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(lock.isLocked()).toBe(false);
  other.close();
});
