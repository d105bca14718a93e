import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import { callerLocale } from '../request-context/caller-locale.js';
import { type AppRequest, getRequest } from '../request-context/request-of.js';
import type { Viewer } from '../request-context/viewer.js';
import { addressKey } from './counter-keys.js';
import type { Caller } from './rate-limits.service.js';

/** Where a request comes from, also when nobody is signed in. */
export interface ClientInfo {
  /** The address of the socket, or the one that a trusted proxy reports. IPv6 is cut to its network. */
  address: string;
  userAgent?: string;
  locale: Locale;
}

const MAX_USER_AGENT = 255;

function clientOf(request: AppRequest): ClientInfo {
  return {
    address: addressKey(request.ip),
    userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT),
    locale: callerLocale(request),
  };
}

/** Whom limits count. */
export const describeCaller = (viewer: Viewer | undefined, { address }: ClientInfo): Caller => ({
  accountId: viewer?.id,
  address,
});

/** Where the request comes from. */
export const CurrentClient = createParamDecorator(
  (_: unknown, context: ExecutionContext): ClientInfo => clientOf(getRequest(context)),
);
