import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '../../components/modal-dialog';
import { RecoveryCodes } from '../second-factor/recovery-codes';
import { SecondFactorSetup } from '../second-factor/second-factor-setup';
import type { LockScreenProps } from './lock-screen';
import styles from './session-lock.module.css';
import { SessionPerson } from './session-person';
import { SignOutInstead } from './sign-out-instead';

/**
 * Covers the page until a second factor is set up, which the office requires (B27). The page behind waits
 * and then opens where the person wanted to go.
 */
export function SecondFactorScreen({ user, onUnlocked, onSignOut }: LockScreenProps) {
  const { t } = useTranslation();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) {
    return (
      <ModalDialog title={t('secondFactor.codes.title')} veiled wide>
        <RecoveryCodes
          title={t('secondFactor.codes.enabled')}
          codes={codes}
          email={user.email}
          onKept={onUnlocked}
        />
      </ModalDialog>
    );
  }
  return (
    <ModalDialog title={t('secondFactor.required.title')} veiled wide>
      <SecondFactorSetup email={user.email} onEnabled={setCodes}>
        <p className={styles.lead}>{t('secondFactor.required.lead')}</p>
        <SessionPerson user={user} />
      </SecondFactorSetup>
      <SignOutInstead onSignOut={onSignOut} />
    </ModalDialog>
  );
}
