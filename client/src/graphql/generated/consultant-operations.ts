// Made by client/codegen/content-operations.ts from server/src/contract/content/consultant.ts and client/src/features/consultants/dashboard/consultants.admin.graphql: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminConsultantsDocument,
  AdminConsultantDocument,
  AdminConsultantStatsDocument,
  CreateConsultantDocument,
  UpdateConsultantDocument,
  DeleteConsultantDocument,
  RestoreConsultantDocument,
  ReorderConsultantDocument,
  ToggleConsultantAdvocateDocument,
  ToggleConsultantStatusDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Consultant. */
export const consultantOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminConsultantsDocument, (data) => data.consultants, options),
  one: fetchOf(AdminConsultantDocument, byId, (data) => data.consultant),
  stats: (options?: number | FetchOptions) => queryOf(AdminConsultantStatsDocument, (data) => data.consultantStats, options),
  create: mutationOf(CreateConsultantDocument, variables.createVariables<schema.CreateConsultantInput>, (data) => data.createConsultant),
  update: mutationOf(UpdateConsultantDocument, variables.updateVariables<string, schema.UpdateConsultantInput>, (data) => data.updateConsultant),
  remove: mutationOf(DeleteConsultantDocument, byId, (data) => data.deleteConsultant),
  restore: mutationOf(RestoreConsultantDocument, byId, (data) => data.restoreConsultant),
  reorder: mutationOf(ReorderConsultantDocument, variables.orderVariables<string>, (data) => data.reorderConsultant),
  toggleAdvocate: mutationOf(ToggleConsultantAdvocateDocument, byId, (data) => data.toggleConsultantAdvocate),
  toggleStatus: mutationOf(ToggleConsultantStatusDocument, byId, (data) => data.toggleConsultantStatus),
};
