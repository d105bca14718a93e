import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { serviceRequest } from '@contract/requests/service-request';
import { useToast } from '../components/toast';
import {
  ServiceRequestStatusBadge,
  toServiceRequestStatus,
} from '../features/service-requests/service-request-status';
import { SituationFact } from '../features/situations/situation-fact';
import {
  AddServiceRequestMessageDocument,
  type ClientServiceRequestFragment,
  MyServiceRequestChangedDocument,
  MyServiceRequestDocument,
  WithdrawServiceRequestDocument,
} from '../graphql/generated/graphql';
import { DetailPage, RequestDetail, useMarkSeen } from './request-detail';
import { ThreadForm } from './thread-form';
import { useLiveRequests } from './use-live-requests';
import { Withdraw } from './withdraw';
import { Facts } from '../components/facts';
import { fieldLabel } from '../features/requests/field-label';
import { SentFacts } from '../features/requests/sent-facts';
import { Timeline } from '../components/timeline';
import { timelineEvents } from '../lib/timeline';

type Event = ClientServiceRequestFragment['timeline'][number];

const label = ({ type, status }: Event) =>
  `request.event.${type === 'status_changed' ? toServiceRequestStatus(status) : type}`;
const STAGES = ['submitted', 'resubmitted', 'status_changed'];
const isStage = ({ type }: Event) => STAGES.includes(type);

/** The events of a service request, and what happens next. */
export function RequestTimeline({ request }: { request: ClientServiceRequestFragment }) {
  const { t } = useTranslation();
  const status = toServiceRequestStatus(request.status);
  return (
    <Timeline
      events={timelineEvents(request.timeline, { label, isStage })}
      next={t(`request.next.${status}`)}
      answerDueAt={request.answerDueAt}
    />
  );
}

/** The content of a request: what is needed first, then how the person is reached. */
function RequestFacts({ request }: { request: ClientServiceRequestFragment }) {
  const { t } = useTranslation();
  return (
    <Facts>
      <SituationFact
        label={fieldLabel(t, serviceRequest, 'situationId')}
        situation={request.situation}
      />
      <SentFacts
        definition={serviceRequest}
        request={request}
        last={['clientName', 'clientEmail', 'clientPhone', 'clientAddress']}
      />
    </Facts>
  );
}

/** One service request of the user: status, thread, what was asked (B01). */
export function RequestDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const toast = useToast();
  const { data, error, refetch } = useQuery(MyServiceRequestDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const request = data?.myServiceRequest;
  useMarkSeen('serviceRequest', request);
  const { live, changeCount } = useLiveRequests(MyServiceRequestChangedDocument, {
    refetch,
    onChange: ({ myServiceRequestChanged: changed }) => {
      if (changed.id !== id || changed.status === request?.status) return;
      const status = t(`words.requestStatus.${toServiceRequestStatus(changed.status)}`);
      toast.info(t('account.detail.changed', { status }));
    },
  });
  return (
    <DetailPage kind="requests" error={error} onRetry={() => void refetch()}>
      {request && (
        <RequestDetail
          kind="requests"
          id={id}
          title={t('account.detail.title', { reference: request.reference })}
          heading={request.serviceTitle}
          reference={request.reference}
          status={<ServiceRequestStatusBadge status={request.status} />}
          isOver={serviceRequest.doneStatuses.some((done) => done === request.status)}
          live={live}
          events={request.timeline}
          timeline={<RequestTimeline request={request} />}
          answer={<ThreadForm key={id} id={id} add={AddServiceRequestMessageDocument} />}
          changes={changeCount}
          reload={refetch}
          facts={<RequestFacts request={request} />}
          actions={
            request.status === 'pending' && (
              <Withdraw
                kind="requests"
                id={id}
                reference={request.reference}
                withdraw={WithdrawServiceRequestDocument}
              />
            )
          }
        />
      )}
    </DetailPage>
  );
}
