import { PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Skeleton, type PaginationProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { EmptyText } from '../../dashboard/ui/empty-text';
import { useCards } from '../../dashboard/ui/use-media';
import { ContactCards } from './contact-cards';
import type { ContactRow } from './contact-entries';
import styles from './contact-list.module.css';
import { ContactTable } from './contact-table';
import { EntryEditor } from './entry-editor';
import type { ContactEntries } from './use-contact-entries';
import { useEntryActions } from './use-entry-actions';

const NEW = 'new';

function usePages({ view, show, result }: ContactEntries): PaginationProps {
  const { t } = useTranslation();
  return {
    current: view.page,
    pageSize: LIMITS.list.defaultLimit,
    total: result.data?.total ?? 0,
    showSizeChanger: false,
    hideOnSinglePage: true,
    showTotal: (count, [from, to]) => t('dashboard.pagination', { from, to, count }),
    onChange: (page) => show({ ...view, page }),
  };
}

/** All entries, one of them in edit mode at a time, and a new one above them. */
export function ContactList({ entries }: { entries: ContactEntries }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<string>();
  const actions = useEntryActions(entries.changed);
  const pagination = usePages(entries);
  const Rows = useCards() ? ContactCards : ContactTable;
  const close = () => setEditing(undefined);
  const editor = (row?: ContactRow) => (
    <EntryEditor key={row?.id ?? NEW} row={row} onSaved={entries.changed} onClose={close} />
  );
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <p className={styles.help}>{t('admin.contactInfo.help')}</p>
        <Button icon={<ReloadOutlined />} onClick={() => void entries.changed()}>
          {t('admin.contactInfo.refresh')}
        </Button>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setEditing(NEW)}>
          {t('admin.contactInfo.create')}
        </Button>
      </div>
      {editing === NEW && editor()}
      {entries.result.data ? (
        <Rows
          entries={entries}
          pagination={pagination}
          editing={editing}
          editorOf={editor}
          onEdit={(row) => setEditing(row.id)}
          onToggle={actions.toggle}
          onRemove={actions.remove}
          empty={<EmptyText narrowed={false} hint={t('admin.contactInfo.empty')} />}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </div>
  );
}
