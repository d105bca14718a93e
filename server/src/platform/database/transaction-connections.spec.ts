import type { Pool } from 'pg';
import { toAppError } from '../errors/error-response.js';
import { TransactionConnections } from './transaction-connections.js';

it('a transaction that gets no connection in time is refused, and the next one gets what is free', async () => {
  const released: unknown[] = [];
  const pool = {
    options: { max: 3, connectionTimeoutMillis: 20 },
    connect: () => Promise.resolve({ release: (broken?: Error) => released.push(broken) }),
  };
  const connections = new TransactionConnections(pool as unknown as Pool);
  const first = await connections.connect();
  const refusal: unknown = await connections.connect().catch((error: unknown) => error);
  expect(toAppError(refusal).code).toBe('SERVICE_UNAVAILABLE');
  const second = connections.connect();
  first.release();
  (await second).release();
  expect(released).toEqual([undefined, undefined]);
  (await connections.connect()).release();
  expect(connections.waitingCount).toBe(0);
});
