import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_KEYS, isLocalizedContact } from '@contract/contact-info';
import { Bdi, Ltr } from '../../components/bdi';
import { BadgeButton } from '../../dashboard/ui/badge-button';
import type { ContactRow } from './contact-entries';
import { PLACE_NAMES } from './key-places';
import styles from './contact-list.module.css';

/** The value as people read it; words in the languages that they have. */
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

/** What a key stands for in words, where the site gives it a place; the key itself under it. */
export function KeyName({ name }: { name: string }) {
  const { t } = useTranslation();
  const place = PLACE_NAMES[name];
  return (
    <>
      {place && t(place)}
      <span className={place ? styles.other : undefined}>
        <Ltr>{name}</Ltr>
      </span>
    </>
  );
}

interface StateBadgeProps {
  row: ContactRow;
  onToggle(row: ContactRow): Promise<void>;
}

/** Shown or hidden, and the other when pressed. */
export function StateBadge({ row, onToggle }: StateBadgeProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  return (
    <BadgeButton
      tone={row.isActive ? 'done' : 'off'}
      label={t(row.isActive ? 'dashboard.state.active' : 'dashboard.state.inactive')}
      action={t('common.labelled', {
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
          icon={<EditOutlined />}
          aria-label={t('common.labelled', { label: edit, value: row.keyName })}
          onClick={() => onEdit(row)}
        />
      </Tooltip>
      <Tooltip title={remove}>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('common.labelled', { label: remove, value: row.keyName })}
          onClick={() => onRemove(row)}
        />
      </Tooltip>
    </div>
  );
}
