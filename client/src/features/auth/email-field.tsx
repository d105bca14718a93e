import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailAddress, normalizeEmail } from '@contract/patterns';
import { Button } from '../../components/button';
import { Field, TextInput } from '../../components/field';
import type { likelyEmail } from '../../lib/email-slip';
import { loadCode } from '../../lib/load-code';
import type { FormFields } from '../../lib/form';
import styles from './auth-form.module.css';

export interface EmailFieldProps<Name extends string> {
  form: FormFields<Record<Name, string>>;
  name: Name;
  label: string;
  help?: string;
  autoComplete?: string;
  autoFocus?: boolean;
}

/** Finds slips, once its code is there; without it nothing is asked. */
function useLikelyEmail(): typeof likelyEmail {
  const [find, setFind] = useState<typeof likelyEmail>(() => () => undefined);
  useEffect(() => {
    loadCode(() => import('../../lib/email-slip'), { mayReload: false }).then(
      (code) => setFind(() => code.likelyEmail),
      () => undefined,
    );
  }, []);
  return find;
}

/**
 * Asks once about an address with a likely slip: when the person goes on to another field, else instead of sending
 * the form. Whoever sends it again, or says so, keeps the address.
 */
function useSlip(value: string, input: RefObject<HTMLInputElement | null>) {
  const [asked, setAsked] = useState('');
  const [kept, setKept] = useState('');
  const meant = useLikelyEmail()(value);
  const isNew = meant !== undefined && asked !== value && kept !== value;
  useEffect(() => {
    const form = input.current?.form;
    if (!isNew || !form) return undefined;
    const ask = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setAsked(value);
      input.current?.focus();
    };
    form.addEventListener('submit', ask, { capture: true });
    return () => form.removeEventListener('submit', ask, { capture: true });
  }, [isNew, value, input]);
  return {
    meant: asked === value && kept !== value ? meant : undefined,
    ask: () => setAsked(value),
    keep: () => setKept(value),
  };
}

/** What is shown of a typed address once it is left; a domain of another script stays readable. */
function shownAddress(typed: string): string {
  const address = normalizeEmail(typed);
  return isEmailAddress(address) && !address.includes('@xn--') ? address : typed;
}

const isSubmit = (target: EventTarget | null) =>
  target instanceof HTMLButtonElement && target.type === 'submit';

/** An e-mail address, shown as it will be stored; a likely slip such as gmial.com is asked about once. */
export function EmailField<Name extends string>(props: EmailFieldProps<Name>) {
  const { form, name, label, help, autoComplete = 'email', autoFocus } = props;
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const value = form.values[name];
  const { meant, ask, keep } = useSlip(value, input);
  const leave = ({ relatedTarget }: FocusEvent) => {
    const shown = shownAddress(value);
    if (shown !== value) form.change(name, shown);
    else if (relatedTarget && !isSubmit(relatedTarget)) ask();
  };
  const use = (address: string) => {
    form.change(name, address);
    input.current?.focus();
  };
  return (
    <Field
      label={label}
      help={meant ? t('auth.emailSlip', { address: `\u2066${meant}\u2069` }) : help}
      error={form.errors[name]}
    >
      <TextInput
        ref={input}
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        placeholder={t('auth.emailPlaceholder')}
        {...form.field(name)}
        onBlur={leave}
      />
      {meant && (
        <div className={styles.slip}>
          <Button variant="outline" size="small" onClick={() => use(meant)}>
            {t('auth.emailSlipUse')}
          </Button>
          <Button variant="ghost" size="small" onClick={keep}>
            {t('auth.emailSlipKeep')}
          </Button>
        </div>
      )}
    </Field>
  );
}
