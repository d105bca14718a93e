import { Button, Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { StarMark } from '../../components/lattice';
import styles from './empty-text.module.css';

/** What a table says when it has no rows: nothing here, or nothing found. */
export function EmptyText({ narrowed, onReset }: { narrowed: boolean; onReset?(): void }) {
  const { t } = useTranslation();
  return (
    <Empty
      image={<StarMark size={44} className={styles.star} />}
      styles={{ image: { blockSize: 52 } }}
      description={t(narrowed ? 'dashboard.noResults' : 'dashboard.noData')}
    >
      {narrowed && onReset && <Button onClick={onReset}>{t('dashboard.filters.reset')}</Button>}
    </Empty>
  );
}
