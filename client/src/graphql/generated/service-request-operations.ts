// Made by client/codegen/request-operations.ts from server/src/contract/requests/service-request.ts and client/src/features/service-requests/dashboard/service-requests.admin.graphql: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminServiceRequestsDocument,
  ServiceRequestPersonDocument,
  AdminServiceRequestStatsDocument,
  CreateServiceRequestDocument,
  SetServiceRequestStatusDocument,
  UpdateServiceRequestDocument,
  AssignServiceRequestDocument,
  ReplyToServiceRequestDocument,
  AddServiceRequestNoteDocument,
  DeleteServiceRequestDocument,
  RestoreServiceRequestDocument,
  SetServiceRequestStatusesDocument,
  AssignServiceRequestsDocument,
  DeleteServiceRequestsDocument,
  RestoreServiceRequestsDocument,
  CreateServiceRequestExportDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of ServiceRequest. */
export const serviceRequestOperations = {
  list: queryOf(AdminServiceRequestsDocument, (data) => data.serviceRequests),
  person: queryOf(ServiceRequestPersonDocument, (data) => data.serviceRequestPerson, MAX_AGE.none),
  stats: queryOf(AdminServiceRequestStatsDocument, (data) => data.serviceRequestStats),
  create: mutationOf(CreateServiceRequestDocument, ({ idempotencyKey, ...input }: { idempotencyKey: string } & schema.CreateServiceRequestInput) => ({ idempotencyKey, input }), (data) => data.createServiceRequest),
  setStatus: mutationOf(SetServiceRequestStatusDocument, ({ id, ...input }: { id: string } & schema.SetServiceRequestStatusInput) => ({ id, input }), (data) => data.setServiceRequestStatus),
  update: mutationOf(UpdateServiceRequestDocument, ({ id, ...input }: { id: string } & schema.UpdateServiceRequestInput) => ({ id, input }), (data) => data.updateServiceRequest),
  assign: mutationOf(AssignServiceRequestDocument, ({ id, ...input }: { id: string } & schema.AssignRequestInput) => ({ id, input }), (data) => data.assignServiceRequest),
  reply: mutationOf(ReplyToServiceRequestDocument, ({ id, idempotencyKey, ...input }: { id: string; idempotencyKey: string } & schema.ReplyToRequestInput) => ({ id, idempotencyKey, input }), (data) => data.replyToServiceRequest),
  addNote: mutationOf(AddServiceRequestNoteDocument, ({ id, ...input }: { id: string } & schema.AddRequestNoteInput) => ({ id, input }), (data) => data.addServiceRequestNote),
  remove: mutationOf(DeleteServiceRequestDocument, byId, (data) => data.deleteServiceRequest),
  restore: mutationOf(RestoreServiceRequestDocument, byId, (data) => data.restoreServiceRequest),
  setStatuses: mutationOf(SetServiceRequestStatusesDocument, (input: schema.SetServiceRequestStatusesInput) => ({ input }), (data) => data.setServiceRequestStatuses),
  assignMany: mutationOf(AssignServiceRequestsDocument, (input: schema.AssignRequestsInput) => ({ input }), (data) => data.assignServiceRequests),
  removeMany: mutationOf(DeleteServiceRequestsDocument, (input: schema.RequestRowsInput) => ({ input }), (data) => data.deleteServiceRequests),
  restoreMany: mutationOf(RestoreServiceRequestsDocument, (input: schema.RequestRowsInput) => ({ input }), (data) => data.restoreServiceRequests),
  createExport: mutationOf(CreateServiceRequestExportDocument, (order: schema.CreateServiceRequestExportMutationVariables) => order, (data) => data.createServiceRequestExport),
};
