import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { RESEND_SECONDS } from '@contract/limits';
import { normalizeEmail } from '@contract/patterns';
import { Banner } from '../components/banner';
import { Ltr } from '../components/bdi';
import { Button } from '../components/button';
import { Field, TextInput } from '../components/field';
import { FormSummary } from '../components/form-summary';
import { PageHead } from '../components/page-head';
import { formatClock, useCountdown } from '../lib/countdown';
import { useForm } from '../lib/forms/form';
import { showFieldErrors } from '../lib/forms/form-errors';
import { formRules } from '../lib/forms/form-rules';
import { useLocale } from '../lib/i18n/i18n';
import { readText, removeStored, writeText } from '../lib/storage';
import { AuthFrame } from './auth-frame';
import styles from './verification.module.css';
import {
  ResendPasswordResetDocument,
  SendPasswordResetDocument,
  type SendPasswordResetMutation,
} from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import { readError } from '../lib/api/read-error';

type SendResult = Pick<SendPasswordResetMutation['sendPasswordReset'], 'retryAfter'>;

interface ResetMail {
  /** Resolves to null on an error, which is then in `failure`. */
  send: (email: string) => Promise<SendResult | null>;
  busy: boolean;
  failure: string | null;
}

/** Requests the reset e-mail, for the first time or again. Throws the server's error. */
function useResetRequest(kind: 'send' | 'resend'): (email: string) => Promise<SendResult> {
  const { request } = useApi();
  return async (email) => {
    const options = { inline: true };
    return kind === 'send'
      ? (await request(SendPasswordResetDocument, { email }, options)).sendPasswordReset
      : (await request(ResendPasswordResetDocument, { email }, options)).resendPasswordReset;
  };
}

/** Requests the reset e-mail again, for a button that shows the error beside it. */
function useResetMail(): ResetMail {
  const requestMail = useResetRequest('resend');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (email: string) => {
    if (busy) return null;
    setBusy(true);
    setFailure(null);
    try {
      return await requestMail(email);
    } catch (error) {
      setFailure(readError(error).message);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { send, busy, failure };
}

/** Address of the last link: while its countdown runs, a reload shows the sent state again. */
const STORED = 'reset-address';
const CLOCK = 'reset-mail';

interface AskFormProps {
  initialEmail: string;
  onSent: (email: string, retryAfter: number) => void;
}

function AskForm({ initialEmail, onSent }: AskFormProps) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const ask = useResetRequest('send');
  const form = useForm({
    initial: { email: initialEmail },
    rules: { email: [(email) => email.trim() !== '' || t('reset.emailRequired'), rules.email] },
    onSubmit: async (values) => {
      const email = normalizeEmail(values.email);
      try {
        onSent(email, (await ask(email)).retryAfter);
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t('reset.failedSend'), text: summary });
      }
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <FormSummary {...form.report} />
      <Field label={t('auth.email')} error={form.errors.email}>
        <TextInput
          type="email"
          autoComplete="username"
          placeholder={t('auth.emailPlaceholder')}
          {...form.field('email')}
        />
      </Field>
      <Button type="submit" size="large" block busy={form.busy}>
        {form.busy ? t('reset.sending') : t('reset.send')}
      </Button>
    </form>
  );
}

interface SentProps {
  email: string;
  onOther: () => void;
}

/** The same text whether or not the address has an account (A10). */
function Sent({ email, onOther }: SentProps) {
  const { t } = useTranslation();
  const clock = useCountdown(CLOCK);
  const { send, failure, busy } = useResetMail();
  const [again, setAgain] = useState(false);
  const resend = async () => {
    const receipt = await send(email);
    if (!receipt) return;
    setAgain(true);
    clock.start(Math.max(RESEND_SECONDS.reset, receipt.retryAfter));
  };
  const waiting = t('reset.resendIn', { time: formatClock(clock.left) });
  return (
    <>
      {failure && (
        <Banner tone="error" title={t('reset.failedSend')}>
          {failure}
        </Banner>
      )}
      {again && !failure && <Banner tone="success">{t('reset.resent')}</Banner>}
      <p>{t('reset.spam')}</p>
      <div className={styles.actions}>
        <Button
          variant="outline"
          busy={busy}
          disabled={clock.running}
          onClick={() => void resend()}
        >
          {busy ? t('reset.sending') : clock.running ? waiting : t('reset.resend')}
        </Button>
        <Button variant="ghost" onClick={onOther}>
          {t('reset.otherEmail')}
        </Button>
      </div>
    </>
  );
}

/** The address that was typed into the form to sign in. */
const typedBefore = (state: unknown): string => (state as { email?: string } | null)?.email ?? '';

/** Requests a reset link, then says where it was sent. */
export function ForgotPasswordPage() {
  const { t } = useTranslation();
  const clock = useCountdown(CLOCK);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [other, setOther] = useState(false);
  const typed = typedBefore(useLocation().state);
  // The countdown exists only in the browser, so the server always renders the form. The sent state
  // stays when the countdown ends, because then the link can be sent again.
  const waiting = clock.running ? readText(STORED) : undefined;
  if (waiting && !sentTo && !other) setSentTo(waiting);
  const email = other ? null : sentTo;

  const sent = (address: string, retryAfter: number) => {
    writeText(STORED, address);
    clock.start(Math.max(RESEND_SECONDS.reset, retryAfter));
    setSentTo(address);
    setOther(false);
  };
  const startOver = () => {
    removeStored(STORED);
    setOther(true);
  };
  const sentLead = (
    <>
      {t('reset.sentLead')}{' '}
      <b className={styles.address}>
        <Ltr>{email}</Ltr>
      </b>
    </>
  );
  return (
    <>
      <PageHead title={t('reset.forgotTitle')} noIndex />
      <AuthFrame
        title={t(email ? 'reset.sentTitle' : 'reset.forgotTitle')}
        lead={email ? sentLead : t('reset.forgotLead')}
        arrived={email !== null}
      >
        {email ? (
          <Sent email={email} onOther={startOver} />
        ) : (
          <AskForm initialEmail={sentTo ?? typed} onSent={sent} />
        )}
        <Link className={styles.backLink} to="/auth" state={{ email: email ?? typed }}>
          {t('reset.backToLogin')}
        </Link>
      </AuthFrame>
    </>
  );
}
