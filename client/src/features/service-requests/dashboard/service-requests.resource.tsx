import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { URGENCIES } from '@contract/enums';
import {
  CLOSED_SERVICE_REQUEST_STATUSES,
  SERVICE_REQUEST_STATUSES,
  serviceRequest,
  type ServiceRequestStatus,
} from '@contract/requests/service-request';
import { searchNorm, searchWords } from '@contract/search-norm';
import { searchMatcher } from '@contract/search-terms';
import {
  choiceFilter,
  dynamicFilter,
  dynamicNumberFilter,
  flagFilter,
} from '../../../dashboard/engine/list/filters';
import { defineResource, type DetailsProps } from '../../../dashboard/engine/resource';
import { useChangeSubscription } from '../../../dashboard/engine/use-change-subscription';
import { buildBulkBar } from '../../../dashboard/desk/bulk-bar';
import { BriefPersonCell, PersonCell } from '../../../dashboard/desk/person-cell';
import {
  ageColumn,
  assigneeColumn,
  referenceColumn,
  requestStats,
  statusColumn,
  Topic,
  statusFilter,
} from '../../../dashboard/desk/request-list';
import { LONGEST_WAITING, queueFilter, requestFilters } from '../../../dashboard/desk/queues';
import {
  AdminServiceRequestDocument,
  type AdminServiceRequestDetailFragment as RequestDetail,
  type AdminServiceRequestListRowFragment as RequestRow,
  ServiceRequestChangedDocument,
} from '../../../graphql/generated/graphql';
import { serviceRequestOperations } from '../../../graphql/generated/service-request-operations';
import {
  RequestStatusBadge,
  ToPlaceTag,
  UrgencyBadge,
} from '../../../dashboard/desk/request-badges';
import { Bdi, Ltr } from '../../../components/bdi';
import { AssigneeLine, FieldSelect, FieldText } from '../../../dashboard/desk/saved-fields';
import { StatusButtons } from '../../../dashboard/desk/status-controls';
import { IntakeFacts, intakeFilters } from '../../../dashboard/desk/intake/intake-facts';
import { ConflictNotice } from '../../../dashboard/desk/conflict-notice';
import { officeEventLabel } from '../../../dashboard/desk/office-event';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { PersonPanel } from '../../../dashboard/desk/person-panel';
import { RequestLoadError, ThreadSections } from '../../../dashboard/desk/request-details';
import { DateText } from '../../../dashboard/ui/date-text';
import { Fact, Facts } from '../../../dashboard/ui/page-parts';
import { DeskFacts, DeskTexts, TextSection } from '../../requests/dashboard/desk-facts';
import { serviceRequestIntake } from './service-request-intake';
import styles from '../../../dashboard/desk/request-details.module.css';
import { RequestRating } from '../../ratings/dashboard/request-rating';
import { RequestQuotes } from '../../quotes/dashboard/request-quotes';
import { useServiceChoices } from '../../services/dashboard/use-service-choices';
import { SituationLink } from '../../situations/dashboard/situation-link';
import { useSituationIds } from '../../situations/dashboard/use-situation-options';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import type { DeskKind } from '../../../dashboard/desk/desk-kind';
import { SERVICE_REQUEST_TONES, toServiceRequestStatus } from '../service-request-status';
import { ClientSeen } from '../../papers/dashboard/client-seen';
import { DeskPapers } from '../../papers/dashboard/desk-papers';

/** Also the services that are no longer offered: there may be requests for them. */
const useServiceOptions = () =>
  useServiceChoices().map(({ id, label }) => ({ value: String(id), label }));

/** One request with its thread. */
const serviceRequestQuery = queryOf(
  AdminServiceRequestDocument,
  ({ serviceRequest }) => ({
    ...serviceRequest,
    status: toServiceRequestStatus(serviceRequest.status),
  }),
  MAX_AGE.opened,
);

/** Statuses of service requests and how they are changed (A33). */
const serviceRequestKind: DeskKind<ServiceRequestStatus> = {
  ...serviceRequestOperations,
  name: 'serviceRequests',
  type: 'serviceRequest',
  statuses: SERVICE_REQUEST_STATUSES,
  closed: CLOSED_SERVICE_REQUEST_STATUSES,
  withReason: ['rejected'],
  tone: (status) => SERVICE_REQUEST_TONES[status],
  label: (status) => `words.requestStatus.${status}`,
  eventLabel: ({ type, status }) =>
    officeEventLabel(type) ??
    `request.event.${type === 'status_changed' ? toServiceRequestStatus(status) : type}`,
  current: serviceRequestQuery,
};

