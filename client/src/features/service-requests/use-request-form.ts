import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleText } from '@contract/validation';
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

export interface RequestFailure {
  /** Something required is missing; it could not be sent; it had already arrived before it was changed. */
  kind: 'missing' | 'failed' | 'arrived';
  detail?: string;
}

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
  /** Whether a draft may be brought back (see `useDraft`). */
  restore: boolean;
  onSent: (request: ClientRequestRowFragment) => void;
}

/** Sends under the draft's key until it succeeds, and tells apart what can go wrong. */
function useSending(draft: Draft<RequestValues>, { services, onSent }: RequestFormOptions) {
  const locale = useLocale();
  const { request } = useApi();
  const [failure, setFailure] = useState<RequestFailure | null>(null);

  const send = async (values: RequestValues, form: Form<RequestValues>) => {
    // Sent before the list of services has come: nothing is known to be wrong with it.
    if (!services) return setFailure({ kind: 'failed' });
    setFailure(null);
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
      if (code !== 'IDEMPOTENCY_MISMATCH') return setFailure({ kind: 'failed', detail: summary });
      // An earlier attempt did arrive; what is in the form now can only be another request.
      draft.renewKey(values);
      setFailure({ kind: 'arrived' });
    }
  };
  return { failure, setFailure, send };
}

/** The request form's life: the draft that is kept, and sending it. */
export function useRequestForm(options: RequestFormOptions) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { user, entry, restore } = options;
  const draft = useDraft({
    name: `service-request:${user.id}`,
    blank: blankRequest(user, entry),
    restore,
    reconcile: (found) => reconcileService(found, entry),
  });
  const { failure, setFailure, send } = useSending(draft, options);
  const form: Form<RequestValues> = useForm({
    initial: draft.initial,
    rules: requestRules(rules, t('request.datePast')),
    onInvalid: (missing) => setFailure(missing ? { kind: 'missing' } : null),
    onSubmit: (values) => send(values, form),
  });
  useAutosave(draft, form.values);

  const clearDraft = () => {
    draft.forget(form.values);
    form.reset(draft.blank);
    setFailure(null);
  };
  const { restoredAt, blank } = draft;
  return { form, failure, restoredAt, clearDraft, typed: differs(form.values, blank) };
}
