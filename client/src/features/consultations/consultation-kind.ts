import { CONSULTATION_STATUSES, type ConsultationStatus } from '@contract/enums';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { mutationOf, queryOf } from '../../dashboard/engine/operations';
import type { RequestKind } from '../../dashboard/requests/request-kind';
import {
  AddConsultationNoteDocument,
  AdminConsultationDocument,
  AssignConsultationDocument,
  ConsultationPersonDocument,
  ReplyToConsultationDocument,
  SetConsultationStatusDocument,
} from '../../graphql/generated/graphql';
import {
  CONSULTATION_TONES,
  consultationEventLabel,
  toConsultationStatus,
} from './consultation-status';

/** One consultation with its thread. */
export const consultationQuery = queryOf(
  AdminConsultationDocument,
  ({ consultation }) => ({ ...consultation, status: toConsultationStatus(consultation.status) }),
  MAX_AGE.none,
);

/** Statuses of consultations and how they are changed: confirming is one of them. */
export const consultationKind: RequestKind<ConsultationStatus> = {
  name: 'consultations',
  type: 'consultation',
  statuses: CONSULTATION_STATUSES,
  closed: ['completed', 'cancelled'],
  withReason: ['cancelled'],
  tone: (status) => CONSULTATION_TONES[status],
  label: (status) => `consultation.status.${status}`,
  eventLabel: consultationEventLabel,
  current: consultationQuery,
  person: queryOf(ConsultationPersonDocument, (data) => data.consultationPerson, MAX_AGE.none),
  setStatus: mutationOf(
    SetConsultationStatusDocument,
    ({ id, ...input }) => ({ id, input }),
    (data) => data.setConsultationStatus,
  ),
  assign: mutationOf(
    AssignConsultationDocument,
    ({ id, ...input }) => ({ id, input }),
    (data) => data.assignConsultation,
  ),
  reply: mutationOf(
    ReplyToConsultationDocument,
    ({ id, idempotencyKey, ...input }) => ({ id, idempotencyKey, input }),
    (data) => data.replyToConsultation,
  ),
  addNote: mutationOf(
    AddConsultationNoteDocument,
    ({ id, ...input }) => ({ id, input }),
    (data) => data.addConsultationNote,
  ),
};
