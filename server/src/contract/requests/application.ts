import { APPLICATION_STATUSES } from '../enums.js';
import { defineRequest } from './define-request.js';

/** An application for one of the jobs that the firm offers (A18, A41). */
export const application = defineRequest({
  name: 'application',
  plural: 'applications',
  label: { one: 'job application', many: 'job applications' },
  referencePrefix: 'JA',
  statuses: APPLICATION_STATUSES,
  initialStatus: 'pending',
  unansweredStatuses: ['pending'],
  doneStatuses: ['accepted', 'rejected'],
  statsSuffix: 'Applications',
});

/** The same person applying for the same job within these days updates the first application (B13). */
export const REPEATED_WITHIN_DAYS = 30;
