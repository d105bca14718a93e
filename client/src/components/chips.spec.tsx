import { fireEvent, render, screen } from '@testing-library/react';
import { Chips } from './chips';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'five', label: '5 stars' },
] as const;

it('chips mark the selected value and report another one', () => {
  const onChange = jest.fn();
  render(<Chips label="Rating" options={OPTIONS} value="all" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Rating' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '5 stars', pressed: false }));
  expect(onChange).toHaveBeenCalledWith('five');
});
