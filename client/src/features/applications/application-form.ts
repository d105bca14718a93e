import { application } from '@contract/requests/application';
import type { SubmitApplicationInput } from '../../graphql/generated/graphql';
import type { FieldRules } from '../../lib/form';
import type { FormRules } from '../../lib/form-rules';
import {
  blankTexts,
  type FormTexts,
  type Person,
  textRules,
  toInput,
} from '../requests/form-values';

/** The values of the form. `cv` is the name of the chosen file, which is kept beside them. */
export interface ApplicationValues extends FormTexts<typeof application> {
  cv: string;
}

/** Initial values: contact details of the person. */
export const blankApplication = (person: Person): ApplicationValues => ({
  ...blankTexts(application, person),
  cv: '',
});

/** The input of the mutation. */
export const toSubmitInput = (
  values: ApplicationValues,
  { roleId, cv }: { roleId: string; cv: File },
): SubmitApplicationInput => ({ roleId, cv, ...toInput(application, values) });

/** Validation rules of the form (M077). */
export const applicationRules = (
  rules: FormRules,
  missingCv: string,
): FieldRules<ApplicationValues> => ({
  ...textRules(application, rules),
  cv: [(name) => name !== '' || missingCv],
});
