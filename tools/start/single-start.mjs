import path from 'node:path';
import { ensureDataDir } from './data-dir.mjs';
import { isHeld, tryLock } from './lock.mjs';
import { Problem } from '../processes/problem.mjs';
import { gone, signal } from '../processes/processes.mjs';

/** Allows one start per clone, and first stops a server that a killed start left behind. */
export async function claimStart(port) {
  const lock = tryLock(path.join(ensureDataDir(), 'start.lock'), { port });
  if (lock.holder) {
    const { pid, port: taken } = lock.holder;
    throw new Problem(
      `Mizan is already running from this folder (process ${pid}, port ${taken}). Stop it with Ctrl+C there first.`,
    );
  }
  const server = lock.left?.server;
  if (server && isHeld(server)) await endServer(server.pid);
  return lock;
}

/** That server noticed that its parent died and is stopping. A second signal would interrupt it. */
async function endServer(pid) {
  console.log('The server of an earlier start is still stopping: waiting for it.');
  if (!(await gone(pid, 12_000))) signal(pid, 'SIGKILL');
  await gone(pid, 1_000);
}
