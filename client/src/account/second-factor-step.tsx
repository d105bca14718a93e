import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { FormSummary } from '../components/form-summary';
import { PageHead } from '../components/page-head';
import { CodeQuestion } from '../features/second-factor/code-field';
import { SignInWithSecondFactorDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api';
import type { ServerErrorCode } from '../lib/api-error';
import { useAuth } from '../lib/auth';
import { useForm } from '../lib/form';
import { showFieldErrors } from '../lib/form-errors';
import { formRules } from '../lib/form-rules';
import { useLocale } from '../lib/i18n';
import { AuthFrame } from './auth-frame';
import styles from './verification.module.css';

const EXPIRED: ServerErrorCode = 'CHALLENGE_EXPIRED';

function useCodeForm(challenge: string) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { request } = useApi();
  const { adopt } = useAuth();
  const form = useForm({
    initial: { code: '' },
    rules: { code: [rules.required] },
    onSubmit: async ({ code }) => {
      try {
        const variables = { challenge, code };
        const answer = await request(SignInWithSecondFactorDocument, variables, { inline: true });
        adopt(answer.signInWithSecondFactor.user);
      } catch (error) {
        const { code: kind, summary } = showFieldErrors(form, error);
        form.fail({ title: t('auth.failedSignIn'), text: summary, kind });
      }
    },
  });
  return form;
}

export interface SecondFactorStepProps {
  /** What the server answered to the right password. */
  challenge: string;
  /** Leads back to the first step. */
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ challenge, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation();
  const form = useCodeForm(challenge);
  const title = t('secondFactor.title');
  const head = <PageHead title={title} noIndex />;
  if (form.report.failure?.kind === EXPIRED) {
    return (
      <>
        {head}
        <AuthFrame title={title} arrived>
          <Banner tone="notice">{form.report.failure.text}</Banner>
          <div className={styles.actions}>
            <Button onClick={onBack}>{t('secondFactor.signIn.again')}</Button>
          </div>
        </AuthFrame>
      </>
    );
  }
  return (
    <>
      {head}
      <AuthFrame title={title} lead={t('secondFactor.signIn.lead')}>
        <form className={styles.form} {...form.props}>
          <FormSummary {...form.report} />
          <CodeQuestion form={form} focused />
          <Button type="submit" size="large" block busy={form.busy}>
            {t(form.busy ? 'secondFactor.signIn.busy' : 'secondFactor.signIn.submit')}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {t('secondFactor.signIn.back')}
          </Button>
          <p className={styles.aside}>{t('secondFactor.signIn.lost')}</p>
        </form>
      </AuthFrame>
    </>
  );
}
