import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  EyeOutlined,
  InboxOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { APPLICATION_STATUSES } from '@contract/enums';
import { Ltr } from '../../components/bdi';
import { choicesFilter, dynamicFilter } from '../../dashboard/engine/filters';
import { defineResource } from '../../dashboard/engine/resource';
import { statsOf } from '../../dashboard/engine/stats';
import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { boardOf, type RequestsResource } from '../../dashboard/requests/board/board-spec';
import { bulkBarOf } from '../../dashboard/requests/bulk-bar';
import { BriefPersonCell, PersonCell } from '../../dashboard/requests/person-cell';
import { requestFilters } from '../../dashboard/requests/request-filters';
import { LONGEST_WAITING, queueFilter } from '../../dashboard/requests/queues';
import { RequestStatusBadge } from '../../dashboard/requests/request-status-badge';
import { RowLink } from '../../dashboard/requests/row-link';
import { StatusMenu } from '../../dashboard/requests/status-menu';
import {
  ApplicationChangedDocument,
  type AdminApplicationListRowFragment as ApplicationRow,
} from '../../graphql/generated/graphql';
import { applicationOperations } from '../../graphql/generated/application-operations';
import { ApplicationDetails } from './application-details';
import { applicationKind, currentApplication } from './application-kind';
import { ApplicationCard } from './application-card';
import { ageOf, RoleTitle } from './application-cells';
import { RepeatMark } from './application-repeats';
import { toApplicationStatus } from './application-status';
import { useJobOptions } from './use-job-options';

const requestOf = (row: ApplicationRow) => ({ ...row, status: toApplicationStatus(row.status) });

const list = defineResource({
  name: 'applications',
  audited: 'application',
  rowId: (row: ApplicationRow) => row.id,
  rowName: (row: ApplicationRow) => row.fullName,
  list: applicationOperations.list,
  stats: statsOf(applicationOperations.stats, [
    {
      counter: 'totalApplications',
      label: 'admin.applications.total',
      icon: <InboxOutlined />,
      rows: { filters: {} },
    },
    {
      counter: 'pendingApplications',
      label: 'terms.applicationStatus.pending',
      icon: <ClockCircleOutlined />,
      rows: { filters: { status: 'pending' } },
    },
    {
      counter: 'reviewedApplications',
      label: 'terms.applicationStatus.reviewed',
      icon: <EyeOutlined />,
      rows: { filters: { status: 'reviewed' } },
    },
    {
      counter: 'shortlistedApplications',
      label: 'terms.applicationStatus.shortlisted',
      icon: <StarOutlined />,
      rows: { filters: { status: 'shortlisted' } },
    },
    {
      counter: 'acceptedApplications',
      label: 'terms.applicationStatus.accepted',
      icon: <CheckCircleOutlined />,
      rows: { filters: { status: 'accepted' } },
    },
    {
      counter: 'rejectedApplications',
      label: 'terms.applicationStatus.rejected',
      icon: <CloseCircleOutlined />,
      rows: { filters: { status: 'rejected' } },
    },
  ]),
  filters: {
    queue: queueFilter('application'),
    status: choicesFilter(APPLICATION_STATUSES, {
      label: 'application.fields.status',
      optionLabel: (status) => `terms.applicationStatus.${status}`,
    }),
    role: dynamicFilter('application.fields.role', useJobOptions),
    ...requestFilters,
  },
  defaultSort: LONGEST_WAITING,
  defaultSortLabel: 'dashboard.sort.queue',
  columns: [
    {
      key: 'reference',
      title: 'application.fields.reference',
      sortBy: 'reference',
      heading: true,
      cell: ({ id, reference, unseen, repeatOfId }: ApplicationRow) => (
        <>
          <RowLink id={id} reference={reference} unseen={unseen}>
            <Ltr>{reference}</Ltr>
          </RowLink>
          <RepeatMark repeatOfId={repeatOfId} />
        </>
      ),
    },
    {
      key: 'fullName',
      title: 'application.fields.fullName',
      sortBy: 'fullName',
      heading: true,
      cell: (row: ApplicationRow) => (
        <PersonCell
          name={row.fullName}
          email={row.email}
          phone={row.phoneNumber}
          e164={row.phoneE164}
        />
      ),
      brief: ({ fullName, ...row }: ApplicationRow) => <BriefPersonCell {...row} name={fullName} />,
    },
    {
      key: 'role',
      title: 'application.fields.role',
      sortBy: 'roleSlug',
      cell: ({ role }: ApplicationRow) => <RoleTitle role={role} />,
    },
    {
      key: 'status',
      title: 'application.fields.status',
      sortBy: 'status',
      cell: (row: ApplicationRow) => <StatusMenu kind={applicationKind} request={requestOf(row)} />,
      brief: ({ status }: ApplicationRow) => (
        <RequestStatusBadge kind={applicationKind} status={toApplicationStatus(status)} />
      ),
    },
    {
      key: 'createdAt',
      title: 'application.fields.createdAt',
      sortBy: 'createdAt',
      cell: ageOf,
      brief: ageOf,
    },
  ],
  remove: applicationOperations.remove,
  restore: applicationOperations.restore,
  details: ApplicationDetails,
  detailsQuery: currentApplication,
  selectionBar: bulkBarOf(applicationKind),
  createExport: applicationOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ApplicationChangedDocument, onChange),
});

/** Job applications (M131 to M133). People send them from the site, so there is no form here. */
export const applicationsResource: RequestsResource<ApplicationRow> = {
  ...list,
  board: boardOf({
    kind: applicationKind,
    requestOf,
    card: (row) => <ApplicationCard row={row} />,
  }),
};
