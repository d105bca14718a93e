import { EyeOutlined, MailOutlined, SendOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { URGENCIES } from '@contract/enums';
import {
  CONTACT_REQUEST_STATUSES,
  contactRequest,
  type ContactRequestStatus,
  messageTitle,
} from '@contract/requests/contact-request';
import { choiceFilter } from '../../../dashboard/engine/list/filters';
import { defineResource, type DetailsProps } from '../../../dashboard/engine/resource';
import { useChangeSubscription } from '../../../dashboard/engine/use-change-subscription';
import { buildBulkBar } from '../../../dashboard/desk/bulk-bar';
import { BriefPersonCell, PersonCell } from '../../../dashboard/desk/person-cell';
import {
  ageColumn,
  assigneeColumn,
  Excerpt,
  referenceColumn,
  requestStats,
  statusColumn,
  statusFilter,
} from '../../../dashboard/desk/request-list';
import { LONGEST_WAITING, queueFilter, requestFilters } from '../../../dashboard/desk/queues';
import { LongText } from '../../../dashboard/ui/texts';
import {
  AdminContactRequestDocument,
  ContactRequestChangedDocument,
  type AdminContactRequestDetailFragment as RequestDetail,
  type AdminContactRequestListRowFragment as Row,
} from '../../../graphql/generated/graphql';
import { contactRequestOperations } from '../../../graphql/generated/contact-request-operations';
import { RequestStatusBadge, UrgencyBadge } from '../../../dashboard/desk/request-badges';
import { Bdi, Ltr } from '../../../components/bdi';
import { FreeText } from '../../../components/free-text';
import { IntakeFacts, intakeFilters } from '../../../dashboard/desk/intake/intake-facts';
import { ConflictNotice } from '../../../dashboard/desk/conflict-notice';
import {
  PartHeading,
  RequestLoadError,
  ThreadSections,
} from '../../../dashboard/desk/request-details';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { PersonPanel } from '../../../dashboard/desk/person-panel';
import { StatusButtons } from '../../../dashboard/desk/status-controls';
import { DateText } from '../../../dashboard/ui/date-text';
import { Fact, Facts } from '../../../dashboard/ui/page-parts';
import { AssigneeLine, FieldSelect } from '../../../dashboard/desk/saved-fields';
import { RequestQuotes } from '../../quotes/dashboard/request-quotes';
import styles from '../../../dashboard/desk/request-details.module.css';
import { DeskFacts } from '../../requests/dashboard/desk-facts';
import { intakeOf } from '../../requests/dashboard/intake-form';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import type { DeskKind } from '../../../dashboard/desk/desk-kind';
import { CONTACT_TONES, toContactStatus } from '../message-status';
import { ClientSeen } from '../../papers/dashboard/client-seen';
import { DeskPapers } from '../../papers/dashboard/desk-papers';

/** One contact request with its thread. */
const contactRequestQuery = queryOf(
  AdminContactRequestDocument,
  ({ contactRequest }) => ({ ...contactRequest, status: toContactStatus(contactRequest.status) }),
  MAX_AGE.opened,
);

/** Statuses of contact requests and how they are changed (A33). */
const contactRequestKind: DeskKind<ContactRequestStatus> = {
  ...contactRequestOperations,
  name: 'contactRequests',
  type: 'contactRequest',
  statuses: CONTACT_REQUEST_STATUSES,
  closed: [],
  withReason: [],
  tone: (status) => CONTACT_TONES[status],
  label: (status) => `message.officeStatus.${status}`,
  eventLabel: ({ type, status }) =>
    type === 'status_changed'
      ? `message.officeStatus.${toContactStatus(status)}`
      : `message.officeEvent.${type}`,
  current: contactRequestQuery,
};

function SenderFacts({ request }: { request: RequestDetail }) {
  const { t } = useTranslation();
  const { id, version } = request;
  const missing = <span className={styles.missing}>{t('dashboard.notSpecified')}</span>;
  return (
    <Facts>
      <DeskFacts
        definition={contactRequest}
        request={request}
        without={['name', 'subject']}
        special={{
          priority: (
            <FieldSelect
              label={t('message.fields.priority')}
              value={request.priority}
              options={URGENCIES.map((value) => ({
                value,
                label: t(`words.messagePriority.${value}`),
              }))}
              save={(client, priority) =>
                contactRequestOperations.update(client, { id, priority, version })
              }
            />
          ),
        }}
      />
      <IntakeFacts request={request} />
      <Fact label={t('admin.contactRequests.fields.createdAt')}>
        <DateText value={request.createdAt} time />
      </Fact>
      <Fact label={t('admin.contactRequests.fields.repliedAt')}>
        {request.repliedAt ? <DateText value={request.repliedAt} time /> : missing}
      </Fact>
    </Facts>
  );
}

/** A contact request with its thread, and forms to reply and to add notes. */
function ContactRequestDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: request, error, loading, refetch } = contactRequestQuery.useData({ id });
  if (error && !loading) return <RequestLoadError error={error} onRetry={refetch} />;
  if (!request) return <Skeleton active paragraph={{ rows: 10 }} />;

  return (
    <div className={styles.details}>
      <div className={styles.head}>
        <p className={styles.person}>
          <span className={styles.name}>
            <PersonLink id={request.personId} name={request.name} />
          </span>
          <Ltr>{request.reference}</Ltr>
        </p>
        <RequestStatusBadge kind={contactRequestKind} status={request.status} />
      </div>
      <ConflictNotice kind={contactRequestKind} id={request.id} />
      <StatusButtons kind={contactRequestKind} request={request} />
      <AssigneeLine request={request} kind={contactRequestKind} />
      <section>
        <PartHeading>
          <Bdi>{request.subject ?? t('admin.contactRequests.fields.message')}</Bdi>
        </PartHeading>
        <FreeText>{request.message || t('dashboard.notSpecified')}</FreeText>
      </section>
      <PersonPanel
        kind={contactRequestKind}
        id={request.id}
        contact={{
          personId: request.personId,
          email: request.email,
          phone: request.phone,
          e164: request.phoneE164,
        }}
      />
      <SenderFacts request={request} />
      <DeskPapers kind="contactRequest" request={request} />
      <RequestQuotes kind="contactRequest" request={request} />
      <ThreadSections
        kind={contactRequestKind}
        request={request}
        answered={request.status === 'replied' ? t('admin.contactRequests.reply.done') : undefined}
        seen={<ClientSeen kind="contactRequest" request={request} />}
      />
    </div>
  );
}

