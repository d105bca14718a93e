import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { messageTitle } from '@contract/requests/contact-request';
import { useToast } from '../components/toast';
import { MessageFacts } from '../features/contact-requests/message-facts';
import { MessageStatus, toStatus } from '../features/contact-requests/message-status';
import { MessageTimeline } from '../features/contact-requests/message-timeline';
import { AddContactRequestMessageDocument, MyContactRequestChangedDocument, MyContactRequestDocument, WithdrawContactRequestDocument } from '../graphql/generated/graphql';
import { DetailPage, RequestDetail, useMarkSeen } from './request-detail';
import { ThreadForm } from './thread-form';
import { useLiveRequests } from './use-live-requests';
import { Withdraw } from './withdraw';

/** One message of the user from the contact page: status, thread, what was written (B01, B07). */
export function MessageDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const toast = useToast();
  const { data, error, refetch } = useQuery(MyContactRequestDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const message = data?.myContactRequest;
  useMarkSeen('contactRequest', message);
  const { live } = useLiveRequests(MyContactRequestChangedDocument, {
    refetch,
    onChange: ({ myContactRequestChanged: changed }) => {
      // Their own message opens it again: nothing that the person has to be told.
      if (changed.id !== id || changed.status === message?.status || changed.status === 'new')
        return;
      const status = t(`words.contactStatus.${toStatus(changed.status)}`);
      toast.info(t('account.messages.changed', { status }));
    },
  });
  return (
    <DetailPage kind="messages" error={error} onRetry={() => void refetch()}>
      {message && (
        <RequestDetail
          kind="messages"
          title={t('account.messages.title', { reference: message.reference })}
          heading={messageTitle(message)}
          reference={message.reference}
          status={<MessageStatus status={message.status} />}
          live={live}
          timeline={<MessageTimeline message={message} />}
          answer={<ThreadForm key={id} id={id} add={AddContactRequestMessageDocument} />}
          facts={<MessageFacts message={message} />}
          actions={
            message.status === 'new' && (
              <Withdraw
                kind="messages"
                id={id}
                reference={message.reference}
                withdraw={WithdrawContactRequestDocument}
              />
            )
          }
        />
      )}
    </DetailPage>
  );
}
