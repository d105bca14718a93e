import { CheckCircleOutlined, IdcardOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { AutoComplete } from 'antd';
import { JOB_ROLE_CATEGORIES, jobRoleContent } from '@contract/content/job-role';
import { contentResource } from '../../../dashboard/engine/page/content-resource';
import { jobRoleOperations } from '../../../graphql/generated/job-role-operations';
import { adminJobRole, JobRoleDetails } from './job-role-details';
import { Bdi, Ltr } from '../../../components/bdi';
import { LongText, ResolvedText } from '../../../dashboard/ui/texts';
import type { AdminJobRoleRowFragment, JobRoleType } from '../../../graphql/generated/graphql';
import styles from './job-roles.module.css';
import { termText } from '../job-role-terms';
import {
  choiceField,
  linesField,
  localized,
  textField,
} from '../../../dashboard/engine/form/fields';
import type { ControlProps } from '../../../dashboard/engine/field-types';

interface TermControlProps extends ControlProps<string> {
  /** Terms that are stored in English and translated wherever they are shown (A38). */
  terms: readonly string[];
}

/** A text input that suggests the known terms in the reader's language. Other texts stay as typed. */
function TermControl({ terms, value = '', onChange, ...rest }: TermControlProps) {
  const { t } = useTranslation();
  return (
    <AutoComplete
      {...rest}
      value={terms.includes(value) ? termText(t, value) : value}
      options={terms.map((term) => ({ value: termText(t, term) }))}
      onChange={(text: string) =>
        onChange?.(terms.find((term) => termText(t, term) === text) ?? text)
      }
    />
  );
}

const { fields, lists, texts } = jobRoleContent;

/** As spelled in GraphQL. */
const TYPES = [
  'full_time',
  'part_time',
  'contract',
  'internship',
] as const satisfies readonly JobRoleType[];

const KNOWN_TERMS = {
  experience: ['Not specified', '1+ years', '2+ years', '3+ years', '3-5 years', '5+ years'],
  location: ['Remote', 'Algiers', 'Algiers or remote'],
  salary: ['Competitive'],
};

/** A text with suggestions. Left empty, the server uses its default. */
const termField = (name: keyof typeof KNOWN_TERMS) => ({
  ...textField({
    label: `jobRoles.${name}`,
    help: 'admin.jobRoles.termHelp',
    limit: fields[name],
    optional: true,
  }),
  control: () => <TermControl terms={KNOWN_TERMS[name]} />,
  initial: fields[name].initial as string,
});

const listOf = (name: keyof typeof lists) =>
  localized(linesField({ label: `role.tabs.${name}`, limit: lists[name], optional: true }));

/** The fields of the form whose words or values are those of the public pages. */
const jobRoleFields = {
  title: localized(
    textField({
      label: 'admin.jobRoles.fields.title',
      limit: texts.title,
      requiredMessage: 'admin.jobRoles.titleRequired',
    }),
  ),
  requirements: listOf('requirements'),
  responsibilities: listOf('responsibilities'),
  benefits: listOf('benefits'),
  skills: listOf('skills'),
  category: choiceField(JOB_ROLE_CATEGORIES, {
    label: 'admin.jobRoles.fields.category',
    initial: 'legal',
    optionLabel: (category) => `jobRoles.categoryNames.${category}`,
  }),
  type: choiceField(TYPES, {
    label: 'jobRoles.type',
    initial: 'full_time',
    optionLabel: (type) => `jobRoles.types.${type}`,
  }),
  experience: termField('experience'),
  location: termField('location'),
  salary: termField('salary'),
  icon: {
    ...textField({
      label: 'admin.jobRoles.fields.icon',
      help: 'admin.jobRoles.iconHelp',
      limit: fields.icon,
      optional: true,
    }),
    initial: fields.icon.initial as string,
  },
};

interface CellProps {
  role: AdminJobRoleRowFragment;
}

/** Icon and title, with the slug under it. */
function JobRoleTitle({ role }: CellProps) {
  return (
    <div className={styles.title}>
      <span className={styles.icon} aria-hidden="true">
        {role.icon}
      </span>
      <ResolvedText language={role.resolvedLanguage}>{role.title}</ResolvedText>
      <span className={styles.slug}>
        <Ltr>{role.slug}</Ltr>
      </span>
    </div>
  );
}

/** The beginning of the description. */
function JobRoleDescription({ role }: CellProps) {
  return (
    <span className={styles.description}>
      <LongText>{role.description}</LongText>
    </span>
  );
}

function JobRoleCategoryLabel({ role }: CellProps) {
  const { t } = useTranslation();
  return t(role.category ? `jobRoles.categoryNames.${role.category}` : 'dashboard.notSpecified');
}

function JobRoleExperience({ role }: CellProps) {
  const { t } = useTranslation();
  return <Bdi>{termText(t, role.experience)}</Bdi>;
}

/** The firm's job roles (M125 to M129). A 401 is shown on the page, without a redirect. */
export const jobRolesResource = contentResource(jobRoleContent, jobRoleOperations, {
  customFields: jobRoleFields,
  choices: { category: 'jobRoles.categoryNames' },
  fetching: { inline: true },
  stats: {
    total: <IdcardOutlined />,
    active: <CheckCircleOutlined />,
    inactive: <PauseCircleOutlined />,
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
