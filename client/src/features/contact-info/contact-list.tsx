import { PlusOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { usePagination } from '../../dashboard/engine/use-pagination';
import { EmptyState } from '../../dashboard/ui/empty-state';
import { useIsCardLayout } from '../../dashboard/ui/use-media-query';
import { ContactCards } from './contact-cards';
import type { ContactRow } from './contact-entries';
import styles from './contact-list.module.css';
import { ContactTable } from './contact-table';
import { EntryEditor } from './entry-editor';
import type { ContactEntries } from './use-contact-entries';
import { useEntryActions } from './use-entry-actions';

const NEW = 'new';

/** All entries. One at a time can be edited; a new one is edited above the list. */
export function ContactList({ entries }: { entries: ContactEntries }) {
  const { t } = useTranslation();
  const [editingId, setEditingId] = useState<string>();
  const actions = useEntryActions(entries.refresh);
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
    <EntryEditor key={row?.id ?? NEW} row={row} onSaved={entries.refresh} onClose={close} />
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
