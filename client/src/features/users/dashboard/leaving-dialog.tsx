import { useApolloClient } from '@apollo/client/react';
import { Alert, Modal, Select, Spin } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { useResource } from '../../../dashboard/engine/resource-context';
import type { RowDialogProps } from '../../../dashboard/engine/row-action';
import { assigneesQuery } from '../../../dashboard/desk/assignees';
import { LoadError } from '../../../dashboard/ui/load-error';
import { messageText } from '../../../dashboard/ui/message';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  AssignedRequestCountDocument,
  DeleteUserDocument,
  ToggleUserActiveDocument,
  type AdminUserFieldsFragment as UserRow,
} from '../../../graphql/generated/graphql';
import { useErrorText } from '../../../lib/api/use-error-text';
import styles from './leaving-dialog.module.css';

const assignedQuery = queryOf(
  AssignedRequestCountDocument,
  (data) => data.assignedRequestCount,
  MAX_AGE.none,
);

type Leaving = 'deactivate' | 'remove';

/** antd takes no null for the value of an option. */
const NOBODY = '';

/** Sends the change with who takes the requests over, and tells what was done. */
function useLeaving(user: UserRow, leaving: Leaving, onClose: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { refresh } = useResource();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const { id, fullName: name } = user;
  const toggle = (variables: { id: string; successorId?: string | null }) =>
    client.mutate({ mutation: ToggleUserActiveDocument, variables });
  const undo = async () => {
    try {
      await toggle({ id });
      notify('success', t('admin.users.toast.activated', { name }));
    } catch (failure) {
      notify('error', errorText(failure, t('dashboard.errors.status')));
    }
    await refresh().catch(() => undefined);
  };
  const leave = async (successorId: string | null | undefined) => {
    setBusy(true);
    const variables = { id, ...(successorId !== undefined && { successorId }) };
    try {
      if (leaving === 'remove') await client.mutate({ mutation: DeleteUserDocument, variables });
      else await toggle(variables);
    } catch (failure) {
      setError(errorText(failure, t('dashboard.errors.status')));
      return setBusy(false);
    }
    onClose();
    if (leaving === 'remove') notify('success', t('admin.users.toast.removed', { name }));
    else
      notify('success', t('admin.users.toast.deactivated', { name }), {
        label: t('dashboard.undo'),
        run: () => void undo(),
      });
    await refresh().catch(() => undefined);
  };
  return { leave, busy, error };
}

/** Asks before somebody in the office is deactivated or deleted, and who takes over their requests. */
function LeavingDialog(props: RowDialogProps<UserRow> & { leaving: Leaving }) {
  const { row: user, leaving, onClose } = props;
  const { t } = useTranslation();
  const selectId = useId();
  const assigned = assignedQuery.useData({ id: user.id });
  const { data: people = [] } = assigneesQuery.useData({});
  const [successor, setSuccessor] = useState(NOBODY);
  const { leave, busy, error } = useLeaving(user, leaving, onClose);
  const count = assigned.data;
  const others = people.filter(({ id }) => id !== user.id);
  return (
    <Modal
      open
      title={messageText(t, {
        key: `admin.users.leaving.${leaving}`,
        values: { name: user.fullName },
      })}
      width={480}
      closable={!busy}
      mask={{ closable: false }}
      onCancel={onClose}
      okText={t(`admin.users.leaving.ok.${leaving}`)}
      cancelText={t('dashboard.cancel')}
      okButtonProps={{ danger: true, loading: busy, disabled: count === undefined }}
      onOk={() => void leave(count ? successor || null : undefined)}
    >
      <div className={styles.body}>
        <p>{t(`admin.users.leaving.text.${leaving}`)}</p>
        {assigned.loading && <Spin size="small" />}
        {assigned.error && <LoadError error={assigned.error} onRetry={assigned.refetch} />}
        {error && <Alert type="warning" showIcon role="alert" title={error} />}
        {count !== undefined && count > 0 && (
          <div>
            <label htmlFor={selectId} className={styles.label}>
              {t('admin.users.leaving.requests', { count })}
            </label>
            <Select<string>
              id={selectId}
              className={styles.select}
              value={successor}
              options={[
                { value: NOBODY, label: t('dashboard.assignee.nobody') },
                ...others.map(({ id, fullName }) => ({ value: id, label: fullName })),
              ]}
              onChange={setSuccessor}
            />
          </div>
        )}
      </div>
    </Modal>
  );
}

export const DeactivationDialog = (props: RowDialogProps<UserRow>) => (
  <LeavingDialog {...props} leaving="deactivate" />
);
export const RemovalDialog = (props: RowDialogProps<UserRow>) => (
  <LeavingDialog {...props} leaving="remove" />
);
