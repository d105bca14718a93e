import { useApolloClient } from '@apollo/client/react';
import { Form } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site';
import type { FormMode, RowId } from './field-types';
import type { FormInput } from './form-definition';
import { useSubmitIntent } from './form-submit';
import styles from './resource-form.module.css';

interface FormItemProps {
  input: FormInput;
  mode: FormMode;
  id?: RowId;
}

/** An input with its label, help text and rules. Optional ones are marked. */
export function FormItem({ input, mode, id }: FormItemProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { name, field, locale } = input;
  const label = t(field.label);
  const value: unknown = Form.useWatch(name);
  const intent = useSubmitIntent();
  const { minPasswordLength } = useSite();
  const rules = useMemo(() => {
    const allowsEmpty = () => locale !== undefined && intent.current === 'draft';
    return field.rules({ t, label, mode, client, id, minPasswordLength, allowsEmpty });
  }, [client, field, id, intent, label, locale, minPasswordLength, mode, t]);
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
