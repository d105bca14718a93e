import type { NetConnectOpts } from 'node:net';

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
