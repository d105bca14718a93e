import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeDay } from '@contract/office-clock';
import { aUser, renderPage } from '../../../test/render-page';
import { addDays } from './office-days';
import { SlotPicker } from './slot-picker';

const from = (day: number) => addDays(officeDay(), day);
const at = (day: number, hour = '10') => ({ startsAt: `${from(day)}T${hour}:00:00Z` });

const pick = (slots: (first: string) => object[], value = '') =>
  renderPage({
    page: <SlotPicker consultantId="" value={value} onChoose={() => undefined} />,
    handlers: {
      ConsultationSlots: (variables) => ({ consultationSlots: slots(String(variables['from'])) }),
    },
    user: aUser(),
  });
const days = () => screen.getAllByRole('listitem').length;
const more = () => screen.getByRole('button', { name: 'More days' });

it('the slot picker says what else to choose when no time is free', async () => {
  await pick(() => []);
  expect(await screen.findByText(/Choose another consultant or look at more days/)).toBeVisible();
});

it('the slot picker shows the next free days first, and more of them on demand', async () => {
  await pick((first) => (first === from(0) ? [9, 2, 5, 3, 7].map((day) => at(day)) : [at(40)]));
  expect(await screen.findAllByRole('radio')).toHaveLength(3);
  await userEvent.click(more());
  expect(days()).toBe(5);
  await userEvent.click(more());
  expect(await screen.findAllByRole('listitem')).toHaveLength(6);
});

it('the slot picker shows the days up to the one that was chosen before', async () => {
  const slots = [1, 2, 3, 4, 5, 6].map((day) => at(day));
  await pick(() => slots, at(5).startsAt);
  expect(await screen.findAllByRole('radio')).toHaveLength(5);
  expect(screen.getAllByRole('radio').at(-1)).toBeChecked();
});
