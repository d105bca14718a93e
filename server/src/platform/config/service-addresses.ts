import type { NetConnectOpts } from 'node:net';

/** Whether this is the address of a site or service without a path. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}

/** Whether this is the address of a Redis: user and password, a host, and the number of a database if it is not 0. */
export function isRedisAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash, username, password } = new URL(value);
  if (!isDecodable(username + password)) return false;
  const isPlain = hostname !== '' && !search && !hash && /^\/?\d*$/.test(pathname);
  return isPlain && (protocol === 'redis:' || protocol === 'rediss:');
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const DEFAULT_PORT = 3310;

/** Where clamd listens: `tcp://host:port` or `unix:/path/of/the/socket`; undefined for anything else. */
export function clamdAddress(url: string): NetConnectOpts | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, hostname, port, pathname, search, hash } = new URL(url);
  if (search || hash) return undefined;
  if (protocol === 'unix:' && !hostname && pathname.startsWith('/'))
    return { path: decodeURIComponent(pathname) };
  if (protocol !== 'tcp:' || !hostname || !['', '/'].includes(pathname)) return undefined;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT };
}
