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

/** Kind of failure: an earlier attempt did succeed, before the form was changed. */
export const ALREADY_SENT = 'alreadySent';

export interface ServiceChoice {
  id: number;
  slug: string;
  title: string;
}

export interface RequestFormOptions {
  user: AuthUser;
  /** Slug of the service in the URL, or empty. */
  entry: string;
  services: readonly ServiceChoice[] | undefined;
  onSent: (request: ClientRequestRowFragment) => void;
}

/** Sends the request with the draft's idempotency key, and shows errors in the form. */
function useSubmitRequest(draft: Draft<RequestValues>, { services, onSent }: RequestFormOptions) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { request } = useApi();
  const failed = (form: Form<RequestValues>, text?: string) =>
    form.fail({ title: t('request.failure'), text });

  return async (values: RequestValues, form: Form<RequestValues>) => {
    // Without the list of services it is not known whether the service exists.
    if (!services) return failed(form);
    const serviceId = services.find(({ slug }) => slug === values.service)?.id;
    if (serviceId === undefined) {
      return form.setErrors({ service: ruleText('unknownService', locale) });
    }
    const input = toSubmitInput(values, serviceId);
    const idempotencyKey = draft.submissionKey(values);
    try {
      const answer = await request(SubmitServiceRequestDocument, { input, idempotencyKey });
      draft.clear(values);
      form.reset(draft.blank);
      onSent(answer.submitServiceRequest);
    } catch (error) {
      const { code, summary } = showFieldErrors(form, error, { names: { serviceId: 'service' } });
      if (code !== 'IDEMPOTENCY_MISMATCH') return failed(form, summary);
      // An earlier attempt with this key succeeded, so that the changed form is a new request.
      draft.renewKey(values);
      form.fail({ kind: ALREADY_SENT, text: t('request.arrivedBefore') });
    }
  };
}

/** State of the request form, with its draft. */
export function useRequestForm(options: RequestFormOptions) {
  const { t } = useTranslation();
  const locale = useLocale();
  const rules = formRules(locale);
  const { user, entry } = options;
  const draft = useDraft({
    name: `service-request:${user.id}`,
    blank: blankRequest(user, entry),
    reconcile: (stored) => reconcileService(stored, entry),
  });
  const send = useSubmitRequest(draft, options);
  const form: Form<RequestValues> = useForm({
    initial: draft.blank,
    restore: draft.restore,
    rules: requestRules(rules, t('request.datePast')),
    missingText: REQUIRED_FIELDS[locale],
    onSubmit: (values) => send(values, form),
  });
  useAutosave(draft, form.values);

  const clearDraft = () => {
    draft.clear(form.values);
    form.reset(draft.blank);
  };
  const { restoredAt, blank } = draft;
  return { form, restoredAt, clearDraft, isChanged: differs(form.values, blank) };
}
