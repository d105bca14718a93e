import { useTranslation } from 'react-i18next';
import { toStoredForm } from '@contract/passwords';
import { charactersIn } from '@contract/characters';
import { Field } from '../../components/field';
import { PasswordInput } from '../../components/password-input';
import type { FieldRules, FormFields } from '../../lib/forms/form';
import type { FormRules } from '../../lib/forms/form-rules';
import { useSite } from '../../lib/site';
import styles from './new-password-fields.module.css';

/** 0 empty, 1 too short, 2 weak, 3 fair, 4 strong. Only passwords that are too short are rejected. */
type PasswordScore = 0 | 1 | 2 | 3 | 4;

type PasswordAdvice = 'tooShort' | 'common' | 'personal' | 'longer' | 'mix' | 'good';

interface PasswordStrength {
  score: PasswordScore;
  advice: PasswordAdvice | null;
}

const COMMON =
  /^(?:\d{1,9}|(?:password|passw0rd|motdepasse|azerty|qwerty|admin|welcome|bonjour|algerie|algeria|dzair)\d*[!.@]*)$/i;
const REPEATED = /^(.{1,3})\1+$/;
const COMFORTABLE_LENGTH = 12;

function varietyOf(password: string): number {
  return [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]|\s/u].filter((kind) =>
    kind.test(password),
  ).length;
}

function containsPersonal(password: string, personal: readonly string[]): boolean {
  const lower = password.toLowerCase();
  return personal
    .flatMap((text) => text.toLowerCase().split(/[\s@._-]+/))
    .some((word) => word.length >= 4 && lower.includes(word));
}

/**
 * Rates a password by length and variety, with the advice that helps most.
 *
 * @param minLength characters that a password has at least
 * @param personal name and e-mail address of the person, which a password should not contain
 */
export function passwordStrength(
  password: string,
  minLength: number,
  personal: readonly string[] = [],
): PasswordStrength {
  if (!password) return { score: 0, advice: null };
  if (charactersIn(password) < minLength) return { score: 1, advice: 'tooShort' };
  if (COMMON.test(password) || REPEATED.test(password)) return { score: 2, advice: 'common' };
  if (containsPersonal(password, personal)) return { score: 2, advice: 'personal' };
  const variety = varietyOf(password);
  if (password.length >= COMFORTABLE_LENGTH) {
    return variety >= 2 || password.length >= 16
      ? { score: 4, advice: 'good' }
      : { score: 3, advice: 'mix' };
  }
  return variety >= 3 ? { score: 3, advice: 'longer' } : { score: 2, advice: 'longer' };
}

interface PasswordMeterProps {
  password: string;
  /** Name and e-mail address of the person, which a password should not contain. */
  personal?: readonly string[];
  /** Hides the advice, because an error under the field says the same. */
  hideAdvice?: boolean;
}

/** The strength of a password with one piece of advice. It never rejects a password. */
function PasswordMeter({ password, personal = [], hideAdvice }: PasswordMeterProps) {
  const { t } = useTranslation();
  const { score, advice } = passwordStrength(password, useSite().minPasswordLength, personal);
  return (
    <div className={styles.meter} data-score={score} data-refused={hideAdvice || undefined}>
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

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

/** Rules of the two fields. A mismatch is shown under the second. */
export function useNewPasswordRules({
  required,
  newPassword,
}: FormRules): FieldRules<NewPasswordValues> {
  const { t } = useTranslation();
  const { minPasswordLength } = useSite();
  const mismatch = t('auth.passwordsDoNotMatch');
  return {
    password: [required, newPassword(minPasswordLength)],
    confirmPassword: [
      required,
      (value, values) => toStoredForm(value) === toStoredForm(values.password) || mismatch,
    ],
  };
}

export interface NewPasswordFieldsProps {
  form: FormFields<NewPasswordValues>;
  label: string;
  /** Name and e-mail address of the person: the meter advises against using them. */
  personal?: readonly string[];
}

/** A new password with a strength meter, and its confirmation. */
export function NewPasswordFields({ form, label, personal }: NewPasswordFieldsProps) {
  const { t } = useTranslation();
  const { errors, field, values } = form;
  return (
    <>
      <Field label={label} help={t('auth.passwordHelp')} error={errors.password}>
        <PasswordInput autoComplete="new-password" {...field('password')} />
        <PasswordMeter
          password={values.password}
          personal={personal}
          hideAdvice={!!errors.password}
        />
      </Field>
      <Field label={t('auth.confirmPassword')} error={errors.confirmPassword}>
        <PasswordInput autoComplete="new-password" {...field('confirmPassword')} />
      </Field>
    </>
  );
}
