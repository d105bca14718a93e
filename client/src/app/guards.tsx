import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../lib/auth';
import { authAddress } from '../lib/addresses';
import { PageLoading } from '../components/page-loading';
import { UnreachablePage } from '../site/unreachable-page';
import { noticePage, type NoticeKind } from './notice-page';

interface GuardProps {
  children: ReactNode;
}

/**
 * Signed-out visitors go to the sign-in page, which brings them back here; who signs out on
 * this very page goes home instead.
 */
export function RequireSignedIn({ children }: GuardProps) {
  const { user, loading, unknown, left } = useAuth();
  const { pathname, search, hash, key } = useLocation();
  const [wasIn, setWasIn] = useState(user !== null);
  if (user && !wasIn) setWasIn(true);
  if (user) return children;
  if (loading) return <PageLoading />;
  // Sending somebody away whom nobody could recognise would look like being signed out.
  if (unknown) return <UnreachablePage />;
  const to = wasIn && left ? '/' : authAddress(pathname + search + hash);
  // A new entry asks anew, even when this guard stayed where it was.
  return <Navigate key={key} to={to} replace />;
}

/** Signed in with a verified address; until then the page is replaced by the notice (A17). */
export function RequireVerified({ kind, children }: GuardProps & { kind: NoticeKind }) {
  const { user } = useAuth();
  const open = user?.isEmailVerified || user?.role === 'admin';
  return <RequireSignedIn>{open ? children : noticePage(kind).element}</RequireSignedIn>;
}

/** Administrators only; a client is sent home, a visitor to the sign-in page. */
export function RequireAdmin({ children }: GuardProps) {
  const { user } = useAuth();
  return (
    <RequireSignedIn>
      {user?.role === 'admin' ? children : <Navigate to="/" replace />}
    </RequireSignedIn>
  );
}
