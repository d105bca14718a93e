import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { FaultyProduct, reportFault } from '../support/faulty-product.js';
import { SmallDisk } from '../support/small-disk.js';
import { NOTHING_LOST } from '../support/load-account.js';

const SECONDS = 5;
const INSUFFICIENT_STORAGE = 507;
const DROPPED = /could not be written and were dropped: (\d+)/g;

const canMount = SmallDisk.areMountable();
if (!canMount) reportFault('disks', { skipped: 'only root can mount a small disk' });

(canMount ? describe : describe.skip)('full disks while people send requests and files', () => {
  jest.setTimeout(180_000);

  const disks: Record<'files' | 'temporary' | 'log', SmallDisk> = {} as never;
  let log: number;
  let product: FaultyProduct;

  beforeAll(async () => {
    for (const name of ['files', 'temporary', 'log'] as const) disks[name] = SmallDisk.mount();
    log = openSync(disks.log.path('product.log'), 'a');
    product = await FaultyProduct.start(__filename, {
      filesDir: disks.files.folder,
      log,
      env: { TMPDIR: disks.temporary.folder, LOG_LEVEL: 'log' },
    });
  });
  afterAll(async () => {
    await product.dispose();
    closeSync(log);
    for (const disk of Object.values(disks)) disk.unmount();
  });

  const whileFull = async (disk: SmallDisk, title: string) => {
    await product.load.begin();
    await setTimeout(1000);
    disk.fill();
    await setTimeout(SECONDS * 1000);
    disk.free();
    await setTimeout(1000);
    return (await product.endLoad(title)).faults;
  };
  const refusals = () => product.load.statuses[INSUFFICIENT_STORAGE] ?? 0;

  it.each([
    { title: 'the disk of files is full', disk: 'files' },
    { title: 'the disk of temporary files is full', disk: 'temporary' },
  ] as const)('nothing is lost or doubled when $title, which files are told', async (fault) => {
    const before = refusals();
    expect(await whileFull(disks[fault.disk], fault.title)).toEqual(NOTHING_LOST);
    expect(refusals()).toBeGreaterThan(before);
  });

  it('nothing is lost or doubled when the disk of the log is full, and lines that were dropped are counted', async () => {
    // each call with a broken token is a line
    const headers = { Authorization: 'Bearer a.b.c' };
    const writing = setInterval(
      () => void fetch(`${product.process?.url}/api/v1/auth/profile`, { headers }),
      20,
    );
    expect(await whileFull(disks.log, 'the disk of the log is full')).toEqual(NOTHING_LOST);
    clearInterval(writing);
    const text = readFileSync(disks.log.path('product.log'), 'utf8');
    const dropped = [...text.matchAll(DROPPED)].reduce((sum, [, count]) => sum + Number(count), 0);
    expect(dropped).toBeGreaterThan(0);
  });
});
