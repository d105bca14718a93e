import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, Matches, ValidateNested } from 'class-validator';
import { BOOKING, WORKING_DAYS, type WorkingDay } from '../../contract/requests/booking.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { EnumField } from '../../platform/validation/fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const END_OF_INTERVAL = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

function TimeField(description: string, pattern = TIME_OF_DAY): PropertyDecorator {
  return (target, name) => {
    Field(() => String, { description })(target, name);
    Matches(pattern, { message: 'timeOfDay' })(target, name);
  };
}

const WorkingDayEnum = graphqlEnum(
  'WorkingDay',
  WORKING_DAYS,
  'A day of the week on which the office is open.',
  {
    sunday: 'Sunday.',
    monday: 'Monday.',
    tuesday: 'Tuesday.',
    wednesday: 'Wednesday.',
    thursday: 'Thursday.',
  },
);

@InputType('ConsultantHoursIntervalInput', {
  description: 'An interval of the week in which a consultant can be booked.',
})
@ObjectType('ConsultantHoursInterval', {
  description: 'An interval of the week in which a consultant can be booked.',
})
export class ConsultantHoursInterval {
  @EnumField(WorkingDayEnum, WORKING_DAYS, { description: 'The day of the week.' })
  weekday: WorkingDay;

  @TimeField('When it begins, a time of day in Algiers such as 09:00.')
  opens: string;

  @TimeField(
    'When it ends: later on the same day, at 24:00, or within twelve hours on the next day, such as 01:00 after 21:30.',
    END_OF_INTERVAL,
  )
  closes: string;
}

@InputType({ description: 'The hours of a consultant, in place of those until now.' })
export class SetConsultantHoursInput {
  @Field(() => [ConsultantHoursInterval], {
    description: `Up to ${BOOKING.intervals} intervals that do not overlap; none: the hours of the firm.`,
  })
  @IsArray({ message: 'type' })
  @ArrayMaxSize(BOOKING.intervals, { message: `items:0:${BOOKING.intervals}` })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => ConsultantHoursInterval)
  hours: ConsultantHoursInterval[];
}

@ObjectType({ description: 'When a consultant can be booked, and who reads the appointments.' })
export class ConsultantSchedule {
  @Field(() => ID, { description: 'Id of the consultant.' })
  id: string;

  @Field(() => [ConsultantHoursInterval], {
    description: 'The own hours, in the order of the week; empty: the hours of the firm.',
  })
  hours: ConsultantHoursInterval[];

  @Field(() => [ConsultantHoursInterval], {
    description: 'The hours of the firm, for consultants without own hours.',
  })
  firmHours: ConsultantHoursInterval[];

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when there is a private address for calendar programs; null without one.',
  })
  feedSince: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When a calendar program last read that address, to the hour; null for never.',
  })
  feedReadAt: Date | null;
}
