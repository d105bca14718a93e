import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { HistoryOutlined } from '@ant-design/icons';
import type { AuditEntity } from '@contract/audit-verbs';
import { AuditEventsDocument } from '../../graphql/generated/graphql';
import { MAX_AGE, queryOf } from '../engine/operations';
import { DateText } from '../ui/date-text';
import { LoadError } from '../ui/load-error';
import { messageText } from '../ui/message';
import { useDrawerProps } from '../ui/screen-width';
import { ChangesTable } from './changes-table';
import { EventText, shownChanges } from './audit-words';
import styles from './record-history.module.css';
import type { RowId } from '../engine/field-types';
import type { RowDialog, RowDialogProps } from '../engine/row-action';

interface Audited<Row> {
  rowId(row: Row): RowId;
  rowName(row: Row): string;
}

/** Shows what was done to a row. */
export function historyAction<Row>(
  entity: AuditEntity,
  { rowId, rowName }: Audited<Row>,
): RowDialog<Row> {
  return {
    key: 'history',
    permission: 'audit.read',
    label: { key: 'dashboard.actions.history' },
    icon: <HistoryOutlined aria-hidden="true" />,
    dialog: function HistoryDialog({ row, onClose }: RowDialogProps<Row>) {
      return (
        <RecordHistory
          entity={entity}
          id={String(rowId(row))}
          name={rowName(row)}
          onClose={onClose}
        />
      );
    },
  };
}

/** How many events are shown; the audit log has all of them. */
const NEWEST = 20;

const auditEvents = queryOf(AuditEventsDocument, (data) => data.auditEvents, MAX_AGE.none);

interface AuditedRecord {
  entity: AuditEntity;
  id: string;
}

/** Where the audit log shows the changes of one record. */
const auditLink = ({ entity, id }: AuditedRecord) =>
  `/dashboard/audit?entity=${entity}&entityId=${encodeURIComponent(id)}`;

function Events({ record }: { record: AuditedRecord }) {
  const { t } = useTranslation();
  const { entity, id } = record;
  const { data, error, loading, refetch } = auditEvents.useData({
    filter: { entity, entityId: id },
    limit: NEWEST,
  });
  if (error && !loading) return <LoadError error={error} onRetry={refetch} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.items.length === 0)
    return <p className={styles.empty}>{t('admin.audit.history.empty')}</p>;
  return (
    <>
      <ol className={styles.events}>
        {data.items.map((event) => (
          <li key={event.id} className={styles.event}>
            <p className={styles.text}>
              <EventText event={event} />
            </p>
            <p className={styles.date}>
              <DateText value={event.createdAt} time />
            </p>
            {shownChanges(event.changes).length > 0 && (
              <details>
                <summary>{t('admin.audit.changes')}</summary>
                <ChangesTable event={event} />
              </details>
            )}
          </li>
        ))}
      </ol>
      <Link to={auditLink(record)}>{t('admin.audit.history.all')}</Link>
    </>
  );
}

interface RecordHistoryProps extends AuditedRecord {
  /** What people call the record, if that is known. */
  name?: string | undefined;
  onClose(): void;
}

/** What was done to one record, newest first, in a drawer. */
export function RecordHistory({ entity, id, name, onClose }: RecordHistoryProps) {
  const { t } = useTranslation();
  const drawer = useDrawerProps(720);
  const title = name
    ? messageText(t, { key: 'admin.audit.history.title', values: { name } })
    : t('admin.audit.history.untitled');
  return (
    <Drawer {...drawer} open title={title} onClose={onClose} destroyOnHidden>
      <Events record={{ entity, id }} />
    </Drawer>
  );
}
