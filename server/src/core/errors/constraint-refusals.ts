import type { AppError } from './app-error.js';

const refusals = new Map<string, () => AppError>();

/**
 * Says how a write is refused that breaks a constraint or a unique index of this entity. For one that no
 * entity names, somebody else wrote at the same moment: STALE_WRITE.
 *
 * @example \@ConstraintRefusal('uq_holidays_day', () => new AppError('DAY_TAKEN'))
 */
export const ConstraintRefusal =
  (constraint: string, refusal: () => AppError): ClassDecorator =>
  () => {
    refusals.set(constraint, refusal);
  };

export const refusalOfConstraint = (constraint = ''): AppError | undefined =>
  refusals.get(constraint)?.();
