import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusBadge } from '../../components/status-badge';
import { useResource } from '../engine/resource-context';
import type { RequestKind, RequestWithStatus } from './request-kind';
import { StatusDialog } from './status-dialog';
import styles from './status-menu.module.css';

interface StatusMenuProps<Status extends string> {
  kind: RequestKind<Status>;
  request: RequestWithStatus<Status>;
}

/** The status of a request. A click opens a menu with the other statuses. */
export function StatusMenu<Status extends string>({ kind, request }: StatusMenuProps<Status>) {
  const { t } = useTranslation();
  const { inTrash } = useResource();
  const [newStatus, setNewStatus] = useState<Status>();
  const [dialogOpen, setDialogOpen] = useState(false);
  const badge = (status: Status) => (
    <StatusBadge tone={kind.tone(status)}>{t(kind.label(status))}</StatusBadge>
  );
  if (inTrash) return badge(request.status);

  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          selectedKeys: [request.status],
          items: kind.statuses.map((status) => ({
            key: status,
            label: badge(status),
            disabled: status === request.status,
            onClick: () => {
              setNewStatus(status);
              setDialogOpen(true);
            },
          })),
        }}
      >
        <button
          type="button"
          className={styles.button}
          aria-haspopup="menu"
          aria-label={t('dashboard.status.change', {
            status: t(kind.label(request.status)),
            reference: request.reference,
          })}
        >
          {badge(request.status)}
          <DownOutlined className={styles.caret} aria-hidden="true" />
        </button>
      </Dropdown>
      {newStatus && (
        <StatusDialog
          kind={kind}
          request={request}
          newStatus={newStatus}
          open={dialogOpen}
          onClose={() => setDialogOpen(false)}
          afterClose={() => setNewStatus(undefined)}
        />
      )}
    </>
  );
}
