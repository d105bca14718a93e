import { act, render, screen } from '@testing-library/react';
import { formatClock, startClock, useCountdown } from './countdown';

function Clock({ name }: { name: string }) {
  const { left, running, start } = useCountdown(name);
  return (
    <button disabled={running} onClick={() => start(60)}>
      {formatClock(left)}
    </button>
  );
}

const shown = () => screen.getByRole('button').textContent;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

it('formatClock writes seconds as m:ss', () => {
  expect([0, 9, 60, 299].map(formatClock)).toEqual(['0:00', '0:09', '1:00', '4:59']);
});

it('a countdown runs to zero and enables the button again', () => {
  render(<Clock name="count" />);
  act(() => screen.getByRole('button').click());
  expect(shown()).toBe('1:00');
  act(() => jest.advanceTimersByTime(1000));
  expect(shown()).toBe('0:59');
  expect(screen.getByRole('button')).toBeDisabled();
  act(() => jest.advanceTimersByTime(59_000));
  expect(shown()).toBe('0:00');
  expect(screen.getByRole('button')).toBeEnabled();
});

it('a countdown continues after a reload', () => {
  const first = render(<Clock name="reload" />);
  act(() => screen.getByRole('button').click());
  act(() => jest.advanceTimersByTime(20_000));
  first.unmount();
  act(() => jest.advanceTimersByTime(10_000));
  render(<Clock name="reload" />);
  expect(shown()).toBe('0:30');
});

it('a countdown never exceeds its length when the system clock is set back', () => {
  startClock('set-back', 60);
  jest.setSystemTime(new Date('2026-11-21T07:00:00Z'));
  render(<Clock name="set-back" />);
  expect(shown()).toBe('1:00');
});
