import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useResource } from '../engine/resource-context';
import { useShortcuts, type Shortcuts } from '../ui/use-shortcuts';
import { useDesk } from './desk-context';
import type { RequestKind, RequestWithStatus } from './request-kind';
import styles from './status-buttons.module.css';
import { StatusDialog } from './status-dialog';

interface StatusButtonsProps<Status extends string> {
  kind: RequestKind<Status>;
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
