import { URGENCIES } from '@contract/enums';
import { serviceRequest } from '@contract/requests/service-request';
import { choiceFilter, dynamicNumberFilter, flagFilter } from '../../dashboard/engine/filters';
import { defineResource } from '../../dashboard/engine/resource';
import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { bulkBarOf } from '../../dashboard/requests/bulk-bar';
import { BriefPersonCell, PersonCell } from '../../dashboard/requests/person-cell';
import {
  ageColumn,
  referenceColumn,
  requestStats,
  statusColumn,
  statusFilter,
} from '../../dashboard/requests/request-list';
import { requestFilters } from '../../dashboard/requests/request-filters';
import { LONGEST_WAITING, queueFilter } from '../../dashboard/requests/queues';
import {
  ServiceRequestChangedDocument,
  type AdminServiceRequestListRowFragment as RequestRow,
} from '../../graphql/generated/graphql';
import { serviceRequestOperations } from '../../graphql/generated/service-request-operations';
import { FoundParty } from './found-party';
import { LongText } from '../../dashboard/ui/long-text';
import { serviceRequestKind, serviceRequestQuery } from './request-kind';
import { ServiceRequestDetails } from './service-request-details';
import { UrgencyBadge } from './urgency-badge';
import { useServiceOptions } from './use-service-options';
import { ToPlaceTag } from '../../dashboard/requests/to-place-tag';

/** Requests for a service (M135 to M138). Clients create them, so there is no form here. */
export const serviceRequestsResource = defineResource({
  name: 'serviceRequests',
  audited: 'serviceRequest',
  rowId: (request: RequestRow) => request.id,
  rowName: (request: RequestRow) => request.clientName,
  list: serviceRequestOperations.list,
  stats: requestStats(serviceRequestKind, serviceRequest, serviceRequestOperations.stats),
  filters: {
    queue: queueFilter('serviceRequest'),
    status: statusFilter(serviceRequestKind, 'admin.serviceRequests.fields.status'),
    urgency: choiceFilter(URGENCIES, {
      label: 'admin.serviceRequests.fields.urgency',
      optionLabel: (urgency) => `words.urgency.${urgency}`,
    }),
    serviceId: dynamicNumberFilter('admin.serviceRequests.fields.service', useServiceOptions),
    toBePlaced: flagFilter('consultation.toBePlaced'),
    ...requestFilters,
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
    statusColumn(serviceRequestKind, 'admin.serviceRequests.fields.status'),
    ageColumn('admin.serviceRequests.fields.createdAt'),
  ],
  remove: serviceRequestOperations.remove,
  restore: serviceRequestOperations.restore,
  details: ServiceRequestDetails,
  detailsQuery: serviceRequestQuery,
  selectionBar: bulkBarOf(serviceRequestKind),
  createExport: serviceRequestOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ServiceRequestChangedDocument, onChange),
});
