import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, refusal, renderPage, type Handlers } from '../../../test/render-page';
import { DashboardFrame } from '../../../test/render-resource';
import type { AuthUser } from '../../lib/auth';
import { definitionsOf, SETTING_GROUPS, type SettingGroup } from '@contract/settings';
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

function aServer(overrides: Handlers = {}) {
  const list = jest.fn((): unknown => ({
    contactInfos: { __typename: 'ContactInfoPage', items: [aRow(), HOURS], total: 2 },
  }));
  const inWords = { __typename: 'HoursInWords', ar: '', fr: '', en: '' };
  const firmHours = { __typename: 'FirmHours', hours: [], inWords, differsIn: [] };
  const handlers = { AdminContactInfos: list, FirmHours: () => ({ firmHours }) };
  return { list, handlers: { ...handlers, ...overrides } };
}

const show = (
  handlers: Handlers,
  user: AuthUser | null = aUser({ role: 'admin' }),
  tab = 'contact-info',
) =>
  renderPage({
    page: (
      <DashboardFrame>
        <SettingsPage />
      </DashboardFrame>
    ),
    path: '/dashboard/settings',
    at: `/dashboard/settings?tab=${tab}`,
    handlers,
    user,
  });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

const escaped = (text: string) => text.replace(/[()]/g, '\\$&');

describe('access to contact information', () => {
  it('contact information asks to sign in when the session is over, without a retry', async () => {
    const list = jest.fn(() => refusal('UNAUTHENTICATED'));
    await show({ AdminContactInfos: list });
    expect(await screen.findByText('Unauthorized, please sign in')).toBeInTheDocument();
    expect(await screen.findByText('Please sign in first')).toBeInTheDocument();
    expect(list).toHaveBeenCalledTimes(1);
    await press('Sign in');
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(
        '/auth?from=%2Fdashboard%2Fsettings%3Ftab%3Dcontact-info',
      ),
    );
  });

  it('contact information is not loaded for a person who is not an administrator', async () => {
    const { list, handlers } = aServer();
    await show(handlers, aUser());
    expect(await screen.findByText('You must be an admin')).toBeInTheDocument();
    expect(list).not.toHaveBeenCalled();
  });

  it('contact information says who may see it when the server forbids it', async () => {
    await show({ AdminContactInfos: () => refusal('FORBIDDEN') });
    expect(await screen.findByText('You must be an admin')).toBeInTheDocument();
  });

  it('contact information shows an error after three retries, and can be loaded again', async () => {
    const list = jest.fn((): unknown => refusal('INTERNAL_ERROR'));
    await show({ AdminContactInfos: list });
    expect(await screen.findByText('Error loading contact information')).toBeInTheDocument();
    expect(list).toHaveBeenCalledTimes(4);
    list.mockImplementation(aServer().list);
    await press('Try again');
    expect(await screen.findByText('main_phone')).toBeInTheDocument();
  });
});

