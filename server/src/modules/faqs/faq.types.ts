import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { faqContent } from '../../contract/content/faq.js';
import { ContentListArgs, PublicContentListArgs } from '../../core/content/content.args.js';
import type { ContentApiOptions } from '../../core/content/content-api-options.js';
import { CreateContentInput, UpdateContentInput } from '../../core/content/content.inputs.js';
import { ManagedContentType, PublicContentType } from '../../core/content/content.types.js';
import { PageType } from '../../core/list/page-type.js';
import { CategoryField, CategoryFilter } from './category-field.js';

const CATEGORY = 'Slug of its category.';

@ObjectType({ description: 'A question and its answer, as the public sees them.' })
export class PublicFaq extends PublicContentType(faqContent) {
  @Field(() => ID, { description: 'Id of the question.' })
  id: string;

  @Field(() => String, { description: CATEGORY })
  category: string;
}

@ObjectType({ description: 'A question and its answer, as administrators see them.' })
export class Faq extends ManagedContentType(faqContent) {
  @Field(() => ID, { description: 'Id of the question.' })
  id: string;

  @Field(() => String, { description: CATEGORY })
  category: string;
}

@ObjectType({ description: 'A page of public questions.' })
export class PublicFaqPage extends PageType(PublicFaq) {}

@ObjectType({ description: 'A page of questions.' })
export class FaqPage extends PageType(Faq) {}

@ObjectType({ description: 'Counts of questions and categories, without those in the trash.' })
export class FaqStats {
  @Field(() => Int, { description: 'Number of all questions.' })
  totalFAQs: number;

  @Field(() => Int, { description: 'Number of active questions, which the public sees.' })
  activeFAQs: number;

  @Field(() => Int, { description: 'Number of inactive questions, which the public does not see.' })
  inactiveFAQs: number;

  @Field(() => Int, { description: 'Number of drafts, which the public does not see.' })
  draftFAQs: number;

  @Field(() => Int, { description: 'Number of featured questions.' })
  featuredFAQs: number;

  @Field(() => Int, { description: 'Number of all categories.' })
  totalCategories: number;
}

@ObjectType({ description: 'Counts of the questions that the public sees.' })
export class PublicFaqStats {
  @Field(() => Int, { description: 'Number of these questions.' })
  totalFAQs: number;

  @Field(() => Int, {
    description: 'Number of active questions: the same, since the public sees no others.',
  })
  activeFAQs: number;

  @Field(() => Int, { description: 'Number of featured questions.' })
  featuredFAQs: number;

  @Field(() => Int, { description: 'Number of categories that these questions are in.' })
  totalCategories: number;
}

@InputType({ description: 'A new question.' })
export class CreateFaqInput extends CreateContentInput(faqContent) {
  @CategoryField({ description: `${CATEGORY} The category must be for questions or for both.` })
  category: string;
}

@InputType({ description: 'Changes to a question; fields left out stay as they are.' })
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

export const faqTypes: ContentApiOptions = {
  definition: faqContent,
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
