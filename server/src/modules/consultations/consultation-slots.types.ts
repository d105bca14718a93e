import { ArgsType, Field, GraphQLISODateTime, ObjectType } from '@nestjs/graphql';
import { BOOKING } from '../../contract/requests/booking.js';
import { DayField, IdField } from '../../core/validation/fields.js';

@ObjectType({ description: 'A time at which a consultation can be booked.' })
export class ConsultationSlot {
  @Field(() => GraphQLISODateTime, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it ends.' })
  endsAt: Date;
}

@ArgsType()
export class ConsultationSlotsArgs {
  @IdField({
    optional: true,
    description: 'Only slots of the consultant with this id; else of anybody who is free.',
  })
  consultantId?: string;

  @IdField({
    optional: true,
    description:
      'Id of a consultation that is to be moved, for the office: times for one of its length, which is not in its own way.',
  })
  movedId?: string;

  @DayField({ description: 'First day in Algiers, written as YYYY-MM-DD.' })
  from: string;

  @DayField({
    description: `Last day in Algiers; at most ${BOOKING.slotDays} days from the first one on.`,
  })
  to: string;
}
