import { isIP, isIPv6 } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import { callerLocale } from '../request-context/caller-locale.js';
import { type AppRequest, requestOf } from '../request-context/request-of.js';

/** Where a request comes from, also when nobody is signed in. */
export interface ClientInfo {
  /** The address of the socket, or the one that a trusted proxy reports. IPv6 is cut to its network. */
  address: string;
  userAgent?: string;
  locale: Locale;
}

const MAX_TEXT = 64;
const MAX_USER_AGENT = 255;

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

function callerOf(request: AppRequest): ClientInfo {
  return {
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT),
    locale: callerLocale(request),
  };
}

/** Where the request comes from. */
export const CurrentClient = createParamDecorator(
  (_: unknown, context: ExecutionContext): ClientInfo => callerOf(requestOf(context)),
);
