import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { faqContent } from '../../contract/content/faq.js';
import { ContentListArgs, PublicContentListArgs } from '../../core/content/content.args.js';
import type { ContentTypes } from '../../core/content/content-types.js';
import {
  CreateContentInput,
  ManagedContentType,
  PublicContentType,
  UpdateContentInput,
} from '../../core/content/content.types.js';
import { PageType } from '../../core/list/page-type.js';
import { CategoryField, CategoryFilter } from './category-field.js';

const CATEGORY = 'Slug of its category.';

@ObjectType({ description: 'A question and its answer, as the public reads them.' })
export class PublicFaq extends PublicContentType(faqContent) {
  @Field(() => ID, { description: 'Id of the question.' })
  id: string;

  @Field(() => String, { description: CATEGORY })
  category: string;
}

@ObjectType({ description: 'A question and its answer, as administrators read them.' })
export class Faq extends ManagedContentType(faqContent) {
  @Field(() => ID, { description: 'Id of the question.' })
  id: string;

  @Field(() => String, { description: CATEGORY })
  category: string;
}

@ObjectType({ description: 'Public questions, one page.' })
export class PublicFaqPage extends PageType(PublicFaq) {}

@ObjectType({ description: 'Questions, one page.' })
export class FaqPage extends PageType(Faq) {}

@ObjectType({ description: 'Counts of questions and categories, the trash left out.' })
export class FaqStats {
  @Field(() => Int, { description: 'All questions.' })
  totalFAQs: number;

  @Field(() => Int, { description: 'Questions that the public sees.' })
  activeFAQs: number;

  @Field(() => Int, { description: 'Questions that the public does not see.' })
  inactiveFAQs: number;

  @Field(() => Int, { description: 'Questions that are still being written.' })
  draftFAQs: number;

  @Field(() => Int, { description: 'Featured questions.' })
  featuredFAQs: number;

  @Field(() => Int, { description: 'All categories.' })
  totalCategories: number;
}

@ObjectType({ description: 'Counts of the questions that the public can read.' })
export class PublicFaqStats {
  @Field(() => Int, { description: 'How many there are.' })
  totalFAQs: number;

  @Field(() => Int, { description: 'How many of them are featured.' })
  featuredFAQs: number;

  @Field(() => Int, { description: 'Categories that they are in.' })
  totalCategories: number;
}

@InputType({ description: 'A new question.' })
export class CreateFaqInput extends CreateContentInput(faqContent) {
  @CategoryField({ description: `${CATEGORY} One for questions, or for both.` })
  category: string;
}

@InputType({ description: 'Changes to a question; what is left out stays.' })
export class UpdateFaqInput extends UpdateContentInput(CreateFaqInput) {}

@ArgsType()
export class FaqListArgs extends ContentListArgs(faqContent) {
  @CategoryFilter()
  category?: string;
}

@ArgsType()
export class PublicFaqListArgs extends PublicContentListArgs(faqContent) {
  @CategoryFilter()
  category?: string;
}

export const faqTypes: ContentTypes = {
  definition: faqContent,
  permission: 'faq.manage',
  ids: 'uuid',
  managed: Faq,
  managedPage: FaqPage,
  publicPage: PublicFaqPage,
  publicItem: PublicFaq,
  stats: FaqStats,
  listArgs: FaqListArgs,
  publicListArgs: PublicFaqListArgs,
  createInput: CreateFaqInput,
  updateInput: UpdateFaqInput,
  patches: { status: 'status', featured: 'featured', order: 'order' },
};
