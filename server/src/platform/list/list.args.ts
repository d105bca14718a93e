import { applyDecorators, type Type } from '@nestjs/common';
import { ArgsType, Field, Int, OmitType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { SORT_ORDERS, type SortOrder } from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { type Locale, toLocale } from '../../contract/locales.js';
import { LocaleEnum, SortDirectionEnum } from '../graphql/graphql-enums.js';
import { graphql, rule } from '../validation/field-parts.js';
import { IsSafeText } from '../validation/text-rules.js';

/** A query parameter of REST arrives as text; GraphQL's arrives as a number. */
export const toNumber = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value,
);
export const toBoolean = Transform(({ value }: { value: unknown }) =>
  value === 'true' ? true : value === 'false' ? false : value,
);

/** Narrows a list by yes or no. */
export const FlagFilter = (description: string): PropertyDecorator =>
  applyDecorators(
    graphql(() => Boolean, { optional: true, description }),
    toBoolean,
    IsOptional(),
    IsIn([true, false], rule('boolean')),
  );

const MAX_OFFSET = 1_000_000;
const { defaultLimit, maxLimit } = LIMITS.list;

/** Which page of a list is wanted, and in which language: `page` wins over `offset` (A03). */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Page number, from 1; used instead of the offset if both are given.',
  })
  @toNumber
  @IsOptional()
  @IsInt({ message: 'integer' })
  @Min(1, { message: `range:1:${MAX_OFFSET}` })
  @Max(MAX_OFFSET, { message: `range:1:${MAX_OFFSET}` })
  page?: number;

  @Field(() => Int, {
    nullable: true,
    defaultValue: defaultLimit,
    description: `Rows on a page, 1 to ${maxLimit}.`,
  })
  @toNumber
  @IsOptional()
  @IsInt({ message: 'integer' })
  @Min(1, { message: `range:1:${maxLimit}` })
  @Max(maxLimit, { message: `range:1:${maxLimit}` })
  limit?: number;

  @Field(() => Int, { nullable: true, description: 'Rows to skip, from 0.' })
  @toNumber
  @IsOptional()
  @IsInt({ message: 'integer' })
  @Min(0, { message: `range:0:${MAX_OFFSET}` })
  @Max(MAX_OFFSET, { message: `range:0:${MAX_OFFSET}` })
  offset?: number;

  @Field(() => LocaleEnum, {
    nullable: true,
    description: 'Language of texts and error messages; texts are Arabic by default.',
  })
  @Transform(({ value }: { value: unknown }) => (value === undefined ? value : toLocale(value)))
  @IsOptional()
  language?: Locale;
}

/**
 * What every list takes over REST. GraphQL has the same as a filter and a sorting, which `graphqlList` makes of
 * a class of these.
 */
@ArgsType()
export class ListArgs extends PageArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words that must all occur, whatever their Arabic or Latin spelling.',
  })
  @IsOptional()
  @IsSafeText({ message: 'characters' })
  @MaxLength(LIMITS.search.max, { message: `maxLength:0:${LIMITS.search.max}` })
  search?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the field to sort by; refused if the list cannot be sorted by it.',
  })
  @IsOptional()
  @MaxLength(40, { message: 'oneOf' })
  sortBy?: string;

  @Field(() => SortDirectionEnum, {
    nullable: true,
    defaultValue: 'desc' satisfies SortOrder,
    description: 'Direction of the sorting, if a field to sort by is given.',
  })
  // REST takes any case (A81)
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.toLowerCase() : value,
  )
  @IsOptional()
  @IsIn(SORT_ORDERS, { message: 'sortOrder' })
  sortOrder?: SortOrder;
}

/** `GET …/search?q=`: a list with its search under another name. */
export function SearchArgs<T extends ListArgs>(listArgs: Type<T>): Type<T & { q?: string }> {
  class SearchArgsOf extends OmitType(listArgs as Type<ListArgs>, ['search'], ArgsType) {
    @IsOptional()
    @IsSafeText({ message: 'characters' })
    @MaxLength(LIMITS.search.max, { message: `maxLength:0:${LIMITS.search.max}` })
    q?: string;
  }
  return SearchArgsOf as Type<T & { q?: string }>;
}
