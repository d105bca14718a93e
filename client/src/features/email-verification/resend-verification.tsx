import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ResendVerificationDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../lib/api/api';
import { type ApiErrorCode, NETWORK_ERROR } from '../../lib/api/api-error';
import { readError } from '../../lib/api/read-error';
import { type Countdown, formatClock, useCountdown } from '../../lib/countdown';
import { pendingDestination } from './use-verification-panel';
import { Button, type ButtonVariant } from '../../components/button';

interface ResendButtonProps {
  resending: ResendVerification;
  variant?: ButtonVariant;
}

/** Sends the link again. Disabled while sending and during the countdown, which it shows. */
export function ResendButton({ resending, variant = 'outline' }: ResendButtonProps) {
  const { t } = useTranslation();
  const { clock, sending, resend } = resending;
  const waiting = t('verify.resendIn', { time: formatClock(clock.left) });
  return (
    <Button variant={variant} busy={sending} disabled={clock.running} onClick={() => void resend()}>
      {sending ? t('verify.resending') : clock.running ? waiting : t('verify.resend')}
    </Button>
  );
}

/** The server failed or could not be reached; with other codes it refused the request. */
const SERVER_FAILURES: readonly ApiErrorCode[] = [
  NETWORK_ERROR,
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
];

export interface ResendVerification {
  clock: Countdown;
  sending: boolean;
  /** Result of the last attempt. */
  outcome: { tone: 'success' | 'error'; title?: string; text: string } | null;
  resend: () => Promise<void>;
}

export interface ResendOptions {
  email: string;
  /** Name of the stored countdown; each screen has its own (A08). */
  clockName: string;
  seconds: number;
  /** Page that the mailed link opens; by default the one that was requested before registering. */
  returnTo?: string;
  /** Handles the error; without it the error is in `outcome`. */
  onFailure?: (error: unknown) => void;
}

/** Requests the verification e-mail again, at most once per countdown. */
export function useResendVerification(options: ResendOptions): ResendVerification {
  const { t } = useTranslation();
  const clock = useCountdown(options.clockName);
  const [send, { busy }] = useSubmit(ResendVerificationDocument, { inline: true });
  const [outcome, setOutcome] = useState<ResendVerification['outcome']>(null);

  const resend = async () => {
    if (busy || clock.running) return;
    const { email, returnTo = pendingDestination(email) } = options;
    setOutcome(null);
    try {
      const { resendVerification } = await send({ email, returnTo });
      clock.start(Math.max(options.seconds, resendVerification.retryAfter));
      setOutcome({ tone: 'success', text: t('verify.resent') });
    } catch (error) {
      const { code, message, retryAfter } = readError(error);
      if (retryAfter) clock.start(retryAfter);
      if (options.onFailure) return options.onFailure(error);
      const title = t(SERVER_FAILURES.includes(code) ? 'verify.failedSend' : 'verify.failedResend');
      setOutcome({ tone: 'error', title, text: message });
    }
  };

  return { clock, sending: busy, outcome, resend };
}
