import {
  consultation,
  CONSULTATION_STATUSES,
  type ConsultationStatus,
} from '@contract/requests/consultation';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import type { DeskKind } from '../../../dashboard/desk/desk-kind';
import {
  AdminConsultationDocument,
  PublicBookableConsultantsDocument,
} from '../../../graphql/generated/graphql';
import { consultationOperations } from '../../../graphql/generated/consultation-operations';
import {
  CONSULTATION_TONES,
  consultationEventLabel,
  toConsultationStatus,
} from '../consultation-status';

/** The consultants who can be booked. */
export const consultantsQuery = queryOf(
  PublicBookableConsultantsDocument,
  (data) => data.publicConsultants.items,
  MAX_AGE.admin,
);

/** One consultation with its thread. */
export const consultationQuery = queryOf(
  AdminConsultationDocument,
  ({ consultation }) => ({ ...consultation, status: toConsultationStatus(consultation.status) }),
  MAX_AGE.none,
);

/** Statuses of consultations and how they are changed: confirming is one of them. */
export const consultationKind: DeskKind<ConsultationStatus> = {
  ...consultationOperations,
  name: 'consultations',
  type: 'consultation',
  statuses: CONSULTATION_STATUSES,
  closed: consultation.doneStatuses,
  withReason: ['cancelled'],
  tone: (status) => CONSULTATION_TONES[status],
  label: (status) => `words.consultationStatus.${status}`,
  eventLabel: consultationEventLabel,
  current: consultationQuery,
};
