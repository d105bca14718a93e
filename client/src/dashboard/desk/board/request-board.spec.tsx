import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApplications } from '../../../../test/render-applications';

const address = () => screen.getByTestId('address').textContent;
const column = (name: RegExp) => screen.findByRole('region', { name });

describe('a board of requests by status', () => {
  it('the board shows a column with its count for each status, and more cards of a long one', async () => {
    const { list } = renderApplications({}, '?as=board&q=oran');
    const pending = await column(/^Pending 2/);
    expect(within(pending).getAllByRole('listitem')).toHaveLength(2);
    expect(await column(/^Accepted 0/)).toHaveTextContent('Nothing here');
    const rejected = await column(/^Not selected 27/);
    expect(within(rejected).getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(within(rejected).getByRole('button', { name: 'Show more (7 left)' }));
    await waitFor(() => expect(within(rejected).getAllByRole('listitem')).toHaveLength(27));
    expect(list).toHaveBeenCalledWith(
      expect.objectContaining({ filter: { statuses: ['rejected'], search: 'oran' } }),
    );
  });

  it('the board is switched on in the URL and keeps the filters of the list', async () => {
    renderApplications({}, '?status=pending');
    await userEvent.click(await screen.findByRole('radio', { name: /Board/ }));
    expect(address()).toBe('/dashboard/applications?status=pending&as=board');
    await column(/^Pending 2/);
    expect(screen.queryByRole('region', { name: /^Accepted/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /List/ }));
    expect(address()).toBe('/dashboard/applications?status=pending');
    expect(await screen.findByRole('table')).toBeInTheDocument();
  });

  it('a card is moved by keys alone: each step is announced, and the status dialog asks first', async () => {
    const set = jest.fn(() => ({ setApplicationStatus: { id: 'a1' } }));
    renderApplications({ SetApplicationStatus: set });
    const handle = await screen.findByRole('button', { name: 'Move: Applicant 1' });
    handle.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/Started dragging/)).toBeInTheDocument();
    await userEvent.tab();
    expect(await column(/^Shortlisted/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('JA-2026-000001');
    expect(set).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByLabelText(/Note to the client/)).toHaveFocus());
    await userEvent.keyboard('Come on Sunday.{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(set).toHaveBeenCalledWith({
        id: 'a1',
        input: { status: 'shortlisted', version: 4, note: 'Come on Sunday.' },
      }),
    );
  });

  it('next and previous stay in the column of the open card', async () => {
    renderApplications();
    await userEvent.click(await screen.findByRole('link', { name: 'Open request JA-2026-000001' }));
    expect(address()).toContain('column=pending');
    expect(await screen.findByText('1 of 2')).toBeInTheDocument();
    await userEvent.keyboard('j');
    await waitFor(() => expect(address()).toContain('view=a2'));
  });
});
