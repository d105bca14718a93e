import { AppError } from '../../core/errors/app-error.js';

/** The refusal of a time at which nobody is free. */
export const slotTaken = () =>
  new AppError('SLOT_TAKEN', {}, [{ field: 'startsAt', rule: 'slotTaken' }]);