describe('contact entry', () => {
  it('a new contact entry is by default an active phone number in the place after all others', async () => {
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
        displayOrder: 1,
        isActive: true,
      },
    });
    // the place after the last is asked for, too
    await waitFor(() => expect(list).toHaveBeenCalledTimes(3));
  });

  it('a contact entry is edited in its row, and shows server errors under the inputs', async () => {
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

  it('a contact entry has French and English inputs when its type is localized', async () => {
    await show(aServer().handlers);
    await press('Edit: main_hours');
    expect(screen.getByLabelText('French text (optional)')).toBeInTheDocument();
    expect(screen.getByLabelText('Arabic text')).toHaveAttribute('dir', 'rtl');
    await press('Cancel');
    await press('Edit: main_phone');
    expect(screen.getByLabelText('Value', { selector: 'input' })).toHaveValue('021 00 00 00');
    expect(screen.queryByLabelText('French text (optional)')).toBeNull();
  });

  it('the badge of a contact entry hides it, and shows an error when that fails', async () => {
    const toggle = jest.fn((): unknown => ({
      toggleContactInfoStatus: aRow({ isActive: false }),
    }));
    await show(aServer({ ToggleContactInfoStatus: toggle }).handlers);
    const badge = /Click to stop publishing: main_phone/;
    await press(badge);
    expect(await screen.findByText(/main_phone.* is hidden from the site/)).toBeInTheDocument();
    // The list is loaded again.
    await waitFor(async () => expect(await button(badge)).toHaveAttribute('aria-busy', 'false'));
    toggle.mockImplementation(() => {
      throw new Error('away');
    });
    await press(badge);
    expect(
      await screen.findByText('Failed to change the state of the contact entry'),
    ).toBeInTheDocument();
  });

  it('a contact entry is deleted after a confirmation, and Undo restores it', async () => {
    const remove = jest.fn(() => ({ eraseContactInfo: { id: aRow().id } }));
    const create = jest.fn(() => ({ createContactInfo: aRow() }));
    await show(aServer({ EraseContactInfo: remove, CreateContactInfo: create }).handlers);
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

describe('a group of settings', () => {
  /** The default values of all groups, as the server answers them. */
  const settings = (changes: Partial<Record<SettingGroup, object>> = {}) => ({
    settings: {
      __typename: 'Settings',
      ...Object.fromEntries(
        SETTING_GROUPS.map((group) => {
          const values = Object.entries(definitionsOf(group)).map(
            ([name, { kind, ...setting }]) => [name, kind === 'secret' ? false : setting.default],
          );
          const shown = Object.fromEntries(values) as object;
          return [group, { __typename: group, ...shown, version: 3, ...changes[group] }];
        }),
      ),
    },
  });
  const open = (tab: SettingGroup, handlers: Handlers = {}, changes = {}) =>
    show({ AdminSettings: () => settings(changes), ...handlers }, aUser({ role: 'admin' }), tab);
  const saving = () => {
    const save = jest.fn((_: Record<string, unknown>): unknown => ({
      updateSettings: settings().settings,
    }));
    const sent = () => save.mock.calls.at(-1)?.[0] as { input: Record<string, object> };
    return { save, sent };
  };

  it.each([
    {
      tab: 'security',
      label: 'Minimum password length',
      typed: '12',
      name: 'minPasswordLength',
      value: 12,
    },
    {
      tab: 'notifications',
      label: 'Remind about an answer after (hours)',
      typed: '5',
      name: 'answerReminderHours',
      value: 5,
    },
    {
      tab: 'booking',
      label: 'Length of a consultation (minutes)',
      typed: '30',
      name: 'slotMinutes',
      value: 30,
    },
    {
      tab: 'integrations',
      label: 'Sender address',
      typed: 'office@example.dz',
      name: 'mailFrom',
      value: 'office@example.dz',
    },
    {
      tab: 'general',
      label: 'Phone',
      typed: '0550112233',
      name: 'contactPhone',
      value: '0550112233',
    },
  ] as const)(
    'the group of settings $tab is saved with its version',
    async ({ tab, label, typed, name, value }) => {
      const { save, sent } = saving();
      await open(tab, { UpdateSettings: save });
      fireEvent.change(await screen.findByLabelText(new RegExp(`^${escaped(label)}`)), {
        target: { value: typed },
      });
      await press('Save changes');
      expect(await screen.findByText('Settings saved: they apply from now on')).toBeInTheDocument();
      expect(sent().input[tab]).toMatchObject({ [name]: value, version: 3 });
    },
  );

  it('a group of settings shows the server’s errors under its inputs, and sends no untyped secret', async () => {
    const { save, sent } = saving();
    save.mockReturnValueOnce(
      refusal('BAD_USER_INPUT', {
        errors: [{ field: 'integrations.emailService', message: 'Verification needs e‑mails' }],
      }),
    );
    await open('integrations', { UpdateSettings: save }, { integrations: { smtpPassword: true } });
    const host = await screen.findByLabelText(/^Mail server/, { selector: 'input' });
    fireEvent.change(host, { target: { value: 'smtp.example.dz' } });
    await press('Save changes');
    expect(await screen.findByText('Verification needs e‑mails')).toBeInTheDocument();
    expect(sent().input['integrations']).not.toHaveProperty('smtpPassword');
    expect(host).toHaveValue('smtp.example.dz');
  });

  it('another mail server asks for the password again, at its input', async () => {
    const { save } = saving();
    const message = 'Please enter the password again';
    const errors = [{ field: 'integrations.smtpPassword', message }];
    save.mockReturnValueOnce(refusal('BAD_USER_INPUT', { errors }));
    await open('integrations', { UpdateSettings: save }, { integrations: { smtpPassword: true } });
    const host = await screen.findByLabelText(/^Mail server/, { selector: 'input' });
    fireEvent.change(host, { target: { value: 'smtp.example.dz' } });
    await press('Save changes');
    const password = screen.getByLabelText(/^Server password/, { selector: 'input' });
    await waitFor(() => expect(password).toHaveAccessibleDescription(new RegExp(message)));
    expect(password).toBeInvalid();
    expect(host).toBeValid();
  });

  it('a wrong e-mail address is said under its input, in the words of the site', async () => {
    const { save } = saving();
    await open('general', { UpdateSettings: save });
    const address = await screen.findByLabelText(/^E‑mail address/, { selector: 'input' });
    fireEvent.change(address, { target: { value: 'not-an-address' } });
    await press('Save changes');
    expect(await screen.findByText('Please enter a valid e‑mail address')).toBeInTheDocument();
    expect(address).toBeInvalid();
    expect(save).not.toHaveBeenCalled();
  });

  describe('typed and left', () => {
    const address = () => screen.findByLabelText(/^E‑mail address/, { selector: 'input' });
    const typeAddress = async () => {
      await open('general');
      fireEvent.change(await address(), { target: { value: 'office@example.dz' } });
    };

    it('the next visit brings back typed settings, which can be saved at once', async () => {
      const { save, sent } = saving();
      await typeAddress();
      cleanup();
      await open('general', { UpdateSettings: save });
      expect(await address()).toHaveValue('office@example.dz');
      await press('Save changes');
      expect(await screen.findByText(/^Settings saved/)).toBeInTheDocument();
      expect(sent().input['general']).toMatchObject({ contactEmail: 'office@example.dz' });
    });

    it('discarded settings are gone, also at the next visit', async () => {
      await typeAddress();
      await press('Discard changes');
      await waitFor(async () => expect(await address()).not.toHaveValue('office@example.dz'));
      cleanup();
      await open('general');
      expect(await address()).not.toHaveValue('office@example.dz');
    });
  });

  it('a test of the mail settings shows the words of the server', async () => {
    const answer = { __typename: 'MailTestResult', ok: false, answer: '550 No relay' };
    await open('integrations', { TestMail: () => ({ testMail: answer }) });
    await press('Send me a test e‑mail');
    expect(await screen.findByText('The e‑mail was not sent')).toBeInTheDocument();
    expect(screen.getByText('550 No relay')).toBeInTheDocument();
  });

  it('phone verification is locked until SMS can be sent, and can always be turned off', async () => {
    const set = { smsService: 'nexmo', smsSender: 'Mizan', vonageApiKey: 'k' };
    const label = 'Phone verification required';
    const lock = /Cannot be turned on before an SMS service is set up/;
    await open('security', {}, { integrations: set });
    expect(await screen.findByText(lock)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toBeDisabled();
    cleanup();
    await open('security', {}, { integrations: { ...set, vonageApiSecret: true } });
    expect(await screen.findByLabelText(label)).toBeEnabled();
    cleanup();
    await open('security', {}, { security: { requirePhoneVerification: true } });
    expect(await screen.findByLabelText(label)).toBeEnabled();
    expect(screen.queryByText(lock)).toBeNull();
  });

  it('a second factor can be required by who has one, and can always be made optional', async () => {
    const own = (enabledAt: string | null) => ({
      MySecondFactor: () => ({
        mySecondFactor: { enabledAt, recoveryCodesLeft: 10, isRequired: false },
      }),
    });
    const label = 'Two‑step verification required for staff';
    const lock = /Can be turned on once two‑step verification of your own account is set up/;
    await open('security', own(null));
    expect(await screen.findByText(lock)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toBeDisabled();
    cleanup();
    await open('security', own('2026-11-23T08:00:00Z'));
    expect(await screen.findByLabelText(label)).toBeEnabled();
    cleanup();
    await open('security', own(null), { security: { requireSecondFactor: true } });
    expect(await screen.findByLabelText(label)).toBeEnabled();
    expect(screen.queryByText(lock)).toBeNull();
  });

  it('a test of SMS says in plain words what is wrong, and what is set up', async () => {
    const answer = { __typename: 'SmsTestResult', ok: false, problem: 'credit', answer: '9 Quota' };
    const send = jest.fn((_: Record<string, unknown>) => ({ testSms: answer }));
    await open('integrations', { TestSms: send }, { integrations: { smsService: 'twilio' } });
    expect(await screen.findByText('SMS: not configured')).toBeInTheDocument();
    await press('Send a test SMS');
    expect(await screen.findByText(/no credit left/)).toBeInTheDocument();
    expect(screen.getByText('9 Quota')).toBeInTheDocument();
    expect(send).toHaveBeenCalledWith({ phoneNumber: '0550123456' });
  });

  it('a picture is removed, and one that stays is not sent again', async () => {
    const { save, sent } = saving();
    const pictures = { logo: '/public/images/a.webp', sharePicture: '/public/images/b.webp' };
    await open('general', { UpdateSettings: save }, { general: pictures });
    await press('Logo: Remove the picture');
    await press('Save changes');
    expect(await screen.findByText('Settings saved: they apply from now on')).toBeInTheDocument();
    expect(sent().input['general']).toMatchObject({ logo: null });
    expect(sent().input['general']).not.toHaveProperty('sharePicture');
  });
});
