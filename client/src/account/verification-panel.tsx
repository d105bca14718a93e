import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESEND_SECONDS } from '@contract/limits';
import { normalizeEmail } from '@contract/patterns';
import { Banner } from '../components/banner';
import { Ltr } from '../components/bdi';
import { Button } from '../components/button';
import { FormSummary } from '../components/form-summary';
import { NumberedList } from '../components/numbered-list';
import { PageHead } from '../components/page-head';
import { EmailField } from '../features/auth/email-field';
import {
  ResendButton,
  useResendVerification,
} from '../features/email-verification/resend-verification';
import { panelCountdownName } from '../features/email-verification/use-verification-panel';
import {
  type CheckResult,
  useVerificationCheck,
} from '../features/email-verification/use-verification-check';
import { CorrectEmailDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import { type AuthUser, useAuth } from '../lib/auth';
import { useForm } from '../lib/forms/form';
import { showFieldErrors } from '../lib/forms/form-errors';
import { formRules } from '../lib/forms/form-rules';
import { useLocale } from '../lib/i18n/i18n';
import { readError } from '../lib/api/read-error';
import { AuthFrame } from './auth-frame';
import styles from './verification.module.css';

interface CorrectEmailFormProps {
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
function CorrectEmailForm(props: CorrectEmailFormProps) {
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

export interface VerificationPanelProps {
  user: AuthUser;
  /** Page that the mailed links lead on to. */
  returnTo: string | undefined;
  onVerified: () => void;
  onLater: () => void;
  /** The account has another address, and a link was mailed to it. */
  onCorrected: (user: AuthUser) => void;
}

/** What to do with the e-mail, and what to do next. */
function Steps({ user, returnTo, onLater }: VerificationPanelProps) {
  const { t } = useTranslation();
  const { checking, check } = useVerificationCheck(user.email);
  const [result, setResult] = useState<CheckResult | null>(null);
  const resending = useResendVerification({
    email: user.email,
    clockName: panelCountdownName(user.email),
    seconds: RESEND_SECONDS.verificationPanel,
    returnTo,
  });
  return (
    <>
      <NumberedList className={styles.steps}>
        <li>{t('verify.step1')}</li>
        <li>{t('verify.step2')}</li>
        <li>{t('verify.step3')}</li>
      </NumberedList>
      {result === 'notYet' && <Banner tone="notice">{t('verify.notYet')}</Banner>}
      {result === 'failed' && <Banner tone="error">{t('verify.failedCheck')}</Banner>}
      {resending.outcome && (
        <Banner tone={resending.outcome.tone} title={resending.outcome.title}>
          {resending.outcome.text}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button size="large" busy={checking} onClick={() => void check().then(setResult)}>
          {checking ? t('verify.checking') : t('verify.check')}
        </Button>
        <ResendButton resending={resending} />
        <Button variant="ghost" onClick={onLater}>
          {t('verify.later')}
        </Button>
      </div>
      <p className={styles.aside}>{t('verify.laterHelp')}</p>
    </>
  );
}

/** Shown after registration: where the e-mail was sent, a form to correct the address, and what to do next. */
export function VerificationPanel(props: VerificationPanelProps) {
  const { t } = useTranslation();
  const { user, returnTo, onVerified, onCorrected } = props;
  const [correcting, setCorrecting] = useState(false);

  const leave = useEffectEvent(onVerified);
  useEffect(() => {
    if (user.isEmailVerified) leave();
  }, [user.isEmailVerified]);

  const lead = (
    <>
      {t('verify.panelLead')}{' '}
      <b className={styles.address}>
        <Ltr>{user.email}</Ltr>
      </b>
      <br />
      {!correcting && (
        <button type="button" className={styles.correct} onClick={() => setCorrecting(true)}>
          {t('verify.correct')}
        </button>
      )}
    </>
  );
  return (
    <>
      <PageHead title={t('verify.panelTitle')} noIndex />
      <AuthFrame title={t('verify.panelTitle')} lead={lead} arrived>
        {correcting ? (
          <CorrectEmailForm
            email={user.email}
            returnTo={returnTo}
            onCorrected={onCorrected}
            onCancel={() => setCorrecting(false)}
          />
        ) : (
          <Steps {...props} />
        )}
      </AuthFrame>
    </>
  );
}
