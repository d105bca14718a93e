import { CONTACT_REQUEST_STATUSES } from '../enums.js';
import { defineRequest } from './define-request.js';

/** A message that a client sends from the contact page (A19, A32). */
export const contactRequest = defineRequest({
  name: 'contactRequest',
  plural: 'contactRequests',
  label: { one: 'contact request', many: 'contact requests' },
  referencePrefix: 'CR',
  statuses: CONTACT_REQUEST_STATUSES,
  initialStatus: 'new',
  unansweredStatuses: ['new', 'read'],
  doneStatuses: ['replied', 'closed'],
  urgencyField: 'priority',
});
