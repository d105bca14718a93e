// Made by client/codegen/request-operations.ts from server/src/contract/requests/consultation.ts and client/src/features/consultations/dashboard/consultations.admin.graphql: npm run codegen
import * as variables from '../../dashboard/engine/form/content-variables';
import { MAX_AGE, byId, byNumber, fetchOf, mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { FetchOptions } from '../../dashboard/engine/use-cached-query';
import type * as schema from '../../graphql/generated/graphql';
import {
  AdminConsultationsDocument,
  ConsultationPersonDocument,
  AdminConsultationStatsDocument,
  CreateConsultationDocument,
  SetConsultationStatusDocument,
  UpdateConsultationDocument,
  AssignConsultationDocument,
  ReplyToConsultationDocument,
  AddConsultationNoteDocument,
  DeleteConsultationDocument,
  RestoreConsultationDocument,
  SetConsultationStatusesDocument,
  AssignConsultationsDocument,
  DeleteConsultationsDocument,
  RestoreConsultationsDocument,
  CreateConsultationExportDocument,
} from '../../graphql/generated/graphql';

/** The dashboard's operations of Consultation. */
export const consultationOperations = {
  list: queryOf(AdminConsultationsDocument, (data) => data.consultations),
  person: queryOf(ConsultationPersonDocument, (data) => data.consultationPerson, MAX_AGE.none),
  stats: queryOf(AdminConsultationStatsDocument, (data) => data.consultationStats),
  create: mutationOf(CreateConsultationDocument, ({ idempotencyKey, ...input }: { idempotencyKey: string } & schema.CreateConsultationInput) => ({ idempotencyKey, input }), (data) => data.createConsultation),
  setStatus: mutationOf(SetConsultationStatusDocument, ({ id, ...input }: { id: string } & schema.SetConsultationStatusInput) => ({ id, input }), (data) => data.setConsultationStatus),
  update: mutationOf(UpdateConsultationDocument, ({ id, ...input }: { id: string } & schema.UpdateConsultationInput) => ({ id, input }), (data) => data.updateConsultation),
  assign: mutationOf(AssignConsultationDocument, ({ id, ...input }: { id: string } & schema.AssignRequestInput) => ({ id, input }), (data) => data.assignConsultation),
  reply: mutationOf(ReplyToConsultationDocument, ({ id, idempotencyKey, ...input }: { id: string; idempotencyKey: string } & schema.ReplyToRequestInput) => ({ id, idempotencyKey, input }), (data) => data.replyToConsultation),
  addNote: mutationOf(AddConsultationNoteDocument, ({ id, ...input }: { id: string } & schema.AddRequestNoteInput) => ({ id, input }), (data) => data.addConsultationNote),
  remove: mutationOf(DeleteConsultationDocument, byId, (data) => data.deleteConsultation),
  restore: mutationOf(RestoreConsultationDocument, byId, (data) => data.restoreConsultation),
  setStatuses: mutationOf(SetConsultationStatusesDocument, (input: schema.SetConsultationStatusesInput) => ({ input }), (data) => data.setConsultationStatuses),
  assignMany: mutationOf(AssignConsultationsDocument, (input: schema.AssignRequestsInput) => ({ input }), (data) => data.assignConsultations),
  removeMany: mutationOf(DeleteConsultationsDocument, (input: schema.RequestRowsInput) => ({ input }), (data) => data.deleteConsultations),
  restoreMany: mutationOf(RestoreConsultationsDocument, (input: schema.RequestRowsInput) => ({ input }), (data) => data.restoreConsultations),
  createExport: mutationOf(CreateConsultationExportDocument, (order: schema.CreateConsultationExportMutationVariables) => order, (data) => data.createConsultationExport),
};
