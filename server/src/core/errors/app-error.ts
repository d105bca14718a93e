import { type ErrorCode, ERRORS } from '../../contract/errors.js';
import type { RuleMessage } from '../../contract/validation.js';

/** One refused field: which rule it broke; the words are chosen when the answer is written. */
export interface FieldProblem {
  field: string;
  rule: RuleMessage;
}

/** The change that came before a stale write; null for one that the product itself made. */
export interface Conflict {
  changedBy: string | null;
  changedAt: Date;
}

/**
 * A refusal that the caller can understand and act on.
 *
 * @example throw new AppError('SLUG_TAKEN', { slug }, [{ field: 'slug', rule: 'taken' }]);
 */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly variables: Record<string, unknown> = {},
    readonly fields: FieldProblem[] = [],
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

  get conflict(): Conflict | undefined {
    return this.variables['conflict'] as Conflict | undefined;
  }
}

/** The refusal of a write that did not know of the newest change (B06). */
export const staleWrite = (conflict?: Conflict) => new AppError('STALE_WRITE', { conflict });

/** A refusal of single fields, found by a use-case rather than by the input's declaration. */
export function invalidFields(...fields: FieldProblem[]): AppError {
  return new AppError('BAD_USER_INPUT', {}, fields);
}
