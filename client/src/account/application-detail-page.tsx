import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useToast } from '../components/toast';
import { ApplicationFacts } from '../features/applications/application-facts';
import {
  ApplicationStatusBadge,
  toApplicationStatus,
} from '../features/applications/application-status';
import { ApplicationTimeline } from '../features/applications/application-timeline';
import { roleTitle } from '../features/applications/role-title';
import {
  AddApplicationMessageDocument,
  MyApplicationChangedDocument,
  MyApplicationDocument,
  WithdrawApplicationDocument,
} from '../graphql/generated/graphql';
import { useLocale } from '../lib/i18n';
import { DetailPage, RequestDetail, useMarkSeen } from './request-detail';
import { ThreadForm } from './thread-form';
import { useLiveRequests } from './use-live-requests';
import { Withdraw } from './withdraw';

/** One application of the user: status, thread, what was sent (B01). */
export function ApplicationDetailPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id = '' } = useParams();
  const toast = useToast();
  const { data, error, refetch } = useQuery(MyApplicationDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const application = data?.myApplication;
  useMarkSeen('application', application);
  const { live } = useLiveRequests(MyApplicationChangedDocument, {
    refetch,
    onChange: ({ myApplicationChanged: changed }) => {
      if (changed.id !== id || changed.status === application?.status) return;
      const status = t(`words.applicationStatus.${toApplicationStatus(changed.status)}`);
      toast.info(t('account.applications.changed', { status }));
    },
  });
  return (
    <DetailPage kind="applications" error={error} onRetry={() => void refetch()}>
      {application && (
        <RequestDetail
          kind="applications"
          title={t('account.applications.title', { reference: application.reference })}
          heading={roleTitle(application.role, locale)}
          reference={application.reference}
          status={<ApplicationStatusBadge status={application.status} />}
          live={live}
          timeline={<ApplicationTimeline application={application} />}
          answer={<ThreadForm key={id} id={id} add={AddApplicationMessageDocument} />}
          facts={<ApplicationFacts application={application} />}
          actions={
            application.status === 'pending' && (
              <Withdraw
                kind="applications"
                id={id}
                reference={application.reference}
                withdraw={WithdrawApplicationDocument}
              />
            )
          }
        />
      )}
    </DetailPage>
  );
}
