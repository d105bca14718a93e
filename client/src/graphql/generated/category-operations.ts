// Made by client/codegen/content-operations.ts from server/src/contract/content/category.ts: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminCategoriesDocument,
  AdminCategoryDocument,
  AdminCategoryStatsDocument,
  CheckCategorySlugDocument,
  CreateCategoryDocument,
  UpdateCategoryDocument,
  DeleteCategoryDocument,
  RestoreCategoryDocument,
  ReorderCategoryDocument,
  ToggleCategoryStatusDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Category. */
export const categoryOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminCategoriesDocument, (data) => data.categories, options),
  one: fetchOf(AdminCategoryDocument, byId, (data) => data.category),
  stats: (options?: number | FetchOptions) => queryOf(AdminCategoryStatsDocument, (data) => data.categoryStats, options),
  checkSlug: fetchOf(CheckCategorySlugDocument, variables.slugVariables, (data) => data.checkCategorySlug),
  create: mutationOf(CreateCategoryDocument, variables.createVariables<schema.CreateCategoryInput>, (data) => data.createCategory),
  update: mutationOf(UpdateCategoryDocument, variables.updateVariables<string, schema.UpdateCategoryInput>, (data) => data.updateCategory),
  remove: mutationOf(DeleteCategoryDocument, byId, (data) => data.deleteCategory),
  restore: mutationOf(RestoreCategoryDocument, byId, (data) => data.restoreCategory),
  reorder: mutationOf(ReorderCategoryDocument, variables.orderVariables<string>, (data) => data.reorderCategory),
  toggleStatus: mutationOf(ToggleCategoryStatusDocument, byId, (data) => data.toggleCategoryStatus),
};
