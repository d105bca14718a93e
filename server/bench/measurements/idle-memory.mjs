import { setTimeout as sleep } from 'node:timers/promises';
import { residentMemory } from '../lib/resident-memory.mjs';

const SETTLING_MS = 4000;

/** Resident memory of the process before its first request. */
export async function idleMemory(product) {
  await sleep(SETTLING_MS);
  return { name: 'memory, idle', value: residentMemory(product), unit: 'MB', below: 150 };
}
