import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { FormSummary } from '../components/form-summary';
import { PageHead } from '../components/page-head';
import { FactorQuestion } from '../features/second-factor/factor-question';
import { useFactorChoice, useShowFactorError } from '../features/second-factor/factor-way';
import type { SignInStep } from '../features/auth/sign-in-form';
import {
  BeginPasskeySignInDocument,
  SignInWithSecondFactorDocument,
} from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import type { ServerErrorCode } from '../lib/api/api-error';
import { useAuth } from '../lib/auth';
import { useForm } from '../lib/forms/form';
import { formRules } from '../lib/forms/form-rules';
import { useLocale } from '../lib/i18n/i18n';
import { AuthFrame } from './auth-frame';
import styles from './verification.module.css';

const INLINE = { inline: true };
const SUBMIT = { passkey: 'secondFactor.passkey.use', signIn: 'secondFactor.signIn.submit' };
const BUSY = { passkey: 'secondFactor.passkey.using', signIn: 'secondFactor.signIn.busy' };
const EXPIRED: ServerErrorCode = 'CHALLENGE_EXPIRED';

function useFactorForm({ challenge, factors }: SignInStep) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const { request } = useApi();
  const { adopt } = useAuth();
  const showError = useShowFactorError();
  const choice = useFactorChoice(factors);
  const begin = async () =>
    (await request(BeginPasskeySignInDocument, { challenge }, INLINE)).beginPasskeySignIn;
  const form = useForm({
    initial: { code: '' },
    rules: { code: choice.way === 'passkey' ? [] : [rules.required] },
    onSubmit: async ({ code }) => {
      try {
        const given = await choice.give(code, begin);
        const variables = { challenge, ...given };
        const answer = await request(SignInWithSecondFactorDocument, variables, INLINE);
        adopt(answer.signInWithSecondFactor.user);
      } catch (error) {
        showError(form, error, t('auth.failedSignIn'));
      }
    },
  });
  return { form, choice };
}

export interface SecondFactorStepProps {
  /** What the server answered to the right password. */
  step: SignInStep;
  /** Leads back to the first step. */
  onBack: () => void;
}

/** The second step of signing in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ step, onBack }: SecondFactorStepProps) {
  const { t } = useTranslation();
  const { form, choice } = useFactorForm(step);
  const action = choice.way === 'passkey' ? 'passkey' : 'signIn';
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
          <FactorQuestion
            form={form}
            choice={choice}
            reset={() => form.reset({ code: '' })}
            focused
          />
          <Button type="submit" size="large" block busy={form.busy}>
            {t(form.busy ? BUSY[action] : SUBMIT[action])}
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