/** Somebody who called may have left no more than a number. */
function MessageTitle({ row }: { row: Row }) {
  const { t } = useTranslation();
  return <LongText isShort>{messageTitle(row) || t('dashboard.notSpecified')}</LongText>;
}

const contactRequestsList = defineResource({
  name: 'contactRequests',
  audited: 'contactRequest',
  rowId: (request: Row) => request.id,
  rowName: (request: Row) => request.name,
  list: contactRequestOperations.list,
  stats: requestStats(contactRequestKind, contactRequestOperations.stats, {
    new: <MailOutlined />,
    read: <EyeOutlined />,
    replied: <SendOutlined />,
  }),
  filters: {
    queue: queueFilter('contactRequest'),
    status: statusFilter(contactRequestKind, 'admin.contactRequests.fields.status'),
    priority: choiceFilter(URGENCIES, {
      label: 'message.fields.priority',
      optionLabel: (priority) => `words.messagePriority.${priority}`,
    }),
    ...requestFilters,
    ...intakeFilters,
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
      cell: ({ name, personId, email, phone, phoneE164 }: Row) => (
        <PersonCell personId={personId} name={name} email={email} phone={phone} e164={phoneE164} />
      ),
      brief: ({ name, ...row }: Row) => <BriefPersonCell {...row} name={name} />,
    },
    {
      key: 'subject',
      title: 'admin.contactRequests.fields.subject',
      sortBy: 'subject',
      cell: (row: Row) => (
        <>
          <MessageTitle row={row} />
          {row.subject && <Excerpt text={row.excerpt} />}
        </>
      ),
    },
    {
      key: 'priority',
      title: 'message.fields.priority',
      sortBy: 'priority',
      cell: ({ priority }: Row) => <UrgencyBadge urgency={priority} words="messagePriority" />,
    },
    statusColumn(contactRequestKind, 'admin.contactRequests.fields.status'),
    assigneeColumn<Row>(),
    ageColumn('admin.contactRequests.fields.createdAt'),
  ],
  remove: contactRequestOperations.remove,
  restore: contactRequestOperations.restore,
  details: ContactRequestDetails,
  detailsQuery: contactRequestQuery,
  selectionBar: buildBulkBar(contactRequestKind),
  createExport: contactRequestOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ContactRequestChangedDocument, onChange),
});

/** Messages from the contact page (M139, M140), and those that the office writes down. */
export const contactRequestsResource = {
  ...contactRequestsList,
  intake: intakeOf(contactRequest, {
    create: contactRequestOperations.create,
    labels: { message: 'admin.contactRequests.fields.message' },
  }),
};
