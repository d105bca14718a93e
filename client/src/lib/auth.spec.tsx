import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aUser,
  refusal,
  renderPage,
  type Handlers,
  type PageOptions,
} from '../../test/render-page';
import { useAuth } from './auth';

/** Renders the state and a button for each action. */
function Probe() {
  const { user, loading, error, signIn, signOut } = useAuth();
  const enter = () =>
    signIn({ email: 'amina@example.com', password: 'secret-1' }).catch(() => null);
  return (
    <>
      <output>{JSON.stringify({ user: user?.fullName ?? null, loading, error })}</output>
      <button onClick={() => void enter()}>in</button>
      <button onClick={() => void signOut()}>out</button>
    </>
  );
}

const state = () => JSON.parse(screen.getByText(/"loading"/).textContent) as object;
const expectState = (expected: object) => waitFor(() => expect(state()).toEqual(expected));
const show = (handlers: Handlers, user?: PageOptions['user']) =>
  renderPage({ page: <Probe />, handlers, user });

beforeEach(() => {
  document.cookie = 'signed_in=; Max-Age=0';
});

describe('AuthProvider on first render', () => {
  it('AuthProvider starts with the user that the server sent with the page', async () => {
    await show({}, aUser());
    expect(state()).toEqual({ user: 'Amina Benyoucef', loading: false, error: null });
  });

  it('AuthProvider asks nothing when there is no session', async () => {
    await show({});
    expect(state()).toEqual({ user: null, loading: false, error: null });
  });

  it('AuthProvider fetches the profile when there is a session', async () => {
    document.cookie = 'signed_in=1';
    await show({ Me: () => ({ me: aUser() }) });
    await expectState({ user: 'Amina Benyoucef', loading: false, error: null });
  });

  it('AuthProvider removes the user and the session marker when the session has ended', async () => {
    document.cookie = 'signed_in=1';
    await show({ Me: () => refusal('UNAUTHENTICATED') }, 'unasked');
    await expectState({ user: null, loading: false, error: null });
    expect(document.cookie).not.toContain('signed_in');
  });

  it('a network error does not sign the user out', async () => {
    document.cookie = 'signed_in=1';
    const breakOff = () => {
      throw new TypeError('offline');
    };
    await show({ Me: breakOff }, 'unasked');
    await expectState({ user: null, loading: false, error: null });
    expect(document.cookie).toContain('signed_in');
  });
});

describe('signIn', () => {
  it('signIn clears the last error, shows loading and sets the user', async () => {
    let admit = (_answer: unknown): void => undefined;
    await show({ Login: () => new Promise((resolve) => (admit = resolve)) });
    await userEvent.click(screen.getByRole('button', { name: 'in' }));
    await expectState({ user: null, loading: true, error: null });
    admit({ login: { user: aUser() } });
    await expectState({ user: 'Amina Benyoucef', loading: false, error: null });
  });

  it('a refused signIn keeps the message of the server', async () => {
    await show({ Login: () => refusal('LOGIN_FAILED') });
    await userEvent.click(screen.getByRole('button', { name: 'in' }));
    await expectState({ user: null, loading: false, error: 'refused: LOGIN_FAILED' });
  });
});

it('signOut removes the user even when the server does not answer', async () => {
  document.cookie = 'signed_in=1';
  const breakOff = () => {
    throw new TypeError('offline');
  };
  await show({ Logout: breakOff }, aUser());
  await userEvent.click(screen.getByRole('button', { name: 'out' }));
  await expectState({ user: null, loading: false, error: null });
  expect(document.cookie).not.toContain('signed_in');
});

it.each([
  { title: 'removes what this tab stored meanwhile', agoMs: 0, left: [] },
  { title: 'leaves newer drafts to who hears of it late', agoMs: 60_000, left: ['mine'] },
])('signing out in another tab $title', async ({ agoMs, left }) => {
  const user = aUser();
  await show({}, user);
  window.localStorage.setItem('draftsErasedAt', String(Date.now() - agoMs));
  window.localStorage.setItem(`draft:request:${user.id}`, 'mine');
  window.localStorage.setItem('draft:request:somebody-else', 'another');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'draftsErasedAt', newValue: '1' }));
  });
  await expectState({ user: null, loading: false, error: null });
  const kept = Object.entries(window.localStorage).filter(([key]) => key.startsWith('draft:'));
  expect(kept.map(([, value]) => value as string).sort()).toEqual(['another', ...left]);
});
