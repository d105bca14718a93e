import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Button } from '../../components/button';
import { Field, TextInput, type TextInputProps } from '../../components/field';
import type { FormFields } from '../../lib/form';
import styles from './second-factor.module.css';

type CodeKind = 'app' | 'recovery';

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
        className={styles.code}
        {...form.field('code')}
      />
    </Field>
  );
}

/** Asks for a code of the app, or for a recovery code if the phone is not there. */
export function CodeQuestion({ form, focused = false }: Omit<CodeFieldProps, 'kind'>) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<CodeKind>('app');
  const [wasChanged, setWasChanged] = useState(false);
  const other: CodeKind = kind === 'app' ? 'recovery' : 'app';
  const change = () => {
    form.change('code', '');
    setKind(other);
    setWasChanged(true);
  };
  return (
    <>
      <CodeField form={form} kind={kind} focused={focused || wasChanged} />
      <div className={styles.instead}>
        <Button variant="ghost" size="small" onClick={change}>
          {t(`secondFactor.${other}.instead`)}
        </Button>
      </div>
    </>
  );
}
