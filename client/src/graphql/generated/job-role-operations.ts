// Made by client/codegen/content-operations.ts from server/src/contract/content/job-role.ts and client/src/features/job-roles/dashboard/job-roles.admin.graphql: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminJobRolesDocument,
  AdminJobRoleDocument,
  AdminJobRoleStatsDocument,
  CheckJobRoleSlugDocument,
  CreateJobRoleDocument,
  UpdateJobRoleDocument,
  DeleteJobRoleDocument,
  RestoreJobRoleDocument,
  ReorderJobRoleDocument,
  ToggleJobRoleStatusDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of JobRole. */
export const jobRoleOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminJobRolesDocument, (data) => data.jobRoles, options),
  one: fetchOf(AdminJobRoleDocument, byId, (data) => data.jobRole),
  stats: (options?: number | FetchOptions) => queryOf(AdminJobRoleStatsDocument, (data) => data.jobRoleStats, options),
  checkSlug: fetchOf(CheckJobRoleSlugDocument, variables.slugVariables, (data) => data.checkJobRoleSlug),
  create: mutationOf(CreateJobRoleDocument, variables.createVariables<schema.CreateJobRoleInput>, (data) => data.createJobRole),
  update: mutationOf(UpdateJobRoleDocument, variables.updateVariables<string, schema.UpdateJobRoleInput>, (data) => data.updateJobRole),
  remove: mutationOf(DeleteJobRoleDocument, byId, (data) => data.deleteJobRole),
  restore: mutationOf(RestoreJobRoleDocument, byId, (data) => data.restoreJobRole),
  reorder: mutationOf(ReorderJobRoleDocument, variables.orderVariables<string>, (data) => data.reorderJobRole),
  toggleStatus: mutationOf(ToggleJobRoleStatusDocument, byId, (data) => data.toggleJobRoleStatus),
};
