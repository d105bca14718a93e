import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountName } from '../../components/account-name';
import { Field } from '../../components/field';
import { PasswordInput } from '../../components/password-input';
import { useForm, type Form } from '../../lib/form';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import { FactorQuestion } from './factor-question';
import type { Factor, FactorChoice, GivenFactor } from './factor-way';
import { useShowFactorError } from './show-factor-error';
import { useFactorProof } from './use-factor-proof';

export const BLANK_PROOF = { password: '', code: '' };

export interface Proof extends GivenFactor {
  password: string;
}

export interface ProofOptions {
  /** What the account has besides the password; empty if that alone is asked for. */
  factors: readonly Factor[];
  /** Said above what went wrong. */
  failed: string;
  /** Sends the proof; what it throws is shown in the form. */
  run: (proof: Proof) => Promise<void>;
}

export interface ProofForm {
  form: Form<{ password: string; code: string }>;
  /** Missing where the password is enough. */
  choice?: FactorChoice | undefined;
}

/** A form that asks for the password and the second factor, because the session may be stolen. */
export function useProofForm({ factors, failed, run }: ProofOptions): ProofForm {
  const rules = formRules(useLocale());
  const showError = useShowFactorError();
  const { choice, codeRules, give } = useFactorProof(factors);
  const form = useForm({
    initial: BLANK_PROOF,
    rules: { password: [rules.required], code: codeRules },
    onSubmit: async ({ password, code }) => {
      try {
        await run({ password, ...(await give(code)) });
      } catch (error) {
        showError(form, error, failed);
      }
    },
  });
  return { form, choice };
}

export interface ProofFieldsProps extends ProofForm {
  email: string;
  passwordRef?: Ref<HTMLInputElement>;
  /** Name of the password's field, where others are near. */
  label?: string;
  /** Whether a dialog begins at the password. */
  isFirst?: boolean;
}

export function ProofFields({
  form,
  choice,
  email,
  passwordRef,
  label,
  isFirst = true,
}: ProofFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <AccountName email={email} />
      <Field label={label ?? t('auth.password')} error={form.errors.password}>
        <PasswordInput
          ref={passwordRef}
          autoComplete="current-password"
          data-autofocus={isFirst ? true : undefined}
          {...form.field('password')}
        />
      </Field>
      {choice && (
        <FactorQuestion
          form={form}
          choice={choice}
          reset={() => form.reset({ ...form.values, code: '' })}
        />
      )}
    </>
  );
}
