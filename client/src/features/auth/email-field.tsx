import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailAddress, normalizeEmail } from '@contract/patterns';
import { Field, TextInput } from '../../components/field';
import { LazyBlock, RetryLoading } from '../../components/lazy-block';
import type { FormFields } from '../../lib/forms/form';
import { lazyComponent } from '../../lib/lazy-component';
import { useInBrowser } from '../../lib/use-in-browser';
import type { EmailSlipProps } from './email-slip';

/** Its code comes while the form is filled in; without it nothing is asked. */
const EmailSlip = lazyComponent<EmailSlipProps>(
  async () => (await import('./email-slip')).EmailSlip,
  { mayReload: false },
);

export interface EmailFieldProps<Name extends string> {
  form: FormFields<Record<Name, string>>;
  name: Name;
  label: string;
  help?: string;
  autoComplete?: string;
  autoFocus?: boolean;
}

/** Formats a typed e-mail address once the field is left; a domain in another script stays readable. */
function shownAddress(typed: string): string {
  const address = normalizeEmail(typed);
  return isEmailAddress(address) && !address.includes('@xn--') ? address : typed;
}

/** An e-mail address, shown as it will be stored; a likely slip such as gmial.com is asked about once. */
export function EmailField<Name extends string>(props: EmailFieldProps<Name>) {
  const { form, name, label, help, autoComplete = 'email', autoFocus } = props;
  const { t } = useTranslation();
  const inBrowser = useInBrowser();
  const input = useRef<HTMLInputElement>(null);
  const value = form.values[name];
  const shown = shownAddress(value);
  const leave = () => {
    if (shown !== value) form.change(name, shown);
  };
  const use = (address: string) => {
    form.change(name, address);
    input.current?.focus();
  };
  return (
    <Field label={label} help={help} error={form.errors[name]}>
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
      {inBrowser && (
        <LazyBlock failed={<RetryLoading />}>
          <EmailSlip value={value} isShownAsStored={shown === value} input={input} onUse={use} />
        </LazyBlock>
      )}
    </Field>
  );
}
