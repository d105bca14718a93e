import {
  CheckSquareOutlined,
  EyeOutlined,
  InboxOutlined,
  MailOutlined,
  SendOutlined,
} from '@ant-design/icons';
import { CONTACT_REQUEST_STATUSES, URGENCIES } from '@contract/enums';
import { Ltr } from '../../components/bdi';
import { choiceFilter, choicesFilter } from '../../dashboard/engine/filters';
import { defineResource } from '../../dashboard/engine/resource';
import { statsOf } from '../../dashboard/engine/stats';
import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { bulkBarOf } from '../../dashboard/requests/bulk-bar';
import { BriefPersonCell, PersonCell } from '../../dashboard/requests/person-cell';
import { requestFilters } from '../../dashboard/requests/request-filters';
import { LONGEST_WAITING, queueFilter } from '../../dashboard/requests/queues';
import { RequestAge } from '../../dashboard/requests/request-age';
import { RequestStatusBadge } from '../../dashboard/requests/request-status-badge';
import { RowLink } from '../../dashboard/requests/row-link';
import { StatusMenu } from '../../dashboard/requests/status-menu';
import { LongText } from '../../dashboard/ui/long-text';
import {
  ContactRequestChangedDocument,
  type AdminContactRequestListRowFragment as Row,
} from '../../graphql/generated/graphql';
import { contactRequestOperations } from '../../graphql/generated/contact-request-operations';
import { UrgencyBadge } from '../service-requests/urgency-badge';
import { contactRequestKind, contactRequestQuery } from './contact-kind';
import { ContactRequestDetails } from './contact-request-details';
import { toStatus } from './message-status';
import { messageTitle } from '@contract/requests/message-title';

const ageOf = (row: Row) => (
  <RequestAge
    createdAt={row.createdAt}
    unansweredSince={row.unansweredSince}
    answerDueAt={row.answerDueAt}
  />
);

/** Messages from the contact page (M139, M140). Clients write them, so there is no form here. */
export const contactRequestsResource = defineResource({
  name: 'contactRequests',
  audited: 'contactRequest',
  rowId: (request: Row) => request.id,
  rowName: (request: Row) => request.name,
  list: contactRequestOperations.list,
  stats: statsOf(contactRequestOperations.stats, [
    {
      counter: 'totalRequests',
      label: 'admin.contactRequests.total',
      icon: <InboxOutlined />,
      rows: { filters: {} },
    },
    {
      counter: 'newRequests',
      label: 'message.officeStatus.new',
      icon: <MailOutlined />,
      rows: { filters: { status: 'new' } },
    },
    {
      counter: 'readRequests',
      label: 'message.officeStatus.read',
      icon: <EyeOutlined />,
      rows: { filters: { status: 'read' } },
    },
    {
      counter: 'repliedRequests',
      label: 'message.officeStatus.replied',
      icon: <SendOutlined />,
      rows: { filters: { status: 'replied' } },
    },
    {
      counter: 'closedRequests',
      label: 'message.officeStatus.closed',
      icon: <CheckSquareOutlined />,
      rows: { filters: { status: 'closed' } },
    },
  ]),
  filters: {
    queue: queueFilter('contactRequest'),
    status: choicesFilter(CONTACT_REQUEST_STATUSES, {
      label: 'admin.contactRequests.fields.status',
      optionLabel: (status) => `message.officeStatus.${status}`,
    }),
    priority: choiceFilter(URGENCIES, {
      label: 'message.fields.priority',
      optionLabel: (priority) => `terms.urgency.${priority}`,
    }),
    ...requestFilters,
  },
  defaultSort: LONGEST_WAITING,
  defaultSortLabel: 'dashboard.sort.urgentQueue',
  columns: [
    {
      key: 'reference',
      title: 'admin.contactRequests.fields.reference',
      sortBy: 'reference',
      heading: true,
      cell: ({ id, reference, unseen }: Row) => (
        <RowLink id={id} reference={reference} unseen={unseen}>
          <Ltr>{reference}</Ltr>
        </RowLink>
      ),
    },
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
    {
      key: 'status',
      title: 'admin.contactRequests.fields.status',
      sortBy: 'status',
      cell: (row: Row) => (
        <StatusMenu kind={contactRequestKind} request={{ ...row, status: toStatus(row.status) }} />
      ),
      brief: ({ status }: Row) => (
        <RequestStatusBadge kind={contactRequestKind} status={toStatus(status)} />
      ),
    },
    {
      key: 'createdAt',
      title: 'admin.contactRequests.fields.createdAt',
      sortBy: 'createdAt',
      cell: ageOf,
      brief: ageOf,
    },
  ],
  remove: contactRequestOperations.remove,
  restore: contactRequestOperations.restore,
  details: ContactRequestDetails,
  detailsQuery: contactRequestQuery,
  selectionBar: bulkBarOf(contactRequestKind),
  createExport: contactRequestOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ContactRequestChangedDocument, onChange),
});
