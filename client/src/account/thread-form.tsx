import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { DraftFormView } from '../components/draft-form-view';
import { Field, TextArea } from '../components/field';
import { useToast } from '../components/toast';
import { useDraftForm } from '../lib/forms/draft-form';
import { formRules } from '../lib/forms/form-rules';
import { useLocale } from '../lib/i18n/i18n';

interface MessageVariables {
  id: string;
  input: { text: string };
  idempotencyKey?: string | null;
}

interface ThreadFormProps<Data> {
  /** Id of the request. */
  id: string;
  add: TypedDocumentNode<Data, MessageVariables>;
}

const BLANK = { text: '' };

/** Writes to the office in the thread of a request. What was typed is kept as a draft (B04, B07). */
export function ThreadForm<Data>({ id, add }: ThreadFormProps<Data>) {
  const { t } = useTranslation();
  const locale = useLocale();
  const client = useApolloClient();
  const toast = useToast();
  const rules = formRules(locale);
  const state = useDraftForm({
    draft: { name: `thread:${id}`, blank: BLANK },
    rules: { text: [rules.required, rules.maxLength(LIMITS.message.max)] },
    send: async ({ text }, { idempotencyKey }) => {
      const input = { text: text.trim() };
      await client.mutate({ mutation: add, variables: { id, input, idempotencyKey } });
    },
    onSent: () => toast.success(t('account.thread.sent')),
    texts: { failure: t('account.thread.failure'), alreadySent: t('account.thread.arrivedBefore') },
    asksConsent: false,
  });
  return (
    <DraftFormView
      {...state}
      kept={t('message.kept')}
      submit={t('account.thread.send')}
      sending={t('request.sending')}
      earlier={null}
      isShort
    >
      <Field
        label={t('account.thread.label')}
        help={t('account.thread.help')}
        error={state.form.errors.text}
      >
        {/* What is typed after the text was sent would be lost with it. */}
        <TextArea rows={4} readOnly={state.form.busy} {...state.form.field('text')} />
      </Field>
    </DraftFormView>
  );
}
