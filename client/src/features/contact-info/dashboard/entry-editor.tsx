import { useApolloClient } from '@apollo/client/react';
import { Button, Form, type FormRule } from 'antd';
import { Fragment, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CONTACT_INFO_TYPES,
  CONTACT_KEY_PATTERN,
  CONTACT_KEYS,
  type ContactInfoType,
  isLocalizedContact,
} from '@contract/contact-info';
import { contactValueProblem } from '@contract/contact-values';
import { LIMITS } from '@contract/limits';
import { ruleText } from '@contract/validation';
import { useErrorText } from '../../../lib/api/use-error-text';
import { numberRule } from '../../../dashboard/engine/form/rules';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { readError } from '../../../lib/api/read-error';
import { useLocale } from '../../../lib/i18n/i18n';
import {
  BLANK_ENTRY,
  type ContactEntryInput,
  type ContactRow,
  createEntry,
  KNOWN_KEY_LABELS,
  KNOWN_KEYS,
  updateEntry,
} from './contact-entries';
import { ProposeMainHours } from '../../office-hours/dashboard/propose-main-hours';
import styles from './entry-editor.module.css';
import { Ltr } from '../../../components/bdi';
import {
  ChoiceControl,
  NumberControl,
  SwitchControl,
  TextControl,
} from '../../../dashboard/engine/form/controls';

interface EntryRules {
  keyName: FormRule[];
  value: FormRule[];
  displayOrder: FormRule[];
}

const TYPES = CONTACT_INFO_TYPES.map((type) => ({
  value: type,
  label: `admin.contactInfo.types.${type}`,
}));

function Translations({ max }: { max: number }) {
  const { t } = useTranslation();
  return (['valueFr', 'valueEn'] as const).map((name) => (
    <Form.Item
      key={name}
      className={styles.wide}
      name={name}
      label={`${t(`admin.contactInfo.fields.${name}`)} ${t('dashboard.form.optional')}`}
    >
      <TextControl locale={name === 'valueFr' ? 'fr' : 'en'} maxLength={max} />
    </Form.Item>
  ));
}

/** The inputs of an entry. Only localized types have French and English ones. */
function EntryFields({ rules }: { rules: EntryRules }) {
  const { t } = useTranslation();
  const type = Form.useWatch<ContactInfoType | undefined>('type') ?? 'phone';
  const keyName = Form.useWatch<string | undefined>('keyName');
  const isLocalized = isLocalizedContact(type) && keyName !== CONTACT_KEYS.map;
  const max = LIMITS.contactInfo.value[type];
  const label = (name: string) => t(`admin.contactInfo.fields.${name}`);
  return (
    <div className={styles.fields}>
      <Form.Item name="type" label={label('type')}>
        <ChoiceControl options={TYPES} />
      </Form.Item>
      <Form.Item
        name="keyName"
        label={label('keyName')}
        rules={rules.keyName}
        extra={
          <>
            {t('admin.contactInfo.places')}{' '}
            {KNOWN_KEYS[type].map((key, index) => (
              <Fragment key={key}>
                {index > 0 && t('dashboard.form.separator')}
                <Ltr>{key}</Ltr>
                {KNOWN_KEY_LABELS[key] && ` (${t(KNOWN_KEY_LABELS[key])})`}
              </Fragment>
            ))}
          </>
        }
      >
        <TextControl ltr maxLength={LIMITS.contactInfo.keyName.max} />
      </Form.Item>
      <Form.Item
        className={styles.wide}
        name="value"
        label={label(isLocalized ? 'valueAr' : 'value')}
        rules={rules.value}
      >
        <TextControl {...(isLocalized ? { locale: 'ar' } : { ltr: true })} maxLength={max} />
      </Form.Item>
      {isLocalized && <Translations max={max} />}
      {keyName === CONTACT_KEYS.mainHours && (
        <div className={styles.wide}>
          <ProposeMainHours />
        </div>
      )}
      <Form.Item
        name="displayOrder"
        label={label('displayOrder')}
        rules={rules.displayOrder}
        extra={t('dashboard.order.help')}
      >
        <NumberControl />
      </Form.Item>
      <Form.Item name="isActive" label={label('isActive')}>
        <SwitchControl yes="admin.contactInfo.shown" no="admin.contactInfo.hidden" />
      </Form.Item>
    </div>
  );
}

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
      // The typed text stays. Saving again overwrites the other change, which the message named.
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
