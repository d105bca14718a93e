import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Skeleton } from '../components/skeleton';
import { StatusBadge } from '../components/status-badge';
import { useToast } from '../components/toast';
import { ProofDialog, type Proof } from '../features/second-factor/proof-dialog';
import { RecoveryCodes } from '../features/second-factor/recovery-codes';
import { SecondFactorSetup } from '../features/second-factor/second-factor-setup';
import {
  DisableSecondFactorDocument,
  MySecondFactorDocument,
  RenewRecoveryCodesDocument,
} from '../graphql/generated/graphql';
import { useApi } from '../lib/api';
import type { AuthUser } from '../lib/auth';
import { formatDate } from '../lib/format';
import { useLocale } from '../lib/i18n';
import { readError } from '../lib/read-error';
import styles from './settings.module.css';

/** From this number on, the page advises to make new codes. */
const FEW_CODES = 3;

/** Codes that were just made, and what was done. */
interface NewCodes {
  title: string;
  codes: readonly string[];
}

interface OffProps {
  email: string;
  onCancel: () => void;
  onEnabled: (codes: readonly string[]) => void;
}

function Off({ email, onCancel, onEnabled }: OffProps) {
  const { t } = useTranslation();
  const [isSettingUp, setSettingUp] = useState(false);
  if (isSettingUp) {
    return (
      <SecondFactorSetup
        email={email}
        onEnabled={onEnabled}
        onCancel={() => {
          setSettingUp(false);
          onCancel();
        }}
      />
    );
  }
  return (
    <>
      <p>{t('secondFactor.what')}</p>
      <p>{t('secondFactor.apps')}</p>
      <div>
        <Button onClick={() => setSettingUp(true)}>{t('secondFactor.setUp')}</Button>
      </div>
    </>
  );
}

interface OnProps {
  email: string;
  since: string;
  codesLeft: number;
  isRequired: boolean;
  onRenewed: (codes: readonly string[]) => void;
  onDisabled: () => void;
}

function On({ email, since, codesLeft, isRequired, onRenewed, onDisabled }: OnProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { request } = useApi();
  const [asking, setAsking] = useState<'renew' | 'disable'>();
  const changes = {
    renew: async (proof: Proof) =>
      onRenewed((await request(RenewRecoveryCodesDocument, proof)).renewRecoveryCodes.codes),
    disable: async (proof: Proof) => {
      await request(DisableSecondFactorDocument, proof);
      setAsking(undefined);
      onDisabled();
    },
  };
  return (
    <>
      <p>{t('secondFactor.since', { date: formatDate(since, locale) })}</p>
      <p>{t('secondFactor.codesLeft', { left: codesLeft })}</p>
      {codesLeft <= FEW_CODES && <Banner tone="notice">{t('secondFactor.fewLeft')}</Banner>}
      <div className={styles.actions}>
        <Button variant="outline" onClick={() => setAsking('renew')}>
          {t('secondFactor.renew.action')}
        </Button>
        {!isRequired && (
          <Button variant="danger" onClick={() => setAsking('disable')}>
            {t('secondFactor.disable.action')}
          </Button>
        )}
      </div>
      {isRequired && <p>{t('secondFactor.required.kept')}</p>}
      {asking && (
        <ProofDialog
          change={asking}
          email={email}
          run={changes[asking]}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

function useSecondFactor(onSettled: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const { data, error, refetch } = useQuery(MySecondFactorDocument, {
    fetchPolicy: 'network-only',
  });
  const [newCodes, setNewCodes] = useState<NewCodes>();
  const reload = () => refetch().then(undefined, () => undefined);
  const showCodes = (title: string) => (codes: readonly string[]) => {
    setNewCodes({ title, codes });
    void reload();
  };
  return {
    state: data?.mySecondFactor,
    error,
    retry: () => void reload(),
    newCodes,
    hideCodes: () => {
      setNewCodes(undefined);
      onSettled();
    },
    showEnabled: showCodes(t('secondFactor.codes.enabled')),
    showRenewed: showCodes(t('secondFactor.codes.renewed')),
    sayDisabled: () => {
      toast.success(t('secondFactor.disable.done'));
      // the dialog, which holds the focus, is closed by then
      void reload().then(onSettled);
    },
  };
}

interface BodyProps {
  email: string;
  /** What was done is over: the focus goes back to the heading. */
  onSettled: () => void;
}

function Body({ email, onSettled }: BodyProps) {
  const { t } = useTranslation();
  const factor = useSecondFactor(onSettled);
  const { state, error, newCodes } = factor;
  if (newCodes) return <RecoveryCodes {...newCodes} email={email} onKept={factor.hideCodes} />;
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
  const isOn = state.enabledAt !== null;
  return (
    <>
      <div>
        <StatusBadge tone={isOn ? 'done' : 'off'}>
          {t(isOn ? 'secondFactor.on' : 'secondFactor.off')}
        </StatusBadge>
      </div>
      {state.enabledAt === null ? (
        <Off email={email} onCancel={onSettled} onEnabled={factor.showEnabled} />
      ) : (
        <On
          email={email}
          since={state.enabledAt}
          codesLeft={state.recoveryCodesLeft}
          isRequired={state.isRequired}
          onRenewed={factor.showRenewed}
          onDisabled={factor.sayDisabled}
        />
      )}
    </>
  );
}

/** Two-step verification of the own account: turned on and off, and its recovery codes (B27). */
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
