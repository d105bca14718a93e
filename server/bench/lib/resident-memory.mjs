import { spawnSync } from 'node:child_process';

/** Resident memory of a process, in megabytes. */
export function residentMemory({ pid }) {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(stdout) / 1024;
}
