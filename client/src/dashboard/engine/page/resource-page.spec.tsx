import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type Handlers } from '../../../../test/render-page';
import { renderResource, type } from '../../../../test/render-resource';
import { usersResource } from '../../../features/users/dashboard/users.resource';

const aUserRow = (changes: object = {}) => ({
  __typename: 'User',
  id: 'u1',
  personId: null,
  fullName: 'Nadia Khelifi',
  email: 'nadia@example.com',
  phoneNumber: '0550 12 34 56',
  role: 'client',
  branches: [],
  isActive: true,
  isEmailVerified: true,
  isEmailProved: true,
  isPhoneVerified: false,
  hasSecondFactor: false,
  lastSignInAt: null,
  lockedUntil: null,
  version: 4,
  createdAt: '2026-11-01T10:00:00.000Z',
  ...changes,
});

const stats = {
  userStats: {
    __typename: 'UserStats',
    total: 41,
    active: 40,
    admins: 2,
    clients: 39,
  },
};

function usersServer(overrides: Handlers = {}) {
  const list = jest.fn((_variables: Record<string, unknown>): unknown => ({
    users: { __typename: 'UserPage', items: [aUserRow()], total: 41 },
  }));
  return { list, handlers: { AdminUsers: list, AdminUserStats: () => stats, ...overrides } };
}

const empty = () => ({ users: { __typename: 'UserPage', items: [], total: 0 } });
const address = () => screen.getByTestId('address').textContent;

