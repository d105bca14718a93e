import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const children = new Set();
const priority = new AsyncLocalStorage();

/** Commands that begin in `work`, and what they start, take only what other processes leave of the cores. */
export const atLowPriority = (work) => priority.run(os.constants.priority.PRIORITY_LOW, work);

function begin(command, args, options) {
  const child = spawn(command, args, options);
  const given = priority.getStore();
  if (given !== undefined && child.pid !== undefined) lower(child.pid, given);
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

function lower(pid, given) {
  try {
    os.setPriority(pid, given);
  } catch (error) {
    // it has ended already
    if (error.code !== 'ERR_SYSTEM_ERROR') throw error;
  }
}

/** Ends the commands that still run, when this process is told to end. */
export function endCommands() {
  for (const child of children) child.kill('SIGTERM');
}

/** Runs a command until it ends, and collects its output. */
export function capture(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = begin(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a command in this terminal until it ends; answers its exit code. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = begin(command, args, { stdio: 'inherit', ...options });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a living process, or '' when there is none. */
export function commandLine(pid) {
  if (!isAlive(pid)) return '';
  if (fs.existsSync('/proc/self/cmdline')) return readProc(pid, 'cmdline').replaceAll('\0', ' ');
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

/** The start time of a process, which differs from that of a later process with the same number. */
export function startMark(pid) {
  if (!isAlive(pid)) return '';
  if (fs.existsSync('/proc/self/stat')) {
    // the name in brackets may contain spaces, so the fields are counted after it
    return readProc(pid, 'stat').split(') ').at(-1).split(' ')[19] ?? '';
  }
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
}

function readProc(pid, file) {
  try {
    return fs.readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

export function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Waits until a process is gone; false when it is still there after `milliseconds`. */
export async function gone(pid, milliseconds) {
  const end = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > end) return false;
    await sleep(25);
  }
  return true;
}
