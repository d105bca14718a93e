import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Banner } from '../components/banner';
import { LazyBlock } from '../components/lazy-block';
import { PageHead } from '../components/page-head';
import { Skeleton } from '../components/skeleton';
import { useToast } from '../components/toast';
import { RegisterForm } from '../features/auth/register-form';
import { SignInForm, type SignInStep } from '../features/auth/sign-in-form';
import {
  linkDestination,
  useVerificationPanel,
  type VerificationPanelState,
} from '../features/email-verification/use-verification-panel';
import { CONSULTATION, returnAddress } from '../lib/addresses';
import { type AuthUser, useAuth } from '../lib/auth';
import { lazyComponent } from '../lib/lazy-component';
import { hasDraft } from '../lib/storage';
import { useSite } from '../lib/site';
import { useInBrowser } from '../lib/use-in-browser';
import { AuthFrame } from './auth-frame';
import styles from './auth-page.module.css';

/** The message in a navigation's state (`navigate('/', { state: { message } })`), if any. */
function messageOf(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined;
  return typeof state.message === 'string' ? state.message : undefined;
}

/** What an account is for, by the start of the requested address. */
const PURPOSES: readonly (readonly [start: string, purpose: string])[] = [
  [CONSULTATION, 'consultation'],
  ['/request-service', 'request'],
  ['/contact', 'contact'],
  ['/join-team', 'join'],
  ['/role/', 'join'],
  ['/services/', 'service'],
  ['/library', 'library'],
  ['/account', 'account'],
  ['/dashboard', 'dashboard'],
];

function usePurpose(from: string): string {
  const { firstConsultationFree } = useSite();
  const purpose = PURPOSES.find(([start]) => from.startsWith(start))?.[1] ?? 'other';
  return purpose === 'consultation' && !firstConsultationFree ? 'consultationPriced' : purpose;
}

/** Why the user is here: a message of the navigation, or a page that needs an account. */
function Arrival({ from }: { from: string }) {
  const { t } = useTranslation();
  const inBrowser = useInBrowser();
  const purpose = usePurpose(from);
  const message = messageOf(useLocation().state);
  if (message) return <Banner tone="success">{message}</Banner>;
  if (from === '/') return null;
  const isKept = inBrowser && from.startsWith('/request-service') && hasDraft();
  return (
    <Banner tone="notice">
      {t(`auth.guard.${purpose}`)}
      {isKept && ` ${t('auth.guard.typed')}`}
    </Banner>
  );
}

/**
 * The office starts in the dashboard, clients on the page they came from; who turned two-step verification on before they
 * proved that they read their address is asked for that first (A79).
 */
function destinationOf(user: AuthUser, from: string): string {
  if (user.hasSecondFactor && !user.isEmailProved) return '/account?tab=security';
  if (user.role === 'client') return from;
  return from.startsWith('/dashboard') ? from : '/dashboard';
}

/** Links to sign-in and registration. The mode is in the address, so that a link can open either. */
function ModeSwitch({ registering, from }: { registering: boolean; from: string }) {
  const { t } = useTranslation();
  const address = (mode?: string) => {
    const query = new URLSearchParams({
      ...(mode && { mode }),
      ...(from !== '/' && { from }),
    }).toString();
    return { pathname: '/auth', search: query && `?${query}` };
  };
  return (
    <nav className={styles.modes} aria-label={t('auth.modeLabel')}>
      <Link to={address()} replace aria-current={registering ? undefined : 'page'}>
        {t('auth.modeSignIn')}
      </Link>
      <Link to={address('register')} replace aria-current={registering ? 'page' : undefined}>
        {t('auth.modeRegister')}
      </Link>
    </nav>
  );
}

function Opening() {
  const { t } = useTranslation();
  return (
    <AuthFrame title={t('auth.openSession')}>
      <div aria-busy="true">
        <Skeleton lines={3} />
      </div>
    </AuthFrame>
  );
}

/** Its code comes while the form is filled in. */
const VerificationPanel = lazyComponent(
  async () => (await import('./verification-panel')).VerificationPanel,
);

const SecondFactorStep = lazyComponent(
  async () => (await import('./second-factor-step')).SecondFactorStep,
);

interface Leaving {
  to: string;
  state?: { message: string };
}

interface PanelStageProps {
  user: AuthUser;
  from: string;
  panel: VerificationPanelState;
  onLeave: (leaving: Leaving) => void;
}

/** The verification panel. Verified leads on with a message, "later" leads home (A06). */
function PanelStage({ user, from, panel, onLeave }: PanelStageProps) {
  const { t } = useTranslation();
  const { adopt } = useAuth();
  const toast = useToast();
  const verified = () => {
    const message = t('verify.verified');
    // The home page shows the message as a banner; other pages do not.
    if (from !== '/') toast.success(message);
    panel.close();
    onLeave({ to: destinationOf(user, from), state: { message } });
  };
  const later = () => {
    panel.postpone();
    onLeave({ to: '/' });
  };
  const corrected = (moved: AuthUser) => {
    // Together: a panel whose address is not the user's is closed.
    panel.open({ email: moved.email, from });
    adopt(moved);
    toast.success(t('verify.corrected'));
  };
  return (
    <LazyBlock fallback={<Opening />}>
      <VerificationPanel
        key={user.email}
        user={user}
        returnTo={linkDestination(from)}
        onVerified={verified}
        onLater={later}
        onCorrected={corrected}
      />
    </LazyBlock>
  );
}

interface FormsProps {
  from: string;
  registering: boolean;
  onRegistering: (email: string | null) => void;
}

function Forms({ from, registering, onRegistering }: FormsProps) {
  const { t } = useTranslation();
  const [step, setStep] = useState<SignInStep>();
  useEffect(() => {
    if (registering) void VerificationPanel.preload();
  }, [registering]);
  if (step) {
    return (
      <LazyBlock fallback={<Opening />}>
        <SecondFactorStep step={step} onBack={() => setStep(undefined)} />
      </LazyBlock>
    );
  }
  const title = t(registering ? 'auth.registerTitle' : 'auth.signInTitle');
  const lead = t(registering ? 'auth.registerLead' : 'auth.signInLead');
  return (
    <>
      <PageHead title={title} noIndex />
      <AuthFrame title={title} lead={lead} withBenefits>
        <Arrival from={from} />
        <ModeSwitch registering={registering} from={from} />
        {registering ? (
          <RegisterForm from={from} onRegistering={onRegistering} />
        ) : (
          <SignInForm onSecondStep={setStep} />
        )}
      </AuthFrame>
    </>
  );
}

/** Sign-in and registration in one screen, and after registering the verification panel (M040 to M049). */
export function AuthPage() {
  const { user, loading } = useAuth();
  const [parameters] = useSearchParams();
  const inBrowser = useInBrowser();
  const panel = useVerificationPanel();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  // Only the first loading hides the forms, because signing in must keep what was typed.
  const [settled, setSettled] = useState(!loading);
  if (!settled && !loading) setSettled(true);
  const from = returnAddress(parameters.get('from'));

  if (!settled || (user && !inBrowser)) return <Opening />;
  if (user && panel.email === user.email) {
    return <PanelStage user={user} from={from} panel={panel} onLeave={setLeaving} />;
  }
  if (user) {
    const { to, state } = leaving ?? { to: destinationOf(user, from) };
    return <Navigate to={to} state={state} replace />;
  }
  return (
    <Forms
      from={from}
      registering={parameters.get('mode') === 'register'}
      onRegistering={(email) => (email ? panel.open({ email, from }) : panel.close())}
    />
  );
}
