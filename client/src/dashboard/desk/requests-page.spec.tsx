import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
    await waitFor(async () => expect(await pane()).toHaveFocus());
  });

  it('all rows can be selected once they are there, and not their placeholders', async () => {
    const server = requestsServer();
    let load = () => undefined as void;
    const loaded = new Promise<void>((resolve) => (load = resolve));
    await renderRequests({
      ...server.handlers,
      AdminServiceRequests: async (variables) => {
        await loaded;
        return server.handlers.AdminServiceRequests!(variables);
      },
    });
    const all = await screen.findByRole('checkbox', { name: 'Select all on this page' });
    expect(all).toBeDisabled();
    load();
    await rowLink(1);
    await userEvent.click(all);
    expect(await screen.findByRole('region', { name: 'Selected rows' })).toHaveTextContent(
      '3 selected',
    );
  });

  it('a search that finds the opposing party says so, and shows it in no other row', async () => {
    const { state, handlers } = requestsServer();
    state.rows = [
      aRequestRow(1, { opposingParty: 'Amina Benaïssa' }),
      aRequestRow(2, { opposingParty: 'Karim Saïdi' }),
      aRequestRow(3),
    ];
    await renderRequests(handlers, '?q=ben%20aissa');
    expect(await screen.findByText('Amina Benaïssa')).toBeVisible();
    expect(screen.getAllByText(/^Opposing party:/)).toHaveLength(1);
    expect(screen.queryByText('Karim Saïdi')).not.toBeInTheDocument();
  });

  it('an urgency that this page does not know is shown as normal', async () => {
    const { state, handlers } = requestsServer();
    state.rows = [aRequestRow(1, { urgency: 'someday' })];
    await renderRequests(handlers);
    expect(await screen.findByText('Normal')).toBeInTheDocument();
  });

  it('a click on a row loads its request at once, and only once', async () => {
    const server = requestsServer();
    const opened = jest.fn(server.handlers.AdminServiceRequest);
    await renderRequests({ ...server.handlers, AdminServiceRequest: opened });
    const row = await screen.findByText('Karim Haddad');
    // Nothing is rendered before the end of this.
    act(() => {
      row.click();
      expect(opened).toHaveBeenCalledWith({ id: 'r2' });
    });
    expect(await within(await pane()).findByText('The wish of Karim Haddad')).toBeInTheDocument();
    expect(opened).toHaveBeenCalledTimes(1);
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
    await within(await pane()).findByText('1 of 3');
    fireEvent.keyDown(document.body, { key, code });
    await waitFor(() => expect(address()).toMatch(/view=r2$/));
  });

  it('keys do nothing while somebody types', async () => {
    await renderRequests(requestsServer().handlers, '?view=r1');
    const note = await within(await pane()).findByLabelText('Text of the note');
    await press('n');
    expect(note).toHaveFocus();
    await press('jk2{Escape}');
    expect(note).toHaveValue('jk2');
    expect(address()).toMatch(/view=r1$/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('a counter shows its requests', async () => {
    const { list, handlers } = requestsServer();
    await renderRequests(handlers);
    const counter = await screen.findByRole('button', { name: 'Show in the list: Pending' });
    await userEvent.click(counter);
    expect(address()).toBe('/dashboard/service-requests?status=pending');
    expect(counter).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        expect.objectContaining({
          filter: { statuses: ['pending'] },
          sort: { field: 'queue', direction: 'asc' },
        }),
      ),
    );
  });

  it('filters are set behind a button, stand in the address and are removed one by one or all at once', async () => {
    const { list, handlers } = requestsServer({
      AdminServiceChoices: () => ({ services: { __typename: 'ServicePage', items: [] } }),
      Assignees: () => ({
        assignees: [
          { __typename: 'Assignee', id: 'a2', fullName: 'Farida Laaribi', role: 'secretary' },
        ],
      }),
    });
    await renderRequests(handlers, '?status=pending,approved&createdTo=2026-11-20&size=25');
    await rowLink(1);
    expect(list).toHaveBeenLastCalledWith(
      expect.objectContaining({
        filter: { statuses: ['pending', 'approved'], createdTo: '2026-11-20' },
        limit: 25,
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await waitFor(() => expect(screen.getByLabelText('Sent from')).toBeEnabled());
    await userEvent.type(screen.getByLabelText('Sent from'), '02/11/2026{Enter}');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Nobody assigned' }));
    expect(address()).toMatch(/createdFrom=2026-11-02.*unassigned=true/);
    await userEvent.click(
      screen.getByRole('button', { name: 'Remove “Status: Pending, Approved”' }),
    );
    expect(address()).not.toMatch(/status=/);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/dashboard/service-requests?size=25');
  });

  it('the list shows its queues as links with their counts, and the one in the address', async () => {
    const { list, handlers } = requestsServer();
    await renderRequests(handlers);
    expect(await screen.findByRole('link', { name: 'All' })).toHaveAttribute('aria-current');
    expect(await screen.findByRole('link', { name: 'Unassigned 999+' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('link', { name: 'Late 1' }));
    expect(address()).toBe('/dashboard/service-requests?queue=late');
    expect(screen.getByRole('link', { name: 'Late 1' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ filter: { queue: 'late' } })),
    );
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('the row of an unseen request says so until it is opened, and the open one names who else has it open', async () => {
    const { state, handlers } = requestsServer();
    state.rows = [aRequestRow(1, { unseen: true }), aRequestRow(2)];
    state.viewers = [{ __typename: 'RequestViewer', id: 'a2', fullName: 'Sara Amrani' }];
    await renderRequests(handlers);
    const unseen = 'Open request SR-2026-000001, not seen yet';
    await userEvent.click(await screen.findByRole('link', { name: unseen }));
    expect(await within(await pane()).findByText(/Also viewing: .*Sara Amrani/)).toBeVisible();
    await rowLink(1);
    expect(screen.queryByRole('link', { name: unseen })).not.toBeInTheDocument();
  });

  it('after a request is deleted the focus is on the row that took its place', async () => {
    const { state, handlers } = requestsServer({
      DeleteServiceRequest: () => {
        state.rows = state.rows.filter(({ id }) => id !== 'r2');
        return { deleteServiceRequest: aRequestRow(2) };
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
    await waitFor(async () => expect(await note()).toHaveFocus());
    return page;
  }

  it('a decision is written and sent by keys alone, and the next request opens at its top', async () => {
    const set = jest.fn(() => ({ setServiceRequestStatus: { id: 'r1' } }));
    await decide(requestsServer({ SetServiceRequestStatus: set }).handlers);
    expect(await note()).toHaveFocus();
    (await pane()).scrollTop = 500;
    await press(' We start on Sunday. {Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(address()).toMatch(/view=r2$/));
    expect((await pane()).scrollTop).toBe(0);
    expect(set).toHaveBeenCalledWith({
      id: 'r1',
      input: { status: 'approved', version: 4, note: 'We start on Sunday.' },
    });
    await waitFor(async () => expect(await pane()).toHaveFocus());
    expect(localStorage).toHaveLength(0);
  });

  it('Escape asks before it closes a typed decision, whose draft is there again for the same request, after a reload too', async () => {
    const page = await decide(requestsServer().handlers);
    await press('Bring the contract.{Escape}');
    expect(await screen.findByText(/has not been saved/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('j');
    await screen.findByText('The wish of Karim Haddad');
    await press('2');
    await waitFor(async () => expect(await note()).toHaveFocus());
    expect(await note()).toHaveValue('');
    await press('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('k');
    await screen.findByText('The wish of Amina Benyoucef');
    await press('2');
    expect(await note()).toHaveValue('Bring the contract.');
    expect(screen.getByText(/We brought back what you typed/)).toBeInTheDocument();
    page.unmount();
    await decide(requestsServer().handlers);
    expect(await note()).toHaveValue('Bring the contract.');
  });

  it('a decision can be opened again while its last dialog is still closing', async () => {
    await decide(requestsServer().handlers);
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      fireEvent.keyDown(document.body, { key: '2' });
    });
    await waitFor(async () => expect(await note()).toHaveFocus());
    await press('Welcome.');
    expect(await note()).toHaveValue('Welcome.');
  });

  it('a decision on an outdated version shows the newer one with its author, and asks again', async () => {
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
    await waitFor(() => expect(accept).toHaveFocus());
    await press('{Enter}');
    await waitFor(async () => expect(await note()).toHaveFocus());
    await press('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(set).toHaveBeenCalled());
    expect(set.mock.calls[0]?.[0]).toEqual({
      id: 'r1',
      input: { status: 'approved', version: 5, note: 'Welcome.' },
    });
  });

  it('a decision refused as stale keeps the note and says who was faster', async () => {
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

describe('several requests at once', () => {
  const bar = () => screen.findByRole('region', { name: 'Selected rows' });
  const row = (name: string) => screen.findByRole('checkbox', { name: `Select “${name}”` });
  const nobody = {
    Assignees: () => ({ assignees: [] }),
  };

  async function select(handlers: ReturnType<typeof requestsServer>['handlers']) {
    await renderRequests({ ...nobody, ...handlers });
    await userEvent.click(await row('Amina Benyoucef'));
    fireEvent.click(await row('Nadia Khelifi'), { shiftKey: true });
    expect(await bar()).toHaveTextContent('3 selected');
  }

  it('several requests get a status with one confirmation, and those changed meanwhile are named', async () => {
    const rows = [1, 2, 3].map((number) => ({ id: `r${number}`, version: 4 }));
    const set = jest.fn(({ input }: Record<string, unknown>): object => {
      const { length } = (input as { rows: object[] }).rows;
      const conflict = {
        __typename: 'StaleRequest',
        id: 'r2',
        reference: 'SR-2026-000002',
        changedBy: 'Farida Laaribi',
        changedAt: '2026-11-16T10:00:00.000Z',
      };
      return {
        setServiceRequestStatuses: {
          __typename: 'BulkRequestResult',
          changed: length === 3 ? [] : ['r1', 'r3'],
          conflicts: length === 3 ? [conflict] : [],
        },
      };
    });
    await select(requestsServer({ SetServiceRequestStatuses: set }).handlers);
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Change status' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rejected' }));
    const dialog = await screen.findByRole('dialog');
    const note = within(dialog).getByLabelText('Reason for the rejection(optional)');
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.type(note, 'Closed.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm for 3 requests' }));
    const warning = await within(dialog).findByRole('alert');
    expect(set).toHaveBeenCalledWith({ input: { rows, status: 'rejected', note: 'Closed.' } });
    expect(warning).toHaveTextContent(/One request was changed.*SR-2026-000002.*Farida Laaribi/);
    await userEvent.click(
      await within(dialog).findByRole('button', { name: 'Go on with the other 2' }),
    );
    await waitFor(() =>
      expect(set).toHaveBeenLastCalledWith({
        input: { rows: [rows[0], rows[2]], status: 'rejected', note: 'Closed.' },
      }),
    );
    expect(await screen.findByText('2 requests changed')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
  });

  it('several requests have nothing left to confirm when all of them were changed meanwhile', async () => {
    const conflicts = [1, 2, 3].map((number) => ({
      __typename: 'StaleRequest',
      id: `r${number}`,
      reference: `SR-2026-00000${number}`,
      changedBy: 'Farida Laaribi',
      changedAt: '2026-11-16T10:00:00.000Z',
    }));
    const answer = { __typename: 'BulkRequestResult', changed: [], conflicts };
    await select(
      requestsServer({ DeleteServiceRequests: () => ({ deleteServiceRequests: answer }) }).handlers,
    );
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Deleted requests move to the trash');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm for 3 requests' }));
    const told = await within(dialog).findByText('3 requests were changed', { exact: false });
    await waitFor(() => expect(told).toBeVisible());
    expect(within(dialog).queryByRole('button', { name: /Go on|Confirm/ })).toBeNull();
    await userEvent.click(within(dialog).getByText('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('selected requests are deselected when another page of the list opens', async () => {
    await select(requestsServer().handlers);
    await userEvent.click(await screen.findByRole('button', { name: 'Show in the list: Pending' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull());
  });
});

describe('a note about a request', () => {
  it('a note is kept as a draft through a reload, and sent by Ctrl+Enter', async () => {
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
