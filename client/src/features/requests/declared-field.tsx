import { useTranslation } from 'react-i18next';
import type { RequestDefinition } from '@contract/requests/define-request';
import type {
  PhoneField as PhoneFieldFacts,
  RequestField,
} from '@contract/requests/request-fields';
import { Field, TextArea, TextInput } from '../../components/field';
import type { FormFields } from '../../lib/forms/form';
import { EmailField } from '../auth/email-field';
import { PhoneField } from '../auth/phone-field';
import { fieldHelp, fieldLabel } from './field-label';

interface DeclaredFieldProps<Name extends string> {
  form: FormFields<Record<Name, string>>;
  definition: RequestDefinition;
  name: Name;
  /** Instead of the words of the field. */
  label?: string;
  help?: string;
  /** Lines of a text with several. */
  rows?: number;
  autoComplete?: string;
  /** First and last day that can be chosen. */
  min?: string;
  max?: string;
  dir?: 'auto';
}

/** What the control needs to know of a field. */
type FieldFacts = Pick<RequestField, 'kind' | 'optional'> & Pick<PhoneFieldFacts, 'anySpelling'>;

const INPUT_TYPES: Record<string, string> = { day: 'date', webAddress: 'url', phone: 'tel' };

/** The control of a declared text, with its label, its hint and its error. */
export function DeclaredField<Name extends string>(props: DeclaredFieldProps<Name>) {
  const { form, definition, name, label: words, rows, help, ...input } = props;
  const { t } = useTranslation();
  const { kind, optional, anySpelling } = definition.fields[name] as FieldFacts;
  const label = words ?? fieldLabel(t, definition, name);
  if (kind === 'email') return <EmailField form={form} name={name} label={label} />;
  if (kind === 'phone' && !anySpelling) return <PhoneField form={form} name={name} label={label} />;
  const control = form.field(name);
  return (
    <Field
      label={label}
      optional={optional}
      help={help ?? fieldHelp(t, definition, name)}
      error={form.errors[name]}
    >
      {rows ? (
        <TextArea rows={rows} {...control} />
      ) : (
        <TextInput type={INPUT_TYPES[kind]} {...input} {...control} />
      )}
    </Field>
  );
}
