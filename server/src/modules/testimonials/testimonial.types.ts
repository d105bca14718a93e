import { ArgsType, Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import {
  SATISFIED_FROM_RATING,
  TESTIMONIAL_RATING,
  testimonialContent,
} from '../../contract/content/testimonial.js';
import { ContentListArgs, PublicContentListArgs } from '../../core/content/content.args.js';
import type { ContentTypes } from '../../core/content/content-types.js';
import {
  CreateContentInput,
  ManagedContentType,
  PublicContentType,
  UpdateContentInput,
} from '../../core/content/content.types.js';
import { toNumber } from '../../core/list/list.args.js';
import { PageType } from '../../core/list/page-type.js';
import { ImageUrlField, IntField } from '../../core/validation/fields.js';

const { min, max, initial } = TESTIMONIAL_RATING;
const stars = { min, max, outside: `rating:${min}:${max}`, optional: true } as const;
const ratingFilter = { ...stars, description: `Exactly so many stars, ${min} to ${max} (A53).` };
const avatarDescription = 'Address of a picture of the client, http or https, if there is one.';
const satisfied = `Percent of active testimonials with ${SATISFIED_FROM_RATING} stars or more, rounded (A52).`;

@ObjectType({ description: 'What a client said of the service, as the public reads it.' })
export class PublicTestimonial extends PublicContentType(testimonialContent) {
  @Field(() => ID, { description: 'Id of the testimonial.' })
  id: string;

  @Field(() => Int, { description: `Stars, ${min} to ${max}.` })
  rating: number;

  @Field(() => String, { nullable: true, description: avatarDescription })
  avatar: string | null;
}

@ObjectType({ description: 'A testimonial, as administrators read it.' })
export class Testimonial extends ManagedContentType(testimonialContent) {
  @Field(() => ID, { description: 'Id of the testimonial.' })
  id: string;

  @Field(() => Int, { description: `Stars, ${min} to ${max}.` })
  rating: number;

  @Field(() => String, { nullable: true, description: avatarDescription })
  avatar: string | null;
}

@ObjectType({ description: 'Public testimonials, one page.' })
export class PublicTestimonialPage extends PageType(PublicTestimonial) {}

@ObjectType({ description: 'Testimonials, one page.' })
export class TestimonialPage extends PageType(Testimonial) {}

@ObjectType({ description: 'Figures of the active testimonials.' })
export class PublicTestimonialStats {
  @Field(() => Float, { description: 'Average of their stars, one decimal; 0 without any (A52).' })
  averageRating: number;

  @Field(() => Int, { description: 'How many there are.' })
  totalTestimonials: number;

  @Field(() => Int, { description: satisfied })
  satisfiedClients: number;
}

@ObjectType({ description: 'Counts of testimonials, the trash left out.' })
export class TestimonialStats {
  @Field(() => Int, { description: 'All testimonials.' })
  totalTestimonials: number;

  @Field(() => Int, { description: 'Testimonials that the public sees.' })
  activeTestimonials: number;

  @Field(() => Int, { description: 'Inactive testimonials.' })
  inactiveTestimonials: number;

  @Field(() => Int, { description: 'Testimonials that are still being written.' })
  draftTestimonials: number;

  @Field(() => Int, { description: 'Featured testimonials.' })
  featuredTestimonials: number;

  @Field(() => Float, { description: 'Average stars of the active ones, one decimal (A52).' })
  averageRating: number;

  @Field(() => Int, { description: satisfied })
  satisfiedClients: number;
}

@InputType({ description: 'A new testimonial.' })
export class CreateTestimonialInput extends CreateContentInput(testimonialContent) {
  @IntField({ ...stars, description: `Stars, ${min} to ${max}; ${initial} when left out.` })
  rating?: number;

  @ImageUrlField({ optional: true, description: avatarDescription })
  avatar?: string | null;
}

@InputType({ description: 'Changes to a testimonial; what is left out stays.' })
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

export const testimonialTypes: ContentTypes = {
  definition: testimonialContent,
  permission: 'testimonial.manage',
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
