import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useToast } from '../components/toast';
import { RequestFacts } from '../features/service-requests/request-facts';
import { RequestStatus } from '../features/service-requests/request-status';
import { RequestTimeline } from '../features/service-requests/request-timeline';
import { toStatus } from '../features/service-requests/timeline';
import {
  AddServiceRequestMessageDocument,
  MyServiceRequestChangedDocument,
  MyServiceRequestDocument,
  WithdrawServiceRequestDocument,
} from '../graphql/generated/graphql';
import { DetailPage, RequestDetail, useMarkSeen } from './request-detail';
import { ThreadForm } from './thread-form';
import { useLiveRequests } from './use-live-requests';
import { Withdraw } from './withdraw';

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
  const { live } = useLiveRequests(MyServiceRequestChangedDocument, {
    refetch,
    onChange: ({ myServiceRequestChanged: changed }) => {
      if (changed.id !== id || changed.status === request?.status) return;
      const status = t(`words.requestStatus.${toStatus(changed.status)}`);
      toast.info(t('account.detail.changed', { status }));
    },
  });
  return (
    <DetailPage kind="requests" error={error} onRetry={() => void refetch()}>
      {request && (
        <RequestDetail
          kind="requests"
          title={t('account.detail.title', { reference: request.reference })}
          heading={request.serviceTitle}
          reference={request.reference}
          status={<RequestStatus status={request.status} />}
          live={live}
          timeline={<RequestTimeline request={request} />}
          answer={<ThreadForm key={id} id={id} add={AddServiceRequestMessageDocument} />}
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
