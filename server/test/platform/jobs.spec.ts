import { Logger } from '@nestjs/common';
import { Database } from '../../src/platform/database/database.js';
import { JobsService } from '../../src/platform/jobs/jobs.service.js';
import { TestApp } from '../support/test-app.js';
import { waitUntil } from '../support/wait-until.js';

const QUEUE = 'numbers';
const RULES = { retryLimit: 0, retrySeconds: 1, longestRetrySeconds: 1, expireSeconds: 60 };
const WORKERS = 2;

interface Numbered {
  number: number;
}

describe('jobs', () => {
  let app: TestApp;
  /** Sends jobs that only polling finds. */
  let sender: TestApp;

  beforeAll(async () => {
    app = await TestApp.start(__filename);
    sender = await app.beside();
  });
  afterAll(async () => {
    await sender.close();
    await app.close();
  });

  it('jobs are done although the clock was set back while all workers were busy', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const taken: number[] = [];
    await app.app.get(JobsService).define<Numbered>(QUEUE, RULES, async ({ data }) => {
      taken.push(data.number);
      if (data.number <= WORKERS) await held;
    });
    const send = async (number: number) => {
      const jobs = sender.app.get(JobsService);
      await sender.app
        .get(Database)
        .transaction((transaction) => jobs.send(transaction, QUEUE, { number }));
      await waitUntil(`job ${number}`, () => taken.includes(number), 10);
    };
    for (let number = 1; number <= WORKERS; number += 1) await send(number);

    const now = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() - 8 * 24 * 3_600_000);
    release();
    await send(WORKERS + 1).finally(() => clock.mockRestore());
    expect(taken).toEqual([1, 2, 3]);
  });

  it('failed jobs are logged, at the last attempt as an error', async () => {
    const warnings = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const errors = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
    const lines = (log: jest.SpyInstance) =>
      log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('failing'));
    const jobs = app.app.get(JobsService);
    await jobs.define('failing', { ...RULES, retryLimit: 1 }, () =>
      Promise.reject(new Error('No room')),
    );
    await app.app.get(Database).transaction((transaction) => jobs.send(transaction, 'failing', {}));
    await waitUntil('the last attempt', () => lines(errors).length);
    const told = [lines(warnings), lines(errors)];
    warnings.mockRestore();
    errors.mockRestore();
    expect(told).toEqual([
      ['A job of failing will be tried again: Error: No room'],
      [expect.stringMatching(/^Job \S+ of failing failed for good: Error: No room$/)],
    ]);
  });
});
