import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FaultyProduct, reportFault } from '../support/faulty-product.js';
import { raw } from '../support/raw.js';
import { NOTHING_LOST } from '../support/load-account.js';

const SECONDS = 5;
/** Debian's package libfaketime. */
const LIBRARY = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
].find((path) => existsSync(path));
if (!LIBRARY) reportFault('the clock moves', { skipped: 'libfaketime is not installed' });

const DAY = 24 * 3600;

(LIBRARY ? describe : describe.skip)('a clock that moves while people send requests', () => {
  jest.setTimeout(180_000);

  const folder = mkdtempSync(join(tmpdir(), 'mizan-clock-'));
  const clock = join(folder, 'clock');
  let product: FaultyProduct;

  /** Moves the product's clock, and no other. */
  const move = (seconds: number) => writeFileSync(clock, `${seconds < 0 ? '' : '+'}${seconds}s\n`);

  beforeAll(async () => {
    move(0);
    product = await FaultyProduct.start(__filename, {
      load: { signsInAgain: true },
      env: {
        LD_PRELOAD: LIBRARY ?? '',
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        NO_FAKE_STAT: '1',
      },
    });
  });
  afterAll(async () => {
    await product.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  /** How far the clock of the product is ahead of ours, in seconds. */
  const ahead = async () => {
    const { headers } = await raw(product.process!, { path: '/health/live' });
    return (Date.parse(String(headers['date'])) - Date.now()) / 1000;
  };

  it.each([
    { title: 'the clock goes 8 days ahead, and back', seconds: 8 * DAY },
    { title: 'the clock goes 8 days back, and ahead', seconds: -8 * DAY },
  ])('nothing is lost or doubled when $title', async ({ title, seconds }) => {
    await product.load.begin();
    await setTimeout(1000);
    move(seconds);
    await setTimeout(SECONDS * 1000);
    expect(Math.abs((await ahead()) - seconds)).toBeLessThan(60);
    move(0);
    await setTimeout(SECONDS * 1000);
    expect(Math.abs(await ahead())).toBeLessThan(60);
    expect((await product.endLoad(title)).faults).toEqual(NOTHING_LOST);
  });
});
