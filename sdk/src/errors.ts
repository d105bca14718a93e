/** A field that was refused, with the rule that it breaks and what the rule accepts. */
export interface RefusedField {
  field: string;
  message: string;
  rule?: string;
  params?: Record<string, unknown>;
}

interface Refusal {
  code: string;
  message: string;
  fields?: readonly RefusedField[];
  params?: Record<string, unknown>;
  retryAfter?: number;
}

/** Why a call was refused, or got no answer. */
export class MizanError extends Error {
  /** One of `ErrorCode`, a code of the GraphQL library, `NO_ANSWER` or `UNKNOWN_ANSWER`. */
  readonly code: string;
  readonly fields: readonly RefusedField[];
  /** What else the refusal says, such as the `challenge` of a second factor or who changed a row. */
  readonly params: Record<string, unknown>;
  /** Seconds to wait before another try. */
  readonly retryAfter: number | undefined;

  constructor({ code, message, fields = [], params = {}, retryAfter }: Refusal, cause?: unknown) {
    super(message, { cause });
    this.name = 'MizanError';
    this.code = code;
    this.fields = fields;
    this.params = params;
    this.retryAfter = retryAfter;
  }
}

/** An error as GraphQL sends it. */
export interface GraphqlError {
  message: string;
  extensions?: Record<string, unknown>;
}

export function refusalOf({ message, extensions = {} }: GraphqlError): MizanError {
  const { code = 'INTERNAL_ERROR', errors, retryAfter, ...params } = extensions;
  return new MizanError({
    code: String(code),
    message,
    params,
    ...(Array.isArray(errors) && { fields: errors as RefusedField[] }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
  });
}
