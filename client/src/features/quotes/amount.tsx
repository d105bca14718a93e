import { formatDinars } from '@contract/quotes';
import { useLocale } from '../../lib/i18n/i18n';

/** An amount of centimes with its currency, in the order of its language. */
export function Amount({ value }: { value: number }) {
  return <bdi>{formatDinars(value, useLocale())}</bdi>;
}
