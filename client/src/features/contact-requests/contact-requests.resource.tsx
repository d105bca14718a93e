import { EyeOutlined, MailOutlined, SendOutlined } from '@ant-design/icons';
import { URGENCIES } from '@contract/enums';
import { contactRequest, messageTitle } from '@contract/requests/contact-request';
import { choiceFilter } from '../../dashboard/engine/filters';
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
import { LongText } from '../../dashboard/ui/long-text';
import {
  ContactRequestChangedDocument,
  type AdminContactRequestListRowFragment as Row,
} from '../../graphql/generated/graphql';
import { contactRequestOperations } from '../../graphql/generated/contact-request-operations';
import { UrgencyBadge } from '../service-requests/urgency-badge';
import { contactRequestKind, contactRequestQuery } from './contact-kind';
import { ContactRequestDetails } from './contact-request-details';

/** Messages from the contact page (M139, M140). Clients write them, so there is no form here. */
export const contactRequestsResource = defineResource({
  name: 'contactRequests',
  audited: 'contactRequest',
  rowId: (request: Row) => request.id,
  rowName: (request: Row) => request.name,
  list: contactRequestOperations.list,
  stats: requestStats(contactRequestKind, contactRequest, contactRequestOperations.stats, {
    new: <MailOutlined />,
    read: <EyeOutlined />,
    replied: <SendOutlined />,
  }),
  filters: {
    queue: queueFilter('contactRequest'),
    status: statusFilter(contactRequestKind, 'admin.contactRequests.fields.status'),
    priority: choiceFilter(URGENCIES, {
      label: 'message.fields.priority',
      optionLabel: (priority) => `words.urgency.${priority}`,
    }),
    ...requestFilters,
  },
  defaultSort: LONGEST_WAITING,
  defaultSortLabel: 'dashboard.sort.urgentQueue',
  columns: [
    referenceColumn('admin.contactRequests.fields.reference'),
    {
      key: 'name',
      title: 'admin.contactRequests.fields.name',
      sortBy: 'name',
      heading: true,
      cell: ({ name, email, phone, phoneE164 }: Row) => (
        <PersonCell name={name} email={email} phone={phone} e164={phoneE164} />
      ),
      brief: ({ name, ...row }: Row) => <BriefPersonCell {...row} name={name} />,
    },
    {
      key: 'subject',
      title: 'admin.contactRequests.fields.subject',
      sortBy: 'subject',
      cell: (row: Row) => <LongText isShort>{messageTitle(row)}</LongText>,
    },
    {
      key: 'priority',
      title: 'message.fields.priority',
      sortBy: 'priority',
      cell: ({ priority }: Row) => <UrgencyBadge urgency={priority} />,
    },
    statusColumn(contactRequestKind, 'admin.contactRequests.fields.status'),
    ageColumn('admin.contactRequests.fields.createdAt'),
  ],
  remove: contactRequestOperations.remove,
  restore: contactRequestOperations.restore,
  details: ContactRequestDetails,
  detailsQuery: contactRequestQuery,
  selectionBar: bulkBarOf(contactRequestKind),
  createExport: contactRequestOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ContactRequestChangedDocument, onChange),
});
