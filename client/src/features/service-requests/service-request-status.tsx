import { useTranslation } from 'react-i18next';
import {
  SERVICE_REQUEST_STATUSES,
  type ServiceRequestStatus,
} from '@contract/requests/service-request';
import { StatusBadge, type StatusTone } from '../../components/status-badge';

/** An unknown status, from a newer server, is shown as pending. */
export function toServiceRequestStatus(status: string | null | undefined): ServiceRequestStatus {
  return SERVICE_REQUEST_STATUSES.find((known) => known === status) ?? 'pending';
}

/** Colour and shape of each status, the same for the client and the office. */
export const SERVICE_REQUEST_TONES: Record<ServiceRequestStatus, StatusTone> = {
  pending: 'waiting',
  approved: 'good',
  in_progress: 'active',
  completed: 'done',
  rejected: 'bad',
};

/** The status of a service request, as the client sees it. */
export function ServiceRequestStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  const known = toServiceRequestStatus(status);
  return (
    <StatusBadge tone={SERVICE_REQUEST_TONES[known]}>
      {t(`words.requestStatus.${known}`)}
    </StatusBadge>
  );
}
