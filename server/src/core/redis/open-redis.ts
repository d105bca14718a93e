import type { Redis, RedisOptions } from 'ioredis';

/** What has no answer after this long fails, and its connection is closed. */
const ANSWER_MS = 1000;
const CONNECT_MS = 2000;

/** Nothing waits for a Redis that is away: whoever needs it has something to fall back on. */
const FAIL_AT_ONCE = {
  lazyConnect: true,
  connectTimeout: CONNECT_MS,
  socketTimeout: ANSWER_MS,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions;

/** A client of Redis that is not connected yet. The library is loaded only where there is a Redis. */
export async function openRedis(url: string, options: RedisOptions): Promise<Redis> {
  const { Redis } = await import('ioredis');
  return new Redis(url, { ...FAIL_AT_ONCE, ...options });
}
