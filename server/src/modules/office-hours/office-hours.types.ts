import { ArgsType, Field, ID, InputType, Int, ObjectType, PartialType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateNested } from 'class-validator';
import { HOLIDAY_NAME as name } from '../../contract/holiday.js';
import { type Locale, type Trilingual } from '../../contract/locales.js';
import { BOOKING } from '../../contract/requests/booking.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { Node } from '../../platform/graphql/node.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { ListArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import { DayField, IdField, IntField } from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import { DateScalar, DateTimeScalar } from '../../platform/validation/scalars.js';
import { ConsultantHoursInterval } from '../consultations/consultant-schedule.types.js';

/** The hours of a week, of an input. */
function HoursField(description: string): PropertyDecorator {
  return (target, property) => {
    Field(() => [ConsultantHoursInterval], { description })(target, property);
    IsArray({ message: 'type' })(target, property);
    ArrayMaxSize(BOOKING.intervals, { message: `items:0:${BOOKING.intervals}` })(target, property);
    ValidateNested({ each: true, message: 'type' })(target, property);
    Type(() => ConsultantHoursInterval)(target, property);
  };
}
const INTERVALS = `Up to ${BOOKING.intervals} intervals that do not overlap`;

@ObjectType({ description: 'A text in the three languages.' })
export class HoursInWords implements Trilingual<string> {
  @Field(() => String, { description: 'In Arabic.' })
  ar: string;

  @Field(() => String, { description: 'In French.' })
  fr: string;

  @Field(() => String, { description: 'In English.' })
  en: string;
}

@ObjectType({
  description: 'The hours of the firm in an ordinary week, and what the site shows of them.',
})
export class FirmHours {
  @Field(() => [ConsultantHoursInterval], { description: 'The intervals of the week.' })
  hours: ConsultantHoursInterval[];

  @Field(() => HoursInWords, {
    description: 'The same in words, as a proposal for the contact entry main_hours.',
  })
  inWords: Trilingual<string>;

  @Field(() => [LocaleEnum], {
    description:
      'The languages in which main_hours, which the site shows, names other days or times, or none; empty if there is no such entry.',
  })
  differsIn: Locale[];
}

@InputType({ description: 'The hours of the firm, in place of those until now.' })
export class SetFirmHoursInput {
  @HoursField(`${INTERVALS}; none: the hours that a new firm has.`)
  hours: ConsultantHoursInterval[];
}

@ObjectType({
  description: 'Days on which other hours hold, such as those of Ramadan.',
  implements: () => [Node],
})
export class HoursPeriod {
  @Field(() => ID, { description: 'Id of the period.' })
  id: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the consultant whose hours they are; null: those of the firm, and so of everybody without own hours.',
  })
  consultantId: string | null;

  @Field(() => DateScalar, { description: 'The first day.' })
  startsOn: string;

  @Field(() => DateScalar, { description: 'The last day.' })
  endsOn: string;

  @Field(() => String, { description: 'Arabic name.' })
  nameAr: string;

  @Field(() => String, { description: 'French name.' })
  nameFr: string;

  @Field(() => String, { description: 'English name.' })
  nameEn: string;

  @Field(() => [ConsultantHoursInterval], {
    description: 'The intervals of the week; empty: nobody can be booked.',
  })
  hours: ConsultantHoursInterval[];

  @Field(() => HoursInWords, { description: 'The hours in words.' })
  inWords: Trilingual<string>;

  @Field(() => Int, {
    description:
      'Raised by every change. Send it with an update, so that a stale write is refused.',
  })
  version: number;

  @Field(() => DateTimeScalar, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of periods with other hours.' })
export class HoursPeriodPage extends PageType(HoursPeriod) {}

@ObjectType({ description: 'Days on which the firm has other hours, in one language.' })
export class PublicHoursPeriod {
  @Field(() => String, { description: 'What the period is called.' })
  name: string;

  @Field(() => DateScalar, { description: 'The first day.' })
  startsOn: string;

  @Field(() => DateScalar, { description: 'The last day.' })
  endsOn: string;

  @Field(() => String, { description: 'The hours in words.' })
  hours: string;
}

@InputType({ description: 'A new period with other hours.' })
export class CreateHoursPeriodInput {
  @IdField({
    optional: true,
    description: 'Id of the consultant whose hours they are; null or left out: the firm.',
  })
  consultantId?: string | null;

  @DayField({ description: 'The first day in Algiers, written as YYYY-MM-DD.' })
  startsOn: string;

  @DayField({
    description: `The last day; at most ${BOOKING.periodDays} days with the first one. Periods of the same hours cannot overlap.`,
  })
  endsOn: string;

  @LineField({ ...name, description: `Arabic name, up to ${name.max} characters.` })
  nameAr: string;

  @LineField({ ...name, description: `French name, up to ${name.max} characters.` })
  nameFr: string;

  @LineField({ ...name, description: `English name, up to ${name.max} characters.` })
  nameEn: string;

  @HoursField(`${INTERVALS}; none: nobody can be booked.`)
  hours: ConsultantHoursInterval[];
}

@InputType({ description: 'Changes to a period; fields left out stay as they are.' })
export class UpdateHoursPeriodInput extends PartialType(CreateHoursPeriodInput, {
  skipNullProperties: false,
}) {
  @IntField({
    optional: true,
    description: 'The version that was read. STALE_WRITE if it is no longer the newest.',
  })
  version?: number | null;
}

@ArgsType()
export class HoursPeriodListArgs extends ListArgs {
  @IdField({ optional: true, description: 'Only periods of the consultant with this id.' })
  consultantId?: string;
}

export const HOURS_PERIOD_COLUMNS = { startsOn: 'The first day.' };

export const hoursPeriodList = graphqlList({
  ...{ name: 'HoursPeriod', many: 'periods with other hours', args: HoursPeriodListArgs },
  sort: SortInput('HoursPeriod', 'periods with other hours', HOURS_PERIOD_COLUMNS),
});
