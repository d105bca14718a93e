import { formatNumber } from '../../../lib/format';
import { useLocale } from '../../../lib/i18n';
import { useBoardHandle } from './board-context';
import styles from './board.module.css';

/** How many requests have the status of a column. */
export function ColumnCount({ status }: { status: string }) {
  const locale = useLocale();
  const { useColumn } = useBoardHandle();
  const { data } = useColumn(status);
  if (!data) return null;
  return <bdi className={styles.count}>{formatNumber(data.total, locale)}</bdi>;
}
