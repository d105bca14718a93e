import { type ErrorCode, ERRORS } from '../../contract/errors.js';
import type { RuleMessage } from '../../contract/validation.js';

/** One refused field and the rule it broke; the text is chosen when the response is written. */
export interface FieldProblem {
  field: string;
  rule: RuleMessage;
}

/** The change that came before a stale write; null for one that the product itself made. */
export interface Conflict {
  changedBy: string | null;
  changedAt: Date;
}

/** The appointment that has a slot. */
export interface SlotHolder {
  id: string;
  reference: string;
  clientName: string;
}

/** What a taken slot is answered with: the next free ones, and for the office who has it. */
export interface TakenSlot {
  nextSlots: Date[];
  takenBy?: SlotHolder;
}

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

  get slot(): TakenSlot | undefined {
    return this.variables['slot'] as TakenSlot | undefined;
  }
}

/** The error for a write that is based on an old version (B06). */
export const staleWrite = (conflict?: Conflict) => new AppError('STALE_WRITE', { conflict });

/** The error for fields that a service refuses, after the input passed validation. */
export function invalidFields(...fields: FieldProblem[]): AppError {
  return new AppError('BAD_USER_INPUT', {}, fields);
}
