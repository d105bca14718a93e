import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { Bdi, Ltr } from '../components/bdi';
import { Icon, type IconName } from '../components/icon';
import { appointmentText } from '../features/consultations/appointment-text';
import {
  MyApplicationChangedDocument,
  MyConsultationChangedDocument,
  MyContactRequestChangedDocument,
  type MyRequestsQuery,
  MyServiceRequestChangedDocument,
} from '../graphql/generated/graphql';
import { formatDate } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import { ApplicationStatusBadge } from '../features/applications/application-status';
import { ConsultationStatusBadge } from '../features/consultations/consultation-status';
import { MessageStatus } from '../features/contact-requests/message-status';
import { ServiceRequestStatusBadge } from '../features/service-requests/service-request-status';
import styles from './my-requests.module.css';

interface MyRequestKind {
  icon: IconName;
  /** Start of the address of one request. */
  path: string;
  Status: ComponentType<{ status: string }>;
  /** The subscription to changes of the person's own requests. */
  changes: TypedDocumentNode<unknown, Record<string, never>>;
}

/** What the list of everything that the client sent knows of each kind; others are not shown. */
const MY_REQUEST_KINDS: Partial<Record<RequestKindName, MyRequestKind>> = {
  serviceRequest: {
    icon: 'document',
    path: '/account/requests',
    Status: ServiceRequestStatusBadge,
    changes: MyServiceRequestChangedDocument,
  },
  contactRequest: {
    icon: 'mail',
    path: '/account/messages',
    Status: MessageStatus,
    changes: MyContactRequestChangedDocument,
  },
  application: {
    icon: 'send',
    path: '/account/applications',
    Status: ApplicationStatusBadge,
    changes: MyApplicationChangedDocument,
  },
  consultation: {
    icon: 'calendar',
    path: '/account/consultations',
    Status: ConsultationStatusBadge,
    changes: MyConsultationChangedDocument,
  },
};

export const MY_REQUEST_CHANGES = Object.values(MY_REQUEST_KINDS).map(({ changes }) => changes);

export type MyRequest = MyRequestsQuery['myRequests']['items'][number];

/** Marks an answer of the office that the client has not seen: in bold words, not by colour alone. */
function NewMark({ event }: { event: MyRequest['lastEvent'] }) {
  const { t } = useTranslation();
  const word = event === 'reply' || event === 'note' ? 'reply' : 'change';
  return (
    <span className={styles.mark}>
      <span className={styles.dot} aria-hidden="true" />
      {t(`account.mine.unseen.${word}`)}
    </span>
  );
}

/** One request in the list: what it is, its title, reference, status and last event. */
export function MyRequestRow({ request }: { request: MyRequest }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { kind, id, reference, title, status, startsAt, lastEvent, movedAt, unseen, openQuotes } =
    request;
  const known = MY_REQUEST_KINDS[kind];
  if (!known) return null;
  const { icon, path, Status } = known;
  return (
    <li className={`${styles.row} ${unseen ? styles.unseen : ''}`}>
      <p className={styles.kind}>
        <Icon name={icon} size={18} />
        {t(`account.mine.kind.${kind}`)}
        {unseen && <NewMark event={lastEvent} />}
        {openQuotes > 0 && (
          <span className={styles.mark}>
            {t('account.quotes.toDecide', { number: openQuotes })}
          </span>
        )}
      </p>
      <p className={styles.name}>
        <Link to={`${path}/${id}`}>
          <Bdi>{title}</Bdi>
        </Link>
      </p>
      <p className={styles.facts}>
        <span className={styles.reference}>
          <Ltr>{reference}</Ltr>
        </span>
        {startsAt && status !== 'cancelled' && (
          <time dateTime={startsAt} className={styles.when}>
            {appointmentText(startsAt, locale)}
          </time>
        )}
        <span>{t(`account.mine.last.${lastEvent}`, { date: formatDate(movedAt, locale) })}</span>
      </p>
      <div className={styles.status}>
        <Status status={status} />
      </div>
      <Icon name="chevron" size={18} className={styles.go} />
    </li>
  );
}
