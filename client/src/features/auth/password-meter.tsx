import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site';
import { passwordStrength } from './password-strength';
import styles from './password-meter.module.css';

export interface PasswordMeterProps {
  password: string;
  /** Name and e-mail address of the person, which a password should not contain. */
  personal?: readonly string[];
  /** Hides the advice, because an error under the field says the same. */
  hideAdvice?: boolean;
}

/** The strength of a password with one piece of advice. It never rejects a password. */
export function PasswordMeter({ password, personal = [], hideAdvice }: PasswordMeterProps) {
  const { t } = useTranslation();
  const { score, advice } = passwordStrength(password, useSite().minPasswordLength, personal);
  return (
    <div className={styles.meter} data-score={score}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={bar <= score ? styles.on : undefined} />
        ))}
      </span>
      <p className={styles.words} aria-live="polite">
        {advice && !hideAdvice && (
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
