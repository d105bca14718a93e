import { type ErrorCode, ERRORS } from '../../contract/errors.js';
import type { RuleMessage } from '../../contract/validation.js';

/** One refused field and the rule it broke; the text is chosen when the response is written. */
export interface FieldProblem {
  field: string;
  rule: RuleMessage;
  /** The accepted values, if there are only some. */
  allowed?: readonly unknown[];
  /** What was refused, for rules whose text names it. */
  value?: string;
}

/** The change that came before a stale write; null for one that the product itself made. */
export interface Conflict {
  changedBy: string | null;
  changedAt: Date;
}

/** What an answer says beside code and message, by name, such as `conflict`. Whoever throws declares its shape. */
export type ErrorDetails = Readonly<Record<string, object | string>>;

/**
 * An error that the caller can understand and act on.
 *
 * @example throw new AppError('SLUG_TAKEN', { slug }, [{ field: 'slug', rule: 'taken' }]);
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly variables: Record<string, unknown> = {},
    readonly fields: FieldProblem[] = [],
    readonly details: ErrorDetails = {},
  ) {
    super(ERRORS[code].message.en);
    this.name = 'AppError';
  }

  get status(): number {
    return ERRORS[this.code].http;
  }

  /** Seconds to wait, for the Retry-After header. */
  get retryAfter(): number | undefined {
    const seconds = this.variables['retryAfter'] ?? this.variables['seconds'];
    return typeof seconds === 'number' ? seconds : undefined;
  }
}

/** The error for a write that is based on an old version (B06). */
export const staleWrite = (conflict?: Conflict) =>
  new AppError('STALE_WRITE', {}, [], conflict ? { conflict } : {});

/** The error for fields that a service refuses, after the input passed validation. */
export function invalidFields(...fields: FieldProblem[]): AppError {
  return new AppError('BAD_USER_INPUT', {}, fields);
}