describe('URL of a list', () => {
  it('a list loads the page, search, filters and sort of the URL', async () => {
    const { list, handlers } = usersServer();
    await renderResource(usersResource, {
      query: '?q=nadia&role=client&isActive=false&sort=fullName.asc&page=2',
      handlers,
    });
    await screen.findByText('Nadia Khelifi');
    expect(list).toHaveBeenCalledWith({
      page: 2,
      limit: 10,
      filter: { search: 'nadia', role: 'client', isActive: false },
      sort: { field: 'fullName', direction: 'asc' },
    });
    expect(screen.getByRole('searchbox')).toHaveValue('nadia');
  });

  it('a search goes into the URL after a pause, and back to the first page', async () => {
    const { list, handlers } = usersServer();
    await renderResource(usersResource, { query: '?page=3', handlers });
    await screen.findByText('Nadia Khelifi');
    type(screen.getByRole('searchbox'), 'ben');
    await waitFor(() => expect(address()).toBe('/dashboard/list?q=ben'));
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        expect.objectContaining({ filter: { search: 'ben' }, page: 1 }),
      ),
    );
  });

  it('a click on a column header writes the sort into the URL', async () => {
    const { list, handlers } = usersServer();
    await renderResource(usersResource, { handlers });
    await screen.findByText('Nadia Khelifi');
    await userEvent.click(screen.getByRole('columnheader', { name: /Full name/ }));
    await waitFor(() => expect(address()).toBe('/dashboard/list?sort=fullName.asc'));
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        expect.objectContaining({ sort: { field: 'fullName', direction: 'asc' } }),
      ),
    );
  });

  it('a list goes to the last page when the requested one does not exist', async () => {
    const { handlers } = usersServer({
      AdminUsers: ({ page }) =>
        page === 9
          ? { users: { __typename: 'UserPage', items: [], total: 11 } }
          : { users: { __typename: 'UserPage', items: [aUserRow()], total: 11 } },
    });
    await renderResource(usersResource, { query: '?page=9', handlers });
    await waitFor(() => expect(address()).toBe('/dashboard/list?page=2'));
  });

  it('Ctrl+F focuses the search box, also on an Arabic keyboard', async () => {
    const { handlers } = usersServer();
    await renderResource(usersResource, { handlers });
    await screen.findByText('Nadia Khelifi');
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    fireEvent.blur(screen.getByRole('searchbox'));
    await userEvent.keyboard('{Meta>}[KeyF]{/Meta}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});

describe('filters on a phone', () => {
  const wide = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (query) =>
      Object.assign(wide(query), { matches: query.includes('width <') });
  });
  afterEach(() => (window.matchMedia = wide));

  it('filters on a phone are behind a button, and those that are set are named and can be removed', async () => {
    const { list, handlers } = usersServer();
    await renderResource(usersResource, { query: '?role=client', handlers });
    await screen.findByText('Nadia Khelifi');
    expect(screen.queryByRole('combobox', { name: 'Sign-in' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('combobox', { name: 'Sign-in' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Remove .*Client/ }));
    await waitFor(() => expect(address()).toBe('/dashboard/list'));
    await waitFor(() => expect(list.mock.lastCall?.[0]).not.toHaveProperty('role'));
  });
});

describe('list of users', () => {
  it('the list of users marks a verified phone number', async () => {
    const confirmed = { isEmailVerified: false, isPhoneVerified: true };
    const { handlers } = usersServer({
      AdminUsers: () => ({
        users: { __typename: 'UserPage', items: [aUserRow(confirmed)], total: 1 },
      }),
    });
    await renderResource(usersResource, { handlers });
    const number = await screen.findByRole('link', { name: '0550 12 34 56' });
    expect(within(number.parentElement!).getByText('Verified')).toBeInTheDocument();
  });

  it('the own row of an administrator is marked, and cannot be deactivated or deleted', async () => {
    const own = aUserRow({ id: 'user-1', role: 'admin' });
    const { handlers } = usersServer({
      AdminUsers: () => ({
        users: { __typename: 'UserPage', items: [own, aUserRow({ id: 'u2' })], total: 2 },
      }),
    });
    await renderResource(usersResource, { handlers });
    const [mine, other] = (await screen.findAllByRole('row', { name: /Nadia/ })) as [
      HTMLElement,
      HTMLElement,
    ];
    const reason = /You cannot deactivate or delete the account you are signed in with/;
    expect(within(mine).getByText('You')).toBeInTheDocument();
    const refused = within(mine).getAllByRole('button', { name: reason });
    expect(refused).toHaveLength(2);
    for (const button of refused) expect(button).toBeDisabled();
    expect(within(other).queryByText('You')).not.toBeInTheDocument();
    expect(within(other).getByRole('button', { name: /^Delete: / })).toBeEnabled();
  });

  it('a locked account has a badge that unlocks it', async () => {
    const unlock = jest.fn(() => ({ unlockUser: { id: 'u1', lockedUntil: null } }));
    const locked = aUserRow({ lockedUntil: '2026-11-22T10:00:00.000Z' });
    const { handlers } = usersServer({
      AdminUsers: () => ({ users: { __typename: 'UserPage', items: [locked], total: 1 } }),
      UnlockUser: unlock,
    });
    await renderResource(usersResource, { handlers });
    await userEvent.click(await screen.findByRole('button', { name: /^Paused/ }));
    await waitFor(() => expect(unlock).toHaveBeenCalledWith({ id: 'u1' }));
  });
});

describe('empty list', () => {
  it('an empty list says that there is no data', async () => {
    const { handlers } = usersServer({ AdminUsers: empty });
    await renderResource(usersResource, { handlers });
    expect(await screen.findByText('No data available')).toBeInTheDocument();
  });

  it('a search without results says so, and its filters can be cleared', async () => {
    const { handlers } = usersServer({ AdminUsers: empty });
    await renderResource(usersResource, { query: '?q=zzz&role=admin', handlers });
    const text = await screen.findByText('No search results');
    const place = text.closest<HTMLElement>('.ant-empty')!;
    await userEvent.click(within(place).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/dashboard/list'));
    expect(await screen.findByText('No data available')).toBeInTheDocument();
  });

  it('a list that fails to load is retried once, then shows the error and a retry button', async () => {
    let broken = true;
    const list = jest.fn(() => (broken ? refusal('SERVICE_UNAVAILABLE') : empty()));
    const { handlers } = usersServer({ AdminUsers: list });
    await renderResource(usersResource, { handlers });
    expect(await screen.findByText('refused: SERVICE_UNAVAILABLE')).toBeInTheDocument();
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No data available')).toBeInTheDocument();
  });

  it('a reload without an answer leaves the rows, and is repeated until one comes', async () => {
    let broken = false;
    const { list, handlers } = usersServer({
      ToggleUserActive: () => ({ toggleUserActive: aUserRow({ isActive: false }) }),
    });
    const answer = list.getMockImplementation()!;
    list.mockImplementation((variables) => {
      if (broken) throw new TypeError('Failed to fetch');
      return answer(variables);
    });
    await renderResource(usersResource, { handlers });
    const toggle = await screen.findByRole('button', { name: /Click to deactivate/ });
    broken = true;
    await userEvent.click(toggle);
    expect(await screen.findByText(/What you see may be out of date/)).toBeInTheDocument();
    expect(screen.getByText('Nadia Khelifi')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    list.mockClear();
    await waitFor(() => expect(list).toHaveBeenCalled());
    expect(screen.getByText(/What you see may be out of date/)).toBeInTheDocument();
    broken = false;
    await waitFor(() =>
      expect(screen.queryByText(/What you see may be out of date/)).not.toBeInTheDocument(),
    );
    expect(screen.getByText('Nadia Khelifi')).toBeInTheDocument();
  });

  it('a reload that is refused takes the rows away', async () => {
    const { list, handlers } = usersServer({
      ToggleUserActive: () => ({ toggleUserActive: aUserRow({ isActive: false }) }),
    });
    await renderResource(usersResource, { handlers });
    const toggle = await screen.findByRole('button', { name: /Click to deactivate/ });
    list.mockImplementation(() => refusal('FORBIDDEN'));
    await userEvent.click(toggle);
    expect(await screen.findByText('refused: FORBIDDEN')).toBeInTheDocument();
    expect(screen.queryByText('Nadia Khelifi')).not.toBeInTheDocument();
  });

  it('a session that ended is said in place of the list, with a hint for developers', async () => {
    const { handlers } = usersServer({ AdminUsers: () => refusal('UNAUTHENTICATED') });
    await renderResource(usersResource, { handlers });
    expect(await screen.findByText('You must sign in first')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(screen.getByText(/^While developing only/)).toBeInTheDocument();
  });

  it('counters that fail to load do not hide the list', async () => {
    const { handlers } = usersServer({ AdminUserStats: () => refusal('SERVICE_UNAVAILABLE') });
    await renderResource(usersResource, { handlers });
    expect(await screen.findByText('Nadia Khelifi')).toBeInTheDocument();
    expect(await screen.findAllByText('Not available')).toHaveLength(4);
  });
});

describe('row actions', () => {
  it('toggling a user says what changed and loads the list again', async () => {
    const { list, handlers } = usersServer({
      ToggleUserActive: () => ({ toggleUserActive: aUserRow({ isActive: false }) }),
    });
    await renderResource(usersResource, { handlers });
    await userEvent.click(await screen.findByRole('button', { name: /Click to deactivate/ }));
    expect(await screen.findByText(/was deactivated/)).toBeInTheDocument();
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  });

  it('deleting asks first, and shows the error of the server', async () => {
    const remove = jest.fn(() => refusal('LAST_ADMIN'));
    const { handlers } = usersServer({ DeleteUser: remove });
    await renderResource(usersResource, { handlers });
    const opener = await screen.findByRole('button', { name: /^Delete: Nadia/ });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Nadia Khelifi');
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus(),
    );
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('refused: LAST_ADMIN');
    await waitFor(() => expect(opener).toHaveFocus());
    expect(remove).toHaveBeenCalledWith({ id: 'u1' });
  });
});

describe('form of a resource', () => {
  const openForm = async (handlers: Handlers) => {
    await renderResource(usersResource, { handlers });
    await userEvent.click(await screen.findByRole('button', { name: /Add a user/ }));
    return screen.findByRole('dialog');
  };
  const box = (label: string) => within(screen.getByRole('dialog')).getByLabelText(label);
  const fill = () => {
    type(box('Full name'), ' Nadia Khelifi ');
    type(box('E‑mail address'), 'nadia@example.com');
    type(box('Phone number'), '0550 12 34 56');
    type(box('Password'), 'secret1');
  };
  const submit = (dialog: HTMLElement) =>
    within(dialog).getByRole('button', { name: 'Add the user' });

  it('a form with missing values names them and sends nothing', async () => {
    const create = jest.fn();
    const { handlers } = usersServer({ CreateUser: create });
    const dialog = await openForm(handlers);
    await userEvent.click(submit(dialog));
    expect(await screen.findByText('Please fill all required fields')).toBeInTheDocument();
    expect(await screen.findByText('Password is required for new users')).toBeInTheDocument();
    expect(create).not.toHaveBeenCalled();
  });

  it('a form is sent once, however often its button is clicked', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const create = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    const { handlers } = usersServer({ CreateUser: create });
    const dialog = await openForm(handlers);
    fill();
    await userEvent.dblClick(submit(dialog));
    await waitFor(() => expect(create).toHaveBeenCalled());
    fireEvent.submit(box('Full name'));
    answer({ createUser: aUserRow() });
    expect(await screen.findByText('User added')).toBeInTheDocument();
    expect(create).toHaveBeenCalledTimes(1);
    expect(create).toHaveBeenCalledWith({
      input: {
        fullName: 'Nadia Khelifi',
        email: 'nadia@example.com',
        phoneNumber: '0550 12 34 56',
        password: 'secret1',
        role: 'client',
        branches: [],
      },
    });
  });

  it('nothing can be typed into a form that is being sent, and everything once it is refused', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const create = jest.fn(() => new Promise((resolve) => (answer = resolve)));
    const { handlers } = usersServer({ CreateUser: create });
    const dialog = await openForm(handlers);
    fill();
    await userEvent.click(submit(dialog));
    await waitFor(() => expect(create).toHaveBeenCalled());
    await waitFor(() => expect(box('Full name')).toBeDisabled());
    answer(refusal('EMAIL_TAKEN'));
    await waitFor(() => expect(box('Full name')).toBeEnabled());
    await userEvent.type(box('Full name'), '!');
    expect(box('Full name')).toHaveValue(' Nadia Khelifi !');
  });

  it('a form shows a server error under its field', async () => {
    const { handlers } = usersServer({
      CreateUser: () =>
        refusal('EMAIL_TAKEN', { errors: [{ field: 'email', message: 'Already registered' }] }),
    });
    const dialog = await openForm(handlers);
    fill();
    await userEvent.click(submit(dialog));
    expect(await screen.findByText('Already registered')).toBeInTheDocument();
    expect(box('E‑mail address')).toHaveAccessibleDescription(/Already registered/);
  });

  it('a form with unsaved changes asks before it is closed', async () => {
    const { handlers } = usersServer();
    const dialog = await openForm(handlers);
    type(box('Full name'), 'N');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/has not been saved/)).toBeInTheDocument();
  });

  it('an edit form neither shows nor sends a password', async () => {
    const update = jest.fn((_variables: unknown) => ({ updateUser: aUserRow() }));
    const { handlers } = usersServer({
      AdminUser: () => ({ user: aUserRow() }),
      UpdateUser: update,
    });
    await renderResource(usersResource, { handlers });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit: Nadia/ }));
    await waitFor(() => expect(box('Full name')).toHaveValue('Nadia Khelifi'));
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    type(box('Full name'), 'Nadia Khelifi B');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('User updated')).toBeInTheDocument();
    expect(update.mock.calls[0]?.[0]).toEqual({
      id: 'u1',
      input: {
        fullName: 'Nadia Khelifi B',
        email: 'nadia@example.com',
        phoneNumber: '0550 12 34 56',
        role: 'client',
        branches: [],
        version: 4,
      },
    });
  });
});
