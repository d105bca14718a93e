import { useApolloClient } from '@apollo/client/react';
import { Button, Form, type FormRule } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_KEY_PATTERN, isLocalizedContact } from '@contract/contact-info';
import { contactValueProblem } from '@contract/contact-values';
import { LIMITS } from '@contract/limits';
import { ruleText } from '@contract/validation';
import { useErrorText } from '../../lib/use-error-text';
import { numberRule } from '../../dashboard/engine/rules';
import { useNotify } from '../../dashboard/ui/use-notify';
import { readError } from '../../lib/read-error';
import { useLocale } from '../../lib/i18n';
import {
  BLANK_ENTRY,
  createEntry,
  updateEntry,
  type ContactDraft,
  type ContactRow,
} from './contact-entries';
import styles from './entry-editor.module.css';
import { EntryFields, type EntryRules } from './entry-fields';

function draftOf(row: ContactRow | undefined): ContactDraft {
  if (!row) return BLANK_ENTRY;
  const { type, keyName, value, valueFr, valueEn, displayOrder, isActive } = row;
  return { type, keyName, value, valueFr, valueEn, displayOrder, isActive };
}

/** What is sent: translations only where the kind has words. */
function cleaned(draft: ContactDraft): ContactDraft {
  const isWords = isLocalizedContact(draft.type);
  const { valueFr, valueEn } = draft;
  return { ...draft, valueFr: isWords ? valueFr : null, valueEn: isWords ? valueEn : null };
}

/** The rules of the server, said before anything is sent. */
function useRules(draft: () => ContactDraft): EntryRules {
  const { t } = useTranslation();
  const locale = useLocale();
  const required: FormRule = {
    required: true,
    whitespace: true,
    message: t('dashboard.form.required'),
  };
  const fits: FormRule = {
    validator: () => {
      const { value } = draft();
      const problem = value.trim() ? contactValueProblem(draft()) : undefined;
      return problem ? Promise.reject(new Error(ruleText(problem, locale))) : Promise.resolve();
    },
  };
  const pattern = { pattern: CONTACT_KEY_PATTERN, message: t('admin.contactInfo.keyHelp') };
  const place = numberRule({ t }, { min: 0, max: LIMITS.order.max });
  return { keyName: [required, pattern], value: [required, fits], displayOrder: [place] };
}

interface EntryEditorProps {
  /** The entry to change; a new one when left out. */
  row?: ContactRow;
  onSaved(): Promise<void>;
  onClose(): void;
}

/** An entry in edit mode: its boxes in the place of its row, save and cancel. */
export function EntryEditor({ row, onSaved, onClose }: EntryEditorProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [form] = Form.useForm<ContactDraft>();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const rules = useRules(() => form.getFieldsValue(true) as ContactDraft);
  const kind = row ? 'update' : 'create';

  const save = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const input = cleaned(form.getFieldsValue(true) as ContactDraft);
    try {
      if (row) await updateEntry(client, { id: row.id, version: row.version, input });
      else await createEntry(client, input);
      notify('success', t(`admin.contactInfo.toast.${kind}d`));
      onClose();
      await onSaved().catch(() => undefined);
    } catch (error) {
      const { code, fields } = readError(error);
      form.setFields(
        Object.entries(fields).map(([name, message]) => ({
          name: name as keyof ContactDraft,
          errors: [message],
        })),
      );
      notify('error', errorText(error, t(`admin.contactInfo.errors.${kind}`)));
      // What is typed stays; who saves again has seen that somebody else was here.
      if (code === 'STALE_WRITE') await onSaved().catch(() => undefined);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <Form<ContactDraft>
      form={form}
      name={`entry-${row?.id ?? 'new'}`}
      className={styles.editor}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={draftOf(row)}
      aria-label={t(`admin.contactInfo.${kind}`, { name: row?.keyName })}
      onFinish={() => void save()}
    >
      <EntryFields rules={rules} />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t(row ? 'dashboard.form.submit.edit' : 'dashboard.form.submit.create')}
        </Button>
        <Button disabled={busy} onClick={onClose}>
          {t('dashboard.cancel')}
        </Button>
      </div>
    </Form>
  );
}
