import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Runs `work` with a temporary folder and removes it afterwards. */
export async function withTemporaryFolder(work) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'mizan-'));
  try {
    return await work(folder);
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}
