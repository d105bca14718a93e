// Made by client/codegen/content-operations.ts from server/src/contract/content/service.ts and client/src/features/services/dashboard/services.admin.graphql: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminServicesDocument,
  AdminServiceDocument,
  AdminServiceStatsDocument,
  CheckServiceSlugDocument,
  CreateServiceDocument,
  UpdateServiceDocument,
  DeleteServiceDocument,
  RestoreServiceDocument,
  ReorderServiceDocument,
  ToggleServiceFeaturedDocument,
  ToggleServiceInPersonDocument,
  ToggleServiceStatusDocument,
  ReviewServiceLawDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Service. */
export const serviceOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminServicesDocument, (data) => data.services, options),
  one: fetchOf(AdminServiceDocument, byNumber, (data) => data.service),
  stats: (options?: number | FetchOptions) => queryOf(AdminServiceStatsDocument, (data) => data.serviceStats, options),
  checkSlug: fetchOf(CheckServiceSlugDocument, variables.numberedSlugVariables, (data) => data.checkServiceSlug),
  create: mutationOf(CreateServiceDocument, variables.createVariables<schema.CreateServiceInput>, (data) => data.createService),
  update: mutationOf(UpdateServiceDocument, variables.updateVariables<number, schema.UpdateServiceInput>, (data) => data.updateService),
  remove: mutationOf(DeleteServiceDocument, byNumber, (data) => data.deleteService),
  restore: mutationOf(RestoreServiceDocument, byNumber, (data) => data.restoreService),
  reorder: mutationOf(ReorderServiceDocument, variables.orderVariables<number>, (data) => data.reorderService),
  toggleFeatured: mutationOf(ToggleServiceFeaturedDocument, byNumber, (data) => data.toggleServiceFeatured),
  toggleInPerson: mutationOf(ToggleServiceInPersonDocument, byNumber, (data) => data.toggleServiceInPerson),
  toggleStatus: mutationOf(ToggleServiceStatusDocument, byNumber, (data) => data.toggleServiceStatus),
  reviewLaw: mutationOf(ReviewServiceLawDocument, variables.lawVariables<number>, (data) => data.reviewServiceLaw),
};
