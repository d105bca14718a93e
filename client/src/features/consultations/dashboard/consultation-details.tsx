import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { CONSULTATION_BRANCHES } from '@contract/consultation-branches';
import { CONSULTATION_PRIORITIES, consultation } from '@contract/requests/consultation';
import { Bdi, Ltr } from '../../../components/bdi';
import { FreeText } from '../../../components/free-text';
import type { DetailsProps } from '../../../dashboard/engine/resource';
import { AssigneeLine, FieldSelect } from '../../../dashboard/desk/saved-fields';
import { IntakeFacts } from '../../../dashboard/desk/intake/intake-facts';
import { ConflictNotice } from '../../../dashboard/desk/conflict-notice';
import {
  PartHeading,
  RequestLoadError,
  ThreadSections,
} from '../../../dashboard/desk/request-details';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { PersonPanel } from '../../../dashboard/desk/person-panel';
import styles from '../../../dashboard/desk/request-details.module.css';
import { RequestStatusBadge } from '../../../dashboard/desk/request-badges';
import { StatusButtons } from '../../../dashboard/desk/status-controls';
import { DateText } from '../../../dashboard/ui/date-text';
import { Fact, Facts } from '../../../dashboard/ui/page-parts';
import type { AdminConsultationDetailFragment as ConsultationDetail } from '../../../graphql/generated/graphql';
import { consultationOperations } from '../../../graphql/generated/consultation-operations';
import { formatDay, formatTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { RequestRating } from '../../ratings/dashboard/request-rating';
import { RequestQuotes } from '../../quotes/dashboard/request-quotes';
import { AppointmentTools } from './appointment-tools';
import { NoShowTools } from './no-show-tools';
import { DeskFacts } from '../../requests/dashboard/desk-facts';
import { consultationKind, consultationQuery } from './consultation-kind';
import { branchLabel } from '../appointment-text';
import { SituationLink } from '../../situations/dashboard/situation-link';
import { ClientSeen } from '../../papers/dashboard/client-seen';
import { DeskPapers } from '../../papers/dashboard/desk-papers';

/** antd takes no null for the value of an option. */
const TO_PLACE: string = '';

/** When and how it takes place, and with whom. */
function AppointmentFacts({ request }: { request: ConsultationDetail }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { startsAt, endsAt, consultantName } = request;
  return (
    <Facts>
      <Fact label={t('consultation.day')}>{formatDay(startsAt, locale)}</Fact>
      <Fact label={t('consultation.time')}>
        {t('consultation.hours', { from: formatTime(startsAt), to: formatTime(endsAt) })}
      </Fact>
      <Fact label={t('consultation.channel')}>{t(`consultation.channels.${request.channel}`)}</Fact>
      <Fact label={t('consultation.consultant')}>
        {consultantName ? (
          <Bdi>{consultantName}</Bdi>
        ) : (
          <span className={styles.missing}>{t('dashboard.notSpecified')}</span>
        )}
      </Fact>
      <Fact label={t('consultation.branch')}>
        <FieldSelect
          label={t('consultation.branch')}
          value={request.consultationType ?? TO_PLACE}
          options={[
            ...(request.consultationType
              ? []
              : [{ value: TO_PLACE, label: t('consultation.branchToBePlaced') }]),
            ...CONSULTATION_BRANCHES.map((value) => ({ value, label: t(branchLabel(value)) })),
          ]}
          save={(client, consultationType) =>
            consultationOperations.update(client, {
              id: request.id,
              consultationType,
              version: request.version,
            })
          }
        />
      </Fact>
    </Facts>
  );
}

function SenderFacts({ request }: { request: ConsultationDetail }) {
  const { t } = useTranslation();
  const { id, version, situation } = request;
  return (
    <Facts>
      <DeskFacts
        definition={consultation}
        request={request}
        without={['clientName', 'title', 'consultationType', 'channel']}
        special={{
          ...(situation && { situationId: <SituationLink situation={situation} /> }),
          priority: (
            <FieldSelect
              label={t('consultation.fields.priority')}
              value={request.priority}
              options={CONSULTATION_PRIORITIES.map((value) => ({
                value,
                label: t(`words.consultationPriority.${value}`),
              }))}
              save={(client, priority) =>
                consultationOperations.update(client, { id, priority, version })
              }
            />
          ),
        }}
      />
      <IntakeFacts request={request} />
      <Fact label={t('admin.consultations.fields.createdAt')}>
        <DateText value={request.createdAt} time />
      </Fact>
    </Facts>
  );
}

/** A consultation with its appointment and thread, and forms to reply and to add notes. */
export function ConsultationDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: request, error, loading, refetch } = consultationQuery.useData({ id });
  if (error && !loading) return <RequestLoadError error={error} onRetry={refetch} />;
  if (!request) return <Skeleton active paragraph={{ rows: 10 }} />;
  const { personId, email, phone, phoneE164: e164 } = request;

  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <p className={styles.person}>
          <span className={styles.name}>
            <PersonLink id={request.personId} name={request.clientName} />
          </span>
          <Ltr>{request.reference}</Ltr>
        </p>
        <RequestStatusBadge kind={consultationKind} status={request.status} />
      </div>
      <ConflictNotice kind={consultationKind} id={request.id} />
      <StatusButtons kind={consultationKind} request={request} />
      <AssigneeLine request={request} kind={consultationKind} />
      <AppointmentFacts request={request} />
      <AppointmentTools request={request} />
      <NoShowTools request={request} onDone={refetch} />
      <section>
        <PartHeading>
          <Bdi>{request.title || t('dashboard.notSpecified')}</Bdi>
        </PartHeading>
        <FreeText>{request.description}</FreeText>
      </section>
      <PersonPanel
        kind={consultationKind}
        id={request.id}
        contact={{ personId, email, phone, e164 }}
      />
      <SenderFacts request={request} />
      <DeskPapers kind="consultation" request={request} />
      <RequestRating request={request} />
      <RequestQuotes kind="consultation" request={request} />
      <ThreadSections
        kind={consultationKind}
        request={request}
        seen={<ClientSeen kind="consultation" request={request} />}
      />
    </div>
  );
}
