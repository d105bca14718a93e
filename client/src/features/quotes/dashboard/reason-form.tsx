import { Alert, Button, Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Operation } from '../../../dashboard/engine/operations';
import { QUOTE_LIMITS } from '@contract/quotes';
import { charactersUpTo } from '../../../dashboard/ui/input-props';
import styles from './quotes.module.css';
import { useQuoteAction } from './use-quote-action';

interface ReasonFormProps {
  id: string;
  /** Start of the translation keys: `quotes.withdraw` or `quotes.cancelPayment`. */
  texts: string;
  /** Whether there has to be a reason. */
  required: boolean;
  run: Operation<{ id: string; reason: string }, unknown>;
  onClose(): void;
  onDone(): void;
}

/** Asks for the reason of what cannot be undone, and does it. */
export function ReasonForm({ id, texts, required, run, onClose, onDone }: ReasonFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reason?: string }>();
  const { act, busy, error } = useQuoteAction({ onDone });
  const { min, max } = QUOTE_LIMITS.reason;
  return (
    <Modal
      open
      title={t(`${texts}.title`)}
      onCancel={busy ? undefined : onClose}
      footer={
        <div className={styles.actions}>
          <Button disabled={busy} onClick={onClose}>
            {t('dashboard.cancel')}
          </Button>
          <Button type="primary" danger loading={busy} onClick={() => form.submit()}>
            {t(`${texts}.confirm`)}
          </Button>
        </div>
      }
    >
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={({ reason = '' }) => void act((client) => run(client, { id, reason }))}
      >
        {error && <Alert type="error" showIcon title={error} role="alert" />}
        <p>{t(`${texts}.text`)}</p>
        <Form.Item
          name="reason"
          label={t('quotes.reason')}
          rules={required ? [{ required: true, min, message: t('quotes.reasonMissing') }] : []}
        >
          <Input.TextArea
            autoSize={{ minRows: 2, maxRows: 6 }}
            count={charactersUpTo(max)}
            styles={{ textarea: { unicodeBidi: 'plaintext' } }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
