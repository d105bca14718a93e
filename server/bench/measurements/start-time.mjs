import { startProduct } from '../lib/product.mjs';

const STARTS = 3;

/** The time from the start of the process until it is ready, with an existing database. */
export async function startTime(database) {
  const times = [];
  for (let count = 0; count < STARTS; count += 1) {
    const product = await startProduct(database);
    times.push(product.startedIn / 1000);
    await product.stop();
  }
  const [, middle] = times.sort((a, b) => a - b);
  const detail = `starts ${times.map((time) => time.toFixed(2)).join(' ')}`;
  return { name: 'ready after', value: middle, unit: 's', below: 2, detail };
}
