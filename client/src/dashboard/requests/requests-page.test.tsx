import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../test/render-page';
import { aRequestRow, renderRequests, requestsServer } from '../../../test/render-requests';

const address = () => screen.getByTestId('address').textContent;
const pane = () => screen.findByRole('region', { name: 'Request details' });
const rowLink = (number: number) =>
  screen.findByRole('link', { name: `Open request SR-2026-00000${number}` });
const press = (keys: string) => userEvent.keyboard(keys);

describe('a screen of requests', () => {
  it('a click anywhere in a row opens its request beside the list, and its links keep their action', async () => {
    await renderRequests(requestsServer().handlers);
    const mail = await screen.findByRole('link', { name: 'client2@example.com' });
    mail.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(mail);
    expect(address()).toBe('/dashboard/service-requests');
    await userEvent.click(screen.getByText('Karim Haddad'));
    expect(address()).toBe('/dashboard/service-requests?view=r2');
    expect(await within(await pane()).findByText('The wish of Karim Haddad')).toBeInTheDocument();
    expect(screen.getByText('2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('table')).toBeInTheDocument();
    expect(await pane()).toHaveFocus();
  });

  it('J, K and the arrows move through the rows, Enter opens, Escape closes and returns to the row', async () => {
    await renderRequests(requestsServer().handlers);
    await rowLink(1);
    await press('j');
    expect(await rowLink(1)).toHaveFocus();
    await press('{ArrowDown}j');
    expect(await rowLink(3)).toHaveFocus();
    await press('k{Enter}');
    expect(address()).toMatch(/view=r2$/);
    await press('j');
    expect(address()).toMatch(/view=r3$/);
    await press('j');
    expect(address()).toMatch(/view=r3$/);
    await press('k{Escape}');
    expect(address()).toBe('/dashboard/service-requests');
    await waitFor(async () => expect(await rowLink(2)).toHaveFocus());
  });

  it.each([
    ['on an Arabic keyboard', { key: 'ت', code: 'KeyJ' }],
    ['on a Latin keyboard', { key: 'j', code: 'KeyC' }],
  ])('the J key is found %s', async (_title, { key, code }) => {
    await renderRequests(requestsServer().handlers, '?view=r1');
    await within(await pane()).findByText('The wish of Amina Benyoucef');
    fireEvent.keyDown(document.body, { key, code });
    await waitFor(() => expect(address()).toMatch(/view=r2$/));
  });

  it('keys do nothing while somebody types', async () => {
    await renderRequests(requestsServer().handlers, '?view=r1');
    await within(await pane()).findByText('The wish of Amina Benyoucef');
    await press('n');
    expect(screen.getByLabelText('Text of the note')).toHaveFocus();
    await press('jk2{Escape}');
    expect(screen.getByLabelText('Text of the note')).toHaveValue('jk2');
    expect(address()).toMatch(/view=r1$/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a counter shows its requests, the pending ones with the oldest first', async () => {
    const { list, handlers } = requestsServer();
    await renderRequests(handlers);
    const counter = await screen.findByRole('button', { name: 'Show in the list: Pending' });
    await userEvent.click(counter);
    expect(address()).toBe('/dashboard/service-requests?status=pending&sort=createdAt.asc');
    expect(counter).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        expect.objectContaining({ status: ['pending'], sortBy: 'createdAt', sortOrder: 'asc' }),
      ),
    );
  });

  it('after a request is deleted the focus is on the row that took its place', async () => {
    const { state, handlers } = requestsServer({
      RemoveServiceRequest: () => {
        state.rows = state.rows.filter(({ id }) => id !== 'r2');
        return { removeServiceRequest: true };
      },
    });
    await renderRequests(handlers);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions: Karim Haddad' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Karim Haddad')).not.toBeInTheDocument());
    await waitFor(async () => expect(await rowLink(3)).toHaveFocus());
  });
});

