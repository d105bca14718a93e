import { Alert, Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeDay } from '@contract/office-clock';
import { formatDinars, type PaymentMethod, QUOTE_LIMITS } from '@contract/quotes';
import { useMay } from '../../../dashboard/ui/use-may';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useLocale } from '../../../lib/i18n/i18n';
import { PaymentFields } from './payment-form';
import { recordClosedQuotePayment } from './quote-operations';
import styles from './quotes.module.css';
import { useQuoteAction } from './use-quote-action';

interface PaymentValues {
  number: string;
  /** In dinars. */
  amount: number;
  method: PaymentMethod;
  paidOn: string;
}

/** Records money for a quote whose client was erased, by the number on the paper: nothing of the person is shown. */
function ClosedQuotePaymentForm({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const notify = useNotify();
  const [form] = Form.useForm<PaymentValues>();
  const [key] = useState(() => crypto.randomUUID());
  const { act, busy, error } = useQuoteAction({ onDone: onClose });
  const save = ({ amount, number, ...values }: PaymentValues) =>
    act(async (client) => {
      const input = { ...values, number: number.trim(), amount: Math.round(amount * 100) };
      const recorded = await recordClosedQuotePayment(client, { input, idempotencyKey: key });
      const open = formatDinars(recorded.openAmount, locale);
      notify('success', t('quotes.closed.done', { receipt: recorded.receiptNumber, open }));
    });
  return (
    <Modal
      open
      title={t('quotes.closed.title')}
      onCancel={busy ? undefined : onClose}
      footer={
        <div className={styles.actions}>
          <Button disabled={busy} onClick={onClose}>
            {t('dashboard.cancel')}
          </Button>
          <Button type="primary" loading={busy} onClick={() => form.submit()}>
            {t('quotes.payment.record')}
          </Button>
        </div>
      }
    >
      <Form<PaymentValues>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ method: 'cash', paidOn: officeDay() }}
        onFinish={(values) => void save(values)}
      >
        {error && <Alert type="error" showIcon title={error} role="alert" />}
        <p>{t('quotes.closed.text')}</p>
        <div className={styles.pair}>
          <Form.Item
            name="number"
            label={t('quotes.closed.number')}
            rules={[
              { required: true, whitespace: true, message: t('quotes.closed.numberMissing') },
            ]}
          >
            <Input dir="ltr" maxLength={30} placeholder="QT-2026-000001" />
          </Form.Item>
          <PaymentFields open={QUOTE_LIMITS.amount.max / 100} />
        </div>
      </Form>
    </Modal>
  );
}

/** The way to it, for administrators. */
export function ClosedQuotePayment() {
  const { t } = useTranslation();
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may('privacy.manage')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('quotes.closed.action')}</Button>
      {isOpen && <ClosedQuotePaymentForm onClose={() => setOpen(false)} />}
    </>
  );
}
