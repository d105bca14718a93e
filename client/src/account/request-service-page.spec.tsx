import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONSENT_VERSION } from '@contract/consent';
import { officeDay } from '@contract/office-clock';
import { aUser, refusal, renderPage, type Handlers } from '../../test/render-page';
import { RequestServicePage } from './request-service-page';

const SERVICES = [
  { id: 10, slug: 'legal-audit', title: 'Legal Audit', price: '20,000 to 60,000 DA' },
  { id: 11, slug: 'legal-consultation', title: 'Legal Consultation', price: '' },
  { id: 17, slug: 'wills', title: 'Wills', price: '', inPerson: true },
].map((service) => ({
  ...{ description: '', tags: [], sections: [], inPerson: false },
  ...service,
}));
const CONTACT = {
  phones: [{ key: 'main_phone', value: '+213 23 00 24 00' }],
  emails: [],
  addresses: [],
  hours: [],
  socialMedia: {},
};
const ROW = {
  id: 'request-9',
  reference: 'SR-2026-000009',
  serviceId: 10,
  serviceTitle: 'Legal Audit',
  status: 'pending',
  urgency: 'normal',
  createdAt: '2026-11-21T10:00:00.000Z',
  answerDueAt: null,
  updatedAt: '2026-11-21T10:00:00.000Z',
};

async function open(
  handlers: Handlers = {},
  { at = '/request-service/legal-audit', user = aUser(), isListed = true } = {},
) {
  const view = await renderPage({
    page: <RequestServicePage />,
    path: '/request-service/:serviceId?',
    at,
    user,
    handlers: {
      PublicServices: () => ({ publicServices: { items: SERVICES } }),
      PublicContactInfo: () => ({ publicContactInfo: CONTACT }),
      ...handlers,
    },
  });
  if (isListed) await waitFor(() => expect(screen.getByLabelText('Service')).toBeEnabled());
  await screen.findByLabelText('Urgency');
  return view;
}

const description = () => screen.getByLabelText('What you need');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }));
const agree = () => userEvent.click(screen.getByRole('checkbox'));
const draft = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

beforeEach(() => localStorage.clear());

it('the request form starts with the service of the address and the user filled in', async () => {
  await open();
  expect(screen.getByLabelText('Service')).toHaveValue('legal-audit');
  expect(screen.getByLabelText('Full name')).toHaveValue('Amina Benyoucef');
  expect(screen.getByLabelText('E‑mail address')).toHaveValue('amina@example.com');
  expect(screen.getByLabelText('Phone number')).toHaveValue('0550123456');
  expect(screen.getByLabelText('Urgency')).toHaveValue('normal');
});

it('the request page explains in three steps what happens next', async () => {
  await open();
  const steps = screen.getByRole('complementary').querySelectorAll('h3');
  expect([...steps].map((step) => step.textContent)).toEqual([
    'Review',
    'Contact within 24 hours',
    'Work starts',
  ]);
});

it('the request form says at once that a service is unknown', async () => {
  await open({}, { at: '/request-service/no-such-thing' });
  expect(await screen.findByText('Unknown service')).toBeVisible();
});

it('the request form asks for missing fields, and blanks count as missing', async () => {
  await open();
  await userEvent.type(description(), '   ');
  await submit();
  expect(screen.getByText('Please fill in all required fields')).toBeVisible();
  expect(description()).toBeInvalid();
});

