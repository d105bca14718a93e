import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal, renderPage, type Handlers } from '../../../test/render-page';
import { DashboardFrame } from '../../../test/render-resource';
import { serviceRequestKind } from '../../features/service-requests/request-kind';
import { ResourceContext } from '../engine/resource-context';
import { StatusMenu } from './status-menu';

const refresh = jest.fn(async () => undefined);
const handle = {
  refresh,
  runAction: async () => undefined,
  openDetails: () => undefined,
  inTrash: false,
};

async function choose(from: 'pending' | 'completed', to: string, handlers: Handlers) {
  const request = { id: 'r1', reference: 'SR-2026-000001', status: from, version: 4 };
  await renderPage({
    page: (
      <DashboardFrame>
        <ResourceContext value={handle}>
          <StatusMenu kind={serviceRequestKind} request={request} />
        </ResourceContext>
      </DashboardFrame>
    ),
    handlers,
  });
  await userEvent.click(screen.getByRole('button', { name: /SR-2026-000001/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
  return screen.findByRole('dialog');
}

const confirm = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Change status' }));

describe('StatusMenu', () => {
  beforeEach(() => refresh.mockClear());

  it('a status changes after a confirmation, with the note and the version of the request', async () => {
    const set = jest.fn(() => ({ setServiceRequestStatus: { id: 'r1' } }));
    const dialog = await choose('pending', 'Approved', { SetServiceRequestStatus: set });
    expect(within(dialog).queryByText(/This request is closed/)).not.toBeInTheDocument();
    fireEvent.change(within(dialog).getByLabelText(/Note to the client/), {
      target: { value: ' We start on Sunday. ' },
    });
    await confirm(dialog);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(set).toHaveBeenCalledWith({
      id: 'r1',
      input: { status: 'approved', version: 4, note: 'We start on Sunday.' },
    });
  });

  it('a status change warns before a closed request is opened again', async () => {
    const dialog = await choose('completed', 'Pending', {});
    expect(within(dialog).getByText(/This request is closed/)).toBeInTheDocument();
  });

  it('a status change to rejected asks for a reason', async () => {
    const dialog = await choose('pending', 'Rejected', {});
    expect(within(dialog).getByLabelText(/Reason for the rejection/)).toBeInTheDocument();
  });

  it('a stale status change keeps the note and offers to reload', async () => {
    const dialog = await choose('pending', 'Approved', {
      SetServiceRequestStatus: () => refusal('STALE_WRITE'),
    });
    const note = within(dialog).getByLabelText(/Note to the client/);
    fireEvent.change(note, { target: { value: 'Kept' } });
    await confirm(dialog);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Reload' }));
    expect(refresh).toHaveBeenCalled();
    expect(note).toHaveValue('Kept');
  });
});
