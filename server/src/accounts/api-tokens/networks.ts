import { isIPv4, isIPv6 } from 'node:net';
import { addressKey } from '../../platform/access/counter-keys.js';

const LONGEST = { v4: 32, v6: 64 };

/** An address, or a network such as `203.0.113.0/24`, as tokens keep it; undefined for another text. */
export function readNetwork(text: string): string | undefined {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = isIPv4(address) ? LONGEST.v4 : isIPv6(address) ? LONGEST.v6 : undefined;
  if (!longest || rest.length > 0) return undefined;
  // callers are known by their /64 network
  if (prefix === undefined) return addressKey(address);
  const isPrefix = /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest;
  return isPrefix ? `${address.toLowerCase()}/${Number(prefix)}` : undefined;
}
