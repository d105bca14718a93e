import * as variables from '../../dashboard/engine/content-variables';
import { byId, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import {
  AdminCategoriesDocument,
  AdminCategoryDocument,
  AdminCategoryStatsDocument,
  CheckCategorySlugDocument,
  CreateCategoryDocument,
  RemoveCategoryDocument,
  ReorderCategoryDocument,
  RestoreCategoryDocument,
  ToggleCategoryStatusDocument,
  UpdateCategoryDocument,
  type CreateCategoryInput,
  type UpdateCategoryInput,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Category. */
export const categoryOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminCategoriesDocument, (data) => data.categories, options),
  one: fetchOf(AdminCategoryDocument, byId, (data) => data.category),
  stats: (options?: number | FetchOptions) => queryOf(AdminCategoryStatsDocument, (data) => data.categoryStats, options),
  checkSlug: fetchOf(CheckCategorySlugDocument, variables.slugVariables, (data) => data.checkCategorySlug),
  create: mutationOf(CreateCategoryDocument, variables.createVariables<CreateCategoryInput>, (data) => data.createCategory),
  remove: mutationOf(RemoveCategoryDocument, byId, (data) => data.removeCategory),
  reorder: mutationOf(ReorderCategoryDocument, variables.orderVariables<string>, (data) => data.reorderCategory),
  restore: mutationOf(RestoreCategoryDocument, byId, (data) => data.restoreCategory),
  toggleStatus: mutationOf(ToggleCategoryStatusDocument, byId, (data) => data.toggleCategoryStatus),
  update: mutationOf(UpdateCategoryDocument, variables.updateVariables<string, UpdateCategoryInput>, (data) => data.updateCategory),
};
