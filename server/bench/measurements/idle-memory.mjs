import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const SETTLING_MS = 4000;

/** Resident memory of the process before its first request. */
export async function idleMemory({ pid }) {
  await sleep(SETTLING_MS);
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return { name: 'memory, idle', value: Number(stdout) / 1024, unit: 'MB', below: 150 };
}
