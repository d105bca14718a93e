import { isWebhookKind, TEST_EVENT, type WebhookKind } from '@contract/webhooks';
import type { TFunction } from 'i18next';
import { screenOf } from '../../../dashboard/screens';

/** What a kind of row is called among the events of a webhook. */
export const kindWord = (t: TFunction, kind: WebhookKind): string =>
  kind === 'contactInfo' ? t('webhooks.contactInfo') : t(screenOf(kind).label);

/** An event in words, such as "Questions: created". */
export function eventWords(t: TFunction, event: string): string {
  if (event === TEST_EVENT) return t('webhooks.testEvent');
  const [kind = '', action = ''] = event.split('.');
  if (!isWebhookKind(kind)) return event;
  return t('common.labelled', {
    label: kindWord(t, kind),
    value: t(`webhooks.actions.${action}`),
  });
}
