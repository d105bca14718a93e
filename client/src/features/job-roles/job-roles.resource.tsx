import { CheckCircleOutlined, IdcardOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { JOB_ROLE_CATEGORIES } from '@contract/content/job-role';
import { languagesColumn, statusColumn } from '../../dashboard/engine/content-columns';
import { contentFilters } from '../../dashboard/engine/content-filters';
import { choiceFilter } from '../../dashboard/engine/filters';
import { defineForm } from '../../dashboard/engine/form-definition';
import { byId, fetchOf } from '../../dashboard/engine/operations';
import { orderColumn } from '../../dashboard/engine/order-column';
import { defineResource } from '../../dashboard/engine/resource';
import { statsOf } from '../../dashboard/engine/stats';
import { jobRoleOperations } from '../../graphql/generated/jobRole-operations';
import {
  AdminJobRoleDocument,
  type AdminJobRoleRowFragment as RoleRow,
} from '../../graphql/generated/graphql';
import {
  JobRoleCategoryLabel,
  JobRoleDescription,
  JobRoleExperience,
  JobRoleTitle,
} from './job-role-cells';
import { adminJobRole, JobRoleDetails } from './job-role-details';
import { jobRoleFields as fields } from './job-role-fields';

/** The firm's job roles (M125 to M129). A 401 is shown on the page, without a redirect. */
export const jobRolesResource = defineResource({
  name: 'jobRoles',
  audited: 'jobRole',
  rowId: (role: RoleRow) => role.id,
  rowName: (role: RoleRow) => role.title,
  list: jobRoleOperations.list({ inline: true }),
  stats: statsOf(jobRoleOperations.stats({ inline: true }), [
    { counter: 'totalRoles', label: 'admin.jobRoles.stats.total', icon: <IdcardOutlined /> },
    {
      counter: 'activeRoles',
      label: 'admin.jobRoles.stats.active',
      icon: <CheckCircleOutlined />,
    },
    {
      counter: 'inactiveRoles',
      label: 'admin.jobRoles.stats.inactive',
      icon: <PauseCircleOutlined />,
    },
  ]),
  filters: {
    ...contentFilters,
    category: choiceFilter(JOB_ROLE_CATEGORIES, {
      label: 'admin.jobRoles.fields.category',
      optionLabel: (category) => `jobRoles.categoryNames.${category}`,
    }),
  },
  defaultSort: { by: 'order', order: 'asc' },
  columns: [
    {
      key: 'title',
      title: 'admin.jobRoles.fields.title',
      sortBy: 'title',
      sortLocalized: true,
      heading: true,
      cell: (role: RoleRow) => <JobRoleTitle role={role} />,
    },
    {
      key: 'description',
      title: 'admin.jobRoles.fields.description',
      cell: (role: RoleRow) => <JobRoleDescription role={role} />,
    },
    {
      key: 'category',
      title: 'admin.jobRoles.fields.category',
      sortBy: 'category',
      cell: (role: RoleRow) => <JobRoleCategoryLabel role={role} />,
    },
    {
      key: 'experience',
      title: 'jobRoles.experience',
      cell: (role: RoleRow) => <JobRoleExperience role={role} />,
    },
    orderColumn<RoleRow>(jobRoleOperations.reorder),
    statusColumn<RoleRow>(jobRoleOperations.toggleStatus),
    // Narrow, with one language on each line, because a description takes several lines anyway.
    { ...languagesColumn, width: 80 },
  ],
  details: JobRoleDetails,
  detailsQuery: adminJobRole,
  form: defineForm({
    fields,
    drafts: true,
    load: fetchOf(AdminJobRoleDocument, byId, ({ jobRole }) => ({
      ...jobRole,
      category: jobRole.category ?? undefined,
      type: jobRole.type ?? undefined,
    })),
    create: jobRoleOperations.create,
    update: jobRoleOperations.update,
  }),
  remove: jobRoleOperations.remove,
  restore: jobRoleOperations.restore,
});
