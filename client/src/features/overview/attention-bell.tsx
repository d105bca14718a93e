import { useTranslation } from 'react-i18next';
import { Bdi, Ltr } from '../../components/bdi';
import { NotificationBell, type NoticeGroup } from '../../dashboard/layout/notification-bell';
import { deskQuery, type NoticeGroup as UnseenGroup } from '../../dashboard/requests/desk-query';
import { useApplicationEvents } from '../applications/use-application-events';
import { useContactRequestEvents } from '../contact-requests/use-contact-request-events';
import { useServiceRequestEvents } from '../service-requests/use-service-request-events';

const SCREENS = {
  serviceRequest: { path: '/dashboard/service-requests', title: 'dashboard.nav.serviceRequests' },
  contactRequest: { path: '/dashboard/contact', title: 'dashboard.nav.contactRequests' },
  application: { path: '/dashboard/applications', title: 'dashboard.nav.applications' },
} as const;
const MAILS = '/dashboard#mails';

/** The notices of one kind, with their links. */
function groupOf({ kind, total, notices }: UnseenGroup): NoticeGroup {
  if (kind === 'mail')
    return {
      key: kind,
      title: 'dashboard.bell.mails',
      total,
      notices: notices.map(({ id, title, at }) => ({
        key: id,
        kind: 'mail',
        title: <Ltr>{title}</Ltr>,
        at,
        to: MAILS,
      })),
      to: MAILS,
    };
  const { path, title } = SCREENS[kind];
  return {
    key: kind,
    title,
    total,
    notices: notices.map((notice) => ({
      key: notice.id,
      kind: 'request',
      title: <Bdi>{notice.title}</Bdi>,
      text: <Ltr>{notice.reference}</Ltr>,
      at: notice.at,
      to: `${path}?view=${notice.id}`,
    })),
    to: `${path}?queue=waiting`,
  };
}

/** The bell with new requests, messages of clients and failed mails that the administrator has not seen. */
export function AttentionBell() {
  const { t } = useTranslation();
  const { data, refetch } = deskQuery.useData({});
  useServiceRequestEvents(refetch);
  useContactRequestEvents(refetch);
  useApplicationEvents(refetch);
  const groups = data?.unseen.map(groupOf) ?? [];
  return (
    <NotificationBell
      onOpen={refetch}
      groups={groups.map((group) => ({ ...group, title: t(group.title) }))}
    />
  );
}
