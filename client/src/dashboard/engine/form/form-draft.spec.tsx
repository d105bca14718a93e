import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, type Handlers } from '../../../../test/render-page';
import { renderResource, type } from '../../../../test/render-resource';
import { usersResource } from '../../../features/users/dashboard/users.resource';

const user = {
  __typename: 'User',
  id: 'u1',
  personId: null,
  fullName: 'Nadia Khelifi',
  email: 'nadia@example.com',
  phoneNumber: '0550 12 34 56',
  role: 'client',
  isActive: true,
  isEmailVerified: true,
  isEmailProved: true,
  hasSecondFactor: false,
  isPhoneVerified: false,
  lockedUntil: null,
  version: 4,
  createdAt: '2026-11-01T10:00:00.000Z',
};
const server = (overrides: Handlers = {}): Handlers => ({
  AdminUsers: () => ({ users: { __typename: 'UserPage', items: [user], total: 1 } }),
  AdminUserStats: () => refusal('SERVICE_UNAVAILABLE'),
  AdminUser: () => ({ user }),
  ...overrides,
});

const address = () => screen.getByTestId('address').textContent;
const box = async (label: string) =>
  within(await screen.findByRole('dialog')).findByLabelText(label);
const drafts = () =>
  Object.entries(localStorage).filter(([key]) => key.startsWith('dashboard-draft:'));

/** Whether the browser would ask before it closes or reloads the page. */
const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Types into the form at a URL and leaves the page, as a click in the sidebar does. */
async function typeAndLeave(query: string, handlers: Handlers, label = 'Full name') {
  const { unmount } = await renderResource(usersResource, { query, handlers });
  type(await box(label), 'Half-written');
  unmount();
}

describe('URL of an open form', () => {
  it('an open form is in the URL until it is closed', async () => {
    await renderResource(usersResource, { query: '?q=na', handlers: server() });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit: Nadia/ }));
    expect(address()).toBe('/dashboard/list?q=na&form=u1');
    await waitFor(async () => expect(await box('Full name')).toHaveValue('Nadia Khelifi'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(address()).toBe('/dashboard/list?q=na');
    await userEvent.click(screen.getByRole('button', { name: /Add a user/ }));
    expect(address()).toBe('/dashboard/list?q=na&form=new');
  });

  it('a link opens the form of a row', async () => {
    await renderResource(usersResource, { query: '?form=u1', handlers: server() });
    expect(await box('Full name')).toHaveValue('Nadia Khelifi');
  });
});

describe('draft of a dashboard form', () => {
  it('leaving the dashboard with an open form stores the draft and logs no error', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await typeAndLeave('?form=new', server());
    expect(drafts()).toHaveLength(1);
    expect(consoleError).not.toHaveBeenCalled();
    consoleError.mockRestore();
  });

  it('a draft restores what was typed except passwords, and can be discarded', async () => {
    const { unmount } = await renderResource(usersResource, {
      query: '?form=new',
      handlers: server(),
    });
    type(await box('Full name'), 'Half-written');
    type(await box('Password'), 'secret1');
    unmount();
    expect(JSON.stringify(drafts())).not.toContain('secret1');

    await renderResource(usersResource, { query: '?form=new', handlers: server() });
    expect(await box('Full name')).toHaveValue('Half-written');
    expect(await box('Password')).toHaveValue('');
    expect(screen.getByText(/We brought back what you typed/)).toBeInTheDocument();
    expect(screen.getByText('Drafts keep neither passwords nor pictures.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the draft' }));
    await waitFor(async () => expect(await box('Full name')).toHaveValue(''));
    expect(screen.queryByText(/We brought back what you typed/)).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('a draft belongs to one row and one account', async () => {
    await typeAndLeave('?form=u1', server());
    expect(drafts().map(([key]) => key)).toEqual(['dashboard-draft:user-1:users:u1']);
    await renderResource(usersResource, { query: '?form=new', handlers: server() });
    expect(await box('Full name')).toHaveValue('');
  });

  it('a form with its initial values has no draft', async () => {
    const { unmount } = await renderResource(usersResource, {
      query: '?form=u1',
      handlers: server(),
    });
    type(await box('Full name'), 'Half-written');
    type(await box('Full name'), 'Nadia Khelifi');
    unmount();
    expect(drafts()).toEqual([]);
  });

  it('an outdated draft says so, and is saved with the version it was begun on', async () => {
    await typeAndLeave('?form=u1', server());
    const update = jest.fn((_variables: unknown) => refusal('STALE_WRITE'));
    const handlers = server({
      AdminUser: () => ({ user: { ...user, version: 5 } }),
      UpdateUser: update,
    });
    await renderResource(usersResource, { query: '?form=u1', handlers });
    expect(await screen.findByText(/has changed since this draft/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Load the saved version' }));
    await waitFor(async () => expect(await box('Full name')).toHaveValue('Nadia Khelifi'));
    expect(update).toHaveBeenCalledWith({
      id: 'u1',
      input: expect.objectContaining({ fullName: 'Half-written', version: 4 }),
    });
    expect(drafts()).toEqual([]);
  });

  it('saving the form deletes its draft', async () => {
    await typeAndLeave('?form=u1', server());
    expect(drafts()).toHaveLength(1);
    const handlers = server({ UpdateUser: () => ({ updateUser: user }) });
    await renderResource(usersResource, { query: '?form=u1', handlers });
    await screen.findByText(/We brought back what you typed/);
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('User updated')).toBeInTheDocument();
    expect(drafts()).toEqual([]);
  });

  it('leaving the site or closing a changed form asks first, and closing says that there is a draft', async () => {
    await renderResource(usersResource, { query: '?form=new', handlers: server() });
    const fullName = await box('Full name');
    expect(isLeavingAsked()).toBe(false);
    type(fullName, 'Half-written');
    expect(isLeavingAsked()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const question = (await screen.findByText(/has not been saved/)).closest('[role=dialog]');
    expect(question).toHaveTextContent('stays in this browser as a draft');
    await userEvent.click(
      within(question as HTMLElement).getByRole('button', { name: 'Close the form' }),
    );
    expect(address()).toBe('/dashboard/list');
    expect(await screen.findByText(/What you typed stays in this browser/)).toBeInTheDocument();
    expect(drafts()).toHaveLength(1);
  });
});
