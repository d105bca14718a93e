import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button';
import { ApplicationStatusBadge } from '../features/applications/application-status';
import { roleTitle } from '../features/applications/role-title';
import { MyApplicationChangedDocument, MyApplicationsDocument } from '../graphql/generated/graphql';
import { useLocale } from '../lib/i18n';
import { NoRequests, RequestItem, RequestList, useListPage } from './request-list';
import { useLiveRequests } from './use-live-requests';

/** All job applications of the user, newest first, updated by a subscription. */
export function ApplicationsSection() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(MyApplicationsDocument, {
    variables: useListPage(),
    fetchPolicy: 'cache-and-network',
  });
  const load = () => void refetch();
  useLiveRequests(MyApplicationChangedDocument, { refetch: load, onChange: load });
  return (
    <RequestList
      list={data?.myApplications}
      error={error}
      onRetry={load}
      lead={t('account.applications.lead')}
      create={{ to: '/join-team', label: t('account.applications.new') }}
      empty={
        <NoRequests
          title={t('account.applications.emptyTitle')}
          text={t('account.applications.emptyText')}
        >
          <ButtonLink to="/join-team">{t('account.applications.seeRoles')}</ButtonLink>
        </NoRequests>
      }
    >
      {({ id, role, status, ...facts }) => (
        <RequestItem
          key={id}
          to={`/account/applications/${id}`}
          title={roleTitle(role, locale)}
          status={<ApplicationStatusBadge status={status} />}
          {...facts}
        />
      )}
    </RequestList>
  );
}
