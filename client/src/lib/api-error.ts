import type { ErrorCode } from '@contract/errors';

/** Who changed a row meanwhile (nobody's name: the product itself), and when. */
export interface Conflict {
  changedBy: string | null;
  changedAt: string;
}

/** Codes of the server: those of the contract, and the one of GraphQL that the client handles itself. */
export type ServerErrorCode = ErrorCode | 'PERSISTED_QUERY_NOT_FOUND';

/** One error of a GraphQL answer as it travels on the wire. */
export interface WireError {
  message: string;
  extensions?: {
    code?: ServerErrorCode;
    errors?: { field: string; message: string }[];
    retryAfter?: number;
    conflict?: Conflict;
  };
}

/** Code of an error that never reached the server, or came back unreadable. */
export const NETWORK_ERROR = 'NETWORK_ERROR';

/** Every code that a failed call can have: comparing with any other does not compile. */
export type ApiErrorCode = ServerErrorCode | typeof NETWORK_ERROR;

/** A refused or failed call: what `useApi` throws. Read it with `readError`. */
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
