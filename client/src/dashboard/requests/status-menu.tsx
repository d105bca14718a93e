import { DownOutlined } from '@ant-design/icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '../engine/resource-context';
import { useDesk } from './desk-context';
import type { RequestKind, RequestWithStatus } from './request-kind';
import { LazyDropdown } from '../ui/lazy-dropdown';
import { RequestStatusBadge } from './request-status-badge';
import { StatusDialog } from './status-dialog';
import styles from './status-menu.module.css';

interface StatusMenuProps<Status extends string> {
  kind: RequestKind<Status>;
  request: RequestWithStatus<Status>;
}

/** The status of a request in a list. A click opens a menu with the other statuses. */
export function StatusMenu<Status extends string>({ kind, request }: StatusMenuProps<Status>) {
  const { t } = useTranslation();
  const { inTrash } = useResource();
  const { showDialog } = useDesk();
  const trigger = useRef<HTMLButtonElement>(null);
  if (inTrash) return <RequestStatusBadge kind={kind} status={request.status} />;

  return (
    <LazyDropdown
      menu={() => ({
        selectedKeys: [request.status],
        items: kind.statuses.map((status) => ({
          key: status,
          label: <RequestStatusBadge kind={kind} status={status} />,
          disabled: status === request.status,
          onClick: () =>
            showDialog(
              <StatusDialog kind={kind} request={request} newStatus={status} />,
              trigger.current,
            ),
        })),
      })}
    >
      <button
        ref={trigger}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-label={t('dashboard.status.change', {
          status: t(kind.label(request.status)),
          reference: request.reference,
        })}
      >
        <RequestStatusBadge kind={kind} status={request.status} />
        <DownOutlined className={styles.caret} aria-hidden="true" />
      </button>
    </LazyDropdown>
  );
}
