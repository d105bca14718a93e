import { ArgsType } from '@nestjs/graphql';
import { BOOKING } from '../../contract/requests/booking.js';
import { DayField, IdField } from '../../core/validation/fields.js';

@ArgsType()
export class ConsultationCalendarArgs {
  @DayField({ description: 'The first day in Algiers, written as YYYY-MM-DD.' })
  from: string;

  @DayField({
    description: `The last day; at most ${BOOKING.calendarDays} days with the first one.`,
  })
  to: string;

  @IdField({
    optional: true,
    description: 'Only consultations of the consultant with this id.',
  })
  consultantId?: string;
}
