import * as variables from '../../dashboard/engine/content-variables';
import { byId, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import {
  AdminJobRolesDocument,
  AdminJobRoleDocument,
  AdminJobRoleStatsDocument,
  CheckJobRoleSlugDocument,
  CreateJobRoleDocument,
  RemoveJobRoleDocument,
  ReorderJobRoleDocument,
  RestoreJobRoleDocument,
  ToggleJobRoleStatusDocument,
  UpdateJobRoleDocument,
  type CreateJobRoleInput,
  type UpdateJobRoleInput,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of JobRole. */
export const jobRoleOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminJobRolesDocument, (data) => data.jobRoles, options),
  one: fetchOf(AdminJobRoleDocument, byId, (data) => data.jobRole),
  stats: (options?: number | FetchOptions) => queryOf(AdminJobRoleStatsDocument, (data) => data.jobRoleStats, options),
  checkSlug: fetchOf(CheckJobRoleSlugDocument, variables.slugVariables, (data) => data.checkJobRoleSlug),
  create: mutationOf(CreateJobRoleDocument, variables.createVariables<CreateJobRoleInput>, (data) => data.createJobRole),
  remove: mutationOf(RemoveJobRoleDocument, byId, (data) => data.removeJobRole),
  reorder: mutationOf(ReorderJobRoleDocument, variables.orderVariables<string>, (data) => data.reorderJobRole),
  restore: mutationOf(RestoreJobRoleDocument, byId, (data) => data.restoreJobRole),
  toggleStatus: mutationOf(ToggleJobRoleStatusDocument, byId, (data) => data.toggleJobRoleStatus),
  update: mutationOf(UpdateJobRoleDocument, variables.updateVariables<string, UpdateJobRoleInput>, (data) => data.updateJobRole),
};
