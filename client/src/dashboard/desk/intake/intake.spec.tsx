import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_VERSION } from '@contract/consent';
import { refusal } from '../../../../test/render-page';
import {
  A_PERSON,
  aRequestRow,
  renderRequests,
  requestsServer,
} from '../../../../test/render-requests';
import { type } from '../../../../test/render-resource';

const address = () => screen.getByTestId('address').textContent;
const form = () => screen.findByRole('dialog', { name: 'New request' });
const SERVICES = {
  AdminServiceChoices: () => ({
    services: {
      __typename: 'ServicePage',
      items: [{ __typename: 'Service', id: 7, slug: 'legal-audit', title: 'Legal audit' }],
    },
  }),
};
const created = (id = 'r2') => ({
  createServiceRequest: { __typename: 'ServiceRequest', id, reference: 'SR-2026-000002' },
});
const setUp = (create: (variables: Record<string, unknown>) => unknown) =>
  requestsServer({ ...SERVICES, CreateServiceRequest: create }).handlers;
const fill = async () => {
  const dialog = await form();
  type(within(dialog).getByLabelText('Full name'), 'Khadija Messaoudi');
  type(within(dialog).getByLabelText('Phone number'), '0550 12 34 56');
  return dialog;
};
const agree = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('checkbox', { name: /I read or showed/ }));
const save = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Save the request' }));

