import { useTranslation } from 'react-i18next';
import { contactRequest } from '@contract/requests/contact-request';
import { ButtonLink } from '../../components/button';
import { DraftFormView } from '../../components/draft-form-view';
import { useToast } from '../../components/toast';
import { SubmitContactRequestDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import type { AuthUser } from '../../lib/auth';
import { useDraftForm, type DraftForm } from '../../lib/forms/draft-form';
import { formRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import { formOf, takeFiles } from '../papers/chosen-files';
import { FilesOfForm } from '../papers/files-of-form';
import { DeclaredField } from '../requests/declared-field';
import { blankTexts, type FormTexts, textRules, toInput } from '../requests/form-values';

/** What the page shows of a message that was sent. */
export interface SentMessage {
  id: string;
  reference: string;
  answerDueAt: string | null;
}

interface ContactFormProps {
  user: AuthUser;
  onSent: (sent: SentMessage) => void;
}

/** State of the contact form, with its draft. */
function useContactForm({
  user,
  onSent,
}: ContactFormProps): DraftForm<FormTexts<typeof contactRequest>> {
  const { t } = useTranslation();
  const locale = useLocale();
  const toast = useToast();
  const { request } = useApi();
  return useDraftForm({
    draft: { name: `contact:${user.id}`, blank: blankTexts(contactRequest, user) },
    rules: textRules(contactRequest, formRules(locale)),
    send: async (values, { idempotencyKey, check }) => {
      const input = { ...toInput(contactRequest, values), ...check };
      const answer = await request(SubmitContactRequestDocument, { input, idempotencyKey });
      return answer.submitContactRequest;
    },
    onSent: (sent) => {
      toast.success(t('message.sent'));
      onSent(sent);
    },
    texts: { failure: t('message.failure'), alreadySent: t('message.arrivedBefore') },
  });
}

/** The contact form. What was typed is kept as a draft (M060 to M062, B04). */
export function ContactForm(props: ContactFormProps) {
  const { t } = useTranslation();
  const state = useContactForm(props);
  const { form, clearDraft } = state;
  const part = { form, definition: contactRequest };
  return (
    <DraftFormView
      {...state}
      clearDraft={() => {
        clearDraft();
        takeFiles(formOf('contactRequest', props.user.id));
      }}
      kept={t('message.kept')}
      submit={t('message.submit')}
      sending={t('request.sending')}
      earlier={
        <ButtonLink to="/account" size="small" variant="outline">
          {t('account.tabs.requests')}
        </ButtonLink>
      }
    >
      <DeclaredField {...part} name="name" autoComplete="name" />
      <DeclaredField {...part} name="email" />
      <DeclaredField {...part} name="phone" autoComplete="tel" />
      <DeclaredField {...part} name="subject" dir="auto" />
      <DeclaredField {...part} name="message" rows={7} />
      <FilesOfForm kind="contactRequest" />
    </DraftFormView>
  );
}
