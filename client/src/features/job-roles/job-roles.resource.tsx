import { CheckCircleOutlined, IdcardOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { jobRoleContent } from '@contract/content/job-role';
import { contentResource } from '../../dashboard/engine/content-resource';
import { jobRoleOperations } from '../../graphql/generated/job-role-operations';
import {
  JobRoleCategoryLabel,
  JobRoleDescription,
  JobRoleExperience,
  JobRoleTitle,
} from './job-role-cells';
import { adminJobRole, JobRoleDetails } from './job-role-details';
import { jobRoleFields } from './job-role-fields';

/** The firm's job roles (M125 to M129). A 401 is shown on the page, without a redirect. */
export const jobRolesResource = contentResource(jobRoleContent, jobRoleOperations, {
  own: jobRoleFields,
  choices: { category: 'jobRoles.categoryNames' },
  fetching: { inline: true },
  stats: {
    totalRoles: <IdcardOutlined />,
    activeRoles: <CheckCircleOutlined />,
    inactiveRoles: <PauseCircleOutlined />,
  },
  columns: ({ main, field, order, status, languages }) => [
    main((role) => <JobRoleTitle role={role} />),
    field('description', (role) => <JobRoleDescription role={role} />),
    field('category', (role) => <JobRoleCategoryLabel role={role} />),
    {
      key: 'experience',
      title: 'jobRoles.experience',
      cell: (role) => <JobRoleExperience role={role} />,
    },
    order,
    status,
    // narrow, with one language on each line, because a description takes several lines anyway
    { ...languages, width: 80 },
  ],
  details: JobRoleDetails,
  detailsQuery: adminJobRole,
});