describe('a decision about a request', () => {
  const note = () => screen.findByLabelText(/Note to the client/);

  async function decide(handlers: ReturnType<typeof requestsServer>['handlers'], at = 'r1') {
    const page = await renderRequests(handlers, `?view=${at}`);
    await within(await pane()).findByText(/The wish of/);
    await press('2');
    await note();
    return page;
  }

  it('is written and sent by keys alone, and the next request opens', async () => {
    const set = jest.fn(() => ({ setServiceRequestStatus: { id: 'r1' } }));
    await decide(requestsServer({ SetServiceRequestStatus: set }).handlers);
    expect(await note()).toHaveFocus();
    await press(' We start on Sunday. {Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(address()).toMatch(/view=r2$/));
    expect(set).toHaveBeenCalledWith({
      id: 'r1',
      input: { status: 'approved', version: 4, note: 'We start on Sunday.' },
    });
    await waitFor(async () => expect(await pane()).toHaveFocus());
    expect(localStorage).toHaveLength(0);
  });

  it('asks before Escape closes what was typed, and keeps it as a draft of this request', async () => {
    await decide(requestsServer().handlers);
    await press('Bring the contract.{Escape}');
    expect(await screen.findByText(/has not been saved/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('j2');
    expect(await note()).toHaveValue('');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('k2');
    expect(await note()).toHaveValue('Bring the contract.');
    expect(screen.getByText(/We brought back what you typed/)).toBeInTheDocument();
  });

  it('is about the version that was read: a newer one is shown with its author, and asked about', async () => {
    const set = jest.fn((_variables: unknown) => ({ setServiceRequestStatus: { id: 'r1' } }));
    const { state, handlers } = requestsServer({ SetServiceRequestStatus: set });
    const { changed } = await decide(handlers);
    await press('Welcome.');
    state.rows = [aRequestRow(1, { status: 'rejected', version: 5 }), ...state.rows.slice(1)];
    state.events = [
      {
        id: 'e2',
        type: 'status_changed',
        status: 'rejected',
        note: 'Outside of our field.',
        actorName: 'Farida Laaribi',
        createdAt: '2026-11-16T10:00:00.000Z',
      },
    ];
    await changed();
    const warning = await screen.findByRole('alert');
    expect(warning).toHaveTextContent(/Farida Laaribi.*has just changed this request/);
    expect(warning).toHaveTextContent('Request rejected');
    expect(warning).toHaveTextContent('Outside of our field.');
    await press('{Control>}{Enter}{/Control}');
    expect(set).not.toHaveBeenCalled();
    const accept = within(warning).getByRole('button');
    expect(accept).toHaveFocus();
    await press('{Enter}');
    expect(await note()).toHaveFocus();
    await press('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(set).toHaveBeenCalled());
    expect(set.mock.calls[0]?.[0]).toEqual({
      id: 'r1',
      input: { status: 'approved', version: 5, note: 'Welcome.' },
    });
  });

  it('that the server refuses as stale keeps the note and says who was faster', async () => {
    const { state, handlers } = requestsServer({
      SetServiceRequestStatus: () => {
        state.rows = [aRequestRow(1, { status: 'rejected', version: 5 }), ...state.rows.slice(1)];
        state.events = [{ id: 'e2', type: 'status_changed', actorName: 'Farida Laaribi' }];
        return refusal('STALE_WRITE');
      },
    });
    await decide(handlers);
    await press('Welcome.{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Farida Laaribi.*has just changed/)).toBeInTheDocument();
    expect(await note()).toHaveValue('Welcome.');
  });
});

describe('a note about a request', () => {
  it('is kept as a draft through a reload, and sent by Ctrl+Enter', async () => {
    const add = jest.fn(() => ({ addServiceRequestNote: { id: 'r1' } }));
    const { handlers } = requestsServer({ AddServiceRequestNote: add });
    const page = await renderRequests(handlers, '?view=r1');
    const text = () => screen.findByLabelText('Text of the note');
    await userEvent.type(await text(), 'Called back.');
    page.unmount();
    await renderRequests(handlers, '?view=r1');
    expect(await text()).toHaveValue('Called back.');
    await userEvent.click(await text());
    await press('{Control>}{Enter}{/Control}');
    await waitFor(async () => expect(await text()).toHaveValue(''));
    expect(add).toHaveBeenCalledWith({ id: 'r1', input: { text: 'Called back.', public: false } });
    expect(await text()).toHaveFocus();
    expect(localStorage).toHaveLength(0);
  });
});
