import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { Banner } from '../components/banner';
import { LazyBlock } from '../components/lazy-block';
import { PageHead } from '../components/page-head';
import { Skeleton } from '../components/skeleton';
import { useToast } from '../components/toast';
import { RegisterForm } from '../features/auth/register-form';
import { hasSignedInHere, rememberSignIn } from '../features/auth/known-browser';
import { SignInForm, type SignInStep } from '../features/auth/sign-in-form';
import {
  linkDestination,
  useVerificationPanel,
  type VerificationPanelState,
} from '../features/email-verification/use-verification-panel';
import { hasMatter } from '../features/matter/has-matter';
import { CONSULTATION, returnAddress } from '../lib/addresses';
import { type AuthUser, useAuth } from '../lib/auth';
import { lazyComponent } from '../lib/lazy-component';
import { loadCode } from '../lib/load-code';
import { hasDraft } from '../lib/storage';
import { useSite } from '../lib/site';
import { useInBrowser } from '../lib/use-in-browser';
import { AuthFrame } from './auth-frame';
import styles from './auth-page.module.css';

/** A text in a navigation's state (`navigate('/', { state: { message } })`), if any. */
function stateText(state: unknown, name: 'message' | 'email'): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const text = (state as Record<string, unknown>)[name];
  return typeof text === 'string' ? text : undefined;
}

const hasEnded = (state: unknown) =>
  typeof state === 'object' && state !== null && 'sessionEnded' in state;

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

const purposeOf = (from: string) =>
  PURPOSES.find(([start]) => from.startsWith(start))?.[1] ?? 'other';

function usePurpose(from: string): string {
  const { firstConsultationFree } = useSite();
  const purpose = purposeOf(from);
  return purpose === 'consultation' && !firstConsultationFree ? 'consultationPriced' : purpose;
}

/** Purposes for which most people who come for the first time have no account yet. */
const OF_NEWCOMERS = ['consultation', 'request', 'contact', 'join', 'service', 'library'];

/** Why the user is here: a message of the navigation, or a page that needs an account. */
function Arrival({ from }: { from: string }) {
  const { t } = useTranslation();
  const inBrowser = useInBrowser();
  const purpose = usePurpose(from);
  const state: unknown = useLocation().state;
  const message = stateText(state, 'message');
  if (message) return <Banner tone="success">{message}</Banner>;
  if (from === '/') return null;
  const isForm = inBrowser && /^\/(?:request-service|book-consultation)/.test(from);
  const kept = isForm && (hasMatter() ? 'written' : hasDraft() && 'typed');
  return (
    <Banner tone="notice">
      {t(hasEnded(state) ? 'auth.sessionEnded' : `auth.guard.${purpose}`)}
      {kept && ` ${t(`auth.guard.${kept}`)}`}
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

type Mode = 'register' | 'sign-in';

/**
 * The mode that the address names. Without one, a browser in which nobody has ever signed in opens what newcomers
 * need first, on a page that most of them come for.
 */
function useMode(from: string): Mode {
  const named = useSearchParams()[0].get('mode');
  const inBrowser = useInBrowser();
  const message = stateText(useLocation().state, 'message');
  if (named) return named === 'register' ? 'register' : 'sign-in';
  const isNew = inBrowser && !message && !hasSignedInHere();
  return isNew && OF_NEWCOMERS.includes(purposeOf(from)) ? 'register' : 'sign-in';
}

/** The address of a mode, with the page that was asked for. */
function modeAddress(mode: Mode, from: string) {
  const isPlain = mode === 'sign-in' && !OF_NEWCOMERS.includes(purposeOf(from));
  const query = new URLSearchParams({
    ...(!isPlain && { mode }),
    ...(from !== '/' && { from }),
  }).toString();
  return { pathname: '/auth', search: query && `?${query}` };
}

/** Links to sign-in and registration. The mode is in the address, so that a link can open either. */
function ModeSwitch({ registering, from }: { registering: boolean; from: string }) {
  const { t } = useTranslation();
  const link = (mode: Mode) => ({ to: modeAddress(mode, from), replace: true });
  return (
    <nav className={styles.modes} aria-label={t('auth.modeLabel')}>
      <Link {...link('sign-in')} aria-current={registering ? undefined : 'page'}>
        {t('auth.modeSignIn')}
      </Link>
      <Link {...link('register')} aria-current={registering ? 'page' : undefined}>
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
  onRegistering: (email: string | null) => void;
}

function Forms({ from, onRegistering }: FormsProps) {
  const { t } = useTranslation();
  const registering = useMode(from) === 'register';
  const [step, setStep] = useState<SignInStep>();
  // carried from one form to the other
  const [email, setEmail] = useState(stateText(useLocation().state, 'email') ?? '');
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
  // a newcomer who asked for a page reads what it needs, and what an account is for
  const isExplained = registering && from !== '/';
  const lead = isExplained ? undefined : t(registering ? 'auth.registerLead' : 'auth.signInLead');
  return (
    <>
      <PageHead title={title} noIndex />
      <AuthFrame title={title} lead={lead} benefits={registering ? 'always' : 'beside'}>
        <Arrival from={from} />
        <ModeSwitch registering={registering} from={from} />
        {registering ? (
          <RegisterForm
            {...{ from, email, onRegistering }}
            onEmail={setEmail}
            signIn={modeAddress('sign-in', from)}
          />
        ) : (
          <SignInForm email={email} onEmail={setEmail} onSecondStep={setStep} />
        )}
      </AuthFrame>
    </>
  );
}

/** Makes what was written before signing in a draft of this person. True until that is done. */
function useHandOver(userId: string | undefined): boolean {
  const inBrowser = useInBrowser();
  const [isDone, setDone] = useState(false);
  const isDue = inBrowser && userId !== undefined && !isDone && hasMatter();
  useEffect(() => {
    if (!isDue || !userId) return;
    loadCode(() => import('../features/matter/hand-over')).then(
      ({ handOverMatter }) => {
        handOverMatter(userId);
        setDone(true);
      },
      // it stays in the tab, and the person is not kept waiting for it
      () => setDone(true),
    );
  }, [isDue, userId]);
  return isDue;
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
  const isHandingOver = useHandOver(user?.id);
  const isSignedIn = user !== null;
  useEffect(() => {
    if (isSignedIn) rememberSignIn();
  }, [isSignedIn]);

  if (!settled || (user && !inBrowser) || isHandingOver) return <Opening />;
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
      onRegistering={(email) => (email ? panel.open({ email, from }) : panel.close())}
    />
  );
}