describe('writing down a request', () => {
  it('a name and a number are enough once the person agreed, and the request opens then', async () => {
    const create = jest.fn((_variables: Record<string, unknown>) => created());
    await renderRequests(setUp(create));
    await userEvent.click(await screen.findByRole('button', { name: 'New request' }));
    expect(address()).toMatch(/form=new$/);
    const dialog = await fill();
    await save(dialog);
    expect(await within(dialog).findAllByText(/^Nothing is written down without/)).not.toEqual([]);
    expect(create).not.toHaveBeenCalled();
    await agree(dialog);
    await save(dialog);
    await waitFor(() => expect(address()).toMatch(/service-requests\?view=r2$/));
    expect(create).toHaveBeenCalledTimes(1);
    expect(create.mock.calls[0]?.[0]).toEqual({
      idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) as string,
      input: {
        ...{ clientName: 'Khadija Messaoudi', clientPhone: '0550 12 34 56', clientEmail: null },
        ...{ intakeChannel: 'phone', mailLanguage: 'ar', consentVersion: CONSENT_VERSION },
        ...{ serviceId: null, serviceDescription: null, urgency: 'normal', clientAddress: null },
        ...{ paperReceivedOn: null, preferredDate: null, additionalRequirements: null },
        ...{ opposingParty: null, situationId: null },
      },
    });
  });

  it('the service of a public page is chosen already, and is sent by its number', async () => {
    const create = jest.fn((_variables: Record<string, unknown>) => created());
    await renderRequests(setUp(create), '?form=new&serviceId=legal-audit');
    const dialog = await fill();
    expect(await within(dialog).findByTitle('Legal audit')).toBeInTheDocument();
    await agree(dialog);
    await save(dialog);
    await waitFor(() => expect(address()).toMatch(/service-requests\?view=r2$/));
    expect(create.mock.calls[0]?.[0]).toMatchObject({ input: { serviceId: 7 } });
  });

  describe('for a person whom the office knows', () => {
    const caller = {
      id: 'p1',
      name: 'Amina Benyoucef',
      phone: '0550 12 34 56',
      email: 'amina@example.dz',
    };
    const openForm = async () => {
      const page = await renderRequests(
        setUp(() => created()),
        '?form=new',
        { state: { caller } },
      );
      const dialog = await form();
      const field = (name: string | RegExp) => within(dialog).getByLabelText(name);
      await waitFor(() => expect(field('Full name')).toHaveValue(caller.name));
      return { ...page, dialog, field };
    };

    it('the form begins with their name, number and address, and the next one with nothing', async () => {
      const { dialog, field } = await openForm();
      expect(field('Phone number')).toHaveValue(caller.phone);
      expect(field(/^E‑mail address/)).toHaveValue(caller.email);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await userEvent.click(await screen.findByRole('button', { name: 'New request' }));
      await waitFor(async () =>
        expect(within(await form()).getByLabelText('Full name')).toHaveValue(''),
      );
    });

    it('clearing a draft leaves what the office knows', async () => {
      const first = await openForm();
      type(first.field('Phone number'), '0550 99 99 99');
      first.unmount();
      const { dialog, field } = await openForm();
      expect(field('Phone number')).toHaveValue('0550 99 99 99');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Clear the draft' }));
      await waitFor(() => expect(field('Phone number')).toHaveValue(caller.phone));
      expect(field('Full name')).toHaveValue(caller.name);
    });
  });

  it('the sentence of the consent is in the language of the person', async () => {
    await renderRequests(
      setUp(() => created()),
      '?form=new',
    );
    const dialog = await form();
    expect(within(dialog).getByText(/^أوافق على أن تعالجوا/)).toHaveAttribute('lang', 'ar');
    await userEvent.click(within(dialog).getByLabelText(/^Language of e‑mails/));
    await userEvent.click(await screen.findByTitle('Français'));
    expect(await within(dialog).findByText(/^J’accepte que/)).toHaveAttribute('dir', 'ltr');
  });

  it('a draft keeps its key, and is another request once another tab sent it', async () => {
    const keys: unknown[] = [];
    const create = (variables: Record<string, unknown>) => {
      keys.push(variables['idempotencyKey']);
      return keys.length === 1 ? refusal('IDEMPOTENCY_MISMATCH') : created();
    };
    const first = await renderRequests(setUp(create), '?form=new');
    await fill();
    first.unmount();
    const stored = Object.entries(localStorage).find(([name]) =>
      name.includes('serviceRequests:new'),
    );
    const { values } = JSON.parse(String(stored?.[1])) as { values: Record<string, string> };
    expect(values['clientName']).toBe('Khadija Messaoudi');
    await renderRequests(setUp(create), '?form=new');
    const dialog = await form();
    expect(within(dialog).getByLabelText('Full name')).toHaveValue('Khadija Messaoudi');
    await agree(dialog);
    await save(dialog);
    await waitFor(() => expect(keys).toEqual([values['idempotencyKey']]));
    await save(dialog);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('somebody who may not write requests down has no button, and the address opens no form', async () => {
    await renderRequests(
      setUp(() => created()),
      '?form=new',
      { role: 'lawyer' },
    );
    await screen.findByRole('link', { name: 'Open request SR-2026-000001' });
    expect(screen.queryByRole('button', { name: 'New request' })).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the list and the open request say that the office wrote it down', async () => {
    const { state, handlers } = requestsServer();
    const taken = {
      ...{ intakeChannel: 'whatsapp', takenByName: 'Nadia Khelifi' },
      ...{ consentVersion: CONSENT_VERSION, consentedAt: '2026-11-16T09:00:00.000Z' },
    };
    state.rows = [aRequestRow(1, taken), aRequestRow(2)];
    await renderRequests(handlers, '?view=r1');
    expect(await screen.findByText(/Nadia Khelifi.* · .*WhatsApp/)).toBeInTheDocument();
    expect(screen.getByText(/text of .*2026/)).toBeInTheDocument();
  });
});

describe('somebody without an e-mail address', () => {
  const withCaller = (over: object, handlers: Record<string, (given: object) => unknown> = {}) =>
    requestsServer({
      ...handlers,
      ServiceRequestPerson: () => ({
        serviceRequestPerson: {
          ...A_PERSON,
          account: null,
          isSender: false,
          mailTo: null,
          ...over,
        },
      }),
    }).handlers;

  it('the form for a reply says before sending that no mail goes out, and how to call', async () => {
    await renderRequests(withCaller({ smsTo: '+213550123456' }), '?view=r1');
    const notice = await screen.findByText(/^No e‑mail can go out about this case/);
    const alert = notice.closest('[role="status"]') as HTMLElement;
    expect(within(alert).getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/213550123456',
    );
    expect(within(alert).getByText(/^An SMS tells them/)).toBeInTheDocument();
  });

  it('a code is shown once, after a paper was seen', async () => {
    const give = jest.fn((_given: object) => ({
      createRequestJoinCode: { __typename: 'RequestJoinCode', code: '12345678', validFor: 3600 },
    }));
    const handlers = withCaller(
      { joinCodeWays: ['counter', 'sms'] },
      { CreateRequestJoinCode: give },
    );
    await renderRequests(handlers, '?view=r1');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Code to add it to an account' }),
    );
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show the code' }));
    expect(await within(dialog).findByText('This field is required')).toBeInTheDocument();
    expect(give).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByLabelText(/^Paper that you have seen/));
    await userEvent.click(await screen.findByTitle('Passport'));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show the code' }));
    expect(await within(dialog).findByText('1234 5678')).toBeInTheDocument();
    expect(within(dialog).getByText('Valid for 60 minutes')).toBeInTheDocument();
    expect(give).toHaveBeenCalledWith({
      ...{ kind: 'serviceRequest', id: 'r1', way: 'counter', identityPaper: 'passport' },
    });
  });
});
