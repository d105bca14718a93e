import {
  CheckCircleOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  InboxOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import { SERVICE_REQUEST_STATUSES, URGENCIES } from '@contract/enums';
import { Ltr } from '../../components/bdi';
import {
  choiceFilter,
  choicesFilter,
  dynamicNumberFilter,
  flagFilter,
} from '../../dashboard/engine/filters';
import { defineResource } from '../../dashboard/engine/resource';
import { statsOf } from '../../dashboard/engine/stats';
import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { bulkBarOf } from '../../dashboard/requests/bulk-bar';
import { BriefPersonCell, PersonCell } from '../../dashboard/requests/person-cell';
import { requestFilters } from '../../dashboard/requests/request-filters';
import { LONGEST_WAITING, queueFilter } from '../../dashboard/requests/queues';
import { RequestAge } from '../../dashboard/requests/request-age';
import { RowLink } from '../../dashboard/requests/row-link';
import { RequestStatusBadge } from '../../dashboard/requests/request-status-badge';
import { StatusMenu } from '../../dashboard/requests/status-menu';
import {
  ServiceRequestChangedDocument,
  type AdminServiceRequestListRowFragment as RequestRow,
} from '../../graphql/generated/graphql';
import { serviceRequestOperations } from '../../graphql/generated/service-request-operations';
import { FoundParty } from './found-party';
import { LongText } from '../../dashboard/ui/long-text';
import { serviceRequestKind, serviceRequestQuery } from './request-kind';
import { ServiceRequestDetails } from './service-request-details';
import { toStatus } from './timeline';
import { UrgencyBadge } from './urgency-badge';
import { useServiceOptions } from './use-service-options';
import { ToPlaceTag } from '../../dashboard/requests/to-place-tag';

const ageOf = (row: RequestRow) => (
  <RequestAge
    createdAt={row.createdAt}
    unansweredSince={row.unansweredSince}
    answerDueAt={row.answerDueAt}
  />
);

/** Requests for a service (M135 to M138). Clients create them, so there is no form here. */
export const serviceRequestsResource = defineResource({
  name: 'serviceRequests',
  audited: 'serviceRequest',
  rowId: (request: RequestRow) => request.id,
  rowName: (request: RequestRow) => request.clientName,
  list: serviceRequestOperations.list,
  stats: statsOf(serviceRequestOperations.stats, [
    {
      counter: 'totalRequests',
      label: 'admin.serviceRequests.total',
      icon: <InboxOutlined />,
      rows: { filters: {} },
    },
    {
      counter: 'pendingRequests',
      label: 'terms.requestStatus.pending',
      icon: <ClockCircleOutlined />,
      rows: { filters: { status: 'pending' } },
    },
    {
      counter: 'approvedRequests',
      label: 'terms.requestStatus.approved',
      icon: <CheckCircleOutlined />,
      rows: { filters: { status: 'approved' } },
    },
    {
      counter: 'inProgressRequests',
      label: 'terms.requestStatus.in_progress',
      icon: <SyncOutlined />,
      rows: { filters: { status: 'in_progress' } },
    },
    {
      counter: 'completedRequests',
      label: 'terms.requestStatus.completed',
      icon: <CheckSquareOutlined />,
      rows: { filters: { status: 'completed' } },
    },
    {
      counter: 'rejectedRequests',
      label: 'terms.requestStatus.rejected',
      icon: <CloseCircleOutlined />,
      rows: { filters: { status: 'rejected' } },
    },
  ]),
  filters: {
    queue: queueFilter('serviceRequest'),
    status: choicesFilter(SERVICE_REQUEST_STATUSES, {
      label: 'admin.serviceRequests.fields.status',
      optionLabel: (status) => `terms.requestStatus.${status}`,
    }),
    urgency: choiceFilter(URGENCIES, {
      label: 'admin.serviceRequests.fields.urgency',
      optionLabel: (urgency) => `terms.urgency.${urgency}`,
    }),
    serviceId: dynamicNumberFilter('admin.serviceRequests.fields.service', useServiceOptions),
    toBePlaced: flagFilter('consultation.toBePlaced'),
    ...requestFilters,
  },
  defaultSort: LONGEST_WAITING,
  defaultSortLabel: 'dashboard.sort.urgentQueue',
  columns: [
    {
      key: 'reference',
      title: 'admin.serviceRequests.fields.reference',
      sortBy: 'reference',
      heading: true,
      cell: ({ id, reference, unseen }: RequestRow) => (
        <RowLink id={id} reference={reference} unseen={unseen}>
          <Ltr>{reference}</Ltr>
        </RowLink>
      ),
    },
    {
      key: 'clientName',
      title: 'admin.serviceRequests.fields.clientName',
      sortBy: 'clientName',
      heading: true,
      cell: (row: RequestRow) => (
        <PersonCell
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
      cell: ({ serviceTitle, toBePlaced, opposingParty }: RequestRow) => (
        <>
          {toBePlaced ? <ToPlaceTag /> : <LongText>{serviceTitle}</LongText>}
          <FoundParty party={opposingParty} />
        </>
      ),
    },
    {
      key: 'urgency',
      title: 'admin.serviceRequests.fields.urgency',
      sortBy: 'urgency',
      cell: ({ urgency }: RequestRow) => <UrgencyBadge urgency={urgency} />,
    },
    {
      key: 'status',
      title: 'admin.serviceRequests.fields.status',
      sortBy: 'status',
      cell: (row: RequestRow) => (
        <StatusMenu kind={serviceRequestKind} request={{ ...row, status: toStatus(row.status) }} />
      ),
      brief: ({ status }: RequestRow) => (
        <RequestStatusBadge kind={serviceRequestKind} status={toStatus(status)} />
      ),
    },
    {
      key: 'createdAt',
      title: 'admin.serviceRequests.fields.createdAt',
      sortBy: 'createdAt',
      cell: ageOf,
      brief: ageOf,
    },
  ],
  remove: serviceRequestOperations.remove,
  restore: serviceRequestOperations.restore,
  details: ServiceRequestDetails,
  detailsQuery: serviceRequestQuery,
  selectionBar: bulkBarOf(serviceRequestKind),
  createExport: serviceRequestOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ServiceRequestChangedDocument, onChange),
});
