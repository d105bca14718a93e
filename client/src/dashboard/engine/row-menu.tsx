import { EyeOutlined, MoreOutlined } from '@ant-design/icons';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../lib/auth';
import { LazyDropdown } from '../ui/lazy-dropdown';
import { messageText } from '../ui/message';
import { useResource } from './resource-context';
import styles from './row-menu.module.css';
import type { RowAction, RowDialog } from './row-action';
import { resourceMessage } from './standard-actions';

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
