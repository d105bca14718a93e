import { SERVICE_REQUEST_STATUSES, type ServiceRequestStatus } from '../enums.js';
import { defineRequest } from './define-request.js';

/** Final statuses. The dashboard asks for a confirmation before a request leaves one (A33). */
export const CLOSED_SERVICE_REQUEST_STATUSES: readonly ServiceRequestStatus[] = [
  'completed',
  'rejected',
];

/** A client's request for one of the firm's services (A20, A33). */
export const serviceRequest = defineRequest({
  name: 'serviceRequest',
  plural: 'requests',
  label: { one: 'service request', many: 'service requests' },
  referencePrefix: 'SR',
  statuses: SERVICE_REQUEST_STATUSES,
  initialStatus: 'pending',
  unansweredStatuses: ['pending'],
  doneStatuses: CLOSED_SERVICE_REQUEST_STATUSES,
  urgencyField: 'urgency',
});
