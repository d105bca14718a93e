import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useToast } from '../components/toast';
import { appointmentText } from '../features/consultations/appointment-text';
import { ConsultationFacts } from '../features/consultations/consultation-facts';
import {
  ConsultationStatusBadge,
  toConsultationStatus,
} from '../features/consultations/consultation-status';
import { ConsultationTimeline } from '../features/consultations/consultation-timeline';
import {
  AddConsultationMessageDocument,
  MyConsultationChangedDocument,
  MyConsultationDocument,
} from '../graphql/generated/graphql';
import { useLocale } from '../lib/i18n';
import { AppointmentActions } from './appointment-actions';
import { DetailPage, RequestDetail, useMarkSeen } from './request-detail';
import { ThreadForm } from './thread-form';
import { useLiveRequests } from './use-live-requests';
import styles from './request-detail-page.module.css';

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
  const { live } = useLiveRequests(MyConsultationChangedDocument, {
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
          title={t('account.consultations.title', { reference: consultation.reference })}
          heading={consultation.title}
          reference={consultation.reference}
          status={<ConsultationStatusBadge status={consultation.status} />}
          when={consultation.status === 'cancelled' ? undefined : <When {...consultation} />}
          live={live}
          timeline={<ConsultationTimeline consultation={consultation} />}
          answer={<ThreadForm key={id} id={id} add={AddConsultationMessageDocument} />}
          facts={<ConsultationFacts consultation={consultation} />}
          actions={<AppointmentActions consultation={consultation} />}
        />
      )}
    </DetailPage>
  );
}
