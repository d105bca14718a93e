import { useTranslation } from 'react-i18next';
import { REQUIRED_FIELDS, ruleText } from '@contract/validation';
import {
  SubmitServiceRequestDocument,
  type ClientRequestRowFragment,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import type { AuthUser } from '../../lib/auth';
import { differs, useAutosave, useDraft, type Draft } from '../../lib/draft';
import { useForm, type Form } from '../../lib/form';
import { showFieldErrors } from '../../lib/form-errors';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import {
  blankRequest,
  reconcileService,
  requestRules,
  toSubmitInput,
  type RequestValues,
} from './request-form';

/** An earlier attempt had already arrived before the form was changed: no error, but worth knowing. */
export const ARRIVED = 'arrived';

export interface ServiceChoice {
  id: number;
  slug: string;
  title: string;
}

export interface RequestFormOptions {
  user: AuthUser;
  /** Slug named by the address, or empty. */
  entry: string;
  services: readonly ServiceChoice[] | undefined;
  onSent: (request: ClientRequestRowFragment) => void;
}

/** Sends under the draft's key until it succeeds, and tells apart what can go wrong. */
function useSending(draft: Draft<RequestValues>, { services, onSent }: RequestFormOptions) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { request } = useApi();
  const failed = (form: Form<RequestValues>, text?: string) =>
    form.fail({ title: t('request.failure'), text });

  return async (values: RequestValues, form: Form<RequestValues>) => {
    // Sent before the list of services has come: nothing is known to be wrong with it.
    if (!services) return failed(form);
    const serviceId = services.find(({ slug }) => slug === values.service)?.id;
    if (serviceId === undefined) {
      return form.refuse({ service: ruleText('unknownService', locale) });
    }
    const input = toSubmitInput(values, serviceId);
    const idempotencyKey = draft.submissionKey(values);
    try {
      const answer = await request(SubmitServiceRequestDocument, { input, idempotencyKey });
      draft.forget(values);
      form.reset(draft.blank);
      onSent(answer.submitServiceRequest);
    } catch (error) {
      const { code, summary } = showFieldErrors(form, error, { names: { serviceId: 'service' } });
      if (code !== 'IDEMPOTENCY_MISMATCH') return failed(form, summary);
      // An earlier attempt did arrive; what is in the form now can only be another request.
      draft.renewKey(values);
      form.fail({ kind: ARRIVED, text: t('request.arrivedBefore') });
    }
  };
}

/** The request form's life: the draft that is kept, and sending it. */
export function useRequestForm(options: RequestFormOptions) {
  const { t } = useTranslation();
  const locale = useLocale();
  const rules = formRules(locale);
  const { user, entry } = options;
  const draft = useDraft({
    name: `service-request:${user.id}`,
    blank: blankRequest(user, entry),
    reconcile: (found) => reconcileService(found, entry),
  });
  const send = useSending(draft, options);
  const form: Form<RequestValues> = useForm({
    initial: draft.blank,
    restore: draft.restore,
    rules: requestRules(rules, t('request.datePast')),
    missingText: REQUIRED_FIELDS[locale],
    onSubmit: (values) => send(values, form),
  });
  useAutosave(draft, form.values);

  const clearDraft = () => {
    draft.forget(form.values);
    form.reset(draft.blank);
  };
  const { restoredAt, blank } = draft;
  return { form, restoredAt, clearDraft, typed: differs(form.values, blank) };
}
