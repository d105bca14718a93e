import { useTranslation } from 'react-i18next';
import { formRuleText } from '@contract/form-messages';
import {
  SubmitServiceRequestDocument,
  type ClientRequestRowFragment,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import type { AuthUser } from '../../lib/auth';
import { useDraftForm, type DraftForm } from '../../lib/draft-form';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import {
  blankRequest,
  GUIDE_ME,
  LEGAL_CONSULTATION,
  reconcileService,
  requestRules,
  toSubmitInput,
  type RequestValues,
} from './request-form';

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

/** State of the request form, with its draft. */
export function useRequestForm({
  user,
  entry,
  services,
  onSent,
}: RequestFormOptions): DraftForm<RequestValues> {
  const { t } = useTranslation();
  const locale = useLocale();
  const { request } = useApi();
  const idOf = (slug: string) =>
    slug === GUIDE_ME ? LEGAL_CONSULTATION : services?.find((service) => service.slug === slug)?.id;
  const rules = requestRules(formRules(locale), {
    datePast: t('request.datePast'),
    // Without the list of services it is not known whether the service exists.
    unknownService: (slug) =>
      !services || idOf(slug) !== undefined || formRuleText('unknownService', locale),
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
