import type { PersonalColumns } from '../../core/requests/request-writer.js';
import type { ApplicationEntity } from './application.entity.js';

/** What an application says about the person; the job, the status and the dates stay. */
export const PERSONAL_COLUMNS: PersonalColumns<ApplicationEntity> = {
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
};
