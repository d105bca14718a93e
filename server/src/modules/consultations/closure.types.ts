import { applyDecorators } from '@nestjs/common';
import { ArgsType, Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { BOOKING } from '../../contract/requests/booking.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import {
  DayField,
  IdField,
  InstantField,
  IntField,
  TextField,
} from '../../platform/validation/fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';
import { AffectedConsultation } from './affected-consultations.js';
import { ConsultantHoursInterval } from './consultant-schedule.types.js';

const { max } = LIMITS.bulk;

/** The hours of a week, which may be left out. */
function Hours(description: string): PropertyDecorator {
  const checks = applyDecorators(
    IsOptional(),
    IsArray({ message: 'type' }),
    ArrayMaxSize(BOOKING.intervals, { message: `items:0:${BOOKING.intervals}` }),
    ValidateNested({ each: true, message: 'type' }),
    Type(() => ConsultantHoursInterval),
  );
  return (target, name) => {
    Field(() => [ConsultantHoursInterval], { nullable: true, description })(target, name);
    checks(target, name);
  };
}

@InputType({ description: 'A period with other hours that is about to be stored or deleted.' })
export class ClosurePeriodInput {
  @IdField({
    optional: true,
    description: 'Id of the period that changes; left out for a new one.',
  })
  id?: string | null;

  @IdField({
    optional: true,
    description: 'Id of the consultant whose hours they are; null or left out: the firm.',
  })
  consultantId?: string | null;

  @DayField({ optional: true, description: 'Its first day; left out: it is deleted.' })
  startsOn?: string | null;

  @DayField({ optional: true, description: 'Its last day; left out: it is deleted.' })
  endsOn?: string | null;

  @Hours('Its hours; left out: it is deleted.')
  hours?: ConsultantHoursInterval[] | null;
}

@InputType({
  description: 'What is about to be closed: a day, or the times of a consultant. It is not stored.',
})
export class ClosureInput {
  @DayField({ optional: true, description: 'A day in Algiers that becomes a holiday.' })
  day?: string | null;

  @IdField({ optional: true, description: 'Id of a consultant who leaves.' })
  leavingId?: string | null;

  @IdField({ optional: true, description: 'Id of a consultant who gets other hours.' })
  hoursOf?: string | null;

  @Hours('The other hours, with `hoursOf`; none: the hours of the firm.')
  hours?: ConsultantHoursInterval[] | null;

  @Hours('Other hours of the firm in an ordinary week.')
  firmHours?: ConsultantHoursInterval[] | null;

  @Field(() => ClosurePeriodInput, {
    nullable: true,
    description: 'A period with other hours, or one that is deleted.',
  })
  @IsOptional()
  @ValidateNested({ message: 'type' })
  @Type(() => ClosurePeriodInput)
  period?: ClosurePeriodInput | null;
}

@ArgsType()
export class ConsultationsToSettleArgs {
  @Field(() => ClosureInput, {
    nullable: true,
    description:
      'Answers the appointments that this would hit, as if it were stored; left out: those that stand on closed times by now.',
  })
  @IsOptional()
  @ValidateNested({ message: 'type' })
  @Type(() => ClosureInput)
  closure?: ClosureInput | null;
}

@ObjectType({ description: 'A free time to which an appointment can be moved.' })
export class ProposedSlot {
  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the consultant who is free then; null where the firm has none.',
  })
  consultantId: string | null;
}

@ObjectType({
  description: 'An appointment that has to be moved or cancelled, with free times for it.',
})
export class ConsultationToSettle extends AffectedConsultation {
  @Field(() => [ProposedSlot], {
    description:
      'Up to three free times after its own, the best first: with the same consultant if that is possible. The first ones of a list do not overlap. Empty if there is none within two weeks.',
  })
  proposals: ProposedSlot[];
}

@InputType({ description: 'What becomes of one appointment.' })
class SettledConsultationInput {
  @IdField({ description: 'Id of the consultation.' })
  id: string;

  @IntField({ min: 1, description: 'The version that was read.' })
  version: number;

  @InstantField({
    optional: true,
    description: 'When it is to begin; null or left out: it is cancelled.',
  })
  startsAt?: string | null;

  @IdField({
    optional: true,
    description: 'Id of the consultant, for another time; null or left out: the same one.',
  })
  consultantId?: string | null;
}

@InputType({ description: 'What becomes of several appointments.' })
export class SettleConsultationsInput {
  @Field(() => [SettledConsultationInput], {
    description: `From 1 to ${max} consultations, each named once.`,
  })
  @IsArray({ message: 'type' })
  @ArrayNotEmpty({ message: 'required' })
  @ArrayMaxSize(max, { message: `items:0:${max}` })
  @ArrayUnique((row: Partial<SettledConsultationInput> | null) => row?.id, { message: 'taken' })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => SettledConsultationInput)
  rows: SettledConsultationInput[];

  @TextField({
    ...LIMITS.note,
    optional: true,
    description: 'Note for each client, shown in the timeline and sent by mail.',
  })
  note?: string | null;
}

const UNSETTLED_REASONS = ['changed', 'taken', 'closed', 'clientBusy', 'own'] as const;
export type UnsettledReason = (typeof UNSETTLED_REASONS)[number];

const UnsettledReasonEnum = graphqlEnum(
  'UnsettledReason',
  UNSETTLED_REASONS,
  'Why an appointment could be neither moved nor cancelled as it was wanted.',
  {
    changed: 'It is not as it was read: somebody moved, cancelled or deleted it meanwhile.',
    taken: 'Somebody else has that time.',
    closed: 'Nobody can be booked at that time.',
    clientBusy: 'The client has another appointment then.',
    own: 'The caller booked it, and must not decide about it.',
  },
);

@ObjectType({ description: 'An appointment because of which nothing was changed.' })
export class UnsettledConsultation {
  @Field(() => ID, { description: 'Id of the consultation.' })
  id: string;

  @Field(() => UnsettledReasonEnum, {
    description: 'Why this appointment could not be settled.',
  })
  reason: UnsettledReason;
}

@ObjectType({
  description: 'What became of several appointments: all were moved or cancelled, or none.',
})
export class SettledConsultations {
  @Field(() => [ID], {
    description: 'Ids of the changed consultations; empty if there are conflicts.',
  })
  changed: string[];

  @Field(() => [UnsettledConsultation], {
    description: 'The consultations because of which nothing was changed.',
  })
  conflicts: UnsettledConsultation[];
}
