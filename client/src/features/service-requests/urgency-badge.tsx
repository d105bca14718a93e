import { useTranslation } from 'react-i18next';
import { URGENCIES, type Urgency } from '@contract/enums';
import { StatusBadge, type StatusTone } from '../../components/status-badge';

const TONES: Record<Urgency, StatusTone> = {
  urgent: 'bad',
  high: 'waiting',
  normal: 'active',
  low: 'off',
};

/** The urgency of a request. An unknown value is shown as normal. */
export function UrgencyBadge({ urgency }: { urgency: string }) {
  const { t } = useTranslation();
  const known = URGENCIES.find((value) => value === urgency) ?? 'normal';
  return <StatusBadge tone={TONES[known]}>{t(`words.urgency.${known}`)}</StatusBadge>;
}
