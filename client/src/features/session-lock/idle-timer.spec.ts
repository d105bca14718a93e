import { IdleTimer, type IdleTimerOptions } from './idle-timer';

const MINUTE = 60_000;
const IDLE_SECONDS = 30 * 60;

const timers: IdleTimer[] = [];

function aTab() {
  const tab = {
    onActive: jest.fn(),
    onIdle: jest.fn(),
    onMessage: jest.fn(),
    onWarning: jest.fn(),
  };
  const options: IdleTimerOptions = { idleSeconds: IDLE_SECONDS, ...tab };
  const timer = new IdleTimer(options);
  tab.onIdle.mockImplementation(() => timer.pause());
  tab.onActive.mockImplementation(() => timer.used());
  timer.start();
  timers.push(timer);
  return { ...tab, timer };
}

const pressKey = () => window.dispatchEvent(new Event('keydown'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  timers.splice(0).forEach((timer) => timer.stop());
  jest.useRealTimers();
});

it('IdleTimer warns a minute before the end, counts down, and calls onIdle at the end', () => {
  const { onWarning, onIdle } = aTab();
  jest.advanceTimersByTime(29 * MINUTE - 1);
  expect(onWarning).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(1);
  expect(onWarning).toHaveBeenLastCalledWith(60);
  jest.advanceTimersByTime(59_000);
  expect(onWarning).toHaveBeenLastCalledWith(1);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(onIdle).toHaveBeenCalledTimes(1);
  expect(onWarning).toHaveBeenLastCalledWith(null);
});

it('IdleTimer reports typing at most once a minute', () => {
  const { onActive, onIdle } = aTab();
  for (let second = 0; second < 40 * 60; second += 10) {
    jest.advanceTimersByTime(10_000);
    pressKey();
  }
  expect(onIdle).not.toHaveBeenCalled();
  expect(onActive.mock.calls.length).toBeGreaterThan(30);
  expect(onActive.mock.calls.length).toBeLessThanOrEqual(40);
});

it('any key ends the warning of IdleTimer', () => {
  const { onWarning, onIdle } = aTab();
  jest.advanceTimersByTime(29.5 * MINUTE);
  expect(onWarning).toHaveBeenLastCalledWith(30);
  pressKey();
  expect(onWarning).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(29 * MINUTE);
  expect(onIdle).not.toHaveBeenCalled();
});

it('isAway of IdleTimer is true a minute after the last activity', () => {
  const { timer } = aTab();
  expect(timer.isAway()).toBe(false);
  jest.advanceTimersByTime(MINUTE + 1);
  expect(timer.isAway()).toBe(true);
  pressKey();
  expect(timer.isAway()).toBe(false);
});

it('IdleTimer counts the use of other tabs', () => {
  const one = aTab();
  const other = aTab();
  jest.advanceTimersByTime(20 * MINUTE);
  other.timer.used();
  jest.advanceTimersByTime(20 * MINUTE);
  expect(one.onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * MINUTE);
  expect(one.onIdle).toHaveBeenCalledTimes(1);
  expect(other.onIdle).toHaveBeenCalledTimes(1);
});

it('IdleTimer calls onIdle when the computer slept past the end', () => {
  const { onIdle, onActive } = aTab();
  jest.setSystemTime(Date.now() + 45 * MINUTE);
  pressKey();
  expect(onActive).not.toHaveBeenCalled();
  expect(onIdle).toHaveBeenCalledTimes(1);
});

it('IdleTimer starts again after resume', () => {
  const { onIdle, timer } = aTab();
  jest.advanceTimersByTime(30 * MINUTE);
  jest.advanceTimersByTime(600 * MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(1);
  timer.resume();
  jest.advanceTimersByTime(29 * MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(MINUTE);
  expect(onIdle).toHaveBeenCalledTimes(2);
});
