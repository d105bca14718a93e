import { useTranslation } from 'react-i18next';
import { normalizeEmail } from '@contract/patterns';
import { Button } from '../components/button';
import { FormSummary } from '../components/form-summary';
import { EmailField } from '../features/auth/email-field';
import { CorrectEmailDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api';
import { readError } from '../lib/read-error';
import { useAuth, type AuthUser } from '../lib/auth';
import { useForm } from '../lib/form';
import { showFieldErrors } from '../lib/form-errors';
import { formRules } from '../lib/form-rules';
import { useLocale } from '../lib/i18n';
import styles from './verification.module.css';

export interface CorrectEmailFormProps {
  email: string;
  returnTo: string | undefined;
  onCorrected: (user: AuthUser) => void;
  onCancel: () => void;
}

function useCorrection({ email, returnTo, onCorrected }: CorrectEmailFormProps) {
  const { t } = useTranslation();
  const { request } = useApi();
  const { refetch } = useAuth();
  const rules = formRules(useLocale());
  const form = useForm({
    initial: { email },
    rules: { email: [rules.required, rules.email] },
    onSubmit: async (values) => {
      const variables = { email: normalizeEmail(values.email), returnTo };
      try {
        onCorrected((await request(CorrectEmailDocument, variables)).correctEmail);
      } catch (error) {
        // Verified in another tab meanwhile: the panel leads on.
        if (readError(error).code === 'EMAIL_ALREADY_VERIFIED') await refetch();
        const { summary } = showFieldErrors(form, error, { codes: { EMAIL_TAKEN: 'email' } });
        form.fail({ title: t('verify.failedCorrect'), text: summary });
      }
    },
  });
  return form;
}

/** Corrects a mistyped address; the verification link is sent to the new one. */
export function CorrectEmailForm(props: CorrectEmailFormProps) {
  const { t } = useTranslation();
  const form = useCorrection(props);
  return (
    <form className={styles.form} {...form.props}>
      <FormSummary {...form.report} />
      <EmailField
        form={form}
        name="email"
        label={t('verify.correctLabel')}
        help={t('verify.correctHelp')}
        autoFocus
      />
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={form.busy}>
          {t(form.busy ? 'verify.resending' : 'verify.correctSubmit')}
        </Button>
        <Button variant="ghost" onClick={props.onCancel}>
          {t('verify.correctCancel')}
        </Button>
      </div>
    </form>
  );
}
