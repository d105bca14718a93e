import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { bin } from '../../../tools/processes/paths.mjs';
import { withClient } from './database.mjs';

const GIBIBYTE = 1024 ** 3;

/** What a run was measured with, in one line: versions, and what everything shares. */
export async function machine(database) {
  const node = execFileSync(bin('node'), ['--version'], { encoding: 'utf8' }).trim();
  const { rows } = await withClient(database, (client) => client.query('SHOW server_version'));
  const memory = Math.round(os.totalmem() / GIBIBYTE);
  const processors = `${os.availableParallelism()} processors (${os.cpus()[0]?.model ?? 'unknown'})`;
  return `Node ${node}, PostgreSQL ${rows[0].server_version}, ${processors}, ${memory} GiB, ${os.type()} ${os.arch()}`;
}
