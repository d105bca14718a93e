import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Locale } from '@contract/locales';
import { renderPage } from '../../../test/render-page';
import { DashboardFrame } from '../../../test/render-resource';
import { DayInput } from './day-input';

function Box({ before }: { before?: string }) {
  const [day, setDay] = useState(before);
  return (
    <DashboardFrame>
      <DayInput aria-label="Day" value={day} onChange={setDay} />
      <output data-testid="day">{day}</output>
    </DashboardFrame>
  );
}
const open = async (locale: Locale, before?: string) => {
  await renderPage({ page: <Box before={before} />, locale });
  await screen.findByPlaceholderText(/./);
  return screen.getByRole('textbox', { name: 'Day' });
};

it.each(['05/11/2026', '5/11/2026', '2026-11-05'])(
  '%s is a day that can be typed',
  async (text) => {
    const box = await open('fr');
    await userEvent.type(box, `${text}{Enter}`);
    expect(screen.getByTestId('day')).toHaveTextContent('2026-11-05');
    expect(box).toHaveValue('05/11/2026');
  },
);

it('the calendar has the months of Algeria on Arabic pages', async () => {
  await userEvent.click(await open('ar', '2026-07-05'));
  expect(await screen.findByRole('button', { name: /جويلية|اختيار الشهر/ })).toHaveTextContent(
    'جويلية',
  );
});

it.each(['{Enter}', '{Tab}'])(
  'a day is removed by deleting its text and pressing %s',
  async (key) => {
    const box = await open('fr', '2026-11-05');
    await userEvent.clear(box);
    await userEvent.keyboard(key);
    expect(screen.getByTestId('day')).toBeEmptyDOMElement();
    expect(box).toHaveValue('');
  },
);

it('today is written with the apostrophe of French', async () => {
  await userEvent.click(await open('fr'));
  expect(await screen.findByText('Aujourd’hui')).toBeVisible();
});

it('the days of the week are short enough to stand side by side on Arabic pages', async () => {
  await userEvent.click(await open('ar', '2026-07-05'));
  const days = await screen.findAllByRole('columnheader');
  expect(days.map(({ textContent }) => textContent)).toEqual([
    ...['أح', 'إث', 'ثلا', 'أر', 'خم', 'جم', 'سب'],
  ]);
});
