// Made by client/codegen/request-operations.ts from server/src/contract/requests/application.ts and client/src/features/applications/dashboard/applications.admin.graphql: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminApplicationsDocument,
  ApplicationPersonDocument,
  AdminApplicationStatsDocument,
  CreateApplicationDocument,
  SetApplicationStatusDocument,
  AssignApplicationDocument,
  ReplyToApplicationDocument,
  AddApplicationNoteDocument,
  DeleteApplicationDocument,
  RestoreApplicationDocument,
  SetApplicationStatusesDocument,
  AssignApplicationsDocument,
  DeleteApplicationsDocument,
  RestoreApplicationsDocument,
  CreateApplicationExportDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Application. */
export const applicationOperations = {
  list: queryOf(AdminApplicationsDocument, (data) => data.applications),
  person: queryOf(ApplicationPersonDocument, (data) => data.applicationPerson, MAX_AGE.none),
  stats: queryOf(AdminApplicationStatsDocument, (data) => data.applicationStats),
  create: mutationOf(CreateApplicationDocument, ({ idempotencyKey, ...input }: { idempotencyKey: string } & schema.CreateApplicationInput) => ({ idempotencyKey, input }), (data) => data.createApplication),
  setStatus: mutationOf(SetApplicationStatusDocument, ({ id, ...input }: { id: string } & schema.SetApplicationStatusInput) => ({ id, input }), (data) => data.setApplicationStatus),
  assign: mutationOf(AssignApplicationDocument, ({ id, ...input }: { id: string } & schema.AssignRequestInput) => ({ id, input }), (data) => data.assignApplication),
  reply: mutationOf(ReplyToApplicationDocument, ({ id, idempotencyKey, ...input }: { id: string; idempotencyKey: string } & schema.ReplyToRequestInput) => ({ id, idempotencyKey, input }), (data) => data.replyToApplication),
  addNote: mutationOf(AddApplicationNoteDocument, ({ id, ...input }: { id: string } & schema.AddRequestNoteInput) => ({ id, input }), (data) => data.addApplicationNote),
  remove: mutationOf(DeleteApplicationDocument, byId, (data) => data.deleteApplication),
  restore: mutationOf(RestoreApplicationDocument, byId, (data) => data.restoreApplication),
  setStatuses: mutationOf(SetApplicationStatusesDocument, (input: schema.SetApplicationStatusesInput) => ({ input }), (data) => data.setApplicationStatuses),
  assignMany: mutationOf(AssignApplicationsDocument, (input: schema.AssignRequestsInput) => ({ input }), (data) => data.assignApplications),
  removeMany: mutationOf(DeleteApplicationsDocument, (input: schema.RequestRowsInput) => ({ input }), (data) => data.deleteApplications),
  restoreMany: mutationOf(RestoreApplicationsDocument, (input: schema.RequestRowsInput) => ({ input }), (data) => data.restoreApplications),
  createExport: mutationOf(CreateApplicationExportDocument, (order: schema.CreateApplicationExportMutationVariables) => order, (data) => data.createApplicationExport),
};