/** Why a request is in the list: what is searched for stands in its opposing party, which no column shows. */
function FoundParty({ party }: { party: string | null }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const typed = params.get('q') ?? '';
  if (!party || searchNorm(typed) === '' || !searchMatcher(typed)(searchWords(party))) return null;
  return (
    <span className={styles.party}>
      {t('common.label', { label: t('request.fields.opposingParty') })}{' '}
      <span dir="auto">{party}</span>
    </span>
  );
}

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
  const { id, version, opposingParty, urgency, situation } = request;
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
          'situationId',
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
          ...(situation && { situationId: <SituationLink situation={situation} /> }),
        }}
      />
      <IntakeFacts request={request} />
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
function ServiceRequestDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: request, error, loading, refetch } = serviceRequestQuery.useData({ id });
  if (error && !loading) return <RequestLoadError error={error} onRetry={refetch} />;
  if (!request) return <Skeleton active paragraph={{ rows: 10 }} />;

  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <p className={styles.person}>
          <span className={styles.name}>
            <PersonLink id={request.personId} name={request.clientName} />
          </span>
          <Ltr>{request.reference}</Ltr>
        </p>
        <RequestStatusBadge kind={serviceRequestKind} status={request.status} />
      </div>
      <ConflictNotice kind={serviceRequestKind} id={request.id} />
      <StatusButtons kind={serviceRequestKind} request={request} />
      <AssigneeLine request={request} kind={serviceRequestKind} />
      <TextSection title={t('admin.serviceRequests.fields.description')}>
        {request.serviceDescription || t('dashboard.notSpecified')}
      </TextSection>
      <DeskTexts definition={serviceRequest} request={request} without={['serviceDescription']} />
      <PersonPanel
        kind={serviceRequestKind}
        id={request.id}
        contact={{
          personId: request.personId,
          email: request.clientEmail,
          phone: request.clientPhone,
          e164: request.clientPhoneE164,
        }}
      />
      <ClientFacts request={request} />
      <DeskPapers kind="serviceRequest" request={request} />
      <RequestRating request={request} />
      <RequestQuotes
        kind="serviceRequest"
        request={request}
        title={request.serviceTitle}
        serviceId={request.toBePlaced ? undefined : request.serviceId}
      />
      <ThreadSections
        kind={serviceRequestKind}
        request={request}
        seen={<ClientSeen kind="serviceRequest" request={request} />}
      />
    </div>
  );
}

const serviceRequestsList = defineResource({
  name: 'serviceRequests',
  audited: 'serviceRequest',
  rowId: (request: RequestRow) => request.id,
  rowName: (request: RequestRow) => request.clientName,
  list: serviceRequestOperations.list,
  stats: requestStats(serviceRequestKind, serviceRequestOperations.stats),
  filters: {
    queue: queueFilter('serviceRequest'),
    status: statusFilter(serviceRequestKind, 'admin.serviceRequests.fields.status'),
    urgency: choiceFilter(URGENCIES, {
      label: 'admin.serviceRequests.fields.urgency',
      optionLabel: (urgency) => `words.urgency.${urgency}`,
    }),
    serviceId: dynamicNumberFilter('admin.serviceRequests.fields.service', useServiceOptions),
    toBePlaced: flagFilter('dashboard.filters.toBePlaced'),
    situationId: dynamicFilter('request.fields.situationId', useSituationIds),
    ...requestFilters,
    ...intakeFilters,
  },
  defaultSort: LONGEST_WAITING,
  defaultSortLabel: 'dashboard.sort.urgentQueue',
  columns: [
    referenceColumn('admin.serviceRequests.fields.reference'),
    {
      key: 'clientName',
      title: 'admin.serviceRequests.fields.clientName',
      sortBy: 'clientName',
      heading: true,
      cell: (row: RequestRow) => (
        <PersonCell
          personId={row.personId}
          name={row.clientName}
          email={row.clientEmail}
          phone={row.clientPhone}
          e164={row.clientPhoneE164}
        />
      ),
      brief: ({ clientName, ...row }: RequestRow) => <BriefPersonCell {...row} name={clientName} />,
    },
    {
      key: 'serviceTitle',
      title: 'admin.serviceRequests.fields.service',
      cell: ({ serviceTitle, toBePlaced, opposingParty, excerpt }: RequestRow) => (
        <Topic title={toBePlaced ? <ToPlaceTag /> : <Bdi>{serviceTitle}</Bdi>} excerpt={excerpt}>
          <FoundParty party={opposingParty} />
        </Topic>
      ),
    },
    {
      key: 'urgency',
      title: 'admin.serviceRequests.fields.urgency',
      sortBy: 'urgency',
      cell: ({ urgency }: RequestRow) => <UrgencyBadge urgency={urgency} />,
    },
    statusColumn(serviceRequestKind, 'admin.serviceRequests.fields.status'),
    assigneeColumn<RequestRow>(),
    ageColumn('admin.serviceRequests.fields.createdAt'),
  ],
  remove: serviceRequestOperations.remove,
  restore: serviceRequestOperations.restore,
  details: ServiceRequestDetails,
  detailsQuery: serviceRequestQuery,
  selectionBar: buildBulkBar(serviceRequestKind),
  createExport: serviceRequestOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ServiceRequestChangedDocument, onChange),
});

/** Requests for a service (M135 to M138), which clients send and the office writes down. */
export const serviceRequestsResource = { ...serviceRequestsList, intake: serviceRequestIntake };
