import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Field } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { ModalDialog } from '../../components/modal-dialog';
import { PasswordInput } from '../../components/password-input';
import { useForm } from '../../lib/form';
import { showFieldErrors } from '../../lib/form-errors';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import { CodeQuestion } from './code-field';
import styles from './second-factor.module.css';

export interface Proof {
  password: string;
  code: string;
}

export interface ProofDialogProps {
  change: 'renew' | 'disable';
  email: string;
  /** Sends the change; what it throws is shown in the dialog. */
  run: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Asks for password and code before a change of the second factor, because the session may be stolen. */
export function ProofDialog({ change, email, run, onClose }: ProofDialogProps) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const form = useForm<Proof>({
    initial: { password: '', code: '' },
    rules: { password: [rules.required], code: [rules.required] },
    onSubmit: async (proof) => {
      try {
        await run(proof);
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t(`secondFactor.${change}.failed`), text: summary });
      }
    },
  });
  return (
    <ModalDialog title={t(`secondFactor.${change}.title`)} onClose={onClose}>
      <form className={styles.part} {...form.props}>
        <p>{t(`secondFactor.${change}.text`)}</p>
        <FormSummary {...form.report} />
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field label={t('auth.password')} error={form.errors.password}>
          <PasswordInput
            autoComplete="current-password"
            data-autofocus
            {...form.field('password')}
          />
        </Field>
        <CodeQuestion form={form} />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={change === 'disable' ? 'danger' : 'primary'}
            busy={form.busy}
          >
            {t(`secondFactor.${change}.submit`)}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('secondFactor.cancel')}
          </Button>
        </div>
      </form>
    </ModalDialog>
  );
}
