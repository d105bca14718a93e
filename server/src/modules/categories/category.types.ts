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
import type { ContentTypes } from '../../core/content/content-types.js';
import {
  CreateContentInput,
  ManagedContentType,
  PublicContentType,
  UpdateContentInput,
} from '../../core/content/content.types.js';
import { graphqlEnum } from '../../core/validation/graphql-enums.js';
import { PageType } from '../../core/list/page-type.js';
import { ColorField, EnumField, TextField } from '../../core/validation/fields.js';

const CategoryScopeEnum = graphqlEnum(
  'CategoryScope',
  CATEGORY_SCOPES,
  'What a category sorts: questions, services, or both (A35).',
);

@ObjectType({ description: 'A category, as the public reads it.' })
export class PublicCategory extends PublicContentType(categoryContent) {
  @Field(() => ID, { description: 'Id of the category.' })
  id: string;

  @Field(() => CategoryScopeEnum, { description: 'What it sorts.' })
  scope: CategoryScope;

  @Field(() => String, { description: 'Name of a drawing; empty when it has none.' })
  icon: string;

  @Field(() => String, { description: 'Colour, #RRGGBB.' })
  color: string;
}

@ObjectType({ description: 'A category, as administrators read it.' })
export class Category extends ManagedContentType(categoryContent) {
  @Field(() => ID, { description: 'Id of the category.' })
  id: string;

  @Field(() => CategoryScopeEnum, { description: 'What it sorts.' })
  scope: CategoryScope;

  @Field(() => String, { description: 'Name of a drawing; empty when it has none.' })
  icon: string;

  @Field(() => String, { description: 'Colour, #RRGGBB.' })
  color: string;
}

@ObjectType({ description: 'Public categories, one page.' })
export class PublicCategoryPage extends PageType(PublicCategory) {}

@ObjectType({ description: 'Categories, one page.' })
export class CategoryPage extends PageType(Category) {}

@ObjectType({ description: 'Counts of categories, the trash left out.' })
export class CategoryStats {
  @Field(() => Int, { description: 'All categories.' })
  totalCategories: number;

  @Field(() => Int, { description: 'Categories that the public sees.' })
  activeCategories: number;

  @Field(() => Int, { description: 'Categories that the public does not see.' })
  inactiveCategories: number;

  @Field(() => Int, { description: 'Categories that are still being written.' })
  draftCategories: number;
}

@InputType({ description: 'A new category.' })
export class CreateCategoryInput extends CreateContentInput(categoryContent) {
  @EnumField(CategoryScopeEnum, CATEGORY_SCOPES, {
    optional: true,
    description: 'What it sorts; both when left out.',
  })
  scope?: CategoryScope;

  @TextField({ ...CATEGORY_ICON_LIMIT, optional: true, description: 'Name of a drawing.' })
  icon?: string;

  @ColorField({ optional: true, description: `#RRGGBB; ${CATEGORY_COLOR} when left out.` })
  color?: string;
}

@InputType({ description: 'Changes to a category; what is left out stays.' })
export class UpdateCategoryInput extends UpdateContentInput(CreateCategoryInput) {}

@ArgsType()
export class CategoryListArgs extends ContentListArgs(categoryContent) {
  @Field(() => CategoryScopeEnum, { nullable: true, description: 'Only those of this scope.' })
  @IsOptional()
  @IsIn(CATEGORY_SCOPES, { message: 'oneOf' })
  scope?: CategoryScope;
}

@ArgsType()
export class PublicCategoryListArgs extends PublicContentListArgs(categoryContent) {
  @Field(() => CategoryScopeEnum, { nullable: true, description: 'Only those of this scope.' })
  @IsOptional()
  @IsIn(CATEGORY_SCOPES, { message: 'oneOf' })
  scope?: CategoryScope;
}

export const categoryTypes: ContentTypes = {
  definition: categoryContent,
  permission: 'category.manage',
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
