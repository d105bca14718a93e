import { SERVICE_REQUEST_STATUSES, type ServiceRequestStatus } from '@contract/enums';
import { CLOSED_SERVICE_REQUEST_STATUSES } from '@contract/requests/service-request';
import { mutationOf } from '../../dashboard/engine/operations';
import type { RequestKind } from '../../dashboard/requests/request-kind';
import { SetServiceRequestStatusDocument } from '../../graphql/generated/graphql';
import { STATUS_TONES } from './request-status';

/** Statuses of service requests and how they are changed (A33). */
export const serviceRequestKind: RequestKind<ServiceRequestStatus> = {
  statuses: SERVICE_REQUEST_STATUSES,
  closed: CLOSED_SERVICE_REQUEST_STATUSES,
  withReason: ['rejected'],
  tone: (status) => STATUS_TONES[status],
  label: (status) => `request.status.${status}`,
  setStatus: mutationOf(
    SetServiceRequestStatusDocument,
    ({ id, ...input }) => ({ id, input }),
    (data) => data.setServiceRequestStatus,
  ),
};
