import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { AccountName } from '../../components/account-name';
import { Field } from '../../components/field';
import { PasswordInput } from '../../components/password-input';
import { type Form, useForm } from '../../lib/forms/form';
import { formRules } from '../../lib/forms/form-rules';
import { useLocale } from '../../lib/i18n/i18n';
import { FactorQuestion, useFactorProof } from './factor-question';
import { type Factor, type FactorChoice, type GivenFactor, useShowFactorError } from './factor-way';
import { FormSummary } from '../../components/form-summary';
import { ModalDialog } from '../../components/modal-dialog';
import { FormButtons, useFocusWhenShown } from './form-parts';
import styles from './second-factor.module.css';

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

interface ProofDialogProps extends Omit<ProofOptions, 'failed'> {
  change: 'renew' | 'disable' | 'remove';
  /** Name of the passkey that is removed. */
  name?: string;
  /** Nothing is left after it, so that signing in needs only the password. */
  isLast?: boolean;
  email: string;
  onClose: () => void;
}

/** Asks for password and second factor before a change of it. */
export function ProofDialog(props: ProofDialogProps) {
  const { change, name, isLast = false, email, factors, run, onClose } = props;
  const { t } = useTranslation();
  const proof = useProofForm({ factors, run, failed: t(`secondFactor.${change}.failed`) });
  const { form } = proof;
  return (
    <ModalDialog title={t(`secondFactor.${change}.title`, { name })} onClose={onClose}>
      <form className={styles.part} {...form.props}>
        <p>{t(`secondFactor.${change}.text`)}</p>
        {isLast && <p>{t('secondFactor.remove.last')}</p>}
        <FormSummary {...form.report} />
        <ProofFields {...proof} email={email} />
        <FormButtons
          busy={form.busy}
          submitLabel={t(`secondFactor.${change}.submit`)}
          isDangerous={change !== 'renew'}
          onCancel={onClose}
        />
      </form>
    </ModalDialog>
  );
}

/** What the set-up of an app or passkey is shown with. */
export interface SetupProps {
  email: string;
  /** What the account has already. */
  factors: readonly Factor[];
  onEnabled: (codes: readonly string[]) => void;
  /** Missing where nothing else can be done. */
  onCancel?: () => void;
}

export interface SetupProofProps extends ProofOptions, Pick<SetupProps, 'email' | 'onCancel'> {
  /** Why the step after this one sent the person back. */
  refusal?: string;
}

/** The first step of a set-up: the password, and the second factor if there is one. */
export function SetupProof({ email, refusal, onCancel, ...options }: SetupProofProps) {
  const { t } = useTranslation();
  const input = useFocusWhenShown<HTMLInputElement>();
  const proof = useProofForm(options);
  const { form } = proof;
  return (
    <form className={styles.part} {...form.props}>
      {refusal && (
        <Banner tone="error" title={options.failed}>
          {refusal}
        </Banner>
      )}
      <FormSummary {...form.report} />
      <p>{t(`secondFactor.password.${proof.choice ? 'withFactor' : 'text'}`)}</p>
      <ProofFields {...proof} email={email} passwordRef={input} />
      <FormButtons
        busy={form.busy}
        submitLabel={t(form.busy ? 'secondFactor.password.busy' : 'secondFactor.password.submit')}
        onCancel={onCancel}
      />
    </form>
  );
}
