import { JOB_ROLE_CATEGORIES, jobRoleContent } from '@contract/content/job-role';
import { choiceField, linesField, localized, textField } from '../../dashboard/engine/fields';
import type { JobRoleType } from '../../graphql/generated/graphql';
import { TermControl } from './term-control';

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
export const jobRoleFields = {
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
