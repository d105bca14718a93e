import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../test/render-page';
import { renderRequests, requestsServer } from '../../../test/render-requests';

const address = () => screen.getByTestId('address').textContent;
const note = () => screen.findByLabelText('Text of the note');
const reply = () => screen.findByRole('textbox', { name: /Text of the reply/ });
const press = (keys: string) => userEvent.keyboard(keys);
const SEND = '{Control>}{Enter}{/Control}';
const SEND_AND_NEXT = '{Control>}{Shift>}{Enter}{/Shift}{/Control}';

/** The open request, and a server that answers what is sent when the test says so. */
async function open() {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const add = jest.fn(async () => {
    await answered;
    return { addServiceRequestNote: { id: 'r1' } };
  });
  const { list, handlers } = requestsServer({ AddServiceRequestNote: add });
  const opened = jest.fn(handlers.AdminServiceRequest);
  await renderRequests({ ...handlers, AdminServiceRequest: opened }, '?view=r1');
  return { add, answer, list, opened };
}

async function write(text: string, keys: string, sent: jest.Mock) {
  await userEvent.type(await note(), `${text}${keys}`);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await waitFor(async () => expect(await note()).toHaveAttribute('readonly'));
}

describe('while a note is being sent', () => {
  it('nothing can be added to it that would be lost', async () => {
    const { add, answer } = await open();
    await write('Called back.', SEND, add);
    await press(' And wrote.');
    expect(await note()).toHaveValue('Called back.');
    answer();
    await waitFor(async () => expect(await note()).toHaveValue(''));
    await press('Next.');
    expect(await note()).toHaveValue('Next.');
  });

  it('somebody who opens the reply while a note is sent keeps writing there', async () => {
    const { add, answer } = await open();
    await write('Called back.', SEND, add);
    await userEvent.type(await reply(), 'Dear');
    answer();
    await waitFor(async () => expect(await note()).toHaveValue(''));
    expect(await reply()).toHaveFocus();
    await press(' client');
    expect(await reply()).toHaveValue('Dear client');
  });

  it('somebody who opens another request while a note is sent stays there', async () => {
    const { add, answer, list, opened } = await open();
    await write('Called back.', SEND_AND_NEXT, add);
    await userEvent.click(screen.getByRole('link', { name: 'Open request SR-2026-000003' }));
    const pane = await screen.findByRole('region', { name: 'Request details' });
    await within(pane).findByText('The wish of Nadia Khelifi');
    list.mockClear();
    answer();
    expect(await screen.findByText('Note added')).toBeInTheDocument();
    // The list is loaded again after the next request was opened, if it is.
    await waitFor(() => expect(list).toHaveBeenCalled());
    expect(opened).not.toHaveBeenCalledWith({ id: 'r2' });
    expect(address()).toMatch(/view=r3$/);
  });
});

it('nothing can be added to a reply while it is being sent', async () => {
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const send = jest.fn(async () => {
    await answered;
    return refusal('SERVICE_UNAVAILABLE');
  });
  await renderRequests(requestsServer({ ReplyToServiceRequest: send }).handlers, '?view=r1');
  await userEvent.type(await reply(), `Dear client${SEND}`);
  await waitFor(() => expect(send).toHaveBeenCalled());
  await waitFor(async () => expect(await reply()).toHaveAttribute('readonly'));
  await press(', welcome');
  expect(await reply()).toHaveValue('Dear client');
  answer();
  expect(await screen.findByText('refused: SERVICE_UNAVAILABLE')).toBeInTheDocument();
  await userEvent.type(await reply(), ', welcome');
  expect(await reply()).toHaveValue('Dear client, welcome');
});

describe('while a decision is being sent', () => {
  const box = () => screen.findByLabelText(/Note to the client/);
  /** A handler that refuses when the test says so. */
  const aRefusal = () => {
    let refuse = () => undefined as void;
    const refused = new Promise<void>((resolve) => (refuse = resolve));
    const set = jest.fn(async () => {
      await refused;
      return refusal('SERVICE_UNAVAILABLE');
    });
    return { set, refuse };
  };
  const expectKept = async (refuse: () => void) => {
    await userEvent.type(await box(), ' And bring it.');
    expect(await box()).toHaveValue('Welcome.');
    refuse();
    expect(await screen.findByText('refused: SERVICE_UNAVAILABLE')).toBeInTheDocument();
    await userEvent.type(await box(), ' And bring it.');
    expect(await box()).toHaveValue('Welcome. And bring it.');
  };

  it('the note of a decision cannot be changed until the decision is refused', async () => {
    const { set, refuse } = aRefusal();
    await renderRequests(requestsServer({ SetServiceRequestStatus: set }).handlers, '?view=r1');
    await userEvent.click(await screen.findByRole('button', { name: 'Approved' }));
    await userEvent.type(await box(), `Welcome.${SEND}`);
    await waitFor(() => expect(set).toHaveBeenCalled());
    await expectKept(refuse);
  });

  it('the note of a decision on several requests cannot be changed until the decision is refused', async () => {
    const { set, refuse } = aRefusal();
    const handlers = { SetServiceRequestStatuses: set, Assignees: () => ({ assignees: [] }) };
    await renderRequests(requestsServer(handlers).handlers);
    await userEvent.click(await screen.findByRole('checkbox', { name: /“Amina Benyoucef”/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Approved' }));
    await userEvent.type(await box(), 'Welcome.');
    await userEvent.click(screen.getByRole('button', { name: /^Confirm for/ }));
    await waitFor(() => expect(set).toHaveBeenCalled());
    await expectKept(refuse);
  });
});
