import { ExclamationCircleFilled } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Modal, Space, Typography } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowDialogProps } from '../../../dashboard/engine/row-action';
import { resourceMessage } from '../../../dashboard/engine/rows/standard-actions';
import { useTaskRunner } from '../../../dashboard/engine/page/use-resource-handle';
import { useResource } from '../../../dashboard/engine/resource-context';
import { useErrorText } from '../../../lib/api/use-error-text';
import { messageText } from '../../../dashboard/ui/message';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  DeleteCategoryDocument,
  ReplaceCategoryDocument,
  RestoreCategoryDocument,
  type AdminCategoryRowFragment as CategoryRow,
} from '../../../graphql/generated/graphql';
import { readError } from '../../../lib/api/read-error';
import styles from './category-removal.module.css';
import { CategorySelect } from './category-select';

/** Deletes a category. If it is in use, the server refuses, and a replacement must be chosen. */
function useRemoval({ id, slug }: CategoryRow, onDone: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [isInUse, setInUse] = useState(false);
  const [error, setError] = useState<string>();
  const [replacement, setReplacement] = useState('');

  const send = async () => {
    if (!isInUse) return client.mutate({ mutation: DeleteCategoryDocument, variables: { id } });
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
      setError(errorText(error, messageText(t, resourceMessage('categories', 'errors.remove'))));
    } finally {
      setBusy(false);
    }
  };
  return { remove, busy, isInUse, error, replacement, setReplacement, slug };
}

/** Shows a toast that the category is in the trash, with Undo. */
function useTrashToast({ id }: CategoryRow, name: string): () => void {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const { refresh } = useResource();
  const runTask = useTaskRunner(refresh);
  const values = { name };
  const restore = () =>
    runTask(
      async () => {
        await client.mutate({ mutation: RestoreCategoryDocument, variables: { id } });
        return { message: resourceMessage('categories', 'toast.restored', values) };
      },
      { key: 'dashboard.errors.restore' },
    );
  return () => {
    const undo = { label: t('dashboard.undo'), run: () => void restore() };
    notify('success', messageText(t, resourceMessage('categories', 'toast.trashed', values)), undo);
    void refresh().catch(() => undefined);
  };
}

/** Asks before a category is deleted, and for a replacement if it is in use (A35). */
export function CategoryRemoval({ row, onClose }: RowDialogProps<CategoryRow>) {
  const { t } = useTranslation();
  const selectId = useId();
  const name = row.name || row.slug;
  const showTrashToast = useTrashToast(row, name);
  const removal = useRemoval(row, () => {
    onClose();
    showTrashToast();
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
        <p>{messageText(t, resourceMessage('categories', 'confirm.trash', { name }))}</p>
        {error && <Alert type="warning" showIcon role="alert" title={error} />}
        {isInUse && (
          <div>
            <label htmlFor={selectId} className={styles.label}>
              {t('admin.categories.replacement')}
            </label>
            <CategorySelect
              id={selectId}
              scope="faq"
              excludedSlug={removal.slug}
              value={removal.replacement}
              onChange={removal.setReplacement}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}
