import { openRedis } from './open-redis.js';

/** Why the Redis at an address cannot be used, if it cannot. */
export async function redisProblem(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const client = await openRedis(url, { retryStrategy: null });
  let refusal: Error | undefined;
  client.on('error', (error) => (refusal ??= error));
  // a database that does not exist is told as an error while the connection is used all the same
  const failure = await client.connect().then(
    () => undefined,
    (error: Error) => error,
  );
  client.disconnect();
  const why = refusal ?? failure;
  return why && `REDIS_URL: Redis cannot be used: ${why.message}`;
}
