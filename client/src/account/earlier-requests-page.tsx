import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { Banner } from '../components/banner';
import { Button, ButtonLink } from '../components/button';
import { PageHead } from '../components/page-head';
import { JoinEarlierRequestsDocument } from '../graphql/generated/graphql';
import { authAddress } from '../lib/addresses';
import { useApi } from '../lib/api/api';
import { NETWORK_ERROR, type ServerErrorCode } from '../lib/api/api-error';
import { useAuth } from '../lib/auth';
import { readError, type ReadableError } from '../lib/api/read-error';
import { AuthFrame, Progress } from './auth-frame';
import styles from './verification.module.css';

const OTHER_ACCOUNT: ServerErrorCode = 'LINK_OF_OTHER_ACCOUNT';
const INLINE = { inline: true };

type Joining =
  | { stage: 'asking' }
  | { stage: 'joined'; count: number }
  | { stage: 'failed'; error: ReadableError };

function useJoining(token: string) {
  const { request } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Joining>({ stage: 'asking' });
  useEffect(() => {
    let cancelled = false;
    const show = (next: Joining) => {
      if (!cancelled) setState(next);
    };
    request(JoinEarlierRequestsDocument, { token }, INLINE).then(
      ({ joinEarlierRequests: { count } }) => show({ stage: 'joined', count }),
      (error: unknown) => show({ stage: 'failed', error: readError(error) }),
    );
    return () => {
      cancelled = true;
    };
  }, [attempt, request, token]);
  const retry = () => {
    setState({ stage: 'asking' });
    setAttempt(attempt + 1);
  };
  return { state, retry };
}

/** What to do in a browser where nobody is signed in to the account, or somebody else is. */
function SignInFirst({ isOther }: { isOther: boolean }) {
  const { t } = useTranslation();
  const { signOut } = useAuth();
  const { pathname } = useLocation();
  return (
    <AuthFrame title={t('earlier.signInTitle')}>
      <Banner tone="notice">{t(isOther ? 'earlier.otherAccount' : 'earlier.signedOut')}</Banner>
      <p>{t('earlier.stillValid')}</p>
      <div className={styles.actions}>
        {isOther ? (
          <Button onClick={() => void signOut()}>{t('earlier.signOut')}</Button>
        ) : (
          <ButtonLink to={authAddress(pathname)}>{t('earlier.signIn')}</ButtonLink>
        )}
      </div>
    </AuthFrame>
  );
}

function Failed({ error, onRetry }: { error: ReadableError; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <AuthFrame title={t('earlier.failedTitle')}>
      <Banner tone="error">{error.message}</Banner>
      <div className={styles.actions}>
        {error.code === NETWORK_ERROR && <Button onClick={onRetry}>{t('earlier.tryAgain')}</Button>}
        <ButtonLink to="/account" variant="outline">
          {t('earlier.toAccount')}
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}

/** In a session: adds on load what the link is for. */
function Join({ token }: { token: string }) {
  const { t } = useTranslation();
  const { state, retry } = useJoining(token);
  if (state.stage === 'asking')
    return (
      <AuthFrame title={t('earlier.title')}>
        <Progress>{t('earlier.adding')}</Progress>
      </AuthFrame>
    );
  if (state.stage === 'failed') {
    if (state.error.code === OTHER_ACCOUNT) return <SignInFirst isOther />;
    return <Failed error={state.error} onRetry={retry} />;
  }
  return (
    <AuthFrame title={t('earlier.doneTitle')}>
      <Banner tone="success">
        {state.count > 0 ? t('earlier.done', { count: state.count }) : t('earlier.nothing')}
      </Banner>
      <div className={styles.actions}>
        <ButtonLink to="/account">{t('earlier.toAccount')}</ButtonLink>
      </div>
    </AuthFrame>
  );
}

/**
 * The page of the mailed link that adds to an account what was sent without one. Only a session of the account that
 * asked for the link can do so (A79).
 */
export function EarlierRequestsPage() {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const { user, loading } = useAuth();
  return (
    <>
      <PageHead title={t('earlier.title')} noIndex />
      {loading ? (
        <AuthFrame title={t('earlier.title')}>
          <Progress>{t('earlier.adding')}</Progress>
        </AuthFrame>
      ) : user ? (
        <Join key={user.id} token={token} />
      ) : (
        <SignInFirst isOther={false} />
      )}
    </>
  );
}
