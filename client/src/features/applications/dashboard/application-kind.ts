import {
  application,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@contract/requests/application';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { officeEventLabel } from '../../../dashboard/desk/office-event';
import type { DeskKind } from '../../../dashboard/desk/desk-kind';
import { AdminApplicationDocument } from '../../../graphql/generated/graphql';
import { applicationOperations } from '../../../graphql/generated/application-operations';
import {
  APPLICATION_TONES,
  applicationEventLabel,
  toApplicationStatus,
} from '../application-status';

/** One application, read anew. */
export const currentApplication = queryOf(
  AdminApplicationDocument,
  ({ application }) => ({ ...application, status: toApplicationStatus(application.status) }),
  MAX_AGE.opened,
);

/** Statuses of applications and how they are changed (M133). */
export const applicationKind: DeskKind<ApplicationStatus> = {
  ...applicationOperations,
  name: 'applications',
  type: 'application',
  statuses: APPLICATION_STATUSES,
  closed: application.doneStatuses,
  withReason: ['rejected'],
  tone: (status) => APPLICATION_TONES[status],
  label: (status) => `words.applicationStatus.${status}`,
  eventLabel: (event) => officeEventLabel(event.type) ?? applicationEventLabel(event),
  statusFailure: 'admin.applications.errors.status',
  current: currentApplication,
};
