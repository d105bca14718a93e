import { fireEvent, screen } from '@testing-library/react';
import { aUser, renderPage } from '../../../test/render-page';
import { addDays, dayOf, weekOf } from './office-days';
import { SlotPicker } from './slot-picker';

const pick = (startsAt: string[]) =>
  renderPage({
    page: <SlotPicker consultantId="" value="" onChoose={() => undefined} />,
    handlers: {
      ConsultationSlots: () => ({
        consultationSlots: startsAt.map((slot) => ({ startsAt: slot })),
      }),
    },
    user: aUser(),
  });

describe('a week without free times', () => {
  it('leads to the next free day', async () => {
    const day = addDays(weekOf(dayOf(new Date())), 14);
    await pick([`${day}T08:00:00.000Z`]);
    fireEvent.click(await screen.findByRole('button', { name: 'Previous week' }));
    expect(await screen.findByText('No time is free this week.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Next free day: Sunday/ }));
    expect(await screen.findByRole('radio', { name: /09:00$/ })).toBeVisible();
  });

  it('says what else to choose when the weeks after it have none, either', async () => {
    await pick([]);
    expect(await screen.findByText(/Choose another consultant or another week/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Next free day/ })).toBeNull();
  });
});
