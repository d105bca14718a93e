import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import { REQUEST_QUEUES, type RequestQueue } from '../../contract/requests/queues.js';
import { INTAKE_CHANNELS, type IntakeChannel } from '../../contract/requests/intake.js';
import { ListArgs, FlagFilter } from '../../platform/list/list.args.js';
import { DayField, IdField, EnumField } from '../../platform/validation/fields.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { IntakeChannelEnum } from '../store/request.types.js';

const MAX_STATUSES = 20;

/** A text of a query string, `pending,approved`, as a list. */
const fromCommas = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.split(',') : value,
);

/** Several statuses at once, over REST used instead of `status`; `type` is the GraphQL enum of the statuses. */
export function StatusesField(type: object, statuses: readonly string[]): PropertyDecorator {
  return applyDecorators(
    Field((() => [type]) as () => [StringConstructor], {
      nullable: true,
      description: `Only requests with one of these statuses, at most ${MAX_STATUSES}.`,
    }),
    fromCommas,
    IsOptional(),
    IsArray({ message: 'type' }),
    ArrayMaxSize(MAX_STATUSES, { message: `items:0:${MAX_STATUSES}` }),
    IsIn(statuses, { each: true, message: 'oneOf' }),
  );
}

const RequestQueueEnum = graphqlEnum(
  'RequestQueue',
  REQUEST_QUEUES,
  'Requests that the office works through.',
  {
    waiting: 'The client waits for an answer.',
    mine: 'The caller deals with it, and it is not done.',
    unassigned: 'Nobody deals with it, and it is not done.',
    urgent: 'Urgent, and nobody has dealt with it yet; not for job applications and consultations.',
    urgentLate:
      'Urgent, and the client waits for an answer that is overdue; not for job applications and consultations.',
    late: 'The client waits for an answer that is overdue.',
    open: 'It is not done.',
  },
);

/** Base class of the arguments of the office's list of requests. */
@ArgsType()
export abstract class RequestListArgs extends ListArgs {
  @FlagFilter('True lists what is in the trash instead.')
  deleted?: boolean;

  @IdField({
    optional: true,
    description: 'Only requests that the colleague with this id deals with.',
  })
  assigneeId?: string;

  @FlagFilter('True: only requests that nobody deals with.')
  unassigned?: boolean;

  @FlagFilter('True: only requests whose client waits for an answer.')
  unanswered?: boolean;

  @EnumField(IntakeChannelEnum, INTAKE_CHANNELS, {
    optional: true,
    description:
      'Only requests that the office wrote down for somebody who came to it in this way.',
  })
  intakeChannel?: IntakeChannel;

  @IdField({
    optional: true,
    description: 'Only requests that the person of the office with this id wrote down.',
  })
  takenById?: string;

  @DayField({
    optional: true,
    description: 'Only requests sent on this day in Algiers or later, written as YYYY-MM-DD.',
  })
  createdFrom?: string;

  @DayField({
    optional: true,
    description:
      'Only requests sent on this day in Algiers or earlier; at most ten years after `createdFrom`.',
  })
  createdTo?: string;

  @EnumField(RequestQueueEnum, REQUEST_QUEUES, {
    optional: true,
    description:
      'Only requests of this queue. Sort by `queue` for what is urgent and waits first, then the longest waiting.',
  })
  queue?: RequestQueue;
}

/** What the office narrows a list of requests by, beside what only one kind has. */
export type RequestFilters = RequestListArgs & { status?: string; statuses?: string[] };
