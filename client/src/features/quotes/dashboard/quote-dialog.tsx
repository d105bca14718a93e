import { Alert, Button, Form, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dismissLabel } from '../../../dashboard/ui/dismiss-label';
import styles from './quotes.module.css';

interface QuoteDialogProps<Values extends object> {
  title: string;
  /** What stands above the fields. */
  text: ReactNode;
  /** The button that does it. */
  confirm: string;
  danger?: boolean;
  initialValues?: Partial<Values>;
  busy: boolean;
  /** Why it was refused. */
  error: string | undefined;
  onClose(): void;
  onFinish(values: Values): void;
  children: ReactNode;
}

/** A small form about a quote or a payment. */
export function QuoteDialog<Values extends object>({
  title,
  text,
  confirm,
  danger = false,
  initialValues,
  busy,
  error,
  onClose,
  onFinish,
  children,
}: QuoteDialogProps<Values>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  return (
    <Modal
      open
      title={title}
      onCancel={busy ? undefined : onClose}
      footer={
        <div className={styles.actions}>
          <Button disabled={busy} onClick={onClose}>
            {dismissLabel(t, confirm)}
          </Button>
          <Button type="primary" danger={danger} loading={busy} onClick={() => form.submit()}>
            {confirm}
          </Button>
        </div>
      }
    >
      <Form<Values>
        form={form}
        layout="vertical"
        {...(initialValues && { initialValues })}
        onFinish={onFinish}
      >
        {error && <Alert type="error" showIcon title={error} role="alert" />}
        <p className={styles.said}>{text}</p>
        {children}
      </Form>
    </Modal>
  );
}
