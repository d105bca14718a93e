import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode } from '@contract/codes';
import { LIMITS } from '@contract/limits';
import { Banner } from '../../components/banner';
import { Ltr } from '../../components/bdi';
import { Button } from '../../components/button';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { ProveEmailDocument, SendEmailCodeDocument } from '../../graphql/generated/graphql';
import { useApi, useSubmit } from '../../lib/api';
import { useAuth, type AuthUser } from '../../lib/auth';
import { formatClock, useCountdown } from '../../lib/countdown';
import { useForm } from '../../lib/form';
import { showFieldErrors } from '../../lib/form-errors';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import { readError } from '../../lib/read-error';
import styles from './email-proof.module.css';

/** Mails a code, at most once per countdown. */
function useCode({ id, email }: AuthUser) {
  const clock = useCountdown(`email-code:${id}:${email}`);
  const { refetch } = useAuth();
  const [send, { busy }] = useSubmit(SendEmailCodeDocument, { inline: true });
  const [wasSent, setWasSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const sendCode = async () => {
    if (busy || clock.running) return;
    setFailure(null);
    try {
      clock.start((await send({})).sendEmailCode.retryAfter);
      setWasSent(true);
    } catch (error) {
      const { code, message, retryAfter } = readError(error);
      // proved in another tab meanwhile
      if (code === 'EMAIL_ALREADY_PROVED') await refetch();
      if (retryAfter) clock.start(retryAfter);
      setFailure(message);
    }
  };
  return { clock, busy, failure, sendCode, isAwaited: wasSent || clock.running };
}

function CodeForm() {
  const { t } = useTranslation();
  const { request } = useApi();
  const { refetch } = useAuth();
  const rules = formRules(useLocale());
  const form = useForm({
    initial: { code: '' },
    rules: { code: [rules.required] },
    onSubmit: async ({ code }) => {
      try {
        await request(ProveEmailDocument, { code: readCode(code) }, { inline: true });
        await refetch();
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t('proof.failed'), text: summary });
      }
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <FormSummary {...form.report} />
      <Field label={t('proof.code')} help={t('proof.codeHelp')} error={form.errors.code}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LIMITS.code.max}
          dir="ltr"
          {...form.field('code')}
        />
      </Field>
      <div>
        <Button type="submit" busy={form.busy}>
          {t(form.busy ? 'proof.confirming' : 'proof.confirm')}
        </Button>
      </div>
    </form>
  );
}

/** Proves that the person reads the address of the account: a code is mailed there, and typed here (A79). */
function EmailProof({ user, children }: { user: AuthUser; children: ReactNode }) {
  const { t } = useTranslation();
  const { clock, busy, failure, sendCode, isAwaited } = useCode(user);
  const again = clock.running
    ? t('proof.sendIn', { time: formatClock(clock.left) })
    : t('proof.sendAgain');
  return (
    <div className={styles.proof}>
      {children}
      <p>
        {t(isAwaited ? 'proof.sentTo' : 'proof.goesTo')}{' '}
        <b className={styles.address}>
          <Ltr>{user.email}</Ltr>
        </b>
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
      {isAwaited && <CodeForm />}
      <div>
        <Button
          variant={isAwaited ? 'outline' : 'primary'}
          busy={busy}
          disabled={clock.running}
          onClick={() => void sendCode()}
        >
          {busy ? t('proof.sending') : isAwaited ? again : t('proof.send')}
        </Button>
      </div>
    </div>
  );
}

interface ProofFirstProps {
  /** What the proof is for. */
  why: ReactNode;
  children: ReactNode;
}

/** Shows its children once the person has proved that they read their address, and asks for the proof until then. */
export function ProofFirst({ why, children }: ProofFirstProps) {
  const { user } = useAuth();
  if (!user || user.isEmailProved) return children;
  return <EmailProof user={user}>{why}</EmailProof>;
}
