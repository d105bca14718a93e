import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { RESEND_SECONDS } from '@contract/limits';
import { Ltr } from '../components/bdi';
import { Banner } from '../components/banner';
import { Button, ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { PageLoading } from '../components/page-loading';
import {
  ResendButton,
  useResendVerification,
} from '../features/email-verification/resend-verification';
import { useVerificationCheck } from '../features/email-verification/use-verification-check';
import { useAuth } from '../lib/auth';
import { useSite } from '../lib/site';
import { useInBrowser } from '../lib/use-in-browser';
import { AuthFrame } from './auth-frame';
import styles from './verification.module.css';
import { lazyComponent } from '../lib/lazy-component';
import { LazyBlock } from '../components/lazy-block';

export interface VerifyNoticeProps {
  /** The page that the notice replaces; selects its texts. */
  kind: 'services' | 'contact' | 'join' | 'consultation';
}

const PhoneNotice = lazyComponent(async () => (await import('./phone-notice')).PhoneNotice);

/** Loaded apart, because few firms ask for it. */
function LazyPhoneNotice() {
  const inBrowser = useInBrowser();
  if (!inBrowser) return <PageLoading />;
  return (
    <LazyBlock fallback={<PageLoading />}>
      <PhoneNotice />
    </LazyBlock>
  );
}

/** Replaces a page that needs a verified address or phone number: one thing after the other. */
export function VerifyNotice({ kind }: VerifyNoticeProps) {
  const { user } = useAuth();
  const { requireEmailVerification } = useSite();
  const isAboutEmail = requireEmailVerification && !user?.isEmailVerified;
  return isAboutEmail ? <EmailNotice kind={kind} /> : <LazyPhoneNotice />;
}

/**
 * Replaces a page that needs a verified address. When the user returns from the mailbox, the page opens
 * by itself. A failed resend is only logged: the button can be used again (M052).
 */
function EmailNotice({ kind }: VerifyNoticeProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  const email = useAuth().user?.email ?? '';
  useVerificationCheck(email);
  const resending = useResendVerification({
    email,
    clockName: `verify-notice:${email}`,
    seconds: RESEND_SECONDS.verificationNotice,
    returnTo: pathname + search,
    onFailure: (error) => window.reportError(error),
  });
  // 'default' is the first page of a visit: going back would leave the site.
  const canGoBack = key !== 'default';
  const title = t('verify.notice.title');
  return (
    <>
      <PageHead title={title} noIndex />
      <AuthFrame title={title} lead={t(`verify.notice.${kind}`)}>
        <p>
          {t('verify.notice.sentTo')}{' '}
          <b className={styles.address}>
            <Ltr>{email}</Ltr>
          </b>
        </p>
        <p>{t('verify.notice.steps')}</p>
        {resending.outcome && <Banner tone="success">{resending.outcome.text}</Banner>}
        <div className={styles.actions}>
          <ResendButton resending={resending} variant="primary" />
          {canGoBack && (
            <Button variant="outline" onClick={() => void navigate(-1)}>
              {t('verify.notice.back')}
            </Button>
          )}
          <ButtonLink variant="ghost" to="/">
            {t('verify.notice.close')}
          </ButtonLink>
        </div>
      </AuthFrame>
    </>
  );
}
