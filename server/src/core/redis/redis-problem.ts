import type { Redis } from 'ioredis';
import { within } from '../shutdown/within.js';
import { openRedis } from './open-redis.js';

const LONGEST_MS = 5000;
const NAME = 'mizan:start';
/** As calls are counted. */
const COUNT = "redis.call('set', KEYS[1], 0, 'EX', 1) return redis.call('incrby', KEYS[1], 1)";
/** What this library says of a server before version 6, on which a connection that listens cannot send. */
const TOO_OLD = 'Connection in subscriber mode';

/** What the Redis at an address refuses, if anything; one that is away may be back in a moment. */
export async function redisProblem(url: string | undefined): Promise<string | undefined> {
  if (!url) return undefined;
  const client = await openRedis(url, { retryStrategy: null });
  let refusal: Error | undefined;
  const note = (error: Error) => {
    if (isRefusal(error)) refusal ??= error;
  };
  // a database that does not exist is told as an error while the connection is used all the same
  client.on('error', note);
  await within(LONGEST_MS, tryOut(client).catch(note));
  client.disconnect();
  return refusal && `REDIS_URL: Redis cannot be used: ${refusal.message}`;
}

async function tryOut(client: Redis): Promise<void> {
  await client.connect();
  await client.eval(COUNT, 1, NAME);
  await client.subscribe(NAME);
  await client.publish(NAME, '');
}

const isRefusal = ({ name, message }: Error) =>
  name === 'ReplyError' || message.startsWith(TOO_OLD);
