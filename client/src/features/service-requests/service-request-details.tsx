import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { serviceRequest } from '@contract/requests/service-request';
import { Bdi, Ltr } from '../../components/bdi';
import type { DetailsProps } from '../../dashboard/engine/resource';
import { AssigneeSelect } from '../../dashboard/requests/assignee-select';
import { StatusButtons } from '../../dashboard/requests/status-buttons';
import { FieldText } from '../../dashboard/requests/field-text';
import { ConflictNotice } from '../../dashboard/requests/conflict-notice';
import { PersonPanel } from '../../dashboard/requests/person-panel';
import { RequestLoadError } from '../../dashboard/requests/request-load-error';
import { RequestStatusBadge } from '../../dashboard/requests/request-status-badge';
import { ThreadSections } from '../../dashboard/requests/thread-sections';
import { DateText } from '../../dashboard/ui/date-text';
import { Fact, Facts } from '../../dashboard/ui/facts';
import type { AdminServiceRequestDetailFragment as RequestDetail } from '../../graphql/generated/graphql';
import { serviceRequestOperations } from '../../graphql/generated/service-request-operations';
import { DeskFacts, DeskTexts, TextSection } from '../requests/desk-facts';
import { serviceRequestKind, serviceRequestQuery } from './request-kind';
import styles from '../../dashboard/requests/request-details.module.css';
import { UrgencyBadge } from './urgency-badge';
import { FieldSelect } from '../../dashboard/requests/field-select';
import { useServiceOptions } from './use-service-options';

/** antd takes no null for the value of an option. */
const TO_PLACE: string = '';

/** The service of the request; where the client did not know it, the office chooses it here (A83). */
function ServiceSelect({ request }: { request: RequestDetail }) {
  const { t } = useTranslation();
  const services = useServiceOptions();
  const { id, version, serviceId, serviceTitle, toBePlaced } = request;
  const value = toBePlaced ? TO_PLACE : String(serviceId);
  const shown = {
    value,
    label: toBePlaced ? t('consultation.toBePlaced') : serviceTitle,
  };
  return (
    <FieldSelect
      label={t('request.fields.serviceId')}
      value={value}
      options={[shown, ...services.filter((service) => service.value !== value)]}
      save={(client, chosen) =>
        serviceRequestOperations.update(client, { id, serviceId: Number(chosen), version })
      }
    />
  );
}

function ClientFacts({ request }: { request: RequestDetail }) {
  const { t } = useTranslation();
  const { id, version, opposingParty, urgency } = request;
  return (
    <Facts>
      <DeskFacts
        definition={serviceRequest}
        request={request}
        first={[
          'clientName',
          'clientEmail',
          'clientPhone',
          'clientAddress',
          'opposingParty',
          'serviceId',
        ]}
        special={{
          opposingParty: (
            <FieldText
              label={t('request.fields.opposingParty')}
              value={opposingParty}
              max={serviceRequest.fields.opposingParty.max}
              save={(client, opposingParty) =>
                serviceRequestOperations.update(client, { id, opposingParty, version })
              }
            />
          ),
          serviceId: <ServiceSelect request={request} />,
          urgency: <UrgencyBadge urgency={urgency} />,
        }}
      />
      <Fact label={t('dashboard.assignee.label')}>
        <AssigneeSelect request={request} kind={serviceRequestKind} />
      </Fact>
      <Fact label={t('admin.serviceRequests.fields.createdAt')}>
        <DateText value={request.createdAt} time />
      </Fact>
      <Fact label={t('admin.serviceRequests.fields.updatedAt')}>
        <DateText value={request.updatedAt} time />
      </Fact>
    </Facts>
  );
}

/** All details of a request, its thread, and forms to reply and to add notes. */
export function ServiceRequestDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: request, error, loading, refetch } = serviceRequestQuery.useData({ id });
  if (error && !loading) return <RequestLoadError error={error} onRetry={refetch} />;
  if (!request) return <Skeleton active paragraph={{ rows: 10 }} />;

  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <p className={styles.person}>
          <span className={styles.name}>
            <Bdi>{request.clientName}</Bdi>
          </span>
          <Ltr>{request.reference}</Ltr>
        </p>
        <RequestStatusBadge kind={serviceRequestKind} status={request.status} />
      </div>
      <ConflictNotice kind={serviceRequestKind} id={request.id} />
      <StatusButtons kind={serviceRequestKind} request={request} />
      <TextSection title={t('admin.serviceRequests.fields.description')}>
        {request.serviceDescription}
      </TextSection>
      <DeskTexts definition={serviceRequest} request={request} without={['serviceDescription']} />
      <PersonPanel
        kind={serviceRequestKind}
        id={request.id}
        contact={{
          email: request.clientEmail,
          phone: request.clientPhone,
          e164: request.clientPhoneE164,
        }}
      />
      <ClientFacts request={request} />
      <ThreadSections kind={serviceRequestKind} request={request} />
    </div>
  );
}
