import type { Redis } from 'ioredis';
import { openRedis } from './open-redis.js';

const CHANNEL = 'mizan:start';

/** Why the Redis at an address cannot be used, if it cannot. */
export async function redisProblem(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const client = await openRedis(url, { retryStrategy: null });
  let refusal: Error | undefined;
  // a database that does not exist is told as an error while the connection is used all the same
  client.on('error', (error) => (refusal ??= error));
  const failure = await tryOut(client).then(
    () => undefined,
    (error: Error) => error,
  );
  client.disconnect();
  const why = refusal ?? failure;
  return why && `REDIS_URL: Redis cannot be used: ${why.message}`;
}

/** What the product needs: before version 6 a connection that listens could not send. */
async function tryOut(client: Redis): Promise<void> {
  await client.connect();
  await client.subscribe(CHANNEL);
  await client.publish(CHANNEL, '');
}
