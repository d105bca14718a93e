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
  type ContactEntryInput,
  type ContactRow,
} from './contact-entries';
import styles from './entry-editor.module.css';
import { EntryFields, type EntryRules } from './entry-fields';

function initialValues(row: ContactRow | undefined): ContactEntryInput {
  if (!row) return BLANK_ENTRY;
  const { type, keyName, value, valueFr, valueEn, displayOrder, isActive } = row;
  return { type, keyName, value, valueFr, valueEn, displayOrder, isActive };
}

/** Removes translations of types that have none, such as phone numbers. */
function withoutUnusedTranslations(values: ContactEntryInput): ContactEntryInput {
  const isLocalized = isLocalizedContact(values.type);
  const { valueFr, valueEn } = values;
  return {
    ...values,
    valueFr: isLocalized ? valueFr : null,
    valueEn: isLocalized ? valueEn : null,
  };
}

/** The rules of the server, checked before sending. */
function useRules(values: () => ContactEntryInput): EntryRules {
  const { t } = useTranslation();
  const locale = useLocale();
  const required: FormRule = {
    required: true,
    whitespace: true,
    message: t('dashboard.form.required'),
  };
  const valid: FormRule = {
    validator: () => {
      const { value } = values();
      const problem = value.trim() ? contactValueProblem(values()) : undefined;
      return problem ? Promise.reject(new Error(ruleText(problem, locale))) : Promise.resolve();
    },
  };
  const pattern = { pattern: CONTACT_KEY_PATTERN, message: t('admin.contactInfo.keyHelp') };
  const position = numberRule({ t }, { min: 0, max: LIMITS.order.max });
  return { keyName: [required, pattern], value: [required, valid], displayOrder: [position] };
}

interface EntryEditorProps {
  /** The entry to change; a new one when left out. */
  row?: ContactRow;
  onSaved(): Promise<void>;
  onClose(): void;
}

/** The form of an entry, shown instead of its row. */
export function EntryEditor({ row, onSaved, onClose }: EntryEditorProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [form] = Form.useForm<ContactEntryInput>();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const rules = useRules(() => form.getFieldsValue(true) as ContactEntryInput);
  const kind = row ? 'update' : 'create';

  const save = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    const input = withoutUnusedTranslations(form.getFieldsValue(true) as ContactEntryInput);
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
          name: name as keyof ContactEntryInput,
          errors: [message],
        })),
      );
      notify('error', errorText(error, t(`admin.contactInfo.errors.${kind}`)));
      // What was typed stays. Saving again overwrites the other change, which the message told of.
      if (code === 'STALE_WRITE') await onSaved().catch(() => undefined);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <Form<ContactEntryInput>
      form={form}
      name={`entry-${row?.id ?? 'new'}`}
      className={styles.editor}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      initialValues={initialValues(row)}
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
