import {
  SERVICE_REQUEST_STATUSES,
  type ServiceRequestStatus,
  CLOSED_SERVICE_REQUEST_STATUSES,
} from '@contract/requests/service-request';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import type { RequestKind } from '../../dashboard/requests/request-kind';
import { AdminServiceRequestDocument } from '../../graphql/generated/graphql';
import { serviceRequestOperations } from '../../graphql/generated/service-request-operations';
import { STATUS_TONES } from './request-status';
import { toStatus } from './timeline';

/** One request with its thread. */
export const serviceRequestQuery = queryOf(
  AdminServiceRequestDocument,
  ({ serviceRequest }) => ({ ...serviceRequest, status: toStatus(serviceRequest.status) }),
  MAX_AGE.opened,
);

/** Statuses of service requests and how they are changed (A33). */
export const serviceRequestKind: RequestKind<ServiceRequestStatus> = {
  ...serviceRequestOperations,
  name: 'serviceRequests',
  type: 'serviceRequest',
  statuses: SERVICE_REQUEST_STATUSES,
  closed: CLOSED_SERVICE_REQUEST_STATUSES,
  withReason: ['rejected'],
  tone: (status) => STATUS_TONES[status],
  label: (status) => `words.requestStatus.${status}`,
  eventLabel: ({ type, status }) =>
    type === 'message' || type === 'withdrawn'
      ? `dashboard.requestEvent.${type}`
      : `request.event.${type === 'status_changed' ? toStatus(status) : type}`,
  current: serviceRequestQuery,
};
