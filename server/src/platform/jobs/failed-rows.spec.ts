import { Logger } from '@nestjs/common';
import { FailedRows } from './failed-rows.js';

const BAD = 'bad';
const SECOND = 1000;
const MINUTE = 60 * SECOND;

let warnings: jest.SpyInstance;
let rows: FailedRows;
let done: string[];

const work = (id: string) => {
  if (id.startsWith(BAD)) return Promise.reject(new Error(`${id} is broken`));
  done.push(id);
  return Promise.resolve();
};
const lines = () => warnings.mock.calls.map(([line]) => String(line));

beforeEach(() => {
  jest.useFakeTimers();
  warnings = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  rows = new FailedRows('Tests', 'A row failed');
  done = [];
});
afterEach(() => {
  jest.useRealTimers();
  warnings.mockRestore();
});

describe('rows that fail', () => {
  it('a row that fails is told, and the rows after it are done', async () => {
    await rows.each([BAD, 'a', 'b'], work);
    expect(done).toEqual(['a', 'b']);
    expect(lines()).toEqual(['A row failed: bad: Error: bad is broken']);
    expect(rows.ids()).toEqual([BAD]);
  });

  it('a row that fails again and again is left alone for longer each time, ten minutes at most', async () => {
    const pauses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      await rows.each([BAD], work);
      const from = performance.now();
      while (rows.ids().length > 0) jest.advanceTimersByTime(SECOND);
      pauses.push((performance.now() - from) / SECOND);
    }
    expect(pauses.slice(0, 4)).toEqual([2, 4, 8, 16]);
    expect(pauses.slice(-2)).toEqual([600, 600]);
  });

  it('a row that is done after a failure counts as new when it fails later', async () => {
    await rows.each([BAD], work);
    await rows.each([BAD], () => Promise.resolve());
    expect(rows.ids()).toEqual([]);
    await rows.each([BAD], work);
    jest.advanceTimersByTime(2 * SECOND);
    expect(rows.ids()).toEqual([]);
  });

  it('five failures in succession end the run, since the database is probably away', async () => {
    const bad = [1, 2, 3, 4, 5].map((number) => `${BAD}${number}`);
    expect(await rows.each([...bad.slice(1), 'a'], work)).toBe(true);
    expect(await rows.each([...bad, 'b'], work)).toBe(false);
    expect(done).toEqual(['a']);
    expect(rows.ids()).toHaveLength(5);
  });

  it('failures of the next half minute are told as one number', async () => {
    await rows.each(['bad1', 'bad2', 'bad3'], work);
    jest.advanceTimersByTime(MINUTE);
    expect(lines()[1]).toBe('A row failed: 2 more in 30 s');
  });
});
