import { useTranslation } from 'react-i18next';
import {
  CONTACT_REQUEST_STATUSES,
  type ContactRequestStatus,
} from '@contract/requests/contact-request';
import { StatusBadge, type StatusTone } from '../../components/status-badge';

/** Colour and shape of each status, the same for the client and the office. */
export const CONTACT_TONES: Record<ContactRequestStatus, StatusTone> = {
  new: 'waiting',
  read: 'active',
  replied: 'good',
  closed: 'done',
};

/** An unknown status, from a newer server, is shown as new. */
export function toContactStatus(status: string | null | undefined): ContactRequestStatus {
  return CONTACT_REQUEST_STATUSES.find((known) => known === status) ?? 'new';
}

/** The status of a message, as its sender sees it. */
export function MessageStatus({ status }: { status: string }) {
  const { t } = useTranslation();
  const known = toContactStatus(status);
  return <StatusBadge tone={CONTACT_TONES[known]}>{t(`words.contactStatus.${known}`)}</StatusBadge>;
}
