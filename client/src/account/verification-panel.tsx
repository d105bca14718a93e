import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RESEND_SECONDS } from '@contract/limits';
import { Banner } from '../components/banner';
import { Ltr } from '../components/bdi';
import { Button } from '../components/button';
import { ResendButton } from '../features/email-verification/resend-button';
import { useResendVerification } from '../features/email-verification/use-resend-verification';
import {
  useVerificationCheck,
  type CheckResult,
} from '../features/email-verification/use-verification-check';
import type { AuthUser } from '../lib/auth';
import { AuthFrame } from './auth-frame';
import { panelClock } from './panel-address';
import styles from './verification.module.css';

export interface VerificationPanelProps {
  user: AuthUser;
  onVerified: () => void;
  onLater: () => void;
}

/** Shown after registration: where the e-mail was sent, and what to do next. */
export function VerificationPanel({ user, onVerified, onLater }: VerificationPanelProps) {
  const { t } = useTranslation();
  const { checking, check } = useVerificationCheck(user.email);
  const [result, setResult] = useState<CheckResult | null>(null);
  const resending = useResendVerification({
    email: user.email,
    clockName: panelClock(user.email),
    seconds: RESEND_SECONDS.verificationPanel,
  });

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
    </>
  );
  return (
    <AuthFrame title={t('verify.panelTitle')} lead={lead}>
      <ol className={styles.steps}>
        <li>{t('verify.step1')}</li>
        <li>{t('verify.step2')}</li>
        <li>{t('verify.step3')}</li>
      </ol>
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
    </AuthFrame>
  );
}
