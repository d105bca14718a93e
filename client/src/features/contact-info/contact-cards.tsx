import { Pagination, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../components/bdi';
import type { ContactRowsProps } from './contact-rows';
import { KNOWN_KEY_LABELS } from './known-keys';
import styles from './contact-list.module.css';
import { EntryButtons, StateBadge, ValueText } from './entry-cells';

/** Entries as cards, for screens that are too narrow for a table. */
export function ContactCards(props: ContactRowsProps) {
  const { entries, pagination, editingId, editorOf, onEdit, onToggle, onRemove, empty } = props;
  const { t } = useTranslation();
  const { data } = entries.result;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.items.length === 0) return <div className={styles.card}>{empty}</div>;
  return (
    <>
      <ul className={styles.cards}>
        {data.items.map((row) =>
          row.id === editingId ? (
            <li key={row.id}>{editorOf(row)}</li>
          ) : (
            <li key={row.id} className={styles.card}>
              <p className={styles.kind}>
                {t(KNOWN_KEY_LABELS[row.keyName] ?? `admin.contactInfo.types.${row.type}`)} ·{' '}
                <Ltr>{row.keyName}</Ltr>
              </p>
              <p className={styles.value}>
                <ValueText row={row} />
              </p>
              <div className={styles.foot}>
                <StateBadge row={row} onToggle={onToggle} />
                <span className={styles.place}>
                  {t('admin.contactInfo.place', { order: row.displayOrder })}
                </span>
                <EntryButtons row={row} onEdit={onEdit} onRemove={onRemove} />
              </div>
            </li>
          ),
        )}
      </ul>
      <Pagination {...pagination} align="center" size="small" />
    </>
  );
}
