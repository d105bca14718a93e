import { mkdtempSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskFileStore } from './disk-file-store.js';

/** Runs `work` and answers how many folders were flushed to the disk meanwhile. */
async function flushedFolders(folder: string, work: () => Promise<void>): Promise<number> {
  const handle = await open(folder);
  const methods = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = methods;
  let folders = 0;
  const spy = jest.spyOn(methods, 'sync').mockImplementation(async function (this: FileHandle) {
    if ((await this.stat()).isDirectory()) folders += 1;
    await sync.call(this);
  });
  await work();
  spy.mockRestore();
  return folders;
}

it('the folder of a new file is on the disk, too, so that a power cut does not lose the name', async () => {
  const place = mkdtempSync(join(tmpdir(), 'mizan-store-'));
  const store = new DiskFileStore(place);
  const write = (name: string) => () => store.write(`documents/${name}`, Buffer.from('a'));
  // the first one also makes the folder, whose name is in the one above
  expect(await flushedFolders(place, write('a.pdf'))).toBe(2);
  expect(await flushedFolders(place, write('b.pdf'))).toBe(1);
  rmSync(place, { recursive: true });
});
