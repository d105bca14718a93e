import { isIP, isIPv6 } from 'node:net';
import { createHash } from 'node:crypto';

/** Names an account in counters and logs: people's addresses do not belong there. */
export const accountKey = (email: string) =>
  createHash('sha256').update(email).digest('hex').slice(0, 32);

const MAX_TEXT = 64;

/** One household or office has a whole /64 of IPv6 addresses, so limits count it as one address. */
export function addressKey(address: string | undefined): string {
  const plain = (address ?? 'unknown').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain) || plain === '::1') return isIP(plain) ? plain : plain.slice(0, MAX_TEXT);
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = tail === undefined ? left : [...left, ...zeros, ...right];
  return `${groups.slice(0, 4).map(trimZeros).join(':')}::/64`;
}

const trimZeros = (group: string) => group.replace(/^0+(?=.)/, '');
