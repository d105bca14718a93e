import { useTranslation } from 'react-i18next';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@contract/requests/application';
import { StatusBadge, type StatusTone } from '../../components/status-badge';

/** Colour and shape of each status, the same for the applicant and the office. */
export const APPLICATION_TONES: Record<ApplicationStatus, StatusTone> = {
  pending: 'waiting',
  reviewed: 'active',
  shortlisted: 'good',
  rejected: 'bad',
  accepted: 'done',
};

/** An unknown status, from a newer server, is shown as pending. */
export function toApplicationStatus(status: string | null | undefined): ApplicationStatus {
  return APPLICATION_STATUSES.find((known) => known === status) ?? 'pending';
}

/** Events that are told of an application in other words than of other requests. */
const OWN_WORDS = new Set(['submitted', 'updated', 'withdrawn']);

/** Translation key of an event in the history of an application. */
export function applicationEventLabel(event: { type: string; status?: string | null }): string {
  const { type, status } = event;
  if (type === 'status_changed') return `application.event.${toApplicationStatus(status)}`;
  return `${OWN_WORDS.has(type) ? 'application' : 'request'}.event.${type}`;
}

/** The status of an application, as the applicant sees it. */
export function ApplicationStatusBadge({ status }: { status: string }) {
  const { t } = useTranslation();
  const known = toApplicationStatus(status);
  return (
    <StatusBadge tone={APPLICATION_TONES[known]}>
      {t(`words.applicationStatus.${known}`)}
    </StatusBadge>
  );
}
