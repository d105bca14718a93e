import { useTranslation } from 'react-i18next';
import { Field, TextInput } from '../../components/field';
import type { FormFields } from '../../lib/form';
import { isForeignPhone } from '../../lib/form-rules';

export interface PhoneFieldProps<Name extends string> {
  form: FormFields<Record<Name, string>>;
  name: Name;
  label: string;
}

/** A phone number. Foreign numbers are accepted with their country code (A29). */
export function PhoneField<Name extends string>({ form, name, label }: PhoneFieldProps<Name>) {
  const { t } = useTranslation();
  return (
    <Field
      label={label}
      help={isForeignPhone(form.values[name]) ? t('auth.phoneForeign') : undefined}
      error={form.errors[name]}
    >
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t('auth.phonePlaceholder')}
        {...form.field(name)}
      />
    </Field>
  );
}
