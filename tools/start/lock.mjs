import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMark } from '../processes/processes.mjs';
import { Problem } from '../processes/problem.mjs';

/**
 * A lock file that names its process. A process that died without releasing it (kill -9, power cut)
 * is recognised by its number and start time, and its lock is taken over.
 */
export function tryLock(file, details = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const left = readLock(file);
  if (left && isHeld(left)) return { holder: left };
  if (left) fs.rmSync(file, { force: true });
  const mine = { pid: process.pid, started: startMark(process.pid), ...details };
  try {
    fs.writeFileSync(file, JSON.stringify(mine), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return { holder: readLock(file) ?? {} };
  }
  return {
    left,
    update: (more) => fs.writeFileSync(file, JSON.stringify({ ...mine, ...more })),
    release: () => fs.rmSync(file, { force: true }),
  };
}

/** Runs `work` under a lock, so that only one process at a time starts or stops a database. */
export async function withLock(file, work) {
  const end = Date.now() + 90_000;
  let lock = tryLock(file);
  while (lock.holder) {
    if (Date.now() > end) throw new Problem(`Waited too long for process ${lock.holder.pid}.`);
    await sleep(100);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

export function isHeld({ pid, started }) {
  return Number.isInteger(pid) && startMark(pid) === started;
}

function readLock(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
