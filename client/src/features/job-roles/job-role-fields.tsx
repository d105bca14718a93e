import {
  JOB_ROLE_CATEGORIES,
  JOB_ROLE_DEFAULTS,
  JOB_ROLE_LIMITS,
  jobRoleContent,
} from '@contract/content/job-role';
import { orderField, statusField } from '../../dashboard/engine/content-fields';
import {
  areaField,
  choiceField,
  linesField,
  localized,
  textField,
} from '../../dashboard/engine/fields';
import { slugField } from '../../dashboard/engine/slug-field';
import { jobRoleOperations } from '../../graphql/generated/jobRole-operations';
import type { JobRoleType } from '../../graphql/generated/graphql';
import { TermControl } from './term-control';

const { texts, lists } = jobRoleContent;

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
    limit: JOB_ROLE_LIMITS[name],
    optional: true,
  }),
  control: () => <TermControl terms={KNOWN_TERMS[name]} />,
  initial: JOB_ROLE_DEFAULTS[name] as string,
});

const listOf = (name: keyof typeof lists) =>
  localized(linesField({ label: `role.tabs.${name}`, limit: lists[name], optional: true }));

/** The form of a job role. */
export const jobRoleFields = {
  title: localized(
    textField({
      label: 'admin.jobRoles.fields.title',
      limit: texts.title,
      requiredMessage: 'admin.jobRoles.titleRequired',
    }),
  ),
  description: localized(
    areaField({ label: 'admin.jobRoles.fields.description', limit: texts.description, rows: 4 }),
  ),
  requirements: listOf('requirements'),
  responsibilities: listOf('responsibilities'),
  benefits: listOf('benefits'),
  skills: listOf('skills'),
  slug: slugField({
    label: 'admin.jobRoles.fields.slug',
    help: 'admin.jobRoles.slugHelp',
    from: 'titleEn',
    check: jobRoleOperations.checkSlug,
  }),
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
      limit: JOB_ROLE_LIMITS.icon,
      optional: true,
    }),
    initial: JOB_ROLE_DEFAULTS.icon as string,
  },
  order: orderField,
  status: statusField,
};
