import { EditOutlined, EyeOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../../lib/auth';
import { type Message, messageText } from '../../ui/message';
import { useResource } from '../resource-context';
import styles from './row-actions.module.css';
import { resourceMessage } from './standard-actions';
import type { RowAction, RowDialog } from '../row-action';
import { LazyDropdown } from '../../ui/lazy-dropdown';

interface RowMenuProps<Row> {
  resource: string;
  row: Row;
  rowName: string;
  actions: readonly (RowAction<Row> | RowDialog<Row>)[];
  onView(): void;
}

/** The actions of a row that opens by a click, all in one menu; dangerous ones at its end. */
export function RowMenu<Row>({ resource, row, rowName, actions, onView }: RowMenuProps<Row>) {
  const { t } = useTranslation();
  const { runAction } = useResource();
  const { user } = useAuth();
  const [dialog, setDialog] = useState<RowDialog<Row>['dialog']>();
  const itemOf = (action: RowAction<Row> | RowDialog<Row>) => {
    const reason = action.disabledReason?.(row, user?.id);
    return {
      key: action.key,
      icon: <span aria-hidden="true">{action.icon}</span>,
      danger: action.danger === true,
      disabled: reason !== undefined,
      label: messageText(t, reason ?? action.label),
      onClick: () => {
        if ('run' in action) void runAction(action, row);
        else setDialog(() => action.dialog);
      },
    };
  };
  const Dialog = dialog;
  const menu = (): MenuProps => {
    const dangerous = actions.filter(({ danger }) => danger).map(itemOf);
    const view = {
      key: 'view',
      icon: <EyeOutlined aria-hidden="true" />,
      label: messageText(t, resourceMessage(resource, 'actions.view')),
      onClick: onView,
    };
    return {
      items: [
        view,
        ...actions.filter(({ danger }) => !danger).map(itemOf),
        ...(dangerous.length > 0 ? [{ type: 'divider' as const }, ...dangerous] : []),
      ],
    };
  };
  return (
    <>
      <LazyDropdown menu={menu}>
        <button
          type="button"
          className={styles.button}
          aria-haspopup="menu"
          aria-label={t('common.labelled', { label: t('dashboard.actions.title'), value: rowName })}
        >
          <MoreOutlined aria-hidden="true" />
        </button>
      </LazyDropdown>
      {Dialog && <Dialog row={row} onClose={() => setDialog(undefined)} />}
    </>
  );
}

interface IconButtonProps {
  label: string;
  /** Part of the accessible name, because screen readers list buttons without their row. */
  rowName: string;
  icon: ReactNode;
  danger?: boolean;
  withLabel?: boolean;
  busy?: boolean;
  /** Why the button is disabled. */
  disabledReason?: string | undefined;
  onClick(): void;
}

function IconButton(props: IconButtonProps) {
  const { label, rowName, withLabel = false, busy, disabledReason, ...rest } = props;
  const { t } = useTranslation();
  const button = (
    <Button
      {...rest}
      type={withLabel ? 'default' : 'text'}
      loading={busy}
      disabled={disabledReason !== undefined}
      aria-label={t('common.labelled', { label: disabledReason ?? label, value: rowName })}
    >
      {withLabel ? label : null}
    </Button>
  );
  return withLabel ? button : <Tooltip title={disabledReason ?? label}>{button}</Tooltip>;
}

interface ActionButtonProps<Row, Action = RowAction<Row>> {
  action: Action;
  row: Row;
  rowName: string;
}

function ActionButton<Row>({ action, row, rowName }: ActionButtonProps<Row>) {
  const { t } = useTranslation();
  const { runAction } = useResource();
  const { user } = useAuth();
  const [busy, setBusy] = useState(false);
  const reason = action.disabledReason?.(row, user?.id);
  return (
    <IconButton
      disabledReason={reason && messageText(t, reason)}
      label={messageText(t, action.label)}
      rowName={rowName}
      icon={action.icon}
      danger={action.danger}
      withLabel={action.withLabel}
      busy={busy}
      onClick={() => {
        setBusy(true);
        void runAction(action, row).finally(() => setBusy(false));
      }}
    />
  );
}

/** Opens the dialog of the action. */
function DialogButton<Row>({ action, row, rowName }: ActionButtonProps<Row, RowDialog<Row>>) {
  const { t } = useTranslation();
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const reason = action.disabledReason?.(row, user?.id);
  const Dialog = action.dialog;
  return (
    <>
      <IconButton
        label={messageText(t, action.label)}
        rowName={rowName}
        icon={action.icon}
        danger={action.danger}
        withLabel={action.withLabel}
        disabledReason={reason && messageText(t, reason)}
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

/** The actions of a row: buttons, a menu for collapsed ones, and dangerous ones at the end. */
export function RowActions<Row>(props: RowActionsProps<Row>) {
  const { resource, row, rowName, actions, onView, onEdit } = props;
  const { t } = useTranslation();
  const { runAction } = useResource();
  const text = (key: string): string =>
    messageText(t, resourceMessage(resource, key) satisfies Message);
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
          icon={<EyeOutlined aria-hidden="true" />}
          onClick={onView}
        />
      )}
      {onEdit && (
        <IconButton
          label={text('actions.edit')}
          rowName={rowName}
          icon={<EditOutlined aria-hidden="true" />}
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
              label: messageText(t, action.label),
              onClick: () => void runAction(action, row),
            })),
          }}
        >
          <Button
            type="text"
            icon={<MoreOutlined aria-hidden="true" />}
            aria-label={t('common.labelled', {
              label: t('dashboard.actions.more'),
              value: rowName,
            })}
          />
        </Dropdown>
      )}
      <span className={styles.danger}>{visible.filter((action) => action.danger).map(button)}</span>
    </div>
  );
}
