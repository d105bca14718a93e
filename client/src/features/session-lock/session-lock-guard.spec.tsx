import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, renderPage, type Handlers } from '../../../test/render-page';
import { useAuth } from '../../lib/auth';
import { ALWAYS_ACTIVE, createSessionLock } from '../../lib/session-lock';
import { SessionLockGuard } from './session-lock-guard';

const open = { sessionState: { locked: false, idleSeconds: 1800 } };
const locked = { sessionState: { locked: true, idleSeconds: 1800 } };

afterEach(() => jest.useRealTimers());

async function show(handlers: Handlers) {
  const lock = createSessionLock();
  function Page() {
    const { user } = useAuth();
    return (
      <>
        <textarea aria-label="letter" defaultValue="half a letter" />
        {user && <SessionLockGuard lock={lock} />}
      </>
    );
  }
  await renderPage({
    page: <Page />,
    handlers: {
      SessionState: () => open,
      LockSession: () => ({ lockSession: locked }),
      ...handlers,
    },
    user: aUser({ role: 'admin' }),
  });
  await screen.findByLabelText('letter');
  // The state of the session has been answered.
  await waitFor(() => expect(lock.activity).not.toBe(ALWAYS_ACTIVE));
  return lock;
}

const unlockWith = async (password: string) => {
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Unlock the session' }));
};

it('SessionLockGuard shows nothing while the session is open', async () => {
  await show({});
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('SessionLockGuard shows the lock screen with the e-mail address when the session is locked already', async () => {
  await show({ SessionState: () => locked });
  expect(await screen.findByRole('dialog', { name: 'Session locked' })).toHaveTextContent(
    'amina@example.com',
  );
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

it('the lock screen tells managers of passwords whose password is asked for', async () => {
  await show({ SessionState: () => locked });
  const name = (await screen.findByRole('dialog')).querySelector<HTMLInputElement>(
    'input[autocomplete="username"]',
  );
  expect(name).toHaveValue('amina@example.com');
  expect(name).toHaveAttribute('type', 'text');
});

it('a state of the session that cannot be read is asked for again', async () => {
  const state = jest.fn<unknown, []>(() => locked);
  const refused = new Promise<void>((resolve) =>
    state.mockImplementationOnce(() => {
      resolve();
      return refusal('SERVICE_UNAVAILABLE');
    }),
  );
  jest.useFakeTimers({ advanceTimers: true });
  const shown = show({ SessionState: state });
  await refused;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  await shown;
  expect(await screen.findByRole('dialog', { name: 'Session locked' })).toBeVisible();
});

it('the right password unlocks the session and leaves the page as it was', async () => {
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
  let canRetry: boolean | undefined;
  act(() => void lock.lock().then((answer) => (canRetry = answer)));
  await userEvent.click(screen.getByRole('button', { name: 'Unlock the session' }));
  expect(screen.getByText('This field is required')).toBeVisible();
  await unlockWith('wrong one');
  expect(await screen.findByText('The current password is wrong')).toBeVisible();
  expect(canRetry).toBeUndefined();
  await userEvent.clear(screen.getByLabelText('Password'));
  await unlockWith('right one');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(canRetry).toBe(true);
  expect(passwords).toEqual(['wrong one', 'right one']);
  expect(screen.getByLabelText('letter')).toHaveValue('half a letter');
});

it('the lock screen shows the error after too many wrong passwords', async () => {
  const lock = await show({ Unlock: () => refusal('ACCOUNT_LOCKED', { retryAfter: 900 }) });
  act(() => void lock.lock());
  await unlockWith('wrong one');
  expect(await screen.findByRole('alert')).toHaveTextContent('refused: ACCOUNT_LOCKED');
});

it('signing out on the lock screen does not retry waiting requests', async () => {
  const lock = await show({ Logout: () => ({ logout: true }) });
  let canRetry: boolean | undefined;
  act(() => void lock.lock().then((answer) => (canRetry = answer)));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out instead' }));
  await waitFor(() => expect(canRetry).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(lock.isLocked()).toBe(false);
});

it('another tab locks and unlocks the session', async () => {
  const lock = await show({});
  const other = new BroadcastChannel('mizan-session');
  act(() => other.postMessage('locked'));
  expect(screen.getByRole('dialog', { name: 'Session locked' })).toBeVisible();
  act(() => other.postMessage('unlocked'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(lock.isLocked()).toBe(false);
  other.close();
});

describe('a second factor that the office requires', () => {
  const setup = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qrCode: 'data:image/svg+xml,x' };
  const handlers = {
    BeginSecondFactor: () => ({ beginSecondFactor: setup }),
    ConfirmSecondFactor: () => ({ confirmSecondFactor: { codes: ['AAAA-BBBB'] } }),
  };

  it('a required second factor is set up in front of the page, which then continues', async () => {
    const lock = await show(handlers);
    let canRetry: boolean | undefined;
    act(() => void lock.lock('secondFactor').then((answer) => (canRetry = answer)));
    const dialog = screen.getByRole('dialog', { name: 'Set up two‑step verification' });
    expect(dialog).toHaveTextContent('amina@example.com');
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Set up an app' }));
    await userEvent.type(screen.getByLabelText('Password'), 'right one');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.type(await screen.findByLabelText('Code from the app'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('AAAA-BBBB')).toBeVisible();
    expect(canRetry).toBeUndefined();
    await userEvent.click(screen.getByRole('button', { name: 'I have kept the codes' }));
    await waitFor(() => expect(canRetry).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('letter')).toHaveValue('half a letter');
  });

  it('a required second factor does not lock other tabs, which continue once it is set up', async () => {
    const lock = await show(handlers);
    const received: unknown[] = [];
    const other = new BroadcastChannel('mizan-session');
    other.onmessage = ({ data }) => received.push(data);
    act(() => void lock.lock('secondFactor'));
    act(() => lock.release(true));
    await waitFor(() => expect(received).toContain('unlocked'));
    expect(received).not.toContain('locked');
    other.close();
  });
});
