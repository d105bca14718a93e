import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../../components/button';
import { formatClock } from '../../lib/countdown';
import type { ResendVerification } from './use-resend-verification';

export interface ResendButtonProps {
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
