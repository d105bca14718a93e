import { ExclamationCircleFilled } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Modal, Space, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowDialogProps } from '../../dashboard/engine/row-action';
import { useTask } from '../../dashboard/engine/use-perform';
import { useResource } from '../../dashboard/engine/resource-context';
import { useErrorText } from '../../lib/use-error-text';
import { say } from '../../dashboard/ui/message';
import { useNotify } from '../../dashboard/ui/use-notify';
import {
  RemoveCategoryDocument,
  ReplaceCategoryDocument,
  RestoreCategoryDocument,
  type AdminCategoryRowFragment as CategoryRow,
} from '../../graphql/generated/graphql';
import { readError } from '../../lib/read-error';
import styles from './category-removal.module.css';
import { CategorySelect } from './category-select';

/** Deletes a category; the server says when something is in it, and then another takes its place. */
function useRemoval({ id, slug }: CategoryRow, onDone: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [isInUse, setInUse] = useState(false);
  const [error, setError] = useState<string>();
  const [replacement, setReplacement] = useState('');

  const send = async () => {
    if (!isInUse) return client.mutate({ mutation: RemoveCategoryDocument, variables: { id } });
    const variables = { id, replacement };
    return client.mutate({ mutation: ReplaceCategoryDocument, variables });
  };
  const remove = async () => {
    if (busy) return;
    if (isInUse && !replacement) return setError(t('admin.categories.choose'));
    setBusy(true);
    try {
      await send();
      onDone();
    } catch (error) {
      if (readError(error).code === 'CATEGORY_IN_USE') setInUse(true);
      setError(errorText(error, 'admin.categories.errors.remove'));
    } finally {
      setBusy(false);
    }
  };
  return { remove, busy, isInUse, error, replacement, setReplacement, slug };
}

/** Tells that a category is in the trash, with a way back out of it. */
function useTold({ id }: CategoryRow, name: string): () => void {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const { changed } = useResource();
  const task = useTask(changed);
  const values = { name };
  const restore = () =>
    task(
      async () => {
        await client.mutate({ mutation: RestoreCategoryDocument, variables: { id } });
        return { message: { key: 'admin.categories.toast.restored', values } };
      },
      { key: 'dashboard.errors.restore' },
    );
  return () => {
    const back = { label: t('dashboard.undo'), run: () => void restore() };
    notify('success', say(t, { key: 'admin.categories.toast.trashed', values }), back);
    void changed().catch(() => undefined);
  };
}

/** The question before a category is deleted, and after it where its content goes (A35). */
export function CategoryRemoval({ row, onClose }: RowDialogProps<CategoryRow>) {
  const { t } = useTranslation();
  const label = useId();
  const name = row.name || row.slug;
  const told = useTold(row, name);
  const removal = useRemoval(row, () => {
    onClose();
    told();
  });
  const { busy, isInUse, error } = removal;

  return (
    <Modal
      open
      title={
        <Space>
          <Typography.Text type="danger">
            <ExclamationCircleFilled aria-hidden="true" />
          </Typography.Text>
          {t('dashboard.confirm.removeTitle')}
        </Space>
      }
      width={480}
      closable={!busy}
      keyboard={!busy}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={[
        <Button key="no" autoFocus disabled={busy} onClick={onClose}>
          {t('dashboard.cancel')}
        </Button>,
        <Button
          key="yes"
          type="primary"
          danger
          loading={busy}
          onClick={() => void removal.remove()}
        >
          {t(isInUse ? 'admin.categories.moveAndRemove' : 'dashboard.actions.remove')}
        </Button>,
      ]}
    >
      <div className={styles.body}>
        <p>{say(t, { key: 'admin.categories.confirm.trash', values: { name } })}</p>
        {error && <Alert type="warning" showIcon role="alert" title={error} />}
        {isInUse && (
          <div>
            <label htmlFor={label} className={styles.label}>
              {t('admin.categories.replacement')}
            </label>
            <CategorySelect
              id={label}
              scope="faq"
              without={removal.slug}
              value={removal.replacement}
              onChange={removal.setReplacement}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
