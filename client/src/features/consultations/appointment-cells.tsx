import { useTranslation } from 'react-i18next';
import {
  CONSULTATION_PRIORITIES,
  type ConsultationPriority,
} from '@contract/requests/consultation';
import { Bdi, Ltr } from '../../components/bdi';
import { StatusBadge, type StatusTone } from '../../components/status-badge';
import { RequestStatusBadge } from '../../dashboard/requests/request-status-badge';
import { formatShortDate, formatTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { consultationKind } from './consultation-kind';
import { toConsultationStatus } from './consultation-status';
import styles from './appointment-cells.module.css';

const TONES: Record<ConsultationPriority, StatusTone> = {
  high: 'bad',
  medium: 'active',
  low: 'off',
};

/** The priority of a consultation. An unknown value is shown as medium. */
export function PriorityBadge({ priority }: { priority: string }) {
  const { t } = useTranslation();
  const known = CONSULTATION_PRIORITIES.find((value) => value === priority) ?? 'medium';
  return <StatusBadge tone={TONES[known]}>{t(`words.consultationPriority.${known}`)}</StatusBadge>;
}

interface AppointmentProps {
  startsAt: string;
  consultantName?: string | null;
}

/** Day and time in Algiers, with the consultant below. */
export function Appointment({ startsAt, consultantName }: AppointmentProps) {
  const locale = useLocale();
  return (
    <div className={styles.appointment}>
      <time dateTime={startsAt}>
        {formatShortDate(startsAt, locale)} <Ltr>{formatTime(startsAt)}</Ltr>
      </time>
      {consultantName && (
        <span className={styles.consultant}>
          <Bdi>{consultantName}</Bdi>
        </span>
      )}
    </div>
  );
}

/** The same beside an open request, where there is no room for a column of the status. */
export function BriefAppointment({ startsAt, status }: { startsAt: string; status: string }) {
  return (
    <div className={styles.brief}>
      <Appointment startsAt={startsAt} />
      <RequestStatusBadge kind={consultationKind} status={toConsultationStatus(status)} />
    </div>
  );
}
