import {
  CheckCircleOutlined,
  EyeOutlined,
  FilePdfOutlined,
  FileWordOutlined,
  StarOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApplicationStatus } from '@contract/requests/application';
import { dynamicFilter } from '../../../dashboard/engine/list/filters';
import { defineResource } from '../../../dashboard/engine/resource';
import { useChangeSubscription } from '../../../dashboard/engine/use-change-subscription';
import { buildBoard, type RequestsResource } from '../../../dashboard/desk/board/board-spec';
import { buildBulkBar } from '../../../dashboard/desk/bulk-bar';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { BriefPersonCell, PersonCell, RowLink } from '../../../dashboard/desk/person-cell';
import {
  ageColumn,
  assigneeColumn,
  Excerpt,
  getAge,
  referenceColumn,
  requestStats,
  statusColumn,
  statusFilter,
} from '../../../dashboard/desk/request-list';
import { intakeFilters } from '../../../dashboard/desk/intake/intake-facts';
import { LONGEST_WAITING, queueFilter, requestFilters } from '../../../dashboard/desk/queues';
import {
  AdminJobRoleChoicesDocument,
  ApplicationChangedDocument,
  type AdminApplicationListRowFragment as ApplicationRow,
} from '../../../graphql/generated/graphql';
import { applicationOperations } from '../../../graphql/generated/application-operations';
import { applicationIntake } from './application-intake';
import { ApplicationDetails } from './application-details';
import { applicationKind, currentApplication } from './application-kind';
import { RepeatMark } from './application-repeats';
import { toApplicationStatus } from '../application-status';
import { Ltr } from '../../../components/bdi';
import { StatusMenu } from '../../../dashboard/desk/status-controls';
import styles from './applications.module.css';
import { useCvLink } from './application-cv';
import { LongText } from '../../../dashboard/ui/texts';
import { useLocale } from '../../../lib/i18n/i18n';
import { roleTitle } from '../role-title';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';

const jobRoles = queryOf(AdminJobRoleChoicesDocument, (data) => data.jobRoles.items, MAX_AGE.admin);

/** All job roles, also those that are no longer offered: there may be applications for them. */
function useJobOptions() {
  const language = useLocale();
  const { data = [] } = jobRoles.useData({ language });
  return data.map(({ id, title, slug }) => ({ value: id, label: title || slug }));
}

function RoleTitle({ job }: Pick<ApplicationRow, 'job'>) {
  const locale = useLocale();
  return <LongText>{roleTitle(job, locale)}</LongText>;
}

/** Saves the CV of an applicant. */
function CvButton({ row }: { row: ApplicationRow }) {
  const { t } = useTranslation();
  const { open, busy } = useCvLink(row.id);
  const Icon = row.cvType === 'pdf' ? FilePdfOutlined : FileWordOutlined;
  return (
    <Button
      size="small"
      type="text"
      icon={<Icon />}
      disabled={busy}
      title={row.cvName}
      aria-label={t('application.cv.downloadOf', { name: row.fullName })}
      onClick={() => void open(false, (address) => window.location.assign(address))}
    />
  );
}

/** An application on the board. */
function ApplicationCard({ row }: { row: ApplicationRow }) {
  return (
    <>
      <div className={styles.name}>
        <PersonLink id={row.personId} name={row.fullName} />
      </div>
      <RoleTitle job={row.job} />
      <div className={styles.line}>
        <span>
          <RowLink id={row.id} reference={row.reference}>
            <Ltr>{row.reference}</Ltr>
          </RowLink>
          <RepeatMark repeatOfId={row.repeatOfId} />
        </span>
        <span className={styles.age}>
          {getAge(row)}
          {row.cvState !== 'infected' && <CvButton row={row} />}
        </span>
      </div>
      <div>
        <StatusMenu
          kind={applicationKind}
          request={{ ...row, status: toApplicationStatus(row.status) }}
        />
      </div>
    </>
  );
}

const requestOf = (row: ApplicationRow) => ({ ...row, status: toApplicationStatus(row.status) });

const list = defineResource({
  name: 'applications',
  audited: 'application',
  rowId: (row: ApplicationRow) => row.id,
  rowName: (row: ApplicationRow) => row.fullName,
  list: applicationOperations.list,
  stats: requestStats(applicationKind, applicationOperations.stats, {
    reviewed: <EyeOutlined />,
    shortlisted: <StarOutlined />,
    accepted: <CheckCircleOutlined />,
  }),
  filters: {
    queue: queueFilter('application'),
    status: statusFilter(applicationKind, 'application.fields.status'),
    role: dynamicFilter('application.fields.role', useJobOptions),
    ...requestFilters,
    ...intakeFilters,
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
          personId={row.personId}
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
      cell: ({ job, excerpt }: ApplicationRow) => (
        <>
          <RoleTitle job={job} />
          <Excerpt text={excerpt} />
        </>
      ),
    },
    statusColumn<ApplicationStatus, ApplicationRow>(applicationKind, 'application.fields.status'),
    assigneeColumn<ApplicationRow>(),
    ageColumn<ApplicationRow>('application.fields.createdAt'),
  ],
  remove: applicationOperations.remove,
  restore: applicationOperations.restore,
  details: ApplicationDetails,
  detailsQuery: currentApplication,
  selectionBar: buildBulkBar(applicationKind),
  createExport: applicationOperations.createExport,
  useChangeEvents: (onChange) => useChangeSubscription(ApplicationChangedDocument, onChange),
});

/** Job applications (M131 to M133), which people send and the office writes down. */
export const applicationsResource: RequestsResource<ApplicationRow> = {
  ...list,
  intake: applicationIntake,
  board: buildBoard({
    kind: applicationKind,
    requestOf,
    card: (row) => <ApplicationCard row={row} />,
  }),
};
