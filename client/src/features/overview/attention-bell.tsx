import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { AdminAttentionDocument, type AdminAttentionQuery } from '../../graphql/generated/graphql';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { NotificationBell, type Notice } from '../../dashboard/layout/notification-bell';
import { messageTitle } from '@contract/requests/message-title';
import { useContactRequestEvents } from '../contact-requests/use-contact-request-events';
import { useServiceRequestEvents } from '../service-requests/use-service-request-events';

const attention = queryOf(AdminAttentionDocument, (data) => data, MAX_AGE.none);

type PendingRequest = AdminAttentionQuery['serviceRequests']['items'][number];
type NewContactRequest = AdminAttentionQuery['contactRequests']['items'][number];
type FailedMail = AdminAttentionQuery['mails']['items'][number];

const requestNotice = (request: PendingRequest): Notice => ({
  key: request.id,
  kind: 'request',
  title: <Bdi>{request.clientName}</Bdi>,
  text: (
    <>
      <Ltr>{request.reference}</Ltr> · <Bdi>{request.serviceTitle}</Bdi>
    </>
  ),
  createdAt: request.createdAt,
  to: `/dashboard/service-requests?view=${request.id}`,
});

const contactNotice = (request: NewContactRequest): Notice => ({
  key: request.id,
  kind: 'request',
  title: <Bdi>{request.name}</Bdi>,
  text: (
    <>
      <Ltr>{request.reference}</Ltr> · <Bdi>{messageTitle(request)}</Bdi>
    </>
  ),
  createdAt: request.unansweredSince ?? request.createdAt,
  to: `/dashboard/contact?view=${request.id}`,
});

const mailNotice = (mail: FailedMail): Notice => ({
  key: mail.id,
  kind: 'mail',
  title: <Ltr>{mail.to}</Ltr>,
  text: <Bdi>{mail.subject}</Bdi>,
  createdAt: mail.createdAt,
  to: '/dashboard#mails',
});

/** The notification bell with pending service requests and mails that could not be sent. */
export function AttentionBell() {
  const { t } = useTranslation();
  const { data, refetch } = attention.useData({});
  useServiceRequestEvents(refetch);
  useContactRequestEvents(refetch);

  return (
    <NotificationBell
      onOpen={refetch}
      groups={[
        {
          key: 'requests',
          title: t('dashboard.bell.requests'),
          total: data?.serviceRequests.total ?? 0,
          notices: data?.serviceRequests.items.map(requestNotice) ?? [],
          to: '/dashboard/service-requests?status=pending',
        },
        {
          key: 'contactRequests',
          title: t('dashboard.bell.contactRequests'),
          total: data?.contactRequests.total ?? 0,
          notices: data?.contactRequests.items.map(contactNotice) ?? [],
          to: '/dashboard/contact?status=new',
        },
        {
          key: 'mails',
          title: t('dashboard.bell.mails'),
          total: data?.mails.total ?? 0,
          notices: data?.mails.items.map(mailNotice) ?? [],
          to: '/dashboard#mails',
        },
      ]}
    />
  );
}
