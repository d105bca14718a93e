import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button';
import { DraftFormView, FormPart } from '../../components/draft-form-view';
import { ContactFields, DescriptionField, MoreFields, ServiceField } from './request-form-parts';
import { useRequestForm, type RequestFormOptions } from './use-request-form';

/** The request form in three parts. What was typed is kept as a draft (M065 to M070, B04). */
export function RequestForm(options: RequestFormOptions) {
  const { t } = useTranslation();
  const state = useRequestForm(options);
  const { form } = state;
  return (
    <DraftFormView
      {...state}
      kept={t('request.kept')}
      submit={t('request.submit')}
      sending={t('request.sending')}
      earlier={
        <ButtonLink to="/account" size="small" variant="outline">
          {t('request.myRequests')}
        </ButtonLink>
      }
    >
      <FormPart title={t('request.partService')}>
        <ServiceField form={form} services={options.services} />
        <DescriptionField form={form} />
      </FormPart>
      <FormPart title={t('request.partContact')}>
        <ContactFields form={form} />
      </FormPart>
      <FormPart title={t('request.partMore')}>
        <MoreFields form={form} />
      </FormPart>
    </DraftFormView>
  );
}
