import { useTranslation } from 'react-i18next';
import { Field, TextArea, TextInput } from '../../components/field';
import { FileDrop } from '../../components/file-drop';
import type { FormFields } from '../../lib/form';
import { EmailField } from '../auth/email-field';
import { PhoneField } from '../auth/phone-field';
import type { ApplicationValues } from './application-form';
import { CV_ACCEPT, sizeOf } from './cv-file';

interface PartProps {
  form: FormFields<ApplicationValues>;
}

interface LineProps extends PartProps {
  name: keyof ApplicationValues;
  optional?: boolean;
  type?: string;
  autoComplete?: string;
  help?: string;
}

/** One line, with its label by name. */
function Line({ form, name, optional, help, ...input }: LineProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t(`application.fields.${name}`)}
      optional={optional}
      help={help}
      error={form.errors[name]}
    >
      <TextInput {...input} {...form.field(name)} />
    </Field>
  );
}

function Lines({ form, name, optional, rows }: LineProps & { rows: number }) {
  const { t } = useTranslation();
  return (
    <Field
      label={t(`application.fields.${name}`)}
      optional={optional}
      help={t(`application.help.${name}`)}
      error={form.errors[name]}
    >
      <TextArea rows={rows} {...form.field(name)} />
    </Field>
  );
}

export function PersonFields({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <Line form={form} name="fullName" autoComplete="name" />
      <EmailField form={form} name="email" label={t('application.fields.email')} />
      <PhoneField form={form} name="phoneNumber" label={t('application.fields.phoneNumber')} />
      <Line form={form} name="dateOfBirth" type="date" autoComplete="bday" optional />
      <Line form={form} name="address" autoComplete="street-address" />
      <Line form={form} name="city" autoComplete="address-level2" />
      <Line form={form} name="country" autoComplete="country-name" />
    </>
  );
}

export function WorkFields({ form }: PartProps) {
  return (
    <>
      <Lines form={form} name="experience" rows={5} />
      <Lines form={form} name="education" rows={4} />
      <Lines form={form} name="skills" rows={4} />
      <Lines form={form} name="motivation" rows={5} />
    </>
  );
}

export function MoreFields({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <Line form={form} name="linkedin" type="url" optional />
      <Line form={form} name="website" type="url" optional />
      <Line
        form={form}
        name="expectedSalary"
        help={t('application.help.expectedSalary')}
        optional
      />
      <Line form={form} name="availability" type="date" optional />
      <Lines form={form} name="additionalInfo" rows={3} optional />
    </>
  );
}

interface CvFieldProps extends PartProps {
  cv: File | null;
  isRefused: boolean;
  /** The texts were restored, without the file. */
  isMissing: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** The CV, by drag and drop or by choosing it (M078). */
export function CvField({ form, cv, isRefused, isMissing, onChoose, onRemove }: CvFieldProps) {
  const { t } = useTranslation();
  const { unit, size: amount } = sizeOf(cv?.size ?? 0);
  const size = cv ? t(`application.cv.${unit}`, { size: amount }) : '';
  return (
    <Field
      label={t('application.fields.cv')}
      help={t(isMissing ? 'application.cv.notKept' : 'application.cv.help')}
      error={form.errors.cv}
    >
      <FileDrop
        name="cv"
        accept={CV_ACCEPT}
        hint={t(cv ? 'application.cv.another' : 'application.cv.drop')}
        file={cv}
        isRefused={isRefused}
        size={isRefused ? t('application.cv.refused', { size }) : size}
        onChoose={onChoose}
        onRemove={onRemove}
      />
    </Field>
  );
}
