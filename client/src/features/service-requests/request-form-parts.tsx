import { useTranslation } from 'react-i18next';
import { URGENCIES } from '@contract/enums';
import { formRuleText } from '@contract/form-messages';
import { officeDay } from '@contract/office-clock';
import { Field, Select, TextArea, TextInput } from '../../components/field';
import type { FormFields } from '../../lib/form';
import { useLocale } from '../../lib/i18n';
import { EmailField } from '../auth/email-field';
import { PhoneField } from '../auth/phone-field';
import { GUIDE_ME, type RequestValues } from './request-form';
import type { ServiceChoice } from './use-request-form';

interface PartProps {
  form: FormFields<RequestValues>;
}

interface ServiceFieldProps extends PartProps {
  services: readonly ServiceChoice[] | undefined;
}

/** The requested service. An unknown slug in the URL shows an error at once. */
export function ServiceField({ form, services }: ServiceFieldProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { service } = form.values;
  const known = service === GUIDE_ME || services?.some(({ slug }) => slug === service);
  const unknown =
    services && service && !known ? formRuleText('unknownService', locale) : undefined;
  return (
    <Field label={t('request.service')} error={form.errors.service ?? unknown}>
      <Select {...form.field('service')} value={known ? service : ''} disabled={!services}>
        <option value="" disabled>
          {t(services ? 'request.chooseService' : 'request.loadingServices')}
        </option>
        <option value={GUIDE_ME}>{t('request.guideMe')}</option>
        {services?.map(({ slug, title }) => (
          <option key={slug} value={slug}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

export function DescriptionField({ form }: PartProps) {
  const { t } = useTranslation();
  return (
    <Field
      label={t('request.description')}
      help={t('request.descriptionHelp')}
      error={form.errors.serviceDescription}
    >
      <TextArea rows={7} {...form.field('serviceDescription')} />
    </Field>
  );
}

/** Contact details, filled in from the account. */
export function ContactFields({ form }: PartProps) {
  const { t } = useTranslation();
  const { errors, field } = form;
  return (
    <>
      <Field label={t('request.name')} error={errors.clientName}>
        <TextInput autoComplete="name" {...field('clientName')} />
      </Field>
      <EmailField form={form} name="clientEmail" label={t('request.email')} />
      <PhoneField form={form} name="clientPhone" label={t('request.phone')} />
      <Field label={t('request.address')} optional error={errors.clientAddress}>
        <TextInput autoComplete="street-address" {...field('clientAddress')} />
      </Field>
    </>
  );
}

/** Optional details that help the office to plan. */
export function MoreFields({ form }: PartProps) {
  const { t } = useTranslation();
  const { errors, field } = form;
  return (
    <>
      <Field label={t('request.urgency')} error={errors.urgency}>
        <Select {...field('urgency')}>
          {URGENCIES.map((urgency) => (
            <option key={urgency} value={urgency}>
              {t(`request.urgencies.${urgency}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('request.preferredDate')}
        optional
        help={t('request.preferredDateHelp')}
        error={errors.preferredDate}
      >
        <TextInput type="date" min={officeDay()} {...field('preferredDate')} />
      </Field>
      <Field
        label={t('request.additional')}
        optional
        help={t('request.additionalHelp')}
        error={errors.additionalRequirements}
      >
        <TextArea rows={4} {...field('additionalRequirements')} />
      </Field>
      <Field
        label={t('request.opposingParty')}
        optional
        help={t('request.opposingPartyHelp')}
        error={errors.opposingParty}
      >
        <TextInput {...field('opposingParty')} />
      </Field>
    </>
  );
}
