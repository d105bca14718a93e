// Made by client/codegen/request-operations.ts from server/src/contract/requests/contact-request.ts and client/src/features/contact-requests/dashboard/contact-requests.admin.graphql: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminContactRequestsDocument,
  ContactRequestPersonDocument,
  AdminContactRequestStatsDocument,
  CreateContactRequestDocument,
  SetContactRequestStatusDocument,
  UpdateContactRequestDocument,
  AssignContactRequestDocument,
  ReplyToContactRequestDocument,
  AddContactRequestNoteDocument,
  DeleteContactRequestDocument,
  RestoreContactRequestDocument,
  SetContactRequestStatusesDocument,
  AssignContactRequestsDocument,
  DeleteContactRequestsDocument,
  RestoreContactRequestsDocument,
  CreateContactRequestExportDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of ContactRequest. */
export const contactRequestOperations = {
  list: queryOf(AdminContactRequestsDocument, (data) => data.contactRequests),
  person: queryOf(ContactRequestPersonDocument, (data) => data.contactRequestPerson, MAX_AGE.none),
  stats: queryOf(AdminContactRequestStatsDocument, (data) => data.contactRequestStats),
  create: mutationOf(CreateContactRequestDocument, ({ idempotencyKey, ...input }: { idempotencyKey: string } & schema.CreateContactRequestInput) => ({ idempotencyKey, input }), (data) => data.createContactRequest),
  setStatus: mutationOf(SetContactRequestStatusDocument, ({ id, ...input }: { id: string } & schema.SetContactRequestStatusInput) => ({ id, input }), (data) => data.setContactRequestStatus),
  update: mutationOf(UpdateContactRequestDocument, ({ id, ...input }: { id: string } & schema.UpdateContactRequestInput) => ({ id, input }), (data) => data.updateContactRequest),
  assign: mutationOf(AssignContactRequestDocument, ({ id, ...input }: { id: string } & schema.AssignRequestInput) => ({ id, input }), (data) => data.assignContactRequest),
  reply: mutationOf(ReplyToContactRequestDocument, ({ id, idempotencyKey, ...input }: { id: string; idempotencyKey: string } & schema.ReplyToRequestInput) => ({ id, idempotencyKey, input }), (data) => data.replyToContactRequest),
  addNote: mutationOf(AddContactRequestNoteDocument, ({ id, ...input }: { id: string } & schema.AddRequestNoteInput) => ({ id, input }), (data) => data.addContactRequestNote),
  remove: mutationOf(DeleteContactRequestDocument, byId, (data) => data.deleteContactRequest),
  restore: mutationOf(RestoreContactRequestDocument, byId, (data) => data.restoreContactRequest),
  setStatuses: mutationOf(SetContactRequestStatusesDocument, (input: schema.SetContactRequestStatusesInput) => ({ input }), (data) => data.setContactRequestStatuses),
  assignMany: mutationOf(AssignContactRequestsDocument, (input: schema.AssignRequestsInput) => ({ input }), (data) => data.assignContactRequests),
  removeMany: mutationOf(DeleteContactRequestsDocument, (input: schema.RequestRowsInput) => ({ input }), (data) => data.deleteContactRequests),
  restoreMany: mutationOf(RestoreContactRequestsDocument, (input: schema.RequestRowsInput) => ({ input }), (data) => data.restoreContactRequests),
  createExport: mutationOf(CreateContactRequestExportDocument, (order: schema.CreateContactRequestExportMutationVariables) => order, (data) => data.createContactRequestExport),
};
