import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../components/banner';
import { Button } from '../components/button';
import { useToast } from '../components/toast';
import { listFactors, type Factor } from '../features/second-factor/factor-way';
import { PasskeyList, type Passkey } from '../features/second-factor/passkey-list';
import { type Proof, ProofDialog } from '../features/second-factor/proof-form';
import { knowsPasskeys } from '../features/second-factor/web-authn';
import {
  DisableSecondFactorDocument,
  ErasePasskeyDocument,
  RenewRecoveryCodesDocument,
  type MySecondFactorQuery,
} from '../graphql/generated/graphql';
import { useApi } from '../lib/api/api';
import { formatDate } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import styles from './settings.module.css';

/** From this number on, the page advises to make new codes. */
const FEW_CODES = 3;

type State = MySecondFactorQuery['mySecondFactor'];
type Asking = { change: 'renew' | 'disable' } | { change: 'remove'; passkey: Passkey };

interface OverviewProps {
  email: string;
  state: State;
  onRenewed: (codes: readonly string[]) => void;
  /** The app or a passkey was removed. */
  onRemoved: () => void;
  /** The person wants another one. */
  onAdd: (kind: Factor) => void;
}

function RecoveryCodesLeft({ left, onRenew }: { left: number; onRenew: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('secondFactor.codesLeft', { left })}</p>
      {left <= FEW_CODES && <Banner tone="notice">{t('secondFactor.fewLeft')}</Banner>}
      <div>
        <Button variant="outline" size="small" onClick={onRenew}>
          {t('secondFactor.renew.action')}
        </Button>
      </div>
    </>
  );
}

interface AppPartProps {
  since: string | null;
  canRemove: boolean;
  onAdd: () => void;
  onRemove: () => void;
}

function AppPart({ since, canRemove, onAdd, onRemove }: AppPartProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <section className={styles.kind} aria-labelledby="second-factor-app">
      <h4 id="second-factor-app">{t('secondFactor.app.title')}</h4>
      <p>
        {since
          ? t('secondFactor.app.since', { date: formatDate(since, locale) })
          : t('secondFactor.app.none')}
      </p>
      {!since && (
        <Button variant="outline" size="small" onClick={onAdd}>
          {t('secondFactor.app.setUp')}
        </Button>
      )}
      {since && canRemove && (
        <Button variant="danger" size="small" onClick={onRemove}>
          {t('secondFactor.disable.action')}
        </Button>
      )}
    </section>
  );
}

interface PasskeyPartProps {
  count: number;
  canRemove: boolean;
  onAdd: () => void;
  onRemove: (passkey: Passkey) => void;
}

function PasskeyPart({ count, canRemove, onAdd, onRemove }: PasskeyPartProps) {
  const { t } = useTranslation();
  const canAdd = knowsPasskeys();
  return (
    <section className={styles.kind} aria-labelledby="second-factor-passkeys">
      <h4 id="second-factor-passkeys">{t('secondFactor.passkey.title')}</h4>
      {count > 0 ? (
        // another count means another list
        <PasskeyList key={count} canRemove={canRemove} onRemove={onRemove} />
      ) : (
        <p>{t('secondFactor.passkey.none')}</p>
      )}
      {canAdd ? (
        <Button variant="outline" size="small" onClick={onAdd}>
          {t('secondFactor.passkey.add')}
        </Button>
      ) : (
        <p>{t('secondFactor.passkey.unsupported')}</p>
      )}
    </section>
  );
}

function useChanges({ onRenewed, onRemoved }: Pick<OverviewProps, 'onRenewed' | 'onRemoved'>) {
  const { t } = useTranslation();
  const toast = useToast();
  const { request } = useApi();
  const [asking, setAsking] = useState<Asking>();
  const done = (text: string) => {
    toast.success(text);
    setAsking(undefined);
    onRemoved();
  };
  const run = async (proof: Proof) => {
    switch (asking?.change) {
      case 'renew':
        onRenewed((await request(RenewRecoveryCodesDocument, proof)).renewRecoveryCodes.codes);
        return;
      case 'disable':
        await request(DisableSecondFactorDocument, proof);
        done(t('secondFactor.disable.done'));
        return;
      case 'remove':
        await request(ErasePasskeyDocument, { ...proof, id: asking.passkey.id });
        done(t('secondFactor.remove.done'));
        return;
      case undefined:
    }
  };
  return { asking, setAsking, run };
}

/** Two-step verification that is on: recovery codes, passkeys, and the authenticator app. */
export function SecondFactorOverview(props: OverviewProps) {
  const { email, state, onAdd } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const { asking, setAsking, run } = useChanges(props);
  const { enabledAt, appAddedAt, passkeys, recoveryCodesLeft, isRequired } = state;
  const isSingle = passkeys + (appAddedAt ? 1 : 0) === 1;
  const canRemove = !(isRequired && isSingle);
  return (
    <>
      <p>{t('secondFactor.since', { date: formatDate(enabledAt ?? '', locale) })}</p>
      <RecoveryCodesLeft left={recoveryCodesLeft} onRenew={() => setAsking({ change: 'renew' })} />
      <PasskeyPart
        count={passkeys}
        canRemove={canRemove}
        onAdd={() => onAdd('passkey')}
        onRemove={(passkey) => setAsking({ change: 'remove', passkey })}
      />
      <AppPart
        since={appAddedAt ?? null}
        canRemove={canRemove}
        onAdd={() => onAdd('app')}
        onRemove={() => setAsking({ change: 'disable' })}
      />
      {!canRemove && <p>{t('secondFactor.required.kept')}</p>}
      {asking && (
        <ProofDialog
          change={asking.change}
          name={asking.change === 'remove' ? asking.passkey.name : undefined}
          isLast={asking.change !== 'renew' && isSingle}
          email={email}
          factors={listFactors(state)}
          run={run}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
