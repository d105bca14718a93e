import { spawn } from 'node:child_process';
import readline from 'node:readline';
import { gone, signal } from '../processes/processes.mjs';

/**
 * Starts a command that runs until it is stopped, and prefixes its output with its name. It leads its
 * own process group, so that the processes that it starts are stopped with it.
 *
 * @param onLine gets each line that it prints
 */
export function startPrefixed(name, [command, ...args], options, onLine = () => undefined) {
  const child = spawn(command, args, {
    ...options,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const input of [child.stdout, child.stderr]) {
    readline.createInterface({ input }).on('line', (line) => {
      console.log(`${name} │ ${line}`);
      onLine(line);
    });
  }
  const ended = new Promise((resolve) => {
    for (const event of ['error', 'exit']) child.on(event, () => resolve(name));
  });
  return { name, ended, stop: () => stopGroup(child) };
}

async function stopGroup({ pid }) {
  if (!pid) return;
  signal(-pid, 'SIGTERM');
  if (!(await gone(-pid, 12_000))) signal(-pid, 'SIGKILL');
}
