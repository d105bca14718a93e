import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../lib/auth';
import { useSite } from '../lib/site';
import { authAddress, SESSION_ENDED } from '../lib/addresses';
import { PageLoading } from '../components/page-loading';
import { UnreachablePage } from '../site/message-page';
import { noticePage, type NoticeKind } from './routes';

interface GuardProps {
  children: ReactNode;
}

/**
 * Redirects signed-out visitors to the sign-in page, which leads back here. Signing out on this page
 * leads to the home page instead.
 */
export function RequireSignedIn({ children }: GuardProps) {
  const { user, loading, unknown, signedOutByChoice } = useAuth();
  const { pathname, search, hash, key } = useLocation();
  const [wasIn, setWasIn] = useState(user !== null);
  if (user && !wasIn) setWasIn(true);
  if (user) return children;
  if (loading) return <PageLoading />;
  // A redirect to sign-in would look as if the user had been signed out.
  if (unknown) return <UnreachablePage />;
  const to = wasIn && signedOutByChoice ? '/' : authAddress(pathname + search + hash);
  const state = wasIn && !signedOutByChoice ? SESSION_ENDED : undefined;
  // The key repeats the redirect for a new history entry when this guard stays mounted.
  return <Navigate key={key} to={to} state={state} replace />;
}

/** Requires what the settings want verified, e-mail address and phone; until then a notice replaces the page (A17). */
export function RequireVerified({ kind, children }: GuardProps & { kind: NoticeKind }) {
  const { user } = useAuth();
  const { requireEmailVerification, requirePhoneVerification } = useSite();
  const open =
    user?.role !== 'client' ||
    ((!requireEmailVerification || user.isEmailVerified) &&
      (!requirePhoneVerification || user.isPhoneVerified));
  return <RequireSignedIn>{open ? children : noticePage(kind).element}</RequireSignedIn>;
}

/** Requires a sign-in, unless the settings open such pages to everybody. */
export function RequireDetail({ children }: GuardProps) {
  const { publicDetailPages } = useSite();
  return publicDetailPages ? children : <RequireSignedIn>{children}</RequireSignedIn>;
}

/** The office only: redirects a client to the home page and a visitor to sign-in. */
export function RequireStaff({ children }: GuardProps) {
  const { user } = useAuth();
  return (
    <RequireSignedIn>
      {user && user.role !== 'client' ? children : <Navigate to="/" replace />}
    </RequireSignedIn>
  );
}
