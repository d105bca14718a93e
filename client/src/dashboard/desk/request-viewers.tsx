import { EyeOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { useLocale } from '../../lib/i18n/i18n';
import styles from './request-viewers.module.css';
import {
  AdminDeskDocument,
  CloseRequestDocument,
  OpenRequestDocument,
  RequestViewersChangedDocument,
} from '../../graphql/generated/graphql';

/** How often the server is told that the request is still open. */
const REPEAT_MS = 20_000;

const TYPE_NAMES: Record<RequestKindName, string> = {
  serviceRequest: 'ServiceRequest',
  contactRequest: 'ContactRequest',
  application: 'Application',
  consultation: 'Consultation',
};

interface Opened {
  kind: RequestKindName;
  id: string;
}

/** Its row and the bell know at once that the request was seen. */
function markSeen(client: ApolloClient, { kind, id }: Opened) {
  client.cache.modify({
    id: client.cache.identify({ __typename: TYPE_NAMES[kind], id }),
    fields: { unseen: () => false },
  });
  client.refetchQueries({ include: [AdminDeskDocument] }).catch(() => undefined);
}

/**
 * Tells the server that the request is open until the returned function is called, or the browser is gone.
 * `onTold` gets the names of the others who have it open.
 */
function keepOpen(client: ApolloClient, request: Opened, onTold: (names: string[]) => void) {
  let isOpen = true;
  const tell = async () => {
    if (document.visibilityState !== 'visible') return;
    const { data } = await client.mutate({ mutation: OpenRequestDocument, variables: request });
    if (isOpen && data) onTold(data.openRequest.viewers.map(({ fullName }) => fullName));
  };
  const tellAgain = () => void tell().catch(() => undefined);
  const tellClosed = () =>
    void client
      .mutate({
        mutation: CloseRequestDocument,
        variables: request,
        context: { keepalive: true },
      })
      .catch(() => undefined);

  tell()
    .then(() => markSeen(client, request))
    .catch(() => undefined);
  const timer = setInterval(tellAgain, REPEAT_MS);
  document.addEventListener('visibilitychange', tellAgain);
  window.addEventListener('pagehide', tellClosed);
  return () => {
    isOpen = false;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tellAgain);
    window.removeEventListener('pagehide', tellClosed);
    tellClosed();
  };
}

/** Names of the others who have the request open. They are told that this person has, too. */
function useRequestViewers({ kind, id }: Opened): readonly string[] {
  const client = useApolloClient();
  const [viewers, setViewers] = useState<{ id: string; names: readonly string[] }>();
  useEffect(
    () => keepOpen(client, { kind, id }, (names) => setViewers({ id, names })),
    [client, id, kind],
  );
  useSubscription(RequestViewersChangedDocument, {
    variables: { id },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { viewers: known } = data.requestViewersChanged;
      setViewers({ id, names: known.map(({ fullName }) => fullName) });
    },
  });
  return viewers?.id === id ? viewers.names : [];
}

/** Keeps the direction of a name apart from that of the sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Who else has the open request open. */
export function RequestViewers({ kind, id }: Opened) {
  const { t } = useTranslation();
  const locale = useLocale();
  const names = useRequestViewers({ kind, id });
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names.map(isolated));
  return (
    // Always there, so that screen readers say what appears in it.
    <div role="status">
      {names.length > 0 && (
        <p className={styles.viewers}>
          <EyeOutlined aria-hidden="true" />
          {t('dashboard.desk.openedBy', { names: list })}
        </p>
      )}
    </div>
  );
}
