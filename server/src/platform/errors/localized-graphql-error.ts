import { GraphQLError } from 'graphql';
import type { ErrorResponse } from './error-response.js';

/** A GraphQL error whose message is already in the caller's language. */
export class LocalizedGraphqlError extends GraphQLError {
  constructor({ code, message, errors, retryAfter, details, status }: ErrorResponse) {
    super(message, {
      extensions: {
        code,
        ...(errors && { errors }),
        ...(retryAfter !== undefined && { retryAfter }),
        ...details,
        ...httpOf(status, retryAfter),
      },
    });
  }
}

/**
 * GraphQL errors are sent with status 200. Only an unreachable database is a 503, so that proxies see
 * it. The time to wait is also sent as a header.
 */
function httpOf(status: number, retryAfter: number | undefined) {
  if (status === 503) return { http: { status } };
  if (retryAfter === undefined) return {};
  return { http: { headers: new Map([['retry-after', String(Math.ceil(retryAfter))]]) } };
}
