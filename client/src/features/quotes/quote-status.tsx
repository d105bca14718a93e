import { useTranslation } from 'react-i18next';
import { QUOTE_STATUSES, type QuoteStatus } from '@contract/quotes';
import { StatusBadge, type StatusTone } from '../../components/status-badge';

const TONES: Record<QuoteStatus, StatusTone> = {
  draft: 'off',
  sent: 'waiting',
  accepted: 'good',
  refused: 'bad',
  expired: 'off',
  withdrawn: 'off',
};

export const toQuoteStatus = (status: string): QuoteStatus =>
  QUOTE_STATUSES.find((known) => known === status) ?? 'draft';

interface QuoteStatusBadgeProps {
  status: string;
  /** Whether the client reads it, for whom a quote that was sent waits for a decision. */
  own?: boolean;
}

/** Where a quote is. An unknown status is shown as a draft. */
export function QuoteStatusBadge({ status, own = false }: QuoteStatusBadgeProps) {
  const { t } = useTranslation();
  const known = toQuoteStatus(status);
  const words = own ? 'own' : 'status';
  return <StatusBadge tone={TONES[known]}>{t(`quotes.${words}.${known}`)}</StatusBadge>;
}
