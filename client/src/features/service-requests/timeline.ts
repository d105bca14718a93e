import {
  SERVICE_REQUEST_STATUSES,
  type ServiceRequestStatus,
} from '@contract/requests/service-request';

/** An unknown status, from a newer server, is shown as pending. */
export function toStatus(status: string | null | undefined): ServiceRequestStatus {
  return SERVICE_REQUEST_STATUSES.find((known) => known === status) ?? 'pending';
}
