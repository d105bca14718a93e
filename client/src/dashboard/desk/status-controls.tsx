import { DownOutlined } from '@ant-design/icons';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { useResource } from '../engine/resource-context';
import { useDesk } from './desk-context';
import type { DeskKind, RequestWithStatus } from './desk-kind';
import { LazyDropdown } from '../ui/lazy-dropdown';
import { RequestStatusBadge } from './request-badges';
import { StatusDialog } from './status-dialog';
import styles from './status-controls.module.css';
import { type Shortcuts, useShortcuts } from '../ui/shortcuts';

interface StatusButtonsProps<Status extends string> {
  kind: DeskKind<Status>;
  request: RequestWithStatus<Status>;
}

/** The statuses that the open request can be given: a click, or the number of the status, opens its dialog. */
export function StatusButtons<Status extends string>(props: StatusButtonsProps<Status>) {
  const { kind, request } = props;
  const { t } = useTranslation();
  const { inTrash } = useResource();
  const isClosed = inTrash || !!request.erasedAt;
  const { showDialog } = useDesk();
  const labelId = useId();
  const choose = (status: Status) =>
    showDialog(
      <StatusDialog kind={kind} request={request} newStatus={status} />,
      document.activeElement instanceof HTMLElement ? document.activeElement : null,
    );
  const choices = kind.statuses.flatMap((status, index) =>
    status === request.status ? [] : [{ status, digit: String(index + 1) }],
  );
  useShortcuts(
    isClosed
      ? {}
      : Object.fromEntries(
          choices.map(({ status, digit }): [string, Shortcuts[string]] => [
            digit,
            () => choose(status),
          ]),
        ),
  );
  if (isClosed) return null;

  return (
    <div className={styles.buttons} role="group" aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {t('common.label', { label: t('dashboard.desk.decide') })}
      </span>
      {choices.map(({ status, digit }) => (
        <Button
          key={status}
          aria-keyshortcuts={digit}
          aria-label={t(kind.label(status))}
          onClick={() => choose(status)}
        >
          {t(kind.label(status))}
          <kbd className={styles.key} aria-hidden="true">
            {digit}
          </kbd>
        </Button>
      ))}
    </div>
  );
}

interface StatusMenuProps<Status extends string> {
  kind: DeskKind<Status>;
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
          context: kind.type,
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
