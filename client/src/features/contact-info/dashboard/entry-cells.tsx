import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_KEYS, isLocalizedContact } from '@contract/contact-info';
import { Bdi, Ltr } from '../../../components/bdi';
import { BadgeButton } from '../../../dashboard/ui/badge-button';
import { type ContactRow, KNOWN_KEY_LABELS } from './contact-entries';
import styles from './contact-tab.module.css';

/** The value of an entry, with its translations if it has any. */
export function ValueText({ row }: { row: ContactRow }) {
  const { type, keyName, value, valueFr, valueEn } = row;
  if (!isLocalizedContact(type) || keyName === CONTACT_KEYS.map) return <Ltr>{value}</Ltr>;
  const others = [
    ['fr', valueFr],
    ['en', valueEn],
  ] as const;
  return (
    <>
      <span lang="ar">
        <Bdi>{value}</Bdi>
      </span>
      {others.map(
        ([language, text]) =>
          text && (
            <span key={language} className={styles.other} lang={language}>
              <Bdi>{text}</Bdi>
            </span>
          ),
      )}
    </>
  );
}

/** The key, with its label if it is a known key. */
export function KeyName({ name }: { name: string }) {
  const { t } = useTranslation();
  const label = KNOWN_KEY_LABELS[name];
  return (
    <>
      {label && t(label)}
      <span className={label ? styles.other : undefined}>
        <Ltr>{name}</Ltr>
      </span>
    </>
  );
}

interface StateBadgeProps {
  row: ContactRow;
  onToggle(row: ContactRow): Promise<void>;
}

/** Whether the entry is shown on the site; a click toggles it. */
export function StateBadge({ row, onToggle }: StateBadgeProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  return (
    <BadgeButton
      tone={row.isActive ? 'done' : 'off'}
      label={t(
        row.isActive ? 'dashboard.contentStatus.active' : 'dashboard.contentStatus.inactive',
      )}
      actionLabel={t('common.labelled', {
        label: t(row.isActive ? 'dashboard.actions.unpublish' : 'dashboard.actions.publish'),
        value: row.keyName,
      })}
      busy={busy}
      onClick={() => {
        setBusy(true);
        void onToggle(row).finally(() => setBusy(false));
      }}
    />
  );
}

interface EntryButtonsProps {
  row: ContactRow;
  onEdit(row: ContactRow): void;
  onRemove(row: ContactRow): void;
}

export function EntryButtons({ row, onEdit, onRemove }: EntryButtonsProps) {
  const { t } = useTranslation();
  const edit = t('dashboard.actions.edit');
  const remove = t('dashboard.actions.remove');
  return (
    <div className={styles.buttons}>
      <Tooltip title={edit}>
        <Button
          type="text"
          icon={<EditOutlined aria-hidden="true" />}
          aria-label={t('common.labelled', { label: edit, value: row.keyName })}
          onClick={() => onEdit(row)}
        />
      </Tooltip>
      <Tooltip title={remove}>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('common.labelled', { label: remove, value: row.keyName })}
          onClick={() => onRemove(row)}
        />
      </Tooltip>
    </div>
  );
}
