import { GraphQLError } from 'graphql';
import type { ErrorResponse } from './error-response.js';

/** An error of a resolver that already speaks the caller's language. */
export class LocalizedError extends GraphQLError {
  constructor({ code, message, errors, retryAfter, conflict, status }: ErrorResponse) {
    super(message, {
      extensions: {
        code,
        ...(errors && { errors }),
        ...(retryAfter !== undefined && { retryAfter }),
        ...(conflict && { conflict }),
        ...httpOf(status, retryAfter),
      },
    });
  }
}

/**
 * GraphQL answers refusals with 200 and the error inside; only a database that is away is told to
 * proxies as 503, and how long to wait stands in the header as well.
 */
function httpOf(status: number, retryAfter: number | undefined) {
  if (status === 503) return { http: { status } };
  if (retryAfter === undefined) return {};
  return { http: { headers: new Map([['retry-after', String(Math.ceil(retryAfter))]]) } };
}
