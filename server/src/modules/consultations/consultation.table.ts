import type { RequestTable } from '../../core/requests/request-kind.js';
import { CONSULTATION_EXPORT } from './consultation.export.js';
import { ConsultationEntity } from './consultation.entity.js';

/** How consultations are listed, exported and erased. */
export const CONSULTATION_TABLE: RequestTable<ConsultationEntity> = {
  entity: ConsultationEntity,
  list: {
    sortable: [
      'createdAt',
      'updatedAt',
      'startsAt',
      'status',
      'priority',
      'clientName',
      'email',
      'title',
      'consultationType',
      'channel',
      'reference',
      'unansweredSince',
    ],
    defaultSort: [['createdAt', 'desc']],
  },
  exported: CONSULTATION_EXPORT,
  subject: ['title'],
  startsAt: 'startsAt',
  person: { name: 'clientName', email: 'email', phone: 'phoneE164' },
  personal: {
    columns: ['clientName', 'email', 'phone', 'phoneE164', 'title', 'description'],
  },
};
