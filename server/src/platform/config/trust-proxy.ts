import type { IncomingMessage } from 'node:http';
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
  return proxyAddr.compile(setting.split(',').map((address) => address.trim()));
}

/** Who sent a request that Express does not handle, as `request.ip` tells it of others. */
export const clientAddress = (request: IncomingMessage, trustProxy: TrustProxy = nobody) =>
  proxyAddr(request, trustProxy);

const nobody: TrustProxy = () => false;
