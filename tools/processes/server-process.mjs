import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { bin, inRoot, root, serverFlags, serverMain } from './paths.mjs';
import { gone } from './processes.mjs';

const followParent = pathToFileURL(inRoot('tools', 'processes', 'follow-parent.mjs')).href;
/** What Node compiled, kept for the next start; a new build clears it. */
const compileCache = inRoot('server', 'dist', 'compile-cache');

/**
 * Starts the built server in its own session, so that Ctrl+C reaches only the script, which then
 * tells the server once to stop.
 */
export function startServer(env, { stdio = 'inherit', inherit = true } = {}) {
  const child = spawn(bin('node'), [...serverFlags, '--import', followParent, serverMain], {
    cwd: root,
    env: { NODE_COMPILE_CACHE: compileCache, ...(inherit && process.env), ...env },
    detached: true,
    stdio: ['ignore', stdio, stdio, 'ipc'],
  });
  const ended = new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
  return { child, pid: child.pid, ended, stop: () => stop(child, ended) };
}

/** The server has ten seconds to finish running requests. */
async function stop(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  if (!(await gone(child.pid, 12_000))) child.kill('SIGKILL');
  await ended;
}
