import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button';
import { DraftFormView, FormPart } from '../../components/draft-form-view';
import { UploadProgress } from '../../components/file-drop';
import { CvField, MoreFields, PersonFields, WorkFields } from './application-form-parts';
import { useApplicationForm, type ApplicationFormOptions } from './use-application-form';

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
