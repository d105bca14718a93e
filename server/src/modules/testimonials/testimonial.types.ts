import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import {
  SATISFIED_FROM_RATING,
  TESTIMONIAL_RATING,
  testimonialContent,
} from '../../contract/content/testimonial.js';
import type { ContentStatus } from '../../contract/enums.js';
import { ContentListArgs, PublicContentListArgs } from '../../core/content/content.args.js';
import type { ContentApiOptions } from '../../core/content/content-api-options.js';
import { CreateContentInput, UpdateContentInput } from '../../core/content/content.inputs.js';
import { ManagedContentType, PublicContentType } from '../../core/content/content.types.js';
import { toNumber } from '../../core/list/list.args.js';
import { PageType } from '../../core/list/page-type.js';
import { ImageUrlField, IntField } from '../../core/validation/fields.js';
import { ContentStatusEnum } from '../../core/graphql/graphql-enums.js';

const { min, max, initial } = TESTIMONIAL_RATING;
const ratingOptions = { min, max, outside: `rating:${min}:${max}`, optional: true } as const;
const ratingFilter = {
  ...ratingOptions,
  description: `Only testimonials with exactly this number of stars, ${min} to ${max}.`,
};
const avatarDescription =
  'Address of a picture of the client, with http or https; null if there is none.';
const satisfiedDescription = `Share of active testimonials with ${SATISFIED_FROM_RATING} stars or more, in whole percent.`;

@ObjectType({ description: 'What a client said about the service, as the public sees it.' })
export class PublicTestimonial extends PublicContentType(testimonialContent) {
  @Field(() => ID, { description: 'Id of the testimonial.' })
  id: string;

  @Field(() => Int, { description: `Number of stars, ${min} to ${max}.` })
  rating: number;

  @Field(() => String, { nullable: true, description: avatarDescription })
  avatar: string | null;

  @Field(() => ContentStatusEnum, {
    description: 'Always active, since the public sees no others.',
  })
  status: ContentStatus;
}

@ObjectType({ description: 'What a client said about the service, as administrators see it.' })
export class Testimonial extends ManagedContentType(testimonialContent) {
  @Field(() => ID, { description: 'Id of the testimonial.' })
  id: string;

  @Field(() => Int, { description: `Number of stars, ${min} to ${max}.` })
  rating: number;

  @Field(() => String, { nullable: true, description: avatarDescription })
  avatar: string | null;
}

@ObjectType({ description: 'A page of public testimonials.' })
export class PublicTestimonialPage extends PageType(PublicTestimonial) {}

@ObjectType({ description: 'A page of testimonials.' })
export class TestimonialPage extends PageType(Testimonial) {}

@ObjectType({ description: 'Figures about the active testimonials.' })
export class PublicTestimonialStats {
  @Field(() => Float, {
    description: 'Average number of stars, with one decimal; 0 if there are no testimonials.',
  })
  averageRating: number;

  @Field(() => Int, { description: 'Number of active testimonials.' })
  totalTestimonials: number;

  @Field(() => Int, { description: satisfiedDescription })
  satisfiedClients: number;
}

@ObjectType({ description: 'Counts of testimonials, without those in the trash.' })
export class TestimonialStats {
  @Field(() => Int, { description: 'Number of all testimonials.' })
  totalTestimonials: number;

  @Field(() => Int, { description: 'Number of active testimonials, which the public sees.' })
  activeTestimonials: number;

  @Field(() => Int, {
    description: 'Number of inactive testimonials, which the public does not see.',
  })
  inactiveTestimonials: number;

  @Field(() => Int, { description: 'Number of drafts, which the public does not see.' })
  draftTestimonials: number;

  @Field(() => Int, { description: 'Number of featured testimonials.' })
  featuredTestimonials: number;

  @Field(() => Float, {
    description: 'Average number of stars of the active testimonials, with one decimal.',
  })
  averageRating: number;

  @Field(() => Int, { description: satisfiedDescription })
  satisfiedClients: number;
}

@InputType({ description: 'A new testimonial.' })
export class CreateTestimonialInput extends CreateContentInput(testimonialContent) {
  @IntField({
    ...ratingOptions,
    description: `Number of stars, ${min} to ${max}; ${initial} by default for a new testimonial.`,
  })
  rating?: number;

  @ImageUrlField({ optional: true, description: avatarDescription })
  avatar?: string | null;
}

@InputType({ description: 'Changes to a testimonial; fields left out stay as they are.' })
export class UpdateTestimonialInput extends UpdateContentInput(CreateTestimonialInput) {}

@ArgsType()
export class PublicTestimonialListArgs extends PublicContentListArgs(testimonialContent) {
  @toNumber
  @IntField(ratingFilter)
  rating?: number;
}

@ArgsType()
export class TestimonialListArgs extends ContentListArgs(testimonialContent) {
  @toNumber
  @IntField(ratingFilter)
  rating?: number;
}

export const testimonialTypes: ContentApiOptions = {
  definition: testimonialContent,
  ids: 'uuid',
  managed: Testimonial,
  managedPage: TestimonialPage,
  publicPage: PublicTestimonialPage,
  publicItem: PublicTestimonial,
  stats: TestimonialStats,
  listArgs: TestimonialListArgs,
  publicListArgs: PublicTestimonialListArgs,
  createInput: CreateTestimonialInput,
  updateInput: UpdateTestimonialInput,
  patches: { status: 'status', verified: 'verification', featured: 'featured' },
};
