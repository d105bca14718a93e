import { useTranslation } from 'react-i18next';
import { application } from '@contract/requests/application';
import { ButtonLink } from '../../components/button';
import { DraftFormView, FormPart } from '../../components/draft-form-view';
import { FileDrop, UploadProgress } from '../../components/file-drop';
import {
  type ApplicationFormOptions,
  type ApplicationValues,
  useApplicationForm,
} from './use-application-form';
import { Field } from '../../components/field';
import type { FormFields } from '../../lib/forms/form';
import { DeclaredField } from '../requests/declared-field';
import { CV_ACCEPT, formatSize } from './cv-file';

interface PartProps {
  form: FormFields<ApplicationValues>;
}

function PersonFields({ form }: PartProps) {
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

function WorkFields({ form }: PartProps) {
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

function MoreFields({ form }: PartProps) {
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
function CvField({ form, cv, isRefused, isMissing, onChoose, onRemove }: CvFieldProps) {
  const { t } = useTranslation();
  const { unit, size: amount } = formatSize(cv?.size ?? 0);
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

/** The application form for the chosen job. Its texts are kept as a draft (M077 to M080). */
export function ApplicationForm(options: ApplicationFormOptions) {
  const { t } = useTranslation();
  const { state, cv, isCvRefused, isCvMissing, chooseCv, removeCv, progress } =
    useApplicationForm(options);
  const { form } = state;
  return (
    <DraftFormView
      {...state}
      kept={t('application.kept')}
      submit={t('application.submit')}
      sending={t('application.sending')}
      earlier={
        <ButtonLink to="/account" size="small" variant="outline">
          {t('account.tabs.requests')}
        </ButtonLink>
      }
    >
      <FormPart title={t('application.parts.person')}>
        <PersonFields form={form} />
      </FormPart>
      <FormPart title={t('application.parts.work')}>
        <WorkFields form={form} />
        <CvField
          form={form}
          cv={cv}
          isRefused={isCvRefused}
          isMissing={isCvMissing}
          onChoose={chooseCv}
          onRemove={removeCv}
        />
      </FormPart>
      <FormPart title={t('application.parts.more')}>
        <MoreFields form={form} />
      </FormPart>
      {progress !== null && <UploadProgress sent={progress} label={t('application.sending')} />}
    </DraftFormView>
  );
}
