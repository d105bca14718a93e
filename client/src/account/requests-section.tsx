import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button';
import { RequestStatus } from '../features/service-requests/request-status';
import {
  MyServiceRequestChangedDocument,
  MyServiceRequestsDocument,
} from '../graphql/generated/graphql';
import { NoRequests, RequestItem, RequestList, useListPage } from './request-list';
import { useLiveRequests } from './use-live-requests';

/** All service requests of the user, newest first, updated by a subscription. */
export function RequestsSection() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(MyServiceRequestsDocument, {
    variables: useListPage(),
    fetchPolicy: 'cache-and-network',
  });
  const load = () => void refetch();
  useLiveRequests(MyServiceRequestChangedDocument, { refetch: load, onChange: load });
  return (
    <RequestList
      list={data?.myServiceRequests}
      error={error}
      onRetry={load}
      lead={t('account.requests.lead')}
      create={{ to: '/request-service', label: t('account.requests.new') }}
      empty={
        <NoRequests title={t('account.requests.emptyTitle')} text={t('account.requests.emptyText')}>
          <ButtonLink to="/request-service">{t('account.requests.emptyAction')}</ButtonLink>
          <ButtonLink to="/services" variant="outline">
            {t('account.requests.seeServices')}
          </ButtonLink>
        </NoRequests>
      }
    >
      {({ id, serviceTitle, status, ...facts }) => (
        <RequestItem
          key={id}
          to={`/account/requests/${id}`}
          title={serviceTitle}
          status={<RequestStatus status={status} />}
          {...facts}
        />
      )}
    </RequestList>
  );
}
