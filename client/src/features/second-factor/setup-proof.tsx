import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/banner';
import { FormSummary } from '../../components/form-summary';
import type { Factor } from './factor-way';
import { FormButtons } from './form-buttons';
import { ProofFields, useProofForm, type ProofOptions } from './proof-form';
import styles from './second-factor.module.css';
import { useFocusWhenShown } from './use-focus-when-shown';

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
