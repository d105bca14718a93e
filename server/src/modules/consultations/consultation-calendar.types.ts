import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsOptional, IsUUID } from 'class-validator';
import { BOOKING } from '../../contract/requests/consultation.js';
import { DayField } from '../../core/validation/fields.js';

@ArgsType()
export class ConsultationCalendarArgs {
  @DayField({ description: 'The first day in Algiers, written as YYYY-MM-DD.' })
  from: string;

  @DayField({
    description: `The last day; at most ${BOOKING.calendarDays} days with the first one.`,
  })
  to: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Only consultations of the consultant with this id.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'id' })
  consultantId?: string;
}
