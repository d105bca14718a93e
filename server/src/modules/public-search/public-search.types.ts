import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, MaxLength, Min } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { type Locale, toLocale } from '../../contract/locales.js';
import {
  PUBLIC_SEARCH_HITS,
  PUBLIC_SEARCH_KIND_ENUM,
  type PublicSearchKind,
  SEARCH_MISSES,
} from '../../contract/public-search.js';
import { declaredEnum, LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { toNumber } from '../../platform/list/list.args.js';
import { DateScalar } from '../../platform/validation/scalars.js';
import { IsSafeText } from '../../platform/validation/text-rules.js';

const KindEnum = declaredEnum(PUBLIC_SEARCH_KIND_ENUM);
const { initial, max: most } = PUBLIC_SEARCH_HITS;
const { max: longest } = LIMITS.search;
const bounds = { message: `range:1:${most}` };

@ObjectType({ description: 'Something that the search of the public has found, in one language.' })
export class PublicSearchHit {
  @Field(() => String, { description: 'Slug, or the id of what has no slug.' })
  slug: string;

  @Field(() => String, { description: 'Title, question or name.' })
  title: string;

  @Field(() => String, {
    description: 'What it is, in one or two sentences; of a question, the whole answer.',
  })
  excerpt: string;

  @Field(() => String, { description: 'Path of its page on the site, without the language.' })
  page: string;
}

@ObjectType({ description: 'What the search of the public has found of one kind, the best first.' })
export class PublicSearchGroup {
  @Field(() => KindEnum, { description: 'What these are.' })
  kind: PublicSearchKind;

  @Field(() => Int, { description: 'Number of all that fit, also those that are not answered.' })
  total: number;

  @Field(() => [PublicSearchHit], { description: 'The best of them.' })
  hits: PublicSearchHit[];
}

@ObjectType({ description: 'What the search of the public has found.' })
export class PublicSearchResults {
  @Field(() => Int, { description: 'Number of all that fit, of every kind.' })
  total: number;

  @Field(() => [PublicSearchGroup], {
    description: 'By kind; the group with the best hit stands first.',
  })
  groups: PublicSearchGroup[];
}

/** What REST takes beside the text, which it calls `q`. */
@ArgsType()
export class PublicSearchOptions {
  @Field(() => LocaleEnum, {
    nullable: true,
    description: 'Language of what is searched and answered; Arabic by default.',
  })
  @Transform(({ value }: { value: unknown }) => (value === undefined ? value : toLocale(value)))
  @IsOptional()
  language?: Locale;

  @Field(() => Int, {
    nullable: true,
    defaultValue: initial,
    description: `Most hits of each kind, 1 to ${most}.`,
  })
  @toNumber
  @IsOptional()
  @IsInt({ message: 'integer' })
  @Min(1, bounds)
  @Max(most, bounds)
  limit?: number;
}

const isText = () => [
  IsSafeText({ message: 'characters' }),
  MaxLength(longest, { message: `maxLength:0:${longest}` }),
];

@ArgsType()
export class PublicSearchArgs extends PublicSearchOptions {
  @Field(() => String, {
    description: `What somebody looks for, at most ${longest} characters, in any of the three languages, in Darija, or with Latin letters. Whole words and beginnings of words are found, and words with mistakes if nothing has them. An empty text finds nothing.`,
  })
  text: string;
}
isText().forEach((decorate) => decorate(PublicSearchArgs.prototype, 'text'));

export class PublicSearchQuery extends PublicSearchOptions {
  q = '';
}
isText().forEach((decorate) => decorate(PublicSearchQuery.prototype, 'q'));

@ObjectType({ description: 'A word that people searched for, and that found nothing.' })
export class SearchMiss {
  @Field(() => String, { description: 'The word as searches read it: in plain letters.' })
  word: string;

  @Field(() => LocaleEnum, { description: 'Language of the page on which it was typed.' })
  language: Locale;

  @Field(() => Int, {
    description: `Most callers who typed it in one week, at least ${SEARCH_MISSES.minCallers}.`,
  })
  callers: number;

  @Field(() => DateScalar, { description: 'First day of the last week in which so many did.' })
  week: string;
}
