import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import { DiskFileStore } from './disk-file-store.js';
import { OrphanSweeper } from './orphan-sweeper.js';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NO_ANSWER = new Error('Query read timeout');

describe('OrphanSweeper', () => {
  let place: string;
  let store: DiskFileStore;
  let sweeper: OrphanSweeper;
  /** The names of files that rows use. */
  let used: string[];
  let asked: string[];

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    place = mkdtempSync(join(os.tmpdir(), 'mizan-sweep-'));
    // uploads of other programs of this machine are not looked at
    jest.spyOn(os, 'tmpdir').mockReturnValue(place);
    store = new DiskFileStore(place);
    sweeper = new OrphanSweeper(store);
    used = [];
    asked = [];
    sweeper.own('documents', (names) => {
      asked.push(...names);
      return Promise.resolve(names.filter((name) => used.includes(name)));
    });
  });
  afterEach(() => {
    sweeper.onApplicationShutdown();
    jest.useRealTimers();
    jest.restoreAllMocks();
    rmSync(place, { recursive: true });
  });

  const add = () => store.add('documents', 'pdf', Buffer.from('a'));
  const kept = () => readdirSync(join(place, 'documents'));
  const gone = async () => {
    while (kept().length > 0) await setImmediate();
  };

  it('the orphan sweeper removes a file at once when its row was refused', async () => {
    const name = await add();
    await sweeper.removeUnused('documents', name, new AppError('STALE_WRITE'));
    expect(kept()).toEqual([]);
  });

  it('the orphan sweeper removes a file minutes later when it is unknown whether its row was stored', async () => {
    const name = await add();
    await sweeper.removeUnused('documents', name, NO_ANSWER);
    expect(kept()).toEqual([name]);
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    await gone();
  });

  it('the orphan sweeper keeps a file whose row is stored after all', async () => {
    const name = await add();
    await sweeper.removeUnused('documents', name, NO_ANSWER);
    used = [name];
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    expect(asked).toEqual([name]);
    expect(kept()).toEqual([name]);
  });

  it('the orphan sweeper removes nothing when most files have no row, and says what to look at', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    for (let count = 0; count < 50; count += 1) await add();
    used = kept().slice(0, 10);
    await sweeper.sweep(Date.now() + 5 * MINUTE_MS);
    expect(kept()).toHaveLength(50);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('DATABASE_URL')]]);
    used = kept().slice(0, 30);
    await sweeper.sweep(Date.now() + 5 * MINUTE_MS);
    expect(kept().sort()).toEqual(used.sort());
  });

  it('the orphan sweeper keeps a young file when this machine’s clock is ahead of the folder’s', async () => {
    const name = await add();
    jest.setSystemTime(Date.now() + 10 * MINUTE_MS);
    await sweeper.sweep();
    expect(kept()).toEqual([name]);
    expect(readdirSync(place)).toEqual(['documents']);
  });

  it('the orphan sweeper looks for files without a row once a day', async () => {
    sweeper.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(5 * MINUTE_MS);
    const old = new Date(0);
    utimesSync(join(place, 'documents', await add()), old, old);
    await jest.advanceTimersByTimeAsync(DAY_MS);
    await gone();
  });
});
