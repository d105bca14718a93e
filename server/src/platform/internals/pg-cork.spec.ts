import { Client } from 'pg';
import { corkUntilNextTick } from './pg-cork.js';

it('corking delays what a pg client writes until the next tick', async () => {
  const client = new Client();
  const { stream } = (client as unknown as { connection: { stream: { writableCorked: number } } })
    .connection;
  corkUntilNextTick(client);
  expect(stream.writableCorked).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(stream.writableCorked).toBe(0);
});
