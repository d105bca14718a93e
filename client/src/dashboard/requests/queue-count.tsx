import { MAX_QUEUE_COUNT } from '@contract/requests/queues';
import { formatNumber } from '../../lib/format';
import { useLocale } from '../../lib/i18n';

/** The count of a queue. The server stops counting at a maximum: 999+. */
export function QueueCount({ value, className }: { value: number; className?: string }) {
  const locale = useLocale();
  const text =
    value >= MAX_QUEUE_COUNT
      ? `${formatNumber(MAX_QUEUE_COUNT - 1, locale)}+`
      : formatNumber(value, locale);
  return <bdi className={className}>{text}</bdi>;
}
