import { useTranslation } from 'react-i18next';
import { passwordStrength } from './password-strength';
import styles from './password-meter.module.css';

export interface PasswordMeterProps {
  password: string;
  /** Name and address of the person: nothing of them belongs in a password. */
  personal?: readonly string[];
  /** An error under the field already says what is wrong: the bars stay, the words go. */
  silent?: boolean;
}

/** Four bars, a word and one piece of advice. It never refuses: the rule is the length. */
export function PasswordMeter({ password, personal = [], silent }: PasswordMeterProps) {
  const { t } = useTranslation();
  const { score, advice } = passwordStrength(password, personal);
  return (
    <div className={styles.meter} data-score={score}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={bar <= score ? styles.on : undefined} />
        ))}
      </span>
      <p className={styles.words} aria-live="polite">
        {advice && !silent && (
          <>
            <span className="visually-hidden">
              {t('common.label', { label: t('auth.strength.label') })}{' '}
            </span>
            <b>{t('common.label', { label: t(`auth.strength.${score}`) })}</b>{' '}
            {t(`auth.strength.${advice}`)}
          </>
        )}
      </p>
    </div>
  );
}
