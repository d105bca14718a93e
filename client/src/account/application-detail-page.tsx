import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { application as declaration } from '@contract/requests/application';
import { useToast } from '../components/toast';
import {
  applicationEventLabel,
  ApplicationStatusBadge,
  toApplicationStatus,
} from '../features/applications/application-status';
import { roleTitle } from '../features/applications/role-title';
import {
  AddApplicationMessageDocument,
  type ClientApplicationFragment,
  MyApplicationChangedDocument,
  MyApplicationDocument,
  WithdrawApplicationDocument,
} from '../graphql/generated/graphql';
import { useLocale } from '../lib/i18n/i18n';
import { DetailPage, RequestDetail, useMarkSeen } from './request-detail';
import { ThreadForm } from './thread-form';
import { useLiveRequests } from './use-live-requests';
import { Withdraw } from './withdraw';
import { FileName } from '../components/file-name';
import { Fact, Facts } from '../components/facts';
import { SentFacts } from '../features/requests/sent-facts';
import { Timeline } from '../components/timeline';
import { timelineEvents } from '../lib/timeline';

type Event = ClientApplicationFragment['timeline'][number];

const STAGES = ['submitted', 'resubmitted', 'status_changed'];
const isStage = ({ type }: Event) => STAGES.includes(type);

/** The events of an application, and what happens next. */
export function ApplicationTimeline({ application }: { application: ClientApplicationFragment }) {
  const { t } = useTranslation();
  const status = toApplicationStatus(application.status);
  return (
    <Timeline
      events={timelineEvents(application.timeline, { label: applicationEventLabel, isStage })}
      next={t(`application.next.${status}`)}
      answerDueAt={application.answerDueAt}
    />
  );
}

const FIRST = [
  ...['motivation', 'experience', 'education', 'skills', 'additionalInfo'],
  ...['fullName', 'address', 'city', 'country', 'expectedSalary'],
  ...['email', 'phoneNumber', 'linkedin', 'website', 'dateOfBirth', 'availability'],
];

/** What was sent, with the CV. */
function ApplicationFacts({ application }: { application: ClientApplicationFragment }) {
  const { t } = useTranslation();
  return (
    <Facts>
      <SentFacts definition={declaration} request={application} first={FIRST} last={[]} />
      <Fact label={t('application.fields.cv')}>
        <FileName name={application.cvName} />
        {application.cvState === 'infected' && <p>{t('application.cv.infectedOwn')}</p>}
      </Fact>
    </Facts>
  );
}

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
  const { live, changeCount } = useLiveRequests(MyApplicationChangedDocument, {
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
          id={id}
          title={t('account.applications.title', { reference: application.reference })}
          heading={roleTitle(application.job, locale)}
          reference={application.reference}
          status={<ApplicationStatusBadge status={application.status} />}
          live={live}
          events={application.timeline}
          timeline={<ApplicationTimeline application={application} />}
          answer={<ThreadForm key={id} id={id} add={AddApplicationMessageDocument} />}
          changes={changeCount}
          reload={refetch}
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
