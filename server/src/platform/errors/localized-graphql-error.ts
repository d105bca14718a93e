import { GraphQLError } from 'graphql';
import type { AppError } from './app-error.js';
import type { ErrorResponse } from './error-response.js';

/** A GraphQL error whose message is already in the caller's language. */
export class LocalizedGraphqlError extends GraphQLError {
  /** `cause` is the same error before it was put into words, for REST, which runs operations, too. */
  constructor(
    { code, message, errors, retryAfter, details, status }: ErrorResponse,
    cause?: AppError,
  ) {
    super(message, {
      originalError: cause,
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
