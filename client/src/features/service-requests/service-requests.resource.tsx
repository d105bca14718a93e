import {
  CheckCircleOutlined,
  CheckSquareOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  InboxOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import { SERVICE_REQUEST_STATUSES, URGENCIES } from '@contract/enums';
import { dateColumn } from '../../dashboard/engine/columns';
import { choiceFilter } from '../../dashboard/engine/filters';
import { byId, mutationOf, queryOf } from '../../dashboard/engine/operations';
import { defineResource } from '../../dashboard/engine/resource';
import { statsOf } from '../../dashboard/engine/stats';
import { StatusMenu } from '../../dashboard/requests/status-menu';
import {
  AdminServiceRequestsDocument,
  AdminServiceRequestStatsDocument,
  RemoveServiceRequestDocument,
  RestoreServiceRequestDocument,
  type AdminServiceRequestRowFragment as RequestRow,
} from '../../graphql/generated/graphql';
import { EmailLink, PhoneLink } from '../../dashboard/ui/contact-links';
import { LongText } from '../../dashboard/ui/long-text';
import { ReferenceLink } from './reference-link';
import { serviceRequestKind } from './request-kind';
import { ServiceRequestDetails } from './service-request-details';
import { toStatus } from './timeline';
import { UrgencyBadge } from './urgency-badge';
import { useServiceRequestEvents } from './use-service-request-events';

/** Requests for a service (M135 to M138). Clients create them, so there is no form here. */
export const serviceRequestsResource = defineResource({
  name: 'serviceRequests',
  rowId: (request: RequestRow) => request.id,
  rowName: (request: RequestRow) => request.clientName,
  list: queryOf(AdminServiceRequestsDocument, (data) => data.serviceRequests),
  stats: statsOf(AdminServiceRequestStatsDocument, {
    read: (data) => data.serviceRequestStats,
    items: [
      { counter: 'totalRequests', label: 'admin.serviceRequests.total', icon: <InboxOutlined /> },
      {
        counter: 'pendingRequests',
        label: 'request.status.pending',
        icon: <ClockCircleOutlined />,
      },
      {
        counter: 'approvedRequests',
        label: 'request.status.approved',
        icon: <CheckCircleOutlined />,
      },
      {
        counter: 'inProgressRequests',
        label: 'request.status.in_progress',
        icon: <SyncOutlined />,
      },
      {
        counter: 'completedRequests',
        label: 'request.status.completed',
        icon: <CheckSquareOutlined />,
      },
      {
        counter: 'rejectedRequests',
        label: 'request.status.rejected',
        icon: <CloseCircleOutlined />,
      },
    ],
  }),
  filters: {
    status: choiceFilter(SERVICE_REQUEST_STATUSES, {
      label: 'admin.serviceRequests.fields.status',
      optionLabel: (status) => `request.status.${status}`,
    }),
    urgency: choiceFilter(URGENCIES, {
      label: 'admin.serviceRequests.fields.urgency',
      optionLabel: (urgency) => `request.urgencies.${urgency}`,
    }),
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
  columns: [
    {
      key: 'reference',
      title: 'admin.serviceRequests.fields.reference',
      sortBy: 'reference',
      heading: true,
      cell: ({ id, reference }: RequestRow) => <ReferenceLink id={id} reference={reference} />,
    },
    {
      key: 'clientName',
      title: 'admin.serviceRequests.fields.clientName',
      sortBy: 'clientName',
      heading: true,
      cell: ({ clientName }: RequestRow) => <LongText>{clientName}</LongText>,
    },
    {
      key: 'clientEmail',
      title: 'admin.serviceRequests.fields.email',
      cell: ({ clientEmail }: RequestRow) => <EmailLink address={clientEmail} />,
    },
    {
      key: 'clientPhone',
      title: 'admin.serviceRequests.fields.phone',
      cell: (row: RequestRow) => <PhoneLink phone={row.clientPhone} e164={row.clientPhoneE164} />,
    },
    {
      key: 'serviceTitle',
      title: 'admin.serviceRequests.fields.service',
      cell: ({ serviceTitle }: RequestRow) => <LongText>{serviceTitle}</LongText>,
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
    },
    dateColumn(({ createdAt }: RequestRow) => createdAt, {
      key: 'createdAt',
      title: 'admin.serviceRequests.fields.createdAt',
      sortBy: 'createdAt',
    }),
  ],
  remove: mutationOf(RemoveServiceRequestDocument, byId, (data) => data.removeServiceRequest),
  restore: mutationOf(RestoreServiceRequestDocument, byId, (data) => data.restoreServiceRequest),
  details: ServiceRequestDetails,
  useChangeEvents: useServiceRequestEvents,
});
