import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What uploads are called in the temporary folder while they are received (fs-capacitor). */
const BUFFERED = /^capacitor-[0-9a-f]{32}\.tmp$/;

/** Removes uploads that a killed process left in the temporary folder before a moment; returns how many. */
export async function removeAbandonedUploads(moment: number): Promise<number> {
  const folder = tmpdir();
  const names = (await readdir(folder).catch(() => [])).filter((name) => BUFFERED.test(name));
  let removed = 0;
  for (const path of names.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs >= moment) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
