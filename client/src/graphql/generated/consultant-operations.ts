import * as variables from '../../dashboard/engine/content-variables';
import { byId, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import {
  AdminConsultantsDocument,
  AdminConsultantDocument,
  AdminConsultantStatsDocument,
  CreateConsultantDocument,
  RemoveConsultantDocument,
  ReorderConsultantDocument,
  RestoreConsultantDocument,
  ToggleConsultantStatusDocument,
  UpdateConsultantDocument,
  type CreateConsultantInput,
  type UpdateConsultantInput,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Consultant. */
export const consultantOperations = {
  list: (options?: number | FetchOptions) => queryOf(AdminConsultantsDocument, (data) => data.consultants, options),
  one: fetchOf(AdminConsultantDocument, byId, (data) => data.consultant),
  stats: (options?: number | FetchOptions) => queryOf(AdminConsultantStatsDocument, (data) => data.consultantStats, options),
  create: mutationOf(CreateConsultantDocument, variables.createVariables<CreateConsultantInput>, (data) => data.createConsultant),
  remove: mutationOf(RemoveConsultantDocument, byId, (data) => data.removeConsultant),
  reorder: mutationOf(ReorderConsultantDocument, variables.orderVariables<string>, (data) => data.reorderConsultant),
  restore: mutationOf(RestoreConsultantDocument, byId, (data) => data.restoreConsultant),
  toggleStatus: mutationOf(ToggleConsultantStatusDocument, byId, (data) => data.toggleConsultantStatus),
  update: mutationOf(UpdateConsultantDocument, variables.updateVariables<string, UpdateConsultantInput>, (data) => data.updateConsultant),
};
