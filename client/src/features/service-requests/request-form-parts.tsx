import { useTranslation } from 'react-i18next';
import { URGENCIES } from '@contract/enums';
import { formRuleText } from '@contract/form-messages';
import { officeDay } from '@contract/office-clock';
import { serviceRequest } from '@contract/requests/service-request';
import { Field, Select } from '../../components/field';
import type { FormFields } from '../../lib/form';
import { useLocale } from '../../lib/i18n';
import { DeclaredField } from '../requests/declared-field';
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
    <Field label={t('request.fields.serviceId')} error={form.errors.service ?? unknown}>
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
    <DeclaredField
      {...{ form, definition: serviceRequest }}
      name="serviceDescription"
      label={t('request.description')}
      rows={7}
    />
  );
}

/** Contact details, filled in from the account. */
export function ContactFields({ form }: PartProps) {
  const part = { form, definition: serviceRequest };
  return (
    <>
      <DeclaredField {...part} name="clientName" autoComplete="name" />
      <DeclaredField {...part} name="clientEmail" />
      <DeclaredField {...part} name="clientPhone" />
      <DeclaredField {...part} name="clientAddress" autoComplete="street-address" />
    </>
  );
}

/** Optional details that help the office to plan. */
export function MoreFields({ form }: PartProps) {
  const { t } = useTranslation();
  const part = { form, definition: serviceRequest };
  return (
    <>
      <Field label={t('request.fields.urgency')} error={form.errors.urgency}>
        <Select {...form.field('urgency')}>
          {URGENCIES.map((urgency) => (
            <option key={urgency} value={urgency}>
              {t(`words.urgency.${urgency}`)}
            </option>
          ))}
        </Select>
      </Field>
      <DeclaredField {...part} name="preferredDate" min={officeDay()} />
      <DeclaredField {...part} name="additionalRequirements" rows={4} />
      <DeclaredField {...part} name="opposingParty" />
    </>
  );
}
