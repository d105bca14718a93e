import { setImmediate } from 'node:timers/promises';
import { Semaphore } from './transaction-connections.js';

it('a semaphore lets so many in at once, and the others in order', async () => {
  const semaphore = new Semaphore(2);
  const seen: string[] = [];
  const enter = async (name: string) => {
    await semaphore.acquire();
    seen.push(name);
  };
  for (const name of ['a', 'b', 'c', 'd']) void enter(name);
  await setImmediate();
  expect([seen, semaphore.waitingCount]).toEqual([['a', 'b'], 2]);
  semaphore.release();
  await setImmediate();
  expect([seen, semaphore.waitingCount]).toEqual([['a', 'b', 'c'], 1]);
  for (let count = 0; count < 3; count += 1) semaphore.release();
  await setImmediate();
  expect(seen).toEqual(['a', 'b', 'c', 'd']);
  expect([semaphore.acquire(), semaphore.acquire()]).toEqual([undefined, undefined]);
  expect(semaphore.acquire()).toBeInstanceOf(Promise);
});
