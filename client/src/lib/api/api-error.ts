import type { ErrorCode } from '@contract/errors';

/** Who changed the row since it was read, and when. Without a name, the system did. */
export interface Conflict {
  changedBy: string | null;
  changedAt: string;
}

/** Error codes of the contract, and the GraphQL code that the transport handles itself. */
export type ServerErrorCode = ErrorCode | 'PERSISTED_QUERY_NOT_FOUND';

/** One entry of `errors` in a GraphQL response. */
export interface WireError {
  message: string;
  extensions?: {
    code?: ServerErrorCode;
    errors?: { field: string; message: string }[];
    retryAfter?: number;
    conflict?: Conflict;
    challenge?: string;
    factors?: ('passkey' | 'app')[];
  };
}

/** The server could not be reached, or its answer could not be read. */
export const NETWORK_ERROR = 'NETWORK_ERROR';

/** Every code that a failed call can have. Comparing with any other code does not compile. */
export type ApiErrorCode = ServerErrorCode | typeof NETWORK_ERROR;

/** What `useApi` throws when a call fails. Read it with `readError`. */
export class ApiError extends Error {
  readonly errors: readonly WireError[];

  constructor(errors: readonly WireError[]) {
    super(errors[0]?.message ?? '');
    this.name = 'ApiError';
    this.errors = errors;
  }

  get code(): ApiErrorCode {
    return this.errors[0]?.extensions?.code ?? NETWORK_ERROR;
  }
}
