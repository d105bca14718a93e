import { InputType } from '@nestjs/graphql';
import { LIMITS } from '../../contract/limits.js';
import { EnumField, IntField, TextField } from '../validation/fields.js';

/** Options of the field with which an update names what it is about. */
export const VERSION = {
  optional: true,
  description: 'The version that was read. STALE_WRITE if it is no longer the newest.',
} as const;

/** Base class of the input with which a request gets a new status. */
export function RequestStatusInput<Status extends string>(
  statusEnum: object,
  statuses: readonly Status[],
) {
  @InputType({ isAbstract: true })
  abstract class StatusInput {
    @EnumField(statusEnum, statuses, {
      description: 'The new status; any status may follow any other.',
    })
    status: Status;

    @TextField({
      ...LIMITS.note,
      optional: true,
      description: 'Note for the person who sent it, shown in the timeline and sent by mail.',
    })
    note?: string | null;

    @IntField(VERSION)
    version?: number | null;
  }
  return StatusInput as abstract new () => StatusInput;
}
