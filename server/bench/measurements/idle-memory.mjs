import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../lib/product.mjs';
import { residentMemory } from '../lib/resident-memory.mjs';
import { median } from '../lib/times.mjs';

const STARTS = 3;
const SETTLING_MS = 4000;

/** Resident memory of the process before its first request: the median of several starts. */
export async function idleMemory(database) {
  const sizes = [];
  for (let count = 0; count < STARTS; count += 1) {
    const product = await startProduct(database);
    await sleep(SETTLING_MS);
    sizes.push(residentMemory(product));
    await product.stop();
  }
  const detail = `starts ${sizes.map((size) => size.toFixed(0)).join(' ')}`;
  return { name: 'memory, idle', value: median(sizes), unit: 'MB', below: 150, detail };
}
