import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import {
  Button,
  Pagination,
  type PaginationProps,
  Skeleton,
  Table,
  type TableColumnsType,
  type TableProps,
} from 'antd';
import { roleCan } from '@contract/permissions';
import { LIMITS } from '@contract/limits';
import { AccessDenied, LoadError } from '../../../dashboard/ui/load-error';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { readError } from '../../../lib/api/read-error';
import { useAuth } from '../../../lib/auth';
import { type ContactEntries, useContactEntries, useEntryActions } from './use-contact-entries';
import { usePagination } from '../../../dashboard/engine/list/pagination';
import { EmptyState } from '../../../dashboard/ui/empty-state';
import { useIsCardLayout } from '../../../dashboard/ui/screen-width';
import { type ContactRow, KNOWN_KEY_LABELS } from './contact-entries';
import { firmHoursQuery } from '../../office-hours/dashboard/firm-hours-query';
import { MainHoursNotice } from '../../office-hours/dashboard/main-hours-notice';
import styles from './contact-tab.module.css';
import { EntryEditor } from './entry-editor';
import { Ltr } from '../../../components/bdi';
import { EntryButtons, KeyName, StateBadge, ValueText } from './entry-cells';

/** Props of the table and of the cards. */
interface ContactRowsProps {
  entries: ContactEntries;
  pagination: PaginationProps;
  /** Id of the entry in edit mode. */
  editingId: string | undefined;
  editorOf(row: ContactRow): ReactNode;
  onEdit(row: ContactRow): void;
  onToggle(row: ContactRow): Promise<void>;
  onRemove(row: ContactRow): void;
  empty: ReactNode;
}

/** Columns that the server sorts by. */
const SORTED = ['type', 'keyName', 'displayOrder', 'isActive'] as const;

function useColumns(props: ContactRowsProps): TableColumnsType<ContactRow> {
  const { editingId, editorOf, onEdit, onToggle, onRemove } = props;
  const { sort } = props.entries.view;
  const { t } = useTranslation();
  const cells: [string, (row: ContactRow) => React.ReactNode][] = [
    ['type', ({ type }) => t(`admin.contactInfo.types.${type}`)],
    ['keyName', ({ keyName }) => <KeyName name={keyName} />],
    ['value', (row) => <ValueText row={row} />],
    ['displayOrder', ({ displayOrder }) => displayOrder],
    ['isActive', (row) => <StateBadge row={row} onToggle={onToggle} />],
    ['actions', (row) => <EntryButtons row={row} onEdit={onEdit} onRemove={onRemove} />],
  ];
  return cells.map(([key, cell], index) => ({
    key,
    title: t(key === 'actions' ? 'dashboard.actions.title' : `admin.contactInfo.fields.${key}`),
    sorter: SORTED.some((column) => column === key),
    sortOrder: sort?.field === key ? (sort.direction === 'asc' ? 'ascend' : 'descend') : null,
    render: (_value: unknown, row) =>
      row.id === editingId && index === 0 ? editorOf(row) : cell(row),
    // In edit mode one cell with the form spans the whole row.
    onCell: (row) => (row.id === editingId ? { colSpan: index === 0 ? cells.length : 0 } : {}),
  }));
}

/** Entries as a table, sorted and paged by the server. */
function ContactTable(props: ContactRowsProps) {
  const { entries, pagination, empty } = props;
  const { result, setView } = entries;
  const columns = useColumns(props);
  const onChange: TableProps<ContactRow>['onChange'] = (_pages, _filters, sorter, { action }) => {
    if (action !== 'sort') return;
    const { order, columnKey } = Array.isArray(sorter) ? { order: null, columnKey: '' } : sorter;
    const field = SORTED.find((column) => column === columnKey);
    const direction = order === 'ascend' ? 'asc' : 'desc';
    setView({ page: 1, ...(order && field && { sort: { field, direction } }) });
  };
  return (
    <Table<ContactRow>
      rowKey="id"
      columns={columns}
      dataSource={result.data?.items ?? []}
      loading={{ spinning: result.loading, delay: 200 }}
      locale={{ emptyText: result.loading ? ' ' : empty }}
      pagination={pagination}
      scroll={{ x: true }}
      onChange={onChange}
    />
  );
}

/** Entries as cards, for screens that are too narrow for a table. */
function ContactCards(props: ContactRowsProps) {
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

const NEW = 'new';

/** All entries. One at a time can be edited; a new one is edited above the list. */
function ContactList({ entries }: { entries: ContactEntries }) {
  const { t } = useTranslation();
  const [editingId, setEditingId] = useState<string>();
  const firmHours = firmHoursQuery.useData({});
  const firm = firmHours.data;
  const refresh = async () => {
    await entries.refresh();
    firmHours.refetch();
  };
  const actions = useEntryActions(refresh);
  const { view, result } = entries;
  const total = result.data?.total ?? 0;
  const pages = usePagination({
    page: view.page,
    size: entries.size,
    total,
    onChange: entries.turnTo,
  });
  const pagination = { ...pages, hideOnSinglePage: total <= LIMITS.list.defaultLimit };
  const Rows = useIsCardLayout() ? ContactCards : ContactTable;
  const close = () => setEditingId(undefined);
  const editor = (row?: ContactRow) => (
    <EntryEditor key={row?.id ?? NEW} row={row} onSaved={refresh} onClose={close} />
  );
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <p className={styles.help}>{t('admin.contactInfo.help')}</p>
        <Button icon={<ReloadOutlined aria-hidden="true" />} onClick={() => void entries.refresh()}>
          {t('admin.contactInfo.refresh')}
        </Button>
        <Button
          type="primary"
          icon={<PlusOutlined aria-hidden="true" />}
          onClick={() => setEditingId(NEW)}
        >
          {t('admin.contactInfo.create')}
        </Button>
      </div>
      {firm && <MainHoursNotice firm={firm} />}
      {editingId === NEW && editor()}
      {result.data ? (
        <Rows
          entries={entries}
          pagination={pagination}
          editingId={editingId}
          editorOf={editor}
          onEdit={(row) => setEditingId(row.id)}
          onToggle={actions.toggle}
          onRemove={actions.remove}
          empty={<EmptyState filtered={false} hint={t('admin.contactInfo.empty')} />}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}

/** Says that the session is over, also in a toast. */
function SignedOut() {
  const { t } = useTranslation();
  const notify = useNotify();
  useEffect(() => notify('error', t('admin.contactInfo.loginFirst')), [notify, t]);
  return <AccessDenied text={t('admin.contactInfo.unauthorized')} signIn />;
}

function Entries() {
  const { t } = useTranslation();
  const entries = useContactEntries();
  const { error, loading, refetch } = entries.result;
  if (!error || loading) return <ContactList entries={entries} />;
  switch (readError(error).code) {
    case 'UNAUTHENTICATED':
      return <SignedOut />;
    case 'FORBIDDEN':
      return <AccessDenied text={t('admin.contactInfo.mustBeAdmin')} />;
    default:
      return (
        <LoadError error={error} title={t('admin.contactInfo.loadFailed')} onRetry={refetch} />
      );
  }
}

/** The firm's contact information. It is only loaded for administrators; others see why it is not. */
export function ContactTab() {
  const { t } = useTranslation();
  const { user } = useAuth();
  if (!user) return <SignedOut />;
  if (!roleCan(user.role, 'contactInfo.manage'))
    return <AccessDenied text={t('admin.contactInfo.mustBeAdmin')} />;
  return <Entries />;
}
