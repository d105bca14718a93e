import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Skeleton } from '../components/skeleton';
import { StatusBadge } from '../components/status-badge';
import { useToast } from '../components/toast';
import { ProofFirst } from '../features/code-proof/code-proof';
import { listFactors, type Factor } from '../features/second-factor/factor-way';
import { RecoveryCodes } from '../features/second-factor/recovery-codes';
import { SecondFactorSetup, SETUPS } from '../features/second-factor/second-factor-setup';
import { MySecondFactorDocument } from '../graphql/generated/graphql';
import type { AuthUser } from '../lib/auth';
import { readError } from '../lib/api/read-error';
import { SecondFactorOverview } from './second-factor-overview';
import styles from './settings.module.css';

/** Codes that were just made, and what was done. */
interface NewCodes {
  title: string;
  codes: readonly string[];
}

function useSecondFactor(onSettled: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const { data, error, refetch } = useQuery(MySecondFactorDocument, {
    fetchPolicy: 'network-only',
  });
  const [newCodes, setNewCodes] = useState<NewCodes>();
  const [adding, setAdding] = useState<Factor>();
  const reload = () => refetch().then(undefined, () => undefined);
  const settle = () => {
    setAdding(undefined);
    setNewCodes(undefined);
    onSettled();
  };
  const showCodes = (title: string) => (codes: readonly string[]) => {
    setNewCodes({ title, codes });
    void reload();
  };
  const showEnabled = showCodes(t('secondFactor.codes.enabled'));
  return {
    state: data?.mySecondFactor,
    error,
    retry: () => void reload(),
    newCodes,
    adding,
    setAdding,
    settle,
    showRenewed: showCodes(t('secondFactor.codes.renewed')),
    /** Only the first second factor brings codes. */
    showAdded: (kind: Factor) => (codes: readonly string[]) => {
      if (codes.length > 0) {
        showEnabled(codes);
        return;
      }
      toast.success(t(`secondFactor.${kind}.added`));
      void reload().then(settle);
    },
    // the dialog, which holds the focus, is closed by then
    settleAfterRemoval: () => void reload().then(onSettled),
    showEnabled,
  };
}

interface BodyProps {
  email: string;
  /** Returns the focus to the heading when an action is done. */
  onSettled: () => void;
}

function Body({ email, onSettled }: BodyProps) {
  const { t } = useTranslation();
  const factor = useSecondFactor(onSettled);
  const { state, error, newCodes, adding, settle } = factor;
  if (newCodes) return <RecoveryCodes {...newCodes} email={email} onKept={settle} />;
  if (!state) {
    if (!error) return <Skeleton lines={3} />;
    return (
      <EmptyState
        tone="error"
        title={t('secondFactor.loadFailed')}
        action={<Button onClick={factor.retry}>{t('account.tryAgain')}</Button>}
      >
        {readError(error).message}
      </EmptyState>
    );
  }
  if (adding) {
    const Setup = SETUPS[adding];
    return (
      <ProofFirst why={<p>{t('proof.beforeFactor')}</p>}>
        <Setup
          email={email}
          factors={listFactors(state)}
          onEnabled={factor.showAdded(adding)}
          onCancel={settle}
        />
      </ProofFirst>
    );
  }
  const isOn = Boolean(state.enabledAt);
  return (
    <>
      <div>
        <StatusBadge tone={isOn ? 'done' : 'off'}>
          {t(isOn ? 'secondFactor.on' : 'secondFactor.off')}
        </StatusBadge>
      </div>
      {isOn && (
        <ProofFirst why={<Banner tone="notice">{t('proof.ofStandingFactor')}</Banner>}>
          {null}
        </ProofFirst>
      )}
      {isOn ? (
        <SecondFactorOverview
          email={email}
          state={state}
          onRenewed={factor.showRenewed}
          onRemoved={factor.settleAfterRemoval}
          onAdd={factor.setAdding}
        />
      ) : (
        <SecondFactorSetup email={email} onEnabled={factor.showEnabled} onCancel={onSettled}>
          <p>{t('secondFactor.what')}</p>
        </SecondFactorSetup>
      )}
    </>
  );
}

/** Two-step verification of the own account: turned on and off, passkeys and recovery codes (B27). */
export function SecondFactorSection({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1}>
        {t('secondFactor.title')}
      </h3>
      <Body email={user.email} onSettled={() => heading.current?.focus()} />
    </div>
  );
}
