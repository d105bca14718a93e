import { CheckCircleOutlined, EyeOutlined, StarOutlined } from '@ant-design/icons';
import { type ApplicationStatus, application } from '@contract/requests/application';
import { dynamicFilter } from '../../dashboard/engine/filters';
import { defineResource } from '../../dashboard/engine/resource';
import { useChangeSubscription } from '../../dashboard/engine/use-change-subscription';
import { boardOf, type RequestsResource } from '../../dashboard/requests/board/board-spec';
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
  ApplicationChangedDocument,
  type AdminApplicationListRowFragment as ApplicationRow,
} from '../../graphql/generated/graphql';
import { applicationOperations } from '../../graphql/generated/application-operations';
import { ApplicationDetails } from './application-details';
import { applicationKind, currentApplication } from './application-kind';
import { ApplicationCard } from './application-card';
import { RoleTitle } from './application-cells';
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
  stats: requestStats(applicationKind, application, applicationOperations.stats, {
    reviewed: <EyeOutlined />,
    shortlisted: <StarOutlined />,
    accepted: <CheckCircleOutlined />,
  }),
  filters: {
    queue: queueFilter('application'),
    status: statusFilter(applicationKind, 'application.fields.status'),
    role: dynamicFilter('application.fields.role', useJobOptions),
    ...requestFilters,
  },
  defaultSort: LONGEST_WAITING,
  defaultSortLabel: 'dashboard.sort.queue',
  columns: [
    referenceColumn<ApplicationRow>('application.fields.reference', ({ repeatOfId }) => (
      <RepeatMark repeatOfId={repeatOfId} />
    )),
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
    statusColumn<ApplicationStatus, ApplicationRow>(applicationKind, 'application.fields.status'),
    ageColumn<ApplicationRow>('application.fields.createdAt'),
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
