import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequestRow, renderRequests, requestsServer } from '../../../test/render-requests';

async function openMenu(status = 'pending') {
  const { state, handlers } = requestsServer();
  state.rows = [aRequestRow(1, { status })];
  await renderRequests(handlers);
  const trigger = await screen.findByRole('button', { name: /Change the status of request SR/ });
  // Ant Design's part of the menu takes long to render in each row of a list.
  expect(trigger).not.toHaveClass('ant-dropdown-trigger');
  await userEvent.click(trigger);
  await screen.findByRole('menuitem', { name: 'Approved' });
}

async function choose(from: string, to: string) {
  await openMenu(from);
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
  return { dialog: await screen.findByRole('dialog') };
}

describe('the status menu of a row', () => {
  it('the status menu warns before a closed request is opened again', async () => {
    const { dialog } = await choose('completed', 'Pending');
    expect(within(dialog).getByText(/This request is closed/)).toBeInTheDocument();
  });

  it('the status menu asks for a reason to reject, and returns the focus when cancelled', async () => {
    const { dialog } = await choose('pending', 'Rejected');
    expect(within(dialog).getByLabelText(/Reason for the rejection/)).toBeInTheDocument();
    expect(
      within(dialog).queryByRole('button', { name: 'Send and open next' }),
    ).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const trigger = screen.getByRole('button', { name: /Change the status of request SR/ });
    await waitFor(() => expect(trigger).toHaveFocus());
  });
});
