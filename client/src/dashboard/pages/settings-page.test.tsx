import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, refusal, renderPage, type Handlers } from '../../../test/render-page';
import { DashboardFrame } from '../../../test/render-resource';
import type { AuthUser } from '../../lib/auth';
import { SettingsPage } from './settings-page';

const aRow = (changes: object = {}) => ({
  __typename: 'ContactInfo',
  id: 'c1',
  type: 'phone',
  keyName: 'main_phone',
  value: '021 00 00 00',
  valueFr: null,
  valueEn: null,
  displayOrder: 0,
  isActive: true,
  version: 3,
  ...changes,
});

const HOURS = aRow({ id: 'c2', type: 'hours', keyName: 'main_hours', value: 'صباحاً' });

function aServer(over: Handlers = {}) {
  const list = jest.fn((): unknown => ({
    contactInfos: { __typename: 'ContactInfoPage', items: [aRow(), HOURS], total: 2 },
  }));
  return { list, handlers: { AdminContactInfos: list, ...over } };
}

const show = (handlers: Handlers, user: AuthUser | null = aUser({ role: 'admin' })) =>
  renderPage({
    page: (
      <DashboardFrame>
        <SettingsPage />
      </DashboardFrame>
    ),
    path: '/dashboard/settings',
    handlers,
    user,
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

describe('who may see contact information', () => {
  it('is told to sign in when the session is over, without a second attempt', async () => {
    const list = jest.fn(() => refusal('UNAUTHENTICATED'));
    await show({ AdminContactInfos: list });
    expect(await screen.findByText('Unauthorized, please sign in')).toBeInTheDocument();
    expect(await screen.findByText('Please sign in first')).toBeInTheDocument();
    expect(list).toHaveBeenCalledTimes(1);
    await press('Sign in');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/auth?from=%2Fdashboard%2Fsettings'),
    );
  });

  it('is told that only administrators may, and nothing is asked for', async () => {
    const { list, handlers } = aServer();
    await show(handlers, aUser());
    expect(await screen.findByText('You must be an admin')).toBeInTheDocument();
    expect(list).not.toHaveBeenCalled();
  });

  it('is told the same by the server', async () => {
    await show({ AdminContactInfos: () => refusal('FORBIDDEN') });
    expect(await screen.findByText('You must be an admin')).toBeInTheDocument();
  });

  it('reads what went wrong after three more attempts, and can try again', async () => {
    const list = jest.fn((): unknown => refusal('INTERNAL_ERROR'));
    await show({ AdminContactInfos: list });
    expect(await screen.findByText('Error loading contact information')).toBeInTheDocument();
    expect(list).toHaveBeenCalledTimes(4);
    list.mockImplementation(aServer().list);
    await press('Try again');
    expect(await screen.findByText('main_phone')).toBeInTheDocument();
  });
});

describe('an entry', () => {
  it('a new contact entry is an active phone whose place the server chooses, unless told otherwise', async () => {
    const create = jest.fn((_: Record<string, unknown>) => ({ createContactInfo: aRow() }));
    const { list, handlers } = aServer({ CreateContactInfo: create });
    await show(handlers);
    await press(/Add an entry/);
    await press(/^Add$/);
    expect(await screen.findAllByText('This field is required')).toHaveLength(2);
    type('Key', 'fax');
    type('Value', '021 99 99 99');
    await press(/^Add$/);
    expect(await screen.findByText('Contact entry added')).toBeInTheDocument();
    expect(create.mock.calls[0]?.[0]).toEqual({
      input: {
        type: 'phone',
        keyName: 'fax',
        value: '021 99 99 99',
        valueFr: null,
        valueEn: null,
        displayOrder: null,
        isActive: true,
      },
    });
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  });

  it('is changed in its row, and says under the box what the server refused', async () => {
    const update = jest.fn((_: Record<string, unknown>): unknown =>
      refusal('KEY_TAKEN', { errors: [{ field: 'keyName', message: 'Already in use' }] }),
    );
    await show(aServer({ UpdateContactInfo: update }).handlers);
    await press('Edit: main_phone');
    type('Value', 'call us');
    await press(/Save/);
    expect(await screen.findByText(/^Please enter a valid phone number/)).toBeInTheDocument();
    expect(update).not.toHaveBeenCalled();
    type('Value', '021 11 11 11');
    await press(/Save/);
    expect(await screen.findByText('Already in use')).toBeInTheDocument();
    update.mockReturnValue({ updateContactInfo: aRow() });
    type('Key', 'office');
    await press(/Save/);
    expect(await screen.findByText('Contact entry updated')).toBeInTheDocument();
    const [variables] = update.mock.calls.at(-1) ?? [];
    expect(variables).toMatchObject({
      id: 'c1',
      input: { keyName: 'office', value: '021 11 11 11', version: 3 },
    });
  });

  it('has boxes for French and English where it is words', async () => {
    await show(aServer().handlers);
    await press('Edit: main_hours');
    expect(screen.getByLabelText('French text (optional)')).toBeInTheDocument();
    expect(screen.getByLabelText('Arabic text')).toHaveAttribute('dir', 'rtl');
    await press('Cancel');
    await press('Edit: main_phone');
    expect(screen.queryByLabelText('French text (optional)')).toBeNull();
  });

  it('is hidden and shown by its badge, and says so when it cannot be', async () => {
    const toggle = jest.fn((): unknown => ({
      toggleContactInfoStatus: aRow({ isActive: false }),
    }));
    await show(aServer({ ToggleContactInfoStatus: toggle }).handlers);
    await press(/Click to stop publishing: main_phone/);
    expect(await screen.findByText(/main_phone.* is hidden from the site/)).toBeInTheDocument();
    toggle.mockImplementation(() => {
      throw new Error('away');
    });
    await press(/Click to stop publishing: main_phone/);
    expect(
      await screen.findByText('Failed to change the state of the contact entry'),
    ).toBeInTheDocument();
  });

  it('is deleted after a question, and comes back by the toast', async () => {
    const remove = jest.fn(() => ({ removeContactInfo: true }));
    const create = jest.fn(() => ({ createContactInfo: aRow() }));
    await show(aServer({ RemoveContactInfo: remove, CreateContactInfo: create }).handlers);
    await press('Delete: main_phone');
    expect(remove).not.toHaveBeenCalled();
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/Contact entry .* deleted/)).toBeInTheDocument();
    await press('Undo');
    expect(await screen.findByText(/Contact entry .* is back/)).toBeInTheDocument();
    expect(create).toHaveBeenCalledTimes(1);
  });
});
