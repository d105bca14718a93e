import { useTranslation } from 'react-i18next';
import { Tag } from 'antd';
import { URGENCIES, type Urgency } from '@contract/enums';
import { StatusBadge, type StatusTone } from '../../components/status-badge';
import type { DeskKind } from './desk-kind';

const TONES: Record<Urgency, StatusTone> = {
  urgent: 'bad',
  high: 'waiting',
  normal: 'active',
  low: 'off',
};

interface UrgencyBadgeProps {
  urgency: string;
  /** The translation keys of the urgency for this kind of request. */
  words?: 'urgency' | 'messagePriority';
}

/** The urgency of a request. An unknown value is shown as normal. */
export function UrgencyBadge({ urgency, words = 'urgency' }: UrgencyBadgeProps) {
  const { t } = useTranslation();
  const known = URGENCIES.find((value) => value === urgency) ?? 'normal';
  return <StatusBadge tone={TONES[known]}>{t(`words.${words}.${known}`)}</StatusBadge>;
}

/** The client did not know what fits: the office has to choose the service or the branch (A83). */
export function ToPlaceTag() {
  const { t } = useTranslation();
  return <Tag>{t('consultation.toBePlaced')}</Tag>;
}

interface RequestStatusBadgeProps<Status extends string> {
  kind: Pick<DeskKind<Status>, 'tone' | 'label'>;
  status: Status;
}

/** The status of a request, where it cannot be changed. */
export function RequestStatusBadge<Status extends string>({
  kind,
  status,
}: RequestStatusBadgeProps<Status>) {
  const { t } = useTranslation();
  return <StatusBadge tone={kind.tone(status)}>{t(kind.label(status))}</StatusBadge>;
}
