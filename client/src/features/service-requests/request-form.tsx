import { useTranslation } from 'react-i18next';
import { formRuleText } from '@contract/form-messages';
import { officeDay } from '@contract/office-clock';
import { LEGAL_CONSULTATION, serviceRequest } from '@contract/requests/service-request';
import { ButtonLink } from '../../components/button';
import { DraftFormView, FormPart } from '../../components/draft-form-view';
import { Field, Select } from '../../components/field';
import { loadLater } from './load-later';
import { LazyBlock } from '../../components/lazy-block';
import type { FormFields } from '../../lib/forms/form';
import { useLocale } from '../../lib/i18n/i18n';
import { lazyComponent } from '../../lib/lazy-component';
import { formOf, takeFiles } from '../papers/chosen-files';
import { FilesOfForm } from '../papers/files-of-form';
import { DeclaredField } from '../requests/declared-field';
import { servicesQuery } from '../services/services.queries';
import {
  type ClientRequestRowFragment,
  SubmitServiceRequestDocument,
  type SubmitServiceRequestInput,
} from '../../graphql/generated/graphql';
import { GUIDE_ME } from '../../lib/addresses';
import { useApi } from '../../lib/api/api';
import type { AuthUser } from '../../lib/auth';
import { type DraftForm, useDraftForm } from '../../lib/forms/draft-form';
import { formRules } from '../../lib/forms/form-rules';
import {
  blankTexts,
  type FormTexts,
  type Person,
  textRules,
  toInput,
} from '../requests/form-values';

/** Its code comes while the form is filled in. */
const LaterParts = lazyComponent(async () => (await loadLater()).LaterParts, {
  isOnServer: true,
});

/** The values of the form. The service is given by its slug, as in the URL of the form. */
interface RequestValues extends FormTexts<typeof serviceRequest> {
  service: string;
  /** The service in the URL when the form was opened; stored with the draft. */
  entry: string;
}

/** Initial values: contact details of the person, and the service and the situation in the URL. */
const blankRequest = (
  person: Person,
  { entry, situationId }: Pick<RequestFormOptions, 'entry' | 'situationId'>,
): RequestValues => ({
  ...blankTexts(serviceRequest, person),
  service: entry,
  entry,
  situationId,
});

/**
 * A draft keeps its service when the page is opened with the same URL again, as after a reload. With
 * another service in the URL, that service is chosen and the other values of the draft stay. The situation is that of
 * the page from which the person came last.
 */
function reconcileEntry(
  draft: RequestValues,
  { entry, situationId }: Pick<RequestFormOptions, 'entry' | 'situationId'>,
): RequestValues {
  const isSame = !entry || draft.entry === entry;
  if (isSame) return situationId ? { ...draft, situationId } : draft;
  return { ...draft, service: entry, entry, situationId };
}

/** The input of the mutation. */
const toSubmitInput = (values: RequestValues, serviceId: number): SubmitServiceRequestInput => ({
  ...toInput(serviceRequest, values),
  serviceId,
  ...(values.service === GUIDE_ME && { toBePlaced: true }),
});

interface ServiceChoice {
  id: number;
  slug: string;
  title: string;
  price: string;
  inPerson: boolean;
}

type Services = readonly ServiceChoice[] | undefined;

/** Why a service cannot be chosen; without the list of services that is not known. */
function useServiceProblem(services: Services): (service: string) => string | undefined {
  const { t } = useTranslation();
  const locale = useLocale();
  return (service) => {
    if (!services || !service || service === GUIDE_ME) return undefined;
    const found = services.find(({ slug }) => slug === service);
    if (!found) return formRuleText('unknownService', locale);
    return found.inPerson ? t('services.inPerson') : undefined;
  };
}

interface RequestFormOptions {
  user: AuthUser;
  /** Slug of the service in the URL, or empty. */
  entry: string;
  /** Id of the situation in the URL, or empty. */
  situationId: string;
  services: Services;
  onSent: (request: ClientRequestRowFragment) => void;
}

/** State of the request form, with its draft. */
function useRequestForm({
  user,
  services,
  onSent,
  ...address
}: RequestFormOptions): DraftForm<RequestValues> {
  const { t } = useTranslation();
  const locale = useLocale();
  const { request } = useApi();
  const readId = async (slug: string) => {
    if (slug === GUIDE_ME) return LEGAL_CONSULTATION;
    // sent before the list has come
    const listed = services ?? (await servicesQuery(request, locale).read());
    // the server says that there is none
    return listed.find((service) => service.slug === slug)?.id ?? 0;
  };
  const problemOf = useServiceProblem(services);
  const rules = formRules(locale);
  return useDraftForm({
    draft: {
      name: `service-request:${user.id}`,
      blank: blankRequest(user, address),
      reconcile: (stored) => reconcileEntry(stored, address),
    },
    rules: {
      ...textRules(serviceRequest, rules),
      service: [rules.required, (slug) => problemOf(slug) ?? true],
      paperReceivedOn: [(date) => date <= officeDay() || t('request.paper.future')],
      preferredDate: [(date) => !date || date >= officeDay() || t('request.datePast')],
    },
    send: async (values, { idempotencyKey, check }) => {
      const input = { ...toSubmitInput(values, await readId(values.service)), ...check };
      const answer = await request(SubmitServiceRequestDocument, { input, idempotencyKey });
      return answer.submitServiceRequest;
    },
    onSent,
    texts: { failure: t('request.failure'), alreadySent: t('request.arrivedBefore') },
    names: { serviceId: 'service' },
  });
}

interface ServiceFieldProps {
  form: FormFields<RequestValues>;
  services: Services;
}

/** The requested service. An unknown slug in the URL shows an error at once. */
function ServiceField({ form, services }: ServiceFieldProps) {
  const { t } = useTranslation();
  const { service } = form.values;
  const problem = useServiceProblem(services)(service);
  return (
    <Field label={t('request.fields.serviceId')} error={form.errors.service ?? problem}>
      <Select
        {...form.field('service')}
        value={services && !problem ? service : ''}
        disabled={!services}
      >
        <option value="" disabled>
          {t(services ? 'request.chooseService' : 'request.loadingServices')}
        </option>
        <option value={GUIDE_ME}>{t('request.guideMe')}</option>
        {services?.map(({ slug, title, inPerson }) => (
          <option key={slug} value={slug} hidden={inPerson}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The request form in three parts. What was typed is kept as a draft (M065 to M070, B04). */
export function RequestForm(options: RequestFormOptions) {
  const { t } = useTranslation();
  const state = useRequestForm(options);
  const { form, clearDraft } = state;
  const { user } = options;
  return (
    <DraftFormView
      {...state}
      clearDraft={() => {
        clearDraft();
        takeFiles(formOf('serviceRequest', user.id));
      }}
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
        <DeclaredField
          {...{ form, definition: serviceRequest }}
          name="serviceDescription"
          label={t('request.description')}
          rows={7}
        />
        <FilesOfForm kind="serviceRequest" />
      </FormPart>
      <LazyBlock>
        <LaterParts form={form} services={options.services} />
      </LazyBlock>
    </DraftFormView>
  );
}
