import { useTranslation } from 'react-i18next';
import { toStoredForm } from '@contract/passwords';
import { Field } from '../../components/field';
import { PasswordInput } from '../../components/password-input';
import type { FieldRules, FormFields } from '../../lib/form';
import type { FormRules } from '../../lib/form-rules';
import { useSite } from '../../lib/site';
import { PasswordMeter } from './password-meter';

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

/** Rules of the two fields. A mismatch is shown under the second. */
export function useNewPasswordRules({
  required,
  newPassword,
}: FormRules): FieldRules<NewPasswordValues> {
  const { t } = useTranslation();
  const { minPasswordLength } = useSite();
  const mismatch = t('auth.passwordsDoNotMatch');
  return {
    password: [required, newPassword(minPasswordLength)],
    confirmPassword: [
      required,
      (value, values) => toStoredForm(value) === toStoredForm(values.password) || mismatch,
    ],
  };
}

export interface NewPasswordFieldsProps {
  form: FormFields<NewPasswordValues>;
  label: string;
  /** Name and e-mail address of the person: the meter advises against using them. */
  personal?: readonly string[];
}

/** A new password with a strength meter, and its confirmation. */
export function NewPasswordFields({ form, label, personal }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const { errors, field, values } = form;
  return (
    <>
      <Field label={label} help={t('auth.passwordHelp')} error={errors.password}>
        <PasswordInput autoComplete="new-password" {...field('password')} />
        <PasswordMeter
          password={values.password}
          personal={personal}
          hideAdvice={!!errors.password}
        />
      </Field>
      <Field label={t('auth.confirmPassword')} error={errors.confirmPassword}>
        <PasswordInput autoComplete="new-password" {...field('confirmPassword')} />
      </Field>
    </>
  );
}
