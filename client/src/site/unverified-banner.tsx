import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESEND_SECONDS } from '@contract/limits';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { useResendVerification } from '../features/email-verification/use-resend-verification';
import { useAuth, type AuthUser } from '../lib/auth';
import { formatClock } from '../lib/countdown';
import { useSite } from '../lib/site';

function ResendBanner({ user, onClose }: { user: AuthUser; onClose: () => void }) {
  const { t } = useTranslation();
  const { clock, sending, outcome, resend } = useResendVerification({
    email: user.email,
    clockName: `verify-notice:${user.email}`,
    seconds: RESEND_SECONDS.verificationNotice,
  });
  const label = clock.running
    ? t('verifyNotice.wait', { time: formatClock(clock.left) })
    : t(sending ? 'verifyNotice.sending' : 'verifyNotice.resend');
  const actions = (
    <Button
      variant="outline"
      size="small"
      busy={sending}
      disabled={clock.running}
      onClick={() => void resend()}
    >
      {label}
    </Button>
  );
  return (
    <Banner tone="notice" wide onClose={onClose} actions={actions}>
      <p>{t('verifyNotice.banner', { email: `\u2068${user.email}\u2069` })}</p>
      {outcome && <p>{outcome.text}</p>}
    </Banner>
  );
}

/** Tells an unverified user to verify the address; sends the link again; can be closed. */
export function UnverifiedBanner() {
  const { user } = useAuth();
  const { requireEmailVerification } = useSite();
  const [closed, setClosed] = useState(false);
  if (!user || user.isEmailVerified || !requireEmailVerification || closed) return null;
  return <ResendBanner user={user} onClose={() => setClosed(true)} />;
}
