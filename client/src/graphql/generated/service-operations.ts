import * as variables from '../../dashboard/engine/content-variables';
import { byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import {
  AdminServicesDocument,
  AdminServiceDocument,
  AdminServiceStatsDocument,
  CheckServiceSlugDocument,
  CreateServiceDocument,
  RemoveServiceDocument,
  ReorderServiceDocument,
  RestoreServiceDocument,
  ToggleServiceFeaturedDocument,
  ToggleServiceStatusDocument,
  UpdateServiceDocument,
  type CreateServiceInput,
  type UpdateServiceInput,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Service. */
export const serviceOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminServicesDocument, (data) => data.services, options),
  one: fetchOf(AdminServiceDocument, byNumber, (data) => data.service),
  stats: (options?: number | FetchOptions) => queryOf(AdminServiceStatsDocument, (data) => data.serviceStats, options),
  checkSlug: fetchOf(CheckServiceSlugDocument, variables.numberedSlugVariables, (data) => data.checkServiceSlug),
  create: mutationOf(CreateServiceDocument, variables.createVariables<CreateServiceInput>, (data) => data.createService),
  remove: mutationOf(RemoveServiceDocument, byNumber, (data) => data.removeService),
  reorder: mutationOf(ReorderServiceDocument, variables.orderVariables<number>, (data) => data.reorderService),
  restore: mutationOf(RestoreServiceDocument, byNumber, (data) => data.restoreService),
  toggleFeatured: mutationOf(ToggleServiceFeaturedDocument, byNumber, (data) => data.toggleServiceFeatured),
  toggleStatus: mutationOf(ToggleServiceStatusDocument, byNumber, (data) => data.toggleServiceStatus),
  update: mutationOf(UpdateServiceDocument, variables.updateVariables<number, UpdateServiceInput>, (data) => data.updateService),
};
