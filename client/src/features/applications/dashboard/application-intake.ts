import { application } from '@contract/requests/application';
import { requiredChoiceRule } from '../../../dashboard/engine/form/rules';
import { referenceField } from '../../../dashboard/engine/form/reference-field';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { applicationOperations } from '../../../graphql/generated/application-operations';
import { AdminOpenJobRolesDocument } from '../../../graphql/generated/graphql';
import { useLocale } from '../../../lib/i18n/i18n';
import { intakeOf } from '../../requests/dashboard/intake-form';
import { cvField } from './cv-control';

const openRoles = queryOf(AdminOpenJobRolesDocument, (data) => data.jobRoles.items, MAX_AGE.admin);

/** The jobs that are open now. */
function useOpenRoles() {
  const language = useLocale();
  const { data = [] } = openRoles.useData({ language });
  return data.map(({ slug, title }) => ({ value: slug, label: title || slug }));
}

/** The form of an application of somebody who brought their CV, or sent it otherwise. */
export const applicationIntake = intakeOf(application, {
  create: applicationOperations.create,
  fromAddress: ['roleId'],
  first: ['roleId', 'cv'],
  ownFields: {
    roleId: {
      ...referenceField('application.fields.role', useOpenRoles),
      ...{ optional: false, rules: (context) => [requiredChoiceRule(context)] },
    },
    cv: cvField,
  },
});
