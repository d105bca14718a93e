import { Alert, Button } from 'antd';
import { type RefObject, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FreeText } from '../../components/free-text';
import { AgeText } from '../ui/date-text';
import { messageText } from '../ui/message';
import { type HistoryEvent, inOrder } from './request-history';
import { CallLinks } from './call-links';
import styles from './status-dialog.module.css';
import type { DeskKind, RequestWithStatus } from './desk-kind';

/** What somebody else did to a request while a decision about it was being written. */
interface ConcurrentChange {
  /** Undefined for a change that is not in the history. */
  event: HistoryEvent | undefined;
}

/**
 * The version of a request that a decision is about: the one on the screen when the dialog opened. A live
 * update does not replace it; the newer version counts only once somebody has looked at it.
 */
export function useDecision<Status extends string>(
  kind: DeskKind<Status>,
  request: RequestWithStatus<Status>,
) {
  const { data: current, refetch } = kind.current.useData({ id: request.id });
  const [basis, setBasis] = useState<{ status: Status; version: number }>(request);
  const isNewer = current !== undefined && current.version > basis.version;
  const change: ConcurrentChange | undefined = isNewer
    ? { event: inOrder(current.timeline).at(-1) }
    : undefined;
  const accept = useCallback(() => {
    if (current) setBasis({ status: current.status, version: current.version });
  }, [current]);
  return { basis, change, accept, refetch };
}

interface UnmailedNoticeProps {
  kind: Pick<DeskKind<never>, 'person'>;
  id: string;
}

/** Whether mails about a request go to nobody: no account owns it, or the account was deleted. */
export function useIsUnmailed({ kind, id }: UnmailedNoticeProps): boolean {
  return kind.person.useData({ id }).data?.mailTo === null;
}

/** Says before something is sent that the person does not get it by mail. */
export function UnmailedNotice(props: UnmailedNoticeProps) {
  const { t } = useTranslation();
  const { data: person } = props.kind.person.useData({ id: props.id });
  if (person?.mailTo !== null) return null;
  const { phone, phoneE164, smsTo } = person;
  if (!phone)
    return <Alert type="warning" showIcon role="status" title={t('dashboard.person.unmailed')} />;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={t('dashboard.person.noAddress')}
      description={
        <>
          <CallLinks phone={phone} e164={phoneE164} />
          {smsTo && <p className={styles.smsNews}>{t('dashboard.person.smsNews')}</p>}
        </>
      }
    />
  );
}

interface ConcurrentChangeNoticeProps {
  change: ConcurrentChange;
  label(event: HistoryEvent): string;
  /** The button that must be pressed before a decision can be sent. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  onAccept(): void;
}

/** Says who changed the request meanwhile and how, and asks whether the decision still holds. */
export function ConcurrentChangeNotice(props: ConcurrentChangeNoticeProps) {
  const { change, label, buttonRef, onAccept } = props;
  const { t } = useTranslation();
  const { event } = change;
  const name = event?.actorName ?? t('dashboard.conflict.somebody');
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={messageText(t, { key: 'dashboard.status.changedBy', values: { name } })}
      description={
        <div className={styles.change}>
          {event && (
            <p>
              {t(label(event))} · <AgeText value={event.createdAt} />
            </p>
          )}
          {event?.note && <FreeText>{event.note}</FreeText>}
          <p>{t('dashboard.status.decideAgain')}</p>
          <Button ref={buttonRef} onClick={onAccept}>
            {t('dashboard.status.acceptChange')}
          </Button>
        </div>
      }
    />
  );
}
