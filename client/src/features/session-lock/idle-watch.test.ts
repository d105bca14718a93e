import { IdleWatch, type IdleWatchOptions } from './idle-watch';

const MINUTE = 60_000;
const IDLE_SECONDS = 30 * 60;

const watches: IdleWatch[] = [];

function aTab() {
  const tab = { ping: jest.fn(), shut: jest.fn(), hear: jest.fn(), warn: jest.fn() };
  const options: IdleWatchOptions = { idleSeconds: IDLE_SECONDS, ...tab };
  const watch = new IdleWatch(options);
  tab.shut.mockImplementation(() => watch.pause());
  tab.ping.mockImplementation(() => watch.used());
  watch.start();
  watches.push(watch);
  return { ...tab, watch };
}

const touch = () => window.dispatchEvent(new Event('keydown'));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  watches.splice(0).forEach((watch) => watch.stop());
  jest.useRealTimers();
});

it('warns a minute before the end, counts down, and shuts at the end', () => {
  const { warn, shut } = aTab();
  jest.advanceTimersByTime(29 * MINUTE - 1);
  expect(warn).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(1);
  expect(warn).toHaveBeenLastCalledWith(60);
  jest.advanceTimersByTime(59_000);
  expect(warn).toHaveBeenLastCalledWith(1);
  expect(shut).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(shut).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenLastCalledWith(null);
});

it('tells the server of somebody who only types, once a minute at most', () => {
  const { ping, shut } = aTab();
  for (let second = 0; second < 40 * 60; second += 10) {
    jest.advanceTimersByTime(10_000);
    touch();
  }
  expect(shut).not.toHaveBeenCalled();
  expect(ping.mock.calls.length).toBeGreaterThan(30);
  expect(ping.mock.calls.length).toBeLessThanOrEqual(40);
});

it('takes any press for an answer to the warning', () => {
  const { warn, shut } = aTab();
  jest.advanceTimersByTime(29.5 * MINUTE);
  expect(warn).toHaveBeenLastCalledWith(30);
  touch();
  expect(warn).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(29 * MINUTE);
  expect(shut).not.toHaveBeenCalled();
});

it('knows when the page is left to itself', () => {
  const { watch } = aTab();
  expect(watch.isAway()).toBe(false);
  jest.advanceTimersByTime(MINUTE + 1);
  expect(watch.isAway()).toBe(true);
  touch();
  expect(watch.isAway()).toBe(false);
});

it('is kept open by whatever is done in another tab', () => {
  const one = aTab();
  const other = aTab();
  jest.advanceTimersByTime(20 * MINUTE);
  other.watch.used();
  jest.advanceTimersByTime(20 * MINUTE);
  expect(one.shut).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10 * MINUTE);
  expect(one.shut).toHaveBeenCalledTimes(1);
  expect(other.shut).toHaveBeenCalledTimes(1);
});

it('is shut by the hand that wakes a machine which slept past the end', () => {
  const { shut, ping } = aTab();
  jest.setSystemTime(Date.now() + 45 * MINUTE);
  touch();
  expect(ping).not.toHaveBeenCalled();
  expect(shut).toHaveBeenCalledTimes(1);
});

it('counts anew after it was opened again', () => {
  const { shut, watch } = aTab();
  jest.advanceTimersByTime(30 * MINUTE);
  jest.advanceTimersByTime(600 * MINUTE);
  expect(shut).toHaveBeenCalledTimes(1);
  watch.resume();
  jest.advanceTimersByTime(29 * MINUTE);
  expect(shut).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(MINUTE);
  expect(shut).toHaveBeenCalledTimes(2);
});
