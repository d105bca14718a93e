import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Field, TextInput, type TextInputProps } from '../../components/field';
import type { FormFields } from '../../lib/forms/form';
import styles from './second-factor.module.css';

export type CodeKind = 'app' | 'recovery';

const INPUT: Record<CodeKind, TextInputProps> = {
  app: { inputMode: 'numeric', autoComplete: 'one-time-code' },
  recovery: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
};

export interface CodeFieldProps {
  form: FormFields<{ code: string }>;
  kind?: CodeKind;
  /** Takes the focus when it appears. */
  focused?: boolean;
}

/** One code, of the app or for recovery. Digits and letters run left to right in every language. */
export function CodeField({ form, kind = 'app', focused = false }: CodeFieldProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focused) input.current?.focus();
  }, [focused, kind]);
  return (
    <Field
      label={t(`secondFactor.${kind}.label`)}
      help={t(`secondFactor.${kind}.help`)}
      error={form.errors.code}
    >
      <TextInput
        {...INPUT[kind]}
        ref={input}
        dir="ltr"
        maxLength={LIMITS.code.max}
        className={kind === 'recovery' ? `${styles.code} ${styles.recovery}` : styles.code}
        {...form.field('code')}
      />
    </Field>
  );
}
