import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { RESEND_SECONDS } from '@contract/limits';
import { Banner } from '../components/banner';
import { Button, ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import {
  closePanel,
  hasPanel,
  panelCountdownName,
} from '../features/email-verification/use-verification-panel';
import {
  ResendButton,
  useResendVerification,
} from '../features/email-verification/resend-verification';
import { VerifyEmailDocument } from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import { authAddress, returnAddress } from '../lib/addresses';
import { NETWORK_ERROR, type ServerErrorCode } from '../lib/api/api-error';
import { readError, type ReadableError } from '../lib/api/read-error';
import { useAuth, type AuthUser } from '../lib/auth';
import { AuthFrame, Progress } from './auth-frame';
import styles from './verification.module.css';

/** How long the confirmation is shown before the redirect. */
const REDIRECT_DELAY_MS = 3000;

/** The link is an older one: a newer mail has the link that works. */
const OLDER_LINK: ServerErrorCode = 'NEWER_LINK_SENT';

type Verification =
  | { stage: 'asking' }
  | { stage: 'verified'; from: string; isOtherBrowser: boolean }
  | { stage: 'failed'; error: ReadableError };

/** Verifies the token of the link, which also names the page to open then, or `/`. */
function useVerification(token: string | undefined, fromLink: string) {
  const { request } = useApi();
  const { refetch } = useAuth();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Verification>({ stage: 'asking' });

  useEffect(() => {
    let cancelled = false;
    const verify = async (secret: string) => {
      try {
        await request(VerifyEmailDocument, { token: secret }, { inline: true });
        const isOtherBrowser = !hasPanel();
        const stored = closePanel();
        const from = fromLink === '/' ? stored : fromLink;
        await refetch();
        if (!cancelled) setState({ stage: 'verified', from, isOtherBrowser });
      } catch (error) {
        if (!cancelled) setState({ stage: 'failed', error: readError(error) });
      }
    };
    if (token) void verify(token);
    return () => {
      cancelled = true;
    };
  }, [attempt, fromLink, refetch, request, token]);

  const retry = () => {
    setState({ stage: 'asking' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

interface VerifiedProps {
  user: AuthUser | null;
  from: string;
  /** The account was made in another browser, which opens the page by itself. */
  isOtherBrowser: boolean;
}

/** Success: opens the requested page after a moment, or sign-in first (A07). */
function Verified({ user, from, isOtherBrowser }: VerifiedProps) {
  const { t } = useTranslation();
  const signIn = t(isOtherBrowser ? 'verify.goBack' : 'verify.signInNow');
  const navigate = useNavigate();
  const goOn = () => {
    const message = user ? t('verify.verified') : signIn;
    void navigate(user ? from : authAddress(from), { replace: true, state: { message } });
  };
  const redirect = useEffectEvent(goOn);
  useEffect(() => {
    const timer = setTimeout(() => redirect(), REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <AuthFrame title={t('verify.verified')}>
      <Banner tone="success">{user ? t('verify.successLead') : signIn}</Banner>
      <div className={styles.actions}>
        <Button onClick={goOn}>{t('verify.goOn')}</Button>
      </div>
    </AuthFrame>
  );
}

/** Lets a signed-in user request a new link here. */
function NewLink({ user }: { user: AuthUser }) {
  const resending = useResendVerification({
    email: user.email,
    clockName: panelCountdownName(user.email),
    seconds: RESEND_SECONDS.verificationPanel,
  });
  return (
    <>
      {resending.outcome && (
        <Banner tone={resending.outcome.tone} title={resending.outcome.title}>
          {resending.outcome.text}
        </Banner>
      )}
      <ResendButton resending={resending} variant="primary" />
    </>
  );
}

interface FailedProps {
  message: string;
  /** The link is not the newest one. */
  isOlder?: boolean;
  /** Set when a retry can succeed. */
  onRetry?: () => void;
}

function Failed({ message, isOlder, onRetry }: FailedProps) {
  const { t } = useTranslation();
  const { user } = useAuth();
  return (
    <AuthFrame title={t('verify.failedTitle')}>
      <Banner tone="error">{message}</Banner>
      {!onRetry && <p>{t(isOlder ? 'verify.olderHelp' : 'verify.failedHelp')}</p>}
      <div className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>{t('verify.tryAgain')}</Button>}
        {user && !user.isEmailVerified && !onRetry && <NewLink user={user} />}
        <ButtonLink to="/auth" variant={onRetry ? 'outline' : 'primary'}>
          {t('verify.backToLogin')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

/** The page that the link of the verification e-mail opens; it verifies on load. */
export function VerifyEmailPage() {
  const { t } = useTranslation();
  const { token } = useParams();
  const [parameters] = useSearchParams();
  const { user } = useAuth();
  const { state, retry } = useVerification(token, returnAddress(parameters.get('from')));
  return (
    <>
      <PageHead title={t('verify.pageTitle')} noIndex />
      {!token ? (
        <Failed message={t('verify.tokenIncorrect')} />
      ) : state.stage === 'asking' ? (
        <AuthFrame title={t('verify.pageTitle')}>
          <Progress>{t('verify.verifying')}</Progress>
        </AuthFrame>
      ) : state.stage === 'verified' ? (
        <Verified user={user} from={state.from} isOtherBrowser={state.isOtherBrowser} />
      ) : (
        <Failed
          message={state.error.message || t('verify.tokenIncorrect')}
          isOlder={state.error.code === OLDER_LINK}
          onRetry={state.error.code === NETWORK_ERROR ? retry : undefined}
        />
      )}
    </>
  );
}
