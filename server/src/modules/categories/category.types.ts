import { ArgsType, Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import {
  CATEGORY_COLOR,
  CATEGORY_ICON_LIMIT,
  CATEGORY_SCOPES,
  categoryContent,
  type CategoryScope,
} from '../../contract/content/category.js';
import { ContentListArgs, PublicContentListArgs } from '../../core/content/content.args.js';
import type { ContentApiOptions } from '../../core/content/content-api-options.js';
import { CreateContentInput, UpdateContentInput } from '../../core/content/content.inputs.js';
import { ManagedContentType, PublicContentType } from '../../core/content/content.types.js';
import { graphqlEnum } from '../../core/graphql/graphql-enums.js';
import { PageType } from '../../core/list/page-type.js';
import { ColorField, EnumField } from '../../core/validation/fields.js';
import { LineField } from '../../core/validation/line-fields.js';

const CategoryScopeEnum = graphqlEnum(
  'CategoryScope',
  CATEGORY_SCOPES,
  'What a category is used for.',
  {
    faq: 'Questions only.',
    service: 'Services only.',
    both: 'Questions and services.',
  },
);

@ObjectType({ description: 'A category, as the public sees it.' })
export class PublicCategory extends PublicContentType(categoryContent) {
  @Field(() => ID, { description: 'Id of the category.' })
  id: string;

  @Field(() => CategoryScopeEnum, { description: 'What the category is used for.' })
  scope: CategoryScope;

  @Field(() => String, { description: 'Name of its icon; empty if it has none.' })
  icon: string;

  @Field(() => String, { description: 'Colour, written as #RRGGBB.' })
  color: string;
}

@ObjectType({ description: 'A category, as administrators see it.' })
export class Category extends ManagedContentType(categoryContent) {
  @Field(() => ID, { description: 'Id of the category.' })
  id: string;

  @Field(() => CategoryScopeEnum, { description: 'What the category is used for.' })
  scope: CategoryScope;

  @Field(() => String, { description: 'Name of its icon; empty if it has none.' })
  icon: string;

  @Field(() => String, { description: 'Colour, written as #RRGGBB.' })
  color: string;
}

@ObjectType({ description: 'A page of public categories.' })
export class PublicCategoryPage extends PageType(PublicCategory) {}

@ObjectType({ description: 'A page of categories.' })
export class CategoryPage extends PageType(Category) {}

@ObjectType({ description: 'Counts of categories, without those in the trash.' })
export class CategoryStats {
  @Field(() => Int, { description: 'Number of all categories.' })
  totalCategories: number;

  @Field(() => Int, { description: 'Number of active categories, which the public sees.' })
  activeCategories: number;

  @Field(() => Int, {
    description: 'Number of inactive categories, which the public does not see.',
  })
  inactiveCategories: number;

  @Field(() => Int, { description: 'Number of drafts, which the public does not see.' })
  draftCategories: number;
}

@InputType({ description: 'A new category.' })
export class CreateCategoryInput extends CreateContentInput(categoryContent) {
  @EnumField(CategoryScopeEnum, CATEGORY_SCOPES, {
    optional: true,
    description: 'What the category is used for; a new one is for both by default.',
  })
  scope?: CategoryScope;

  @LineField({ ...CATEGORY_ICON_LIMIT, optional: true, description: 'Name of its icon.' })
  icon?: string;

  @ColorField({
    optional: true,
    description: `Colour, written as #RRGGBB; ${CATEGORY_COLOR} by default for a new category.`,
  })
  color?: string;
}

@InputType({ description: 'Changes to a category; fields left out stay as they are.' })
export class UpdateCategoryInput extends UpdateContentInput(CreateCategoryInput) {}

@ArgsType()
export class CategoryListArgs extends ContentListArgs(categoryContent) {
  @Field(() => CategoryScopeEnum, { nullable: true, description: 'Only categories with this use.' })
  @IsOptional()
  @IsIn(CATEGORY_SCOPES, { message: 'oneOf' })
  scope?: CategoryScope;
}

@ArgsType()
export class PublicCategoryListArgs extends PublicContentListArgs(categoryContent) {
  @Field(() => CategoryScopeEnum, { nullable: true, description: 'Only categories with this use.' })
  @IsOptional()
  @IsIn(CATEGORY_SCOPES, { message: 'oneOf' })
  scope?: CategoryScope;
}

export const categoryTypes: ContentApiOptions = {
  definition: categoryContent,
  ids: 'uuid',
  managed: Category,
  managedPage: CategoryPage,
  publicPage: PublicCategoryPage,
  publicItem: PublicCategory,
  stats: CategoryStats,
  listArgs: CategoryListArgs,
  publicListArgs: PublicCategoryListArgs,
  createInput: CreateCategoryInput,
  updateInput: UpdateCategoryInput,
  patches: { status: 'status', order: 'order' },
};