it('sending the request form shows the reference and deletes the draft', async () => {
  const send = jest.fn((_: Record<string, unknown>) => ({ submitServiceRequest: ROW }));
  await open({ SubmitServiceRequest: send });
  await userEvent.type(description(), ' My lease ends. ');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await submit();
  expect(screen.getByRole('checkbox')).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
  await agree();
  await submit();

  expect(await screen.findByText('SR-2026-000009')).toBeVisible();
  expect(
    screen.getByRole('heading', {
      name: 'Your service request was sent successfully! We will contact you soon.',
    }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Follow the request' })).toHaveAttribute(
    'href',
    '/account/requests/request-9',
  );
  expect(send).toHaveBeenCalledWith({
    input: {
      serviceId: 10,
      situationId: null,
      clientName: 'Amina Benyoucef',
      clientEmail: 'amina@example.com',
      clientPhone: '0550123456',
      opposingParty: null,
      clientAddress: null,
      serviceDescription: 'My lease ends.',
      paperReceivedOn: null,
      urgency: 'normal',
      preferredDate: null,
      additionalRequirements: null,
      homepage: '',
      secondsOpen: expect.any(Number) as number,
      consentVersion: CONSENT_VERSION,
    },
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(draft()).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Request another service' }));
  expect(description()).toHaveValue('');
});

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => officeDay(Date.now() - days * DAY_MS);
const paper = () => screen.getByLabelText(/^Have you received an official paper/);
const question = () => screen.queryByRole('group', { name: 'Is it urgent?' });
const setPaper = (day: string) => fireEvent.change(paper(), { target: { value: day } });

describe('time limits and prices', () => {
  it('the request form says beside the urgency that a request stops no legal period, with the phone number', async () => {
    await open();
    expect(await screen.findByText(/does not stop any legal time limit/)).toBeVisible();
    expect(screen.getByRole('link', { name: '+213 23 00 24 00' })).toHaveAttribute(
      'href',
      'tel:+21323002400',
    );
  });

  it('a paper within the set days makes the request form ask whether it is urgent, an older one does not', async () => {
    await open();
    expect(question()).toBeNull();
    setPaper(daysAgo(31));
    expect(question()).toBeNull();
    setPaper(daysAgo(30));
    expect(question()).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes, very urgent' }));
    expect(screen.getByLabelText('Urgency')).toHaveValue('urgent');
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getByLabelText('Urgency')).toHaveValue('normal');
  });

  it('the request form refuses the day of a paper that has not come yet', async () => {
    await open();
    setPaper(daysAgo(-1));
    expect(question()).toBeNull();
    await submit();
    expect(paper()).toBeInvalid();
    expect(screen.getByText('Please choose today or an earlier date')).toBeVisible();
  });

  it('a request that is sent before the list of services has come names its service', async () => {
    const send = jest.fn((_: Record<string, unknown>) => ({ submitServiceRequest: ROW }));
    const list = jest.fn(() => ({ publicServices: { items: SERVICES } }));
    list.mockReturnValueOnce(new Promise(() => undefined) as never);
    await open({ PublicServices: list, SubmitServiceRequest: send }, { isListed: false });
    await userEvent.type(description(), 'My lease ends.');
    await agree();
    await submit();
    await screen.findByText('SR-2026-000009');
    expect(send.mock.calls[0]![0]).toMatchObject({ input: { serviceId: 10 } });
  });

  it('the notice of a sent request says that it stops no legal period', async () => {
    await open({ SubmitServiceRequest: () => ({ submitServiceRequest: ROW }) });
    await userEvent.type(description(), 'My lease ends.');
    await agree();
    await submit();
    await screen.findByText('SR-2026-000009');
    expect(screen.getByText(/does not stop any legal time limit/)).toBeVisible();
  });

  it('the request form shows the price of the chosen service where one is said', async () => {
    await open();
    expect(screen.getByText('Price: 20,000 to 60,000 DA')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'Legal Consultation');
    expect(screen.queryByText(/^Price/)).toBeNull();
  });

  it('a service that is kept to the office cannot be chosen, and its address says to come', async () => {
    await open({}, { at: '/request-service/wills' });
    expect(await screen.findByText(/please come to the office/)).toBeVisible();
    expect(screen.queryByRole('option', { name: 'Wills' })).toBeNull();
  });
});

describe('draft', () => {
  it('a draft of a request is restored with a notice after leaving the page', async () => {
    const first = await open();
    await userEvent.type(description(), 'My lease');
    first.unmount();
    await open();
    expect(description()).toHaveValue('My lease');
    expect(await screen.findByText(/We brought back what you typed on/)).toBeVisible();
  });

  it('a draft of a request is never shown to another user', async () => {
    const first = await open();
    await userEvent.type(description(), 'My lease');
    first.unmount();
    await open({}, { user: aUser({ id: 'user-2' }) });
    expect(description()).toHaveValue('');
  });

  it('a draft of a request keeps its texts when the page is opened for another service', async () => {
    const first = await open();
    await userEvent.type(description(), 'My lease');
    first.unmount();
    await open({}, { at: '/request-service/legal-consultation' });
    expect(description()).toHaveValue('My lease');
    expect(screen.getByLabelText('Service')).toHaveValue('legal-consultation');
  });

  it('a draft of a request is discarded only after a confirmation', async () => {
    const first = await open();
    await userEvent.type(description(), 'My lease');
    first.unmount();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the draft' }));
    expect(description()).toHaveValue('My lease');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, erase what I typed' }));
    expect(description()).toHaveValue('');
    expect(draft()).toEqual([]);
  });
});

describe('submission key', () => {
  const keysOf = (send: jest.Mock) =>
    send.mock.calls.map(([variables]) => (variables as { idempotencyKey: string }).idempotencyKey);

  it('the submission key stays the same after a lost answer, even through a reload', async () => {
    const send = jest.fn((_: Record<string, unknown>): unknown => {
      throw new TypeError('Failed to fetch');
    });
    const first = await open({ SubmitServiceRequest: send });
    await userEvent.type(description(), 'My lease');
    await agree();
    await submit();
    expect(
      await screen.findByText('An error occurred while sending the request. Please try again.'),
    ).toBeVisible();
    expect(description()).toHaveValue('My lease');
    first.unmount();

    send.mockImplementation(() => ({ submitServiceRequest: ROW }));
    await open({ SubmitServiceRequest: send });
    await agree();
    await submit();
    expect(await screen.findByText('SR-2026-000009')).toBeVisible();
    const [one, two] = keysOf(send);
    expect(one).toBe(two);
  });

  it('the submission key is renewed when the server knows it with other content', async () => {
    const send = jest
      .fn((_: Record<string, unknown>): unknown => ({ submitServiceRequest: ROW }))
      .mockReturnValueOnce(refusal('IDEMPOTENCY_MISMATCH'));
    await open({ SubmitServiceRequest: send });
    await userEvent.type(description(), 'My lease, changed');
    await agree();
    await submit();
    expect(await screen.findByText(/had already reached us before you changed it/)).toBeVisible();
    await submit();
    expect(await screen.findByText('SR-2026-000009')).toBeVisible();
    const [one, two] = keysOf(send);
    expect(one).not.toBe(two);
  });
});
