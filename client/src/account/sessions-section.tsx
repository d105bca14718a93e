import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import Bowser from 'bowser';
import { Ltr } from '../components/bdi';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Skeleton } from '../components/skeleton';
import { StatusBadge } from '../components/status-badge';
import { useToast } from '../components/toast';
import {
  MySessionsDocument,
  type MySessionsQuery,
  RevokeOtherSessionsDocument,
  RevokeSessionDocument,
} from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import { readError } from '../lib/api/read-error';
import { formatDateTime } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import styles from './settings.module.css';

/** Browser and system of a session, as far as its user agent tells; null when it tells neither. */
export function describeDevice(
  userAgent: string | null | undefined,
): { browser: string; system: string } | { only: string } | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return { browser: browser.name, system: os.name };
  const only = browser.name || os.name;
  return only ? { only } : null;
}

type Session = MySessionsQuery['mySessions'][number];

/** In place of a session's id: all other sessions are ended. */
const OTHERS = 'others';
/** The id of the session that is being ended, or `OTHERS`; null while none is. */
type EndingSession = string | null;

function useEndSessions(refetch: () => Promise<unknown>) {
  const { t } = useTranslation();
  const { request } = useApi();
  const toast = useToast();
  const [ending, setEnding] = useState<EndingSession>(null);

  const run = async (what: string, end: () => Promise<unknown>, done: string) => {
    if (ending !== null) return;
    setEnding(what);
    try {
      await end();
      await refetch();
      toast.success(t(done));
    } catch (error) {
      toast.error(
        t('common.labelled', {
          label: t('account.sessions.failed'),
          value: readError(error).message,
        }),
      );
    } finally {
      setEnding(null);
    }
  };
  return {
    ending,
    endOne: (id: string) =>
      run(id, () => request(RevokeSessionDocument, { id }), 'account.sessions.revoked'),
    endOthers: () =>
      run(OTHERS, () => request(RevokeOtherSessionsDocument, {}), 'account.sessions.othersRevoked'),
  };
}

function useDeviceName(): (userAgent: string | null | undefined) => string {
  const { t } = useTranslation();
  return (userAgent) => {
    const device = describeDevice(userAgent);
    if (!device) return t('account.sessions.unknownDevice');
    return 'only' in device ? device.only : t('account.sessions.device', device);
  };
}

interface SessionRowProps {
  session: Session;
  ending: EndingSession;
  onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const device = useDeviceName()(session.userAgent);
  const date = (value: string) => formatDateTime(value, locale);
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device}
          {session.current && (
            <StatusBadge tone="done">{t('account.sessions.current')}</StatusBadge>
          )}
        </p>
        <p className={styles.facts}>
          <span>{t('account.sessions.lastSeen', { date: date(session.lastSeenAt) })}</span>
          <span>{t('account.sessions.since', { date: date(session.createdAt) })}</span>
          {session.ipAddress && <Ltr>{session.ipAddress}</Ltr>}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="outline"
          size="small"
          busy={ending === session.id}
          disabled={ending !== null}
          aria-label={t('account.sessions.revokeOf', { device })}
          onClick={onEnd}
        >
          {t('account.sessions.revoke')}
        </Button>
      )}
    </li>
  );
}

function Loading() {
  return (
    <ul className={styles.sessions} aria-busy="true">
      {[0, 1].map((row) => (
        <li key={row} className={styles.session}>
          <Skeleton lines={2} width="min(360px, 90%)" />
        </li>
      ))}
    </ul>
  );
}

/** The sessions of the account, with buttons to end them. */
export function SessionsSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(MySessionsDocument, { fetchPolicy: 'network-only' });
  const { ending, endOne, endOthers } = useEndSessions(() => refetch());
  if (!data) {
    if (!error) return <Loading />;
    return (
      <EmptyState
        tone="error"
        title={t('account.loadFailed')}
        action={<Button onClick={() => void refetch()}>{t('account.tryAgain')}</Button>}
      >
        {readError(error).message}
      </EmptyState>
    );
  }
  const sessions = data.mySessions;
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <>
      <p className={styles.lead}>{t('account.sessions.lead')}</p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={ending}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          variant="danger"
          busy={ending === OTHERS}
          disabled={ending !== null}
          onClick={() => void endOthers()}
        >
          {t(ending === OTHERS ? 'account.sessions.revoking' : 'account.sessions.revokeOthers')}
        </Button>
      ) : (
        <p>{t('account.sessions.onlyThis')}</p>
      )}
    </>
  );
}
