import { useApolloClient } from '@apollo/client/react';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormMode, RowId } from './field-types';
import type { FormSlot } from './form-definition';
import { useIntent } from './form-intent';
import styles from './resource-form.module.css';

interface FormItemProps {
  slot: FormSlot;
  mode: FormMode;
  id?: RowId;
}

/** One box of a form with its label, help and rules. Optional ones say so in a word. */
export function FormItem({ slot, mode, id }: FormItemProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { name, field, locale } = slot;
  const label = t(field.label);
  const value: unknown = Form.useWatch(name);
  const intent = useIntent();
  const rules = useMemo(() => {
    const mayLack = () => locale !== undefined && intent.current === 'draft';
    return field.rules({ t, label, mode, client, id, mayLack });
  }, [client, field, id, intent, label, locale, mode, t]);
  return (
    <Form.Item
      name={name}
      className={`${field.wide ? styles.wide : ''} ${value ? '' : styles.blank}`}
      label={
        <>
          {label}
          {field.optional && (
            <span className={styles.optional}>{t('dashboard.form.optional')}</span>
          )}
        </>
      }
      extra={field.help && t(field.help)}
      rules={rules}
      validateFirst
      hasFeedback={field.feedback}
    >
      {field.control({ mode, label, name, locale })}
    </Form.Item>
  );
}
