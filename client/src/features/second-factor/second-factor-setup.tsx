import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { StatusBadge } from '../../components/status-badge';
import { ProofFirst } from '../code-proof/proof-first';
import { AppSetup } from './app-setup';
import type { Factor } from './factor-way';
import { PasskeySetup } from './passkey-setup';
import styles from './second-factor.module.css';
import type { SetupProps } from './setup-proof';
import { knowsPasskeys } from './web-authn';

/** Both kinds of second factor, each with a button that begins to set it up. */
function Kinds({ onChosen }: { onChosen: (kind: Factor) => void }) {
  const { t } = useTranslation();
  const hasPasskeys = knowsPasskeys();
  return (
    <div className={styles.part}>
      <p>{t('secondFactor.choose')}</p>
      <ul className={styles.kinds}>
        <li className={styles.kind}>
          <h4>
            {t('secondFactor.passkey.title')}
            {hasPasskeys && (
              <StatusBadge tone="done">{t('secondFactor.passkey.recommended')}</StatusBadge>
            )}
          </h4>
          <p>{t(`secondFactor.passkey.${hasPasskeys ? 'what' : 'unsupported'}`)}</p>
          {hasPasskeys && (
            <Button onClick={() => onChosen('passkey')}>{t('secondFactor.passkey.setUp')}</Button>
          )}
        </li>
        <li className={styles.kind}>
          <h4>{t('secondFactor.app.title')}</h4>
          <p>{t('secondFactor.app.what')}</p>
          <Button variant="outline" onClick={() => onChosen('app')}>
            {t('secondFactor.app.setUp')}
          </Button>
        </li>
      </ul>
    </div>
  );
}

export const SETUPS = { passkey: PasskeySetup, app: AppSetup };

export interface SecondFactorSetupProps extends Omit<SetupProps, 'factors'> {
  /** Stands above the choice, and leaves its room to what was chosen. */
  children?: ReactNode;
}

/** Turns two-step verification on with a passkey or an authenticator app, whichever the person chooses. */
export function SecondFactorSetup(props: SecondFactorSetupProps) {
  const { email, children, onEnabled, onCancel } = props;
  const { t } = useTranslation();
  const [kind, setKind] = useState<Factor>();
  if (!kind)
    return (
      <>
        {children}
        <ProofFirst why={<p>{t('proof.beforeFactor')}</p>}>
          <Kinds onChosen={setKind} />
        </ProofFirst>
      </>
    );
  const Setup = SETUPS[kind];
  const cancel = () => {
    setKind(undefined);
    onCancel?.();
  };
  return <Setup email={email} factors={[]} onEnabled={onEnabled} onCancel={cancel} />;
}
