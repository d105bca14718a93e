import type { RequestTable } from '../../core/requests/request-kind.js';
import { ApplicationEntity } from './application.entity.js';
import { APPLICATION_EXPORT } from './application.export.js';

/** How applications are listed, exported and erased. */
export const APPLICATION_TABLE: RequestTable<ApplicationEntity> = {
  entity: ApplicationEntity,
  list: {
    sortable: [
      'createdAt',
      'updatedAt',
      'status',
      'fullName',
      'email',
      'reference',
      'roleSlug',
      'unansweredSince',
    ],
    defaultSort: [['createdAt', 'desc']],
  },
  exported: APPLICATION_EXPORT,
  subject: ['roleTitles'],
  person: { name: 'fullName', email: 'email', phone: 'phoneE164' },
  // the office's own notes, and what others sent from the same address
  officeOnly: ['adminNotes', 'repeatOfId'],
  // the job, the status and the dates stay
  personal: {
    columns: [
      'fullName',
      'email',
      'phoneNumber',
      'phoneE164',
      'dateOfBirth',
      'address',
      'city',
      'country',
      'linkedin',
      'website',
      'experience',
      'education',
      'skills',
      'motivation',
      'expectedSalary',
      'availability',
      'additionalInfo',
      'adminNotes',
      'cvKey',
      'cvName',
      'cvSize',
    ],
    document: { key: 'cvKey', name: 'cvName', state: 'cvState' },
  },
};
