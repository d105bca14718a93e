import { useTranslation } from 'react-i18next';
import { tidyPhone } from '@contract/phone-numbers';
import { phoneProblem } from '@contract/phones';
import { Field, TextInput } from '../../components/field';
import type { FormFields } from '../../lib/forms/form';
import { isForeignPhone } from '../../lib/forms/form-rules';

export interface PhoneFieldProps<Name extends string> {
  form: FormFields<Record<Name, string>>;
  name: Name;
  label: string;
}

/** A phone number; a wrong one is told by an example. Foreign ones are accepted with their country code (A29). */
export function PhoneField<Name extends string>({ form, name, label }: PhoneFieldProps<Name>) {
  const { t } = useTranslation();
  const phone = form.values[name];
  const error = form.errors[name];
  const example = error && phone.trim() ? t('auth.phoneExample') : undefined;
  return (
    <Field
      label={label}
      help={isForeignPhone(phone) ? t('auth.phoneForeign') : example}
      error={error}
    >
      <TextInput
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={t('auth.phonePlaceholder')}
        {...form.field(name)}
        onBlur={() => {
          const tidy = tidyPhone(phone);
          if (tidy !== phone && phoneProblem(phone) === undefined) form.change(name, tidy);
        }}
      />
    </Field>
  );
}
