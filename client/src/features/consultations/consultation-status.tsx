import { useTranslation } from 'react-i18next';
import { CONSULTATION_STATUSES, type ConsultationStatus } from '@contract/requests/consultation';
import { StatusBadge, type StatusTone } from '../../components/status-badge';

/** Colour and shape of each status, the same for the client and the office. */
export const CONSULTATION_TONES: Record<ConsultationStatus, StatusTone> = {
  pending: 'waiting',
  in_progress: 'good',
  completed: 'done',
  cancelled: 'bad',
};

/** An unknown status, from a newer server, is shown as pending. */
export function toConsultationStatus(status: string | null | undefined): ConsultationStatus {
  return CONSULTATION_STATUSES.find((known) => known === status) ?? 'pending';
}

/** Translation key of an event of a consultation. */
export const consultationEventLabel = ({
  type,
  status,
}: {
  type: string;
  status?: string | null;
}): string =>
  `consultation.event.${type === 'status_changed' ? toConsultationStatus(status) : type}`;

/** The status of a consultation, as the client sees it. */
export function ConsultationStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  const known = toConsultationStatus(status);
  return (
    <StatusBadge tone={CONSULTATION_TONES[known]}>
      {t(`words.consultationStatus.${known}`)}
    </StatusBadge>
  );
}
