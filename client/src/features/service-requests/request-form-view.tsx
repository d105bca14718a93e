import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/button';
import { DraftFormView } from '../../components/draft-form-view';
import { ContactFields, DescriptionField, MoreFields, ServiceField } from './request-form-parts';
import styles from './request-form.module.css';
import { useRequestForm, type RequestFormOptions } from './use-request-form';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

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
      <Part title={t('request.partService')}>
        <ServiceField form={form} services={options.services} />
        <DescriptionField form={form} />
      </Part>
      <Part title={t('request.partContact')}>
        <ContactFields form={form} />
      </Part>
      <Part title={t('request.partMore')}>
        <MoreFields form={form} />
      </Part>
    </DraftFormView>
  );
}
