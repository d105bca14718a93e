import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Field, TextInput } from '../../components/field';
import { FormSummary } from '../../components/form-summary';
import { ModalDialog } from '../../components/modal-dialog';
import { useToast } from '../../components/toast';
import { RenamePasskeyDocument } from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import { useForm } from '../../lib/form';
import { showFieldErrors } from '../../lib/form-errors';
import { formRules } from '../../lib/form-rules';
import { useLocale } from '../../lib/i18n';
import { FormButtons } from './form-buttons';
import styles from './second-factor.module.css';

export interface RenameDialogProps {
  passkey: { id: string; name: string };
  onRenamed: () => void;
  onClose: () => void;
}

/** Gives a passkey another name. */
export function RenameDialog({ passkey, onRenamed, onClose }: RenameDialogProps) {
  const { t } = useTranslation();
  const rules = formRules(useLocale());
  const toast = useToast();
  const { request } = useApi();
  const form = useForm({
    initial: { name: passkey.name },
    rules: { name: [rules.required, rules.maxLength(LIMITS.passkey.name.max)] },
    onSubmit: async ({ name }) => {
      try {
        await request(RenamePasskeyDocument, { id: passkey.id, name });
        toast.success(t('secondFactor.passkey.rename.done'));
        onRenamed();
        onClose();
      } catch (error) {
        const { summary } = showFieldErrors(form, error);
        form.fail({ title: t('secondFactor.passkey.rename.failed'), text: summary });
      }
    },
  });
  return (
    <ModalDialog title={t('secondFactor.passkey.rename.title')} onClose={onClose}>
      <form className={styles.part} {...form.props}>
        <FormSummary {...form.report} />
        <Field label={t('secondFactor.passkey.name')} error={form.errors.name}>
          <TextInput autoComplete="off" data-autofocus {...form.field('name')} />
        </Field>
        <FormButtons
          busy={form.busy}
          submitLabel={t('secondFactor.passkey.rename.submit')}
          onCancel={onClose}
        />
      </form>
    </ModalDialog>
  );
}
