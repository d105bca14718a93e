import { ArgsType, Field, ID, InputType, Int, ObjectType, PartialType } from '@nestjs/graphql';
import { Node } from '../../platform/graphql/node.js';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { HOLIDAY_NAME as name } from '../../contract/holiday.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { ListArgs, toNumber } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import { DayField, IntField } from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import { DateScalar, DateTimeScalar } from '../../platform/validation/scalars.js';

const YEARS = { min: 1970, max: 2999 };

@ObjectType({
  description: 'A day on which the office is closed, beside Fridays and Saturdays.',
  implements: () => [Node],
})
export class Holiday {
  @Field(() => ID, { description: 'Id of the holiday.' })
  id: string;

  @Field(() => DateScalar, { description: 'The day.' })
  day: string;

  @Field(() => String, { description: 'Arabic name.' })
  nameAr: string;

  @Field(() => String, { description: 'French name.' })
  nameFr: string;

  @Field(() => String, { description: 'English name.' })
  nameEn: string;

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

@ObjectType({ description: 'A page of holidays.' })
export class HolidayPage extends PageType(Holiday) {}

@InputType({ description: 'A new holiday.' })
export class CreateHolidayInput {
  @DayField({
    description: 'The day, written as YYYY-MM-DD; DAY_TAKEN if it is a holiday already.',
  })
  day: string;

  @LineField({ ...name, description: `Arabic name, up to ${name.max} characters.` })
  nameAr: string;

  @LineField({ ...name, description: `French name, up to ${name.max} characters.` })
  nameFr: string;

  @LineField({ ...name, description: `English name, up to ${name.max} characters.` })
  nameEn: string;
}

@InputType({ description: 'Changes to a holiday; fields left out stay as they are.' })
export class UpdateHolidayInput extends PartialType(CreateHolidayInput, {
  skipNullProperties: false,
}) {
  @IntField({
    optional: true,
    description: 'The version that was read. STALE_WRITE if it is no longer the newest.',
  })
  version?: number | null;
}

@ArgsType()
export class HolidayListArgs extends ListArgs {
  @Field(() => Int, { nullable: true, description: 'Only holidays of this year.' })
  @toNumber
  @IsOptional()
  @IsInt({ message: 'integer' })
  @Min(YEARS.min, { message: `range:${YEARS.min}:${YEARS.max}` })
  @Max(YEARS.max, { message: `range:${YEARS.min}:${YEARS.max}` })
  year?: number;
}

export const HOLIDAY_COLUMNS = { day: 'The day.' };

export const holidayList = graphqlList({
  ...{ name: 'Holiday', many: 'holidays', args: HolidayListArgs },
  sort: SortInput('Holiday', 'holidays', HOLIDAY_COLUMNS),
});
