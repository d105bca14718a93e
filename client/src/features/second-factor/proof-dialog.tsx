import { useTranslation } from 'react-i18next';
import { FormSummary } from '../../components/form-summary';
import { ModalDialog } from '../../components/modal-dialog';
import { FormButtons } from './form-buttons';
import { ProofFields, useProofForm, type ProofOptions } from './proof-form';
import styles from './second-factor.module.css';

export interface ProofDialogProps extends Omit<ProofOptions, 'failed'> {
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
