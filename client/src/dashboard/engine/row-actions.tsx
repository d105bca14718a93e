import { EditOutlined, EyeOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Tooltip } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../lib/auth';
import { say, type Message } from '../ui/message';
import { useResource } from './resource-context';
import styles from './row-actions.module.css';
import { textOf } from './standard-actions';
import type { RowAction, RowDialog } from './row-action';

interface IconButtonProps {
  label: string;
  /** Of which row, for those who hear the button apart from its row. */
  rowName: string;
  icon: ReactNode;
  danger?: boolean;
  withLabel?: boolean;
  busy?: boolean;
  /** Why it cannot be pressed. */
  reason?: string | undefined;
  onClick(): void;
}

function IconButton(props: IconButtonProps) {
  const { label, rowName, withLabel = false, busy, reason, ...rest } = props;
  const { t } = useTranslation();
  const button = (
    <Button
      {...rest}
      type={withLabel ? 'default' : 'text'}
      loading={busy}
      disabled={reason !== undefined}
      aria-label={t('common.labelled', { label: reason ?? label, value: rowName })}
    >
      {withLabel ? label : null}
    </Button>
  );
  return withLabel ? button : <Tooltip title={reason ?? label}>{button}</Tooltip>;
}

interface ActionButtonProps<Row, Action = RowAction<Row>> {
  action: Action;
  row: Row;
  rowName: string;
}

function ActionButton<Row>({ action, row, rowName }: ActionButtonProps<Row>) {
  const { t } = useTranslation();
  const { perform } = useResource();
  const { user } = useAuth();
  const [busy, setBusy] = useState(false);
  const reason = action.unavailable?.(row, user?.id);
  return (
    <IconButton
      reason={reason && say(t, reason)}
      label={say(t, action.label)}
      rowName={rowName}
      icon={action.icon}
      danger={action.danger}
      withLabel={action.withLabel}
      busy={busy}
      onClick={() => {
        setBusy(true);
        void perform(action, row).finally(() => setBusy(false));
      }}
    />
  );
}

/** Opens the action's own dialog. */
function DialogButton<Row>({ action, row, rowName }: ActionButtonProps<Row, RowDialog<Row>>) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const Dialog = action.dialog;
  return (
    <>
      <IconButton
        label={say(t, action.label)}
        rowName={rowName}
        icon={action.icon}
        danger={action.danger}
        withLabel={action.withLabel}
        onClick={() => setOpen(true)}
      />
      {open && <Dialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

interface RowActionsProps<Row> {
  resource: string;
  row: Row;
  rowName: string;
  actions: readonly (RowAction<Row> | RowDialog<Row>)[];
  onView?: () => void;
  onEdit?: () => void;
}

/** What can be done to a row: the usual in sight, the seldom in a menu, the dangerous apart. */
export function RowActions<Row>(props: RowActionsProps<Row>) {
  const { resource, row, rowName, actions, onView, onEdit } = props;
  const { t } = useTranslation();
  const { perform } = useResource();
  const text = (key: string): string => say(t, textOf(resource, key) satisfies Message);
  const collapsed = actions
    .filter((action) => 'run' in action)
    .filter((action) => action.collapsed);
  const visible = actions.filter((action) => 'dialog' in action || !action.collapsed);
  const button = (action: RowAction<Row> | RowDialog<Row>) =>
    'dialog' in action ? (
      <DialogButton key={action.key} action={action} row={row} rowName={rowName} />
    ) : (
      <ActionButton key={action.key} action={action} row={row} rowName={rowName} />
    );

  return (
    <div className={styles.actions}>
      {onView && (
        <IconButton
          label={text('actions.view')}
          rowName={rowName}
          icon={<EyeOutlined />}
          onClick={onView}
        />
      )}
      {onEdit && (
        <IconButton
          label={text('actions.edit')}
          rowName={rowName}
          icon={<EditOutlined />}
          onClick={onEdit}
        />
      )}
      {visible.filter((action) => !action.danger).map(button)}
      {collapsed.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{
            items: collapsed.map((action) => ({
              key: action.key,
              icon: action.icon,
              label: say(t, action.label),
              onClick: () => void perform(action, row),
            })),
          }}
        >
          <Button
            type="text"
            icon={<MoreOutlined />}
            aria-label={t('common.labelled', {
              label: t('dashboard.actions.more'),
              value: rowName,
            })}
          />
        </Dropdown>
      )}
      <span className={styles.apart}>{visible.filter((action) => action.danger).map(button)}</span>
    </div>
  );
}
