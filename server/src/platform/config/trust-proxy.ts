import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import proxyAddr from 'proxy-addr';

/** Whether an address is that of a proxy whose `X-Forwarded-For` is believed; `hop` counts from this process. */
export type TrustProxy = (address: string | undefined, hop: number) => boolean;

/**
 * Reads a number of proxies, or addresses and ranges such as `loopback`, as Express does. It is given to
 * Express and to what Express does not handle: connections and WebSocket handshakes.
 *
 * @throws TypeError for another text
 */
export function readTrustProxy(setting: string): TrustProxy {
  if (/^\d+$/.test(setting)) return (_, hop) => hop < Number(setting);
  return remembered(proxyAddr.compile(setting.split(',').map((address) => address.trim())));
}

/** More than call at the same time. */
const MAX_ADDRESSES = 1000;

/** Each call asks three times about the same two addresses, and each time they would be parsed anew (P04). */
function remembered(trust: TrustProxy): TrustProxy {
  const known = new LRUCache<string, boolean>({ max: MAX_ADDRESSES });
  return (address = '', hop) => {
    const answer = known.get(address);
    if (answer !== undefined) return answer;
    const isTrusted = trust(address, hop);
    known.set(address, isTrusted);
    return isTrusted;
  };
}

/** Who sent a request that Express does not handle, as `request.ip` tells it of others. */
export const clientAddress = (request: IncomingMessage, trustProxy: TrustProxy = nobody) =>
  proxyAddr(request, trustProxy);

const nobody: TrustProxy = () => false;
