import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button';
import { MessageStatus } from '../features/contact-requests/message-status';
import { messageTitle } from '@contract/requests/message-title';
import {
  MyContactRequestChangedDocument,
  MyContactRequestsDocument,
} from '../graphql/generated/graphql';
import { NoRequests, RequestItem, RequestList, useListPage } from './request-list';
import { useLiveRequests } from './use-live-requests';

/** What the user wrote from the contact page, newest first, updated by a subscription. */
export function MessagesSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(MyContactRequestsDocument, {
    variables: useListPage(),
    fetchPolicy: 'cache-and-network',
  });
  const load = () => void refetch();
  useLiveRequests(MyContactRequestChangedDocument, { refetch: load, onChange: load });
  return (
    <RequestList
      list={data?.myContactRequests}
      error={error}
      onRetry={load}
      lead={t('account.messages.lead')}
      create={{ to: '/contact', label: t('account.messages.new') }}
      empty={
        <NoRequests title={t('account.messages.emptyTitle')} text={t('account.messages.emptyText')}>
          <ButtonLink to="/contact">{t('message.write')}</ButtonLink>
        </NoRequests>
      }
    >
      {({ id, subject, message, status, ...facts }) => (
        <RequestItem
          key={id}
          to={`/account/messages/${id}`}
          title={messageTitle({ subject, message })}
          status={<MessageStatus status={status} />}
          {...facts}
        />
      )}
    </RequestList>
  );
}
