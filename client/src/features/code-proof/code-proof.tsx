import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCode } from '@contract/codes';
import { LIMITS } from '@contract/limits';
import { Banner } from '../../components/banner';
import { Ltr } from '../../components/bdi';
import { Button } from '../../components/button';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { useAuth } from '../../lib/auth';
import { formatClock, useCountdown } from '../../lib/countdown';
import { useForm } from '../../lib/forms/form';
import { showFieldErrors } from '../../lib/forms/form-errors';
import { formRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import { readError } from '../../lib/api/read-error';
import styles from './code-proof.module.css';
import { ProveEmailDocument, SendEmailCodeDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';

interface ProofFirstProps {
  /** What the proof is for. */
  why: ReactNode;
  children: ReactNode;
}

/**
 * Shows its children once the person has proved that they read the address of their account: a code is mailed
 * there (A79). Asks for the proof until then.
 */
export function ProofFirst({ why, children }: ProofFirstProps) {
  const { request } = useApi();
  const { user } = useAuth();
  if (!user || user.isEmailProved) return children;
  const { id, email } = user;
  return (
    <CodeProof
      texts="proof"
      place={email}
      clockName={`email-code:${id}:${email}`}
      provedAlready="EMAIL_ALREADY_PROVED"
      send={async () => (await request(SendEmailCodeDocument, {}, { inline: true })).sendEmailCode}
      confirm={(code) => request(ProveEmailDocument, { code }, { inline: true })}
    >
      {why}
    </CodeProof>
  );
}

interface CodeSenderOptions {
  /** Names the countdown, which goes on after the page is loaded again. */
  clockName: string;
  /** Sends a code; answers the seconds until another one can be sent. */
  send: () => Promise<{ retryAfter: number }>;
  /** The code of the error when it was proved meanwhile, in another tab. */
  provedAlready: string;
}

interface CodeProofProps extends CodeSenderOptions {
  /** The group of its texts in the locale files. */
  texts: 'proof' | 'phone';
  /** Where the code goes: the e-mail address, the phone number. */
  place: string;
  confirm: (code: string) => Promise<unknown>;
  children?: ReactNode;
}

/** Sends a code, at most once per countdown. */
function useCodeSender({ clockName, send, provedAlready }: CodeSenderOptions) {
  const clock = useCountdown(clockName);
  const { refetch } = useAuth();
  const [busy, setBusy] = useState(false);
  const [wasSent, setWasSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const sendCode = async () => {
    if (busy || clock.running) return;
    setFailure(null);
    setBusy(true);
    try {
      clock.start((await send()).retryAfter);
      setWasSent(true);
    } catch (error) {
      const { code, message, retryAfter } = readError(error);
      if (code === provedAlready) await refetch();
      if (retryAfter) clock.start(retryAfter);
      setFailure(message);
    } finally {
      setBusy(false);
    }
  };
  return { clock, busy, failure, sendCode, isAwaited: wasSent || clock.running };
}

function CodeForm({ texts, confirm }: Pick<CodeProofProps, 'texts' | 'confirm'>) {
  const { t } = useTranslation();
  const { refetch } = useAuth();
  const rules = formRules(useLocale());
  const form = useForm({
    initial: { code: '' },
    rules: { code: [rules.required] },
    onSubmit: async ({ code }) => {
      try {
        await confirm(readCode(code));
        await refetch();
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t(`${texts}.failed`), text: summary });
      }
    },
  });
  return (
    <form className={styles.form} {...form.props}>
      <FormSummary {...form.report} />
      <Field label={t(`${texts}.code`)} help={t(`${texts}.codeHelp`)} error={form.errors.code}>
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
          {t(form.busy ? `${texts}.confirming` : `${texts}.confirm`)}
        </Button>
      </div>
    </form>
  );
}

/** Proves that the person reads what is sent to a place: a code goes there, and is typed here. */
export function CodeProof({ texts, place, confirm, children, ...options }: CodeProofProps) {
  const { t } = useTranslation();
  const { clock, busy, failure, sendCode, isAwaited } = useCodeSender(options);
  const again = clock.running
    ? t(`${texts}.sendIn`, { time: formatClock(clock.left) })
    : t(`${texts}.sendAgain`);
  const send = isAwaited ? again : t(`${texts}.send`);
  return (
    <div className={styles.box}>
      {children}
      <p>
        {t(isAwaited ? `${texts}.sentTo` : `${texts}.goesTo`)}{' '}
        <b className={styles[texts]}>
          <Ltr>{place}</Ltr>
        </b>
      </p>
      {failure && <Banner tone="error">{failure}</Banner>}
      {isAwaited && <CodeForm texts={texts} confirm={confirm} />}
      <div>
        <Button
          variant={isAwaited ? 'outline' : 'primary'}
          busy={busy}
          disabled={clock.running}
          onClick={() => void sendCode()}
        >
          {busy ? t(`${texts}.sending`) : send}
        </Button>
      </div>
    </div>
  );
}
