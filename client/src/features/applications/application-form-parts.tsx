import { useTranslation } from 'react-i18next';
import { application } from '@contract/requests/application';
import { Field } from '../../components/field';
import { FileDrop } from '../../components/file-drop';
import type { FormFields } from '../../lib/form';
import { DeclaredField } from '../requests/declared-field';
import type { ApplicationValues } from './application-form';
import { CV_ACCEPT, sizeOf } from './cv-file';

interface PartProps {
  form: FormFields<ApplicationValues>;
}

export function PersonFields({ form }: PartProps) {
  const part = { form, definition: application };
  return (
    <>
      <DeclaredField {...part} name="fullName" autoComplete="name" />
      <DeclaredField {...part} name="email" />
      <DeclaredField {...part} name="phoneNumber" />
      <DeclaredField {...part} name="dateOfBirth" autoComplete="bday" />
      <DeclaredField {...part} name="address" autoComplete="street-address" />
      <DeclaredField {...part} name="city" autoComplete="address-level2" />
      <DeclaredField {...part} name="country" autoComplete="country-name" />
    </>
  );
}

export function WorkFields({ form }: PartProps) {
  const part = { form, definition: application };
  return (
    <>
      <DeclaredField {...part} name="experience" rows={5} />
      <DeclaredField {...part} name="education" rows={4} />
      <DeclaredField {...part} name="skills" rows={4} />
      <DeclaredField {...part} name="motivation" rows={5} />
    </>
  );
}

export function MoreFields({ form }: PartProps) {
  const part = { form, definition: application };
  return (
    <>
      <DeclaredField {...part} name="linkedin" />
      <DeclaredField {...part} name="website" />
      <DeclaredField {...part} name="expectedSalary" />
      <DeclaredField {...part} name="availability" />
      <DeclaredField {...part} name="additionalInfo" rows={3} />
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
