import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { consultation as declaration } from '@contract/requests/consultation';
import { useToast } from '../components/toast';
import { appointmentText, branchLabel } from '../features/consultations/appointment-text';
import {
  consultationEventLabel,
  ConsultationStatusBadge,
  toConsultationStatus,
} from '../features/consultations/consultation-status';
import {
  AddConsultationMessageDocument,
  type ClientConsultationFragment,
  MyConsultationChangedDocument,
  MyConsultationDocument,
} from '../graphql/generated/graphql';
import { useLocale } from '../lib/i18n/i18n';
import { AppointmentActions } from './appointment-actions';
import { DetailPage, RequestDetail, useMarkSeen } from './request-detail';
import { ThreadForm } from './thread-form';
import { useLiveRequests } from './use-live-requests';
import styles from './request-detail-page.module.css';
import { Bdi } from '../components/bdi';
import { formatDay, formatTime } from '../lib/i18n/format';
import { Fact, Facts } from '../components/facts';
import { fieldLabel } from '../features/requests/field-label';
import { SituationFact } from '../features/situations/situation-fact';
import { SentFacts } from '../features/requests/sent-facts';
import { Timeline } from '../components/timeline';
import { timelineEvents } from '../lib/timeline';

/** Events that lead to another stage of a consultation; messages do not. */
const STAGES = [
  'submitted',
  'resubmitted',
  'status_changed',
  'rescheduled',
  'moved',
  'withdrawn',
  'no_show',
  'no_show_undone',
];
/** The client reads of what they did themselves in the second person. */
const OWN_EVENT_LABELS: Partial<Record<string, string>> = {
  message: 'request.event.message',
  files_added: 'request.event.files_added',
  withdrawn: 'consultation.event.youWithdrew',
  moved: 'consultation.event.youMoved',
  no_show: 'consultation.event.youMissed',
};
const eventLabel = (event: { type: string; status?: string | null }) =>
  OWN_EVENT_LABELS[event.type] ?? consultationEventLabel(event);
const isStage = ({ type }: { type: string }) => STAGES.includes(type);

/** What happened to a consultation, and what happens next. */
export function ConsultationTimeline({
  consultation,
}: {
  consultation: ClientConsultationFragment;
}) {
  const { t } = useTranslation();
  const status = toConsultationStatus(consultation.status);
  const { timeline, answerDueAt } = consultation;
  return (
    <Timeline
      events={timelineEvents(timeline, { label: eventLabel, isStage })}
      next={t(`consultation.next.${status}`)}
      answerDueAt={answerDueAt}
    />
  );
}

/** When and how a consultation takes place, and what the client wrote. */
function ConsultationFacts({ consultation }: { consultation: ClientConsultationFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { startsAt, endsAt, channel, consultationType, consultantName } = consultation;
  return (
    <Facts>
      <Fact label={t('consultation.day')}>{formatDay(startsAt, locale)}</Fact>
      <Fact label={t('consultation.time')}>
        {t('consultation.hours', { from: formatTime(startsAt), to: formatTime(endsAt) })}{' '}
        {t('consultation.zone')}
      </Fact>
      <Fact label={t('consultation.channel')}>{t(`consultation.channels.${channel}`)}</Fact>
      {consultantName && (
        <Fact label={t('consultation.consultant')}>
          <Bdi>{consultantName}</Bdi>
        </Fact>
      )}
      <Fact label={t('consultation.branch')}>{t(branchLabel(consultationType))}</Fact>
      <SituationFact
        label={fieldLabel(t, declaration, 'situationId')}
        situation={consultation.situation}
      />
      <SentFacts
        definition={declaration}
        request={consultation}
        without={['title', 'consultationType', 'channel']}
      />
    </Facts>
  );
}

/** Day and time, which people look for first. */
function When({ startsAt }: { startsAt: string }) {
  const locale = useLocale();
  return (
    <time dateTime={startsAt} className={styles.when}>
      {appointmentText(startsAt, locale)}
    </time>
  );
}

/** One consultation of the user: when and how, its thread, and its end (B08). */
export function ConsultationDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const toast = useToast();
  const { data, error, refetch } = useQuery(MyConsultationDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const consultation = data?.myConsultation;
  useMarkSeen('consultation', consultation);
  const { live, changeCount } = useLiveRequests(MyConsultationChangedDocument, {
    refetch,
    onChange: ({ myConsultationChanged: changed }) => {
      if (changed.id !== id || changed.status === consultation?.status) return;
      const status = t(`words.consultationStatus.${toConsultationStatus(changed.status)}`);
      toast.info(t('account.consultations.changed', { status }));
    },
  });
  return (
    <DetailPage kind="consultations" error={error} onRetry={() => void refetch()}>
      {consultation && (
        <RequestDetail
          kind="consultations"
          id={id}
          title={t('account.consultations.title', { reference: consultation.reference })}
          heading={consultation.title}
          reference={consultation.reference}
          status={<ConsultationStatusBadge status={consultation.status} />}
          when={consultation.status === 'cancelled' ? undefined : <When {...consultation} />}
          isOver={declaration.doneStatuses.some((done) => done === consultation.status)}
          live={live}
          events={consultation.timeline}
          timeline={<ConsultationTimeline consultation={consultation} />}
          answer={<ThreadForm key={id} id={id} add={AddConsultationMessageDocument} />}
          changes={changeCount}
          reload={refetch}
          facts={<ConsultationFacts consultation={consultation} />}
          actions={<AppointmentActions consultation={consultation} />}
        />
      )}
    </DetailPage>
  );
}
