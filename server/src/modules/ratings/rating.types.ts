import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import type { ContentStatus } from '../../contract/content/content-status.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import {
  LOW_RATING_MAX,
  RATED_KINDS,
  type RatedKind,
  RATING_CHANGE_DAYS,
  RATING_LIMITS,
  TESTIMONIAL_CONSENT_VERSIONS,
} from '../../contract/ratings.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { ContentStatusEnum, LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { Node } from '../../platform/graphql/node.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { FlagFilter, ListArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import { EnumField, IdField, IntField, TextField } from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';

const { stars, comment, publishedComment, publicName } = RATING_LIMITS;

/** Fewer ratings have no average: it would be the opinion of one person, or tell it. */
export const AVERAGE_FROM = 3;

@ObjectType({ description: 'The testimonial that was made of a rating.' })
export class RatingTestimonial {
  @Field(() => ID, { description: 'Id of the testimonial.' })
  id: string;

  @Field(() => ContentStatusEnum, { description: 'Whether it is a draft, active or inactive.' })
  status: ContentStatus;
}

@ObjectType({
  description: 'What a client thinks of a case that is over, in private: it is never published.',
  implements: () => [Node],
})
export class CaseRating {
  @Field(() => ID, { description: 'Id of the rating.' })
  id: string;

  @Field(() => RequestKindEnum, { description: 'Kind of the request that it is about.' })
  requestKind: RequestKindName;

  @Field(() => ID, { description: 'Id of that request.' })
  requestId: string;

  @Field(() => String, { description: 'Reference number of that request.' })
  requestReference: string;

  @Field(() => String, { description: 'Name of the client.' })
  clientName: string;

  @Field(() => Int, { description: `Number of stars, ${stars.min} to ${stars.max}.` })
  stars: number;

  @Field(() => String, { nullable: true, description: 'What the client wrote; null for nothing.' })
  comment: string | null;

  @Field(() => LocaleEnum, { description: 'Language in which the client wrote.' })
  language: Locale;

  @Field(() => String, {
    nullable: true,
    description: 'Under which name the client agreed to be published; null without consent.',
  })
  publicName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Version of the sentence by which the client agreed to a testimonial; or null.',
  })
  consentVersion: string | null;

  @Field(() => LocaleEnum, {
    nullable: true,
    description: 'Language in which the client read that sentence; null without consent.',
  })
  consentLanguage: Locale | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the client agreed to a testimonial; null without consent.',
  })
  consentedAt: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the client took the last consent back; null if never.',
  })
  consentWithdrawnAt: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was written first.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'Whether the caller may rate a case, and what they said of it.' })
export class MyCaseRating {
  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => Boolean, {
    description: 'Whether it may be rated now, or the rating changed.',
  })
  isOpen: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: `Until when the rating may be changed, ${RATING_CHANGE_DAYS} days after it was first written; null without one.`,
  })
  changeableUntil: Date | null;

  @Field(() => Boolean, {
    description: 'Whether the caller is invited by mail to rate cases that are over.',
  })
  isInvited: boolean;

  @Field(() => CaseRating, { nullable: true, description: 'What they said; null for nothing.' })
  rating: CaseRating | null;
}

@ObjectType({ description: 'Whether somebody is invited by mail to rate cases that are over.' })
export class RatingInvitations {
  @Field(() => Boolean, { description: 'False for somebody who asked not to be written to.' })
  isInvited: boolean;
}

@ArgsType()
export class RatedRequestArgs {
  @EnumField(RequestKindEnum, RATED_KINDS, { description: 'Kind of the request.' })
  kind: RatedKind;

  @IdField({ description: 'Id of the request.' })
  requestId: string;
}

@InputType({
  description:
    'All that a client says of a case from now on. A consent goes with the text: other words need another one.',
})
export class RateCaseInput {
  @EnumField(RequestKindEnum, RATED_KINDS, { description: 'Kind of the request.' })
  kind: RatedKind;

  @IdField({ description: 'Id of the request.' })
  requestId: string;

  @IntField({
    ...stars,
    outside: `rating:${stars.min}:${stars.max}`,
    description: `Number of stars, ${stars.min} to ${stars.max}.`,
  })
  stars: number;

  @TextField({
    ...comment,
    optional: true,
    description: `What there is to say, up to ${comment.max} characters; at least ${publishedComment.min} with a consent.`,
  })
  comment?: string | null;

  @EnumField(LocaleEnum, LOCALES, { description: 'Language in which it is written.' })
  language: Locale;

  @Field(() => String, {
    nullable: true,
    description:
      'Version of the sentence by which the client agrees that the office makes a testimonial of it; left out: the client does not agree.',
  })
  @IsOptional()
  @IsIn(TESTIMONIAL_CONSENT_VERSIONS, { message: 'oneOf' })
  consentVersion?: string | null;

  @LineField({
    ...publicName,
    optional: true,
    description: `Under which name it may be published, ${publicName.min} to ${publicName.max} characters; required with a consent.`,
  })
  publicName?: string | null;
}

@ArgsType()
export class RatingListArgs extends ListArgs {
  @IntField({
    ...stars,
    optional: true,
    description: 'Only ratings with exactly this number of stars.',
  })
  stars?: number;

  @FlagFilter(`True: only ratings of ${LOW_RATING_MAX} stars or fewer; false: only the others.`)
  low?: boolean;

  @FlagFilter('True: only ratings whose client agreed to a testimonial; false: only the others.')
  consented?: boolean;

  @EnumField(RequestKindEnum, RATED_KINDS, {
    optional: true,
    description: 'Only ratings of this kind of request.',
  })
  kind?: RatedKind;

  @IntField({ optional: true, description: 'Only ratings of the service with this id.' })
  serviceId?: number;

  @IdField({
    optional: true,
    description: 'Only ratings of cases that the person of the office with this id dealt with.',
  })
  assigneeId?: string;
}

export const RATING_COLUMNS = {
  createdAt: 'When it was written first.',
  updatedAt: 'When it was last changed.',
  stars: 'Number of stars.',
};

export const ratingList = graphqlList({
  ...{ name: 'CaseRating', many: 'ratings of cases', args: RatingListArgs },
  sort: SortInput('CaseRating', 'ratings of cases', RATING_COLUMNS),
});

const { filter: figuresFilter } = graphqlList({
  ...{ name: 'CaseRatingFigures', many: 'ratings of cases', args: RatingListArgs },
  without: ['search'],
});

@ArgsType()
class RatingStatsArgs {
  @Field(() => figuresFilter, {
    nullable: true,
    description: 'Which ratings are counted; all of them by default.',
  })
  filter?: object | null;
}

/** What the figures are about, checked as the filter of the list is. */
export const ratingFigures = { args: RatingStatsArgs, checked: RatingListArgs };

@ObjectType({ description: 'A page of ratings.' })
export class CaseRatingPage extends PageType(CaseRating) {}

@ObjectType({ description: 'Figures about the ratings that the caller may read.' })
export class CaseRatingStats {
  @Field(() => Int, { description: 'Number of ratings.' })
  total: number;

  @Field(() => Float, {
    nullable: true,
    description: `Average number of stars, with one decimal; null for fewer than ${AVERAGE_FROM} ratings.`,
  })
  average: number | null;

  @Field(() => Int, { description: `Number of ratings of ${LOW_RATING_MAX} stars or fewer.` })
  low: number;

  @Field(() => Int, { description: 'Number of ratings whose client agreed to a testimonial.' })
  consented: number;
}
