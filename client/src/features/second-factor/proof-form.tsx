import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../components/field';
import { PasswordInput } from '../../components/password-input';
import { BeginPasskeyProofDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { useForm, type Form } from '../../lib/form';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import { FactorQuestion } from './factor-question';
import { useFactorChoice, type Factor, type FactorChoice, type GivenFactor } from './factor-way';
import { useShowFactorError } from './show-factor-error';

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
  choice?: FactorChoice;
}

/** A form that asks for the password and the second factor, because the session may be stolen. */
export function useProofForm({ factors, failed, run }: ProofOptions): ProofForm {
  const rules = formRules(useLocale());
  const { request } = useApi();
  const showError = useShowFactorError();
  const choice = useFactorChoice(factors);
  const needsFactor = factors.length > 0;
  const begin = async () => (await request(BeginPasskeyProofDocument, {})).beginPasskeyProof;
  const form = useForm({
    initial: { password: '', code: '' },
    rules: {
      password: [rules.required],
      code: needsFactor && choice.way !== 'passkey' ? [rules.required] : [],
    },
    onSubmit: async ({ password, code }) => {
      try {
        const given = needsFactor ? await choice.give(code, begin) : {};
        await run({ password, ...given });
      } catch (error) {
        showError(form, error, failed);
      }
    },
  });
  return needsFactor ? { form, choice } : { form };
}

export interface ProofFieldsProps extends ProofForm {
  email: string;
  passwordRef?: Ref<HTMLInputElement>;
}

export function ProofFields({ form, choice, email, passwordRef }: ProofFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field label={t('auth.password')} error={form.errors.password}>
        <PasswordInput
          ref={passwordRef}
          autoComplete="current-password"
          data-autofocus
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
