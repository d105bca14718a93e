import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequestRow, renderRequests, requestsServer } from '../../../test/render-requests';

async function openMenu(status = 'pending') {
  const { state, handlers } = requestsServer();
  state.rows = [aRequestRow(1, { status })];
  await renderRequests(handlers);
  const trigger = await screen.findByRole('button', { name: /Change the status of request SR/ });
  await userEvent.click(trigger);
  await screen.findByRole('menuitem', { name: 'Approved' });
  return trigger;
}

async function choose(from: string, to: string) {
  const trigger = await openMenu(from);
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
  return { trigger, dialog: await screen.findByRole('dialog') };
}

describe('the status menu of a row', () => {
  it('warns before a closed request is opened again', async () => {
    const { dialog } = await choose('completed', 'Pending');
    expect(within(dialog).getByText(/This request is closed/)).toBeInTheDocument();
  });

  it('asks for a reason when a request is rejected, and returns the focus when cancelled', async () => {
    const { trigger, dialog } = await choose('pending', 'Rejected');
    expect(within(dialog).getByLabelText(/Reason for the rejection/)).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Save and next' })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  });
});
