import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '../../../../test/render-page';
import { renderApplications } from '../../../../test/render-applications';
import { type } from '../../../../test/render-resource';

const notes = () => screen.findByLabelText('Notes on the applicant');
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save the notes' }));

describe('the notes of the office on an application', () => {
  it('notes on an application are kept as a draft when the page is left', async () => {
    const { page } = renderApplications({}, '?view=a1');
    type(await notes(), 'Call back on Sunday.');
    (await page).unmount();
    renderApplications({}, '?view=a1');
    expect(await notes()).toHaveValue('Call back on Sunday.');
  });

  it('notes that somebody else has changed are not replaced before both versions were offered', async () => {
    const conflict = { changedBy: 'Farida Laaribi', changedAt: '2026-11-22T10:00:00.000Z' };
    const set = jest
      .fn((_variables: unknown): unknown => ({ setApplicationStatus: { id: 'a1' } }))
      .mockReturnValueOnce(refusal('STALE_WRITE', { conflict }));
    renderApplications({ SetApplicationStatus: set }, '?view=a1');
    type(await notes(), 'Strong in contracts.');
    await save();
    const who = await screen.findByText(/Last change: .*Farida Laaribi/);
    const summary = who.closest<HTMLElement>('[role="alert"]')!;
    expect(await notes()).toHaveValue('Strong in contracts.');
    await userEvent.click(within(summary).getByRole('button', { name: 'Save my version' }));
    await waitFor(() =>
      expect(set).toHaveBeenLastCalledWith({
        id: 'a1',
        input: { status: 'pending', version: 4, adminNotes: 'Strong in contracts.' },
      }),
    );
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});
