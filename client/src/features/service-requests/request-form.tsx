import { useTranslation } from 'react-i18next';
import { formRuleText } from '@contract/form-messages';
import { officeDay } from '@contract/office-clock';
import { serviceRequest } from '@contract/requests/service-request';
import { ButtonLink } from '../../components/button';
import { DraftFormView, FormPart } from '../../components/draft-form-view';
import { Field, Select } from '../../components/field';
import { LazyBlock } from '../../components/lazy-block';
import { Skeleton } from '../../components/skeleton';
import type { FieldRules, FormFields, Rule } from '../../lib/forms/form';
import { useLocale } from '../../lib/i18n/i18n';
import { lazyComponent } from '../../lib/lazy-component';
import { useInBrowser } from '../../lib/use-in-browser';
import { DeclaredField } from '../requests/declared-field';
import {
  type ClientRequestRowFragment,
  SubmitServiceRequestDocument,
  type SubmitServiceRequestInput,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import type { AuthUser } from '../../lib/auth';
import { type DraftForm, useDraftForm } from '../../lib/forms/draft-form';
import { formRules, type FormRules } from '../../lib/forms/form-rules';
import {
  blankTexts,
  type FormTexts,
  type Person,
  textRules,
  toInput,
} from '../requests/form-values';

/** Its code comes while the form is filled in. */
const UrgencyFields = lazyComponent(async () => (await import('./urgency-fields')).UrgencyFields);

/** In place of a service or a branch: the person does not know, and the office chooses (A83). */
const GUIDE_ME = 'guide-me';

/** The service under which such a request is stored until the office has chosen one. */
const LEGAL_CONSULTATION = 11;

/** The values of the form. The service is given by its slug, as in the URL of the form. */
interface RequestValues extends FormTexts<typeof serviceRequest> {
  service: string;
  /** The service in the URL when the form was opened; stored with the draft. */
  entry: string;
}

/** Initial values: contact details of the person, and the service in the URL. */
const blankRequest = (person: Person, entry: string): RequestValues => ({
  ...blankTexts(serviceRequest, person),
  service: entry,
  entry,
});

/**
 * A draft keeps its service when the page is opened with the same URL again, as after a reload. With
 * another service in the URL, that service is chosen and the other values of the draft stay.
 */
function reconcileService(draft: RequestValues, entry: string): RequestValues {
  if (!entry || draft.entry === entry) return draft;
  return { ...draft, service: entry, entry };
}

/** The input of the mutation. */
const toSubmitInput = (values: RequestValues, serviceId: number): SubmitServiceRequestInput => ({
  ...toInput(serviceRequest, values),
  serviceId,
  ...(values.service === GUIDE_ME && { toBePlaced: true }),
});

/** Validation rules of the form. */
const requestRules = (
  rules: FormRules,
  texts: { datePast: string; dateFuture: string; unknownService: Rule<RequestValues> },
): FieldRules<RequestValues> => ({
  ...textRules(serviceRequest, rules),
  service: [rules.required, texts.unknownService],
  paperReceivedOn: [(date) => date <= officeDay() || texts.dateFuture],
  preferredDate: [(date) => !date || date >= officeDay() || texts.datePast],
});

interface ServiceChoice {
  id: number;
  slug: string;
  title: string;
  price: string;
  inPerson: boolean;
}

interface RequestFormOptions {
  user: AuthUser;
  /** Slug of the service in the URL, or empty. */
  entry: string;
  services: readonly ServiceChoice[] | undefined;
  onSent: (request: ClientRequestRowFragment) => void;
}

/** State of the request form, with its draft. */
function useRequestForm({
  user,
  entry,
  services,
  onSent,
}: RequestFormOptions): DraftForm<RequestValues> {
  const { t } = useTranslation();
  const locale = useLocale();
  const { request } = useApi();
  const chosen = (slug: string) => services?.find((service) => service.slug === slug);
  const idOf = (slug: string) => (slug === GUIDE_ME ? LEGAL_CONSULTATION : chosen(slug)?.id);
  const rules = requestRules(formRules(locale), {
    datePast: t('request.datePast'),
    dateFuture: t('request.paper.future'),
    // Without the list of services it is not known whether the service exists.
    unknownService: (slug) => {
      if (chosen(slug)?.inPerson) return t('services.inPerson');
      return !services || idOf(slug) !== undefined || formRuleText('unknownService', locale);
    },
  });
  return useDraftForm({
    draft: {
      name: `service-request:${user.id}`,
      blank: blankRequest(user, entry),
      reconcile: (stored) => reconcileService(stored, entry),
    },
    rules,
    send: async (values, { idempotencyKey, check }) => {
      const serviceId = idOf(values.service);
      if (serviceId === undefined) throw new TypeError('The services are not loaded');
      const input = { ...toSubmitInput(values, serviceId), ...check };
      const answer = await request(SubmitServiceRequestDocument, { input, idempotencyKey });
      return answer.submitServiceRequest;
    },
    onSent,
    texts: { failure: t('request.failure'), alreadySent: t('request.arrivedBefore') },
    names: { serviceId: 'service' },
  });
}

interface PartProps {
  form: FormFields<RequestValues>;
}

interface ServiceFieldProps extends PartProps {
  services: readonly ServiceChoice[] | undefined;
}

/** The requested service. An unknown slug in the URL shows an error at once. */
function ServiceField({ form, services }: ServiceFieldProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { service } = form.values;
  const chosen = services?.find(({ slug }) => slug === service);
  const known = service === GUIDE_ME || (chosen && !chosen.inPerson);
  const problem = chosen ? t('services.inPerson') : formRuleText('unknownService', locale);
  return (
    <Field
      label={t('request.fields.serviceId')}
      help={known && chosen?.price && t('services.price', { price: chosen.price })}
      error={form.errors.service ?? (services && service && !known ? problem : undefined)}
    >
      <Select {...form.field('service')} value={known ? service : ''} disabled={!services}>
        <option value="" disabled>
          {t(services ? 'request.chooseService' : 'request.loadingServices')}
        </option>
        <option value={GUIDE_ME}>{t('request.guideMe')}</option>
        {services
          ?.filter(({ inPerson }) => !inPerson)
          .map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
      </Select>
    </Field>
  );
}

function DescriptionField({ form }: PartProps) {
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
function ContactFields({ form }: PartProps) {
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
function MoreFields({ form }: PartProps) {
  const inBrowser = useInBrowser();
  const loading = <Skeleton lines={4} />;
  const part = { form, definition: serviceRequest };
  return (
    <>
      {inBrowser ? (
        <LazyBlock fallback={loading}>
          <UrgencyFields form={form} />
        </LazyBlock>
      ) : (
        loading
      )}
      <DeclaredField {...part} name="preferredDate" min={officeDay()} />
      <DeclaredField {...part} name="additionalRequirements" rows={4} />
      <DeclaredField {...part} name="opposingParty" />
    </>
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
