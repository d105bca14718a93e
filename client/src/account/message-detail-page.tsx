import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { contactRequest, messageTitle } from '@contract/requests/contact-request';
import { useToast } from '../components/toast';
import { MessageStatus, toContactStatus } from '../features/contact-requests/message-status';
import {
  AddContactRequestMessageDocument,
  type ClientContactRequestFragment,
  MyContactRequestChangedDocument,
  MyContactRequestDocument,
  WithdrawContactRequestDocument,
} from '../graphql/generated/graphql';
import { DetailPage, RequestDetail, useMarkSeen } from './request-detail';
import { ThreadForm } from './thread-form';
import { useLiveRequests } from './use-live-requests';
import { Withdraw } from './withdraw';
import { Facts } from '../components/facts';
import { SentFacts } from '../features/requests/sent-facts';
import { Timeline } from '../components/timeline';
import { timelineEvents } from '../lib/timeline';

type Event = ClientContactRequestFragment['timeline'][number];

/** A reply is how a message becomes replied; what the client writes opens it again. */
const STAGES = ['submitted', 'resubmitted', 'status_changed', 'reply', 'message'];
const label = ({ type, status }: Event) =>
  `message.event.${type === 'status_changed' ? toContactStatus(status) : type}`;
const isStage = ({ type }: Event) => STAGES.includes(type);

/** The thread of a message: what the client and the office wrote, and what happens next. */
export function MessageTimeline({ message }: { message: ClientContactRequestFragment }) {
  const { t } = useTranslation();
  const status = toContactStatus(message.status);
  return (
    <Timeline
      events={timelineEvents(message.timeline, { label, isStage })}
      next={t(`message.next.${status}`)}
      answerDueAt={message.answerDueAt}
    />
  );
}

/** What was written from the contact page. */
function MessageFacts({ message }: { message: ClientContactRequestFragment }) {
  return (
    <Facts>
      <SentFacts definition={contactRequest} request={message} />
    </Facts>
  );
}

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
  const { live, changeCount } = useLiveRequests(MyContactRequestChangedDocument, {
    refetch,
    onChange: ({ myContactRequestChanged: changed }) => {
      // Their own message opens it again: nothing that the person has to be told.
      if (changed.id !== id || changed.status === message?.status || changed.status === 'new')
        return;
      const status = t(`words.contactStatus.${toContactStatus(changed.status)}`);
      toast.info(t('account.messages.changed', { status }));
    },
  });
  return (
    <DetailPage kind="messages" error={error} onRetry={() => void refetch()}>
      {message && (
        <RequestDetail
          kind="messages"
          id={id}
          title={t('account.messages.title', { reference: message.reference })}
          heading={messageTitle(message)}
          reference={message.reference}
          status={<MessageStatus status={message.status} />}
          live={live}
          events={message.timeline}
          timeline={<MessageTimeline message={message} />}
          answer={<ThreadForm key={id} id={id} add={AddContactRequestMessageDocument} />}
          changes={changeCount}
          reload={refetch}
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
