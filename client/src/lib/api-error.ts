/** Who changed a row meanwhile (nobody's name: the product itself), and when. */
export interface Conflict {
  changedBy: string | null;
  changedAt: string;
}

/** One error of a GraphQL answer as it travels on the wire. */
export interface WireError {
  message: string;
  extensions?: {
    code?: string;
    errors?: { field: string; message: string }[];
    retryAfter?: number;
    conflict?: Conflict;
  };
}

/** Code of an error that never reached the server, or came back unreadable. */
export const NETWORK_ERROR = 'NETWORK_ERROR';

/** A refused or failed call: what `useApi` throws. Read it with `readError`. */
export class ApiError extends Error {
  readonly errors: readonly WireError[];

  constructor(errors: readonly WireError[]) {
    super(errors[0]?.message ?? '');
    this.name = 'ApiError';
    this.errors = errors;
  }

  get code(): string {
    return this.errors[0]?.extensions?.code ?? NETWORK_ERROR;
  }
}
