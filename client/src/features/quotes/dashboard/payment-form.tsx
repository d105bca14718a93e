import { Alert, Button, Form, Input, InputNumber, Modal, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeDay } from '@contract/office-clock';
import { PAYMENT_METHODS, type PaymentMethod, QUOTE_LIMITS } from '@contract/quotes';
import { DayInput } from '../../../dashboard/ui/day-input';
import type { AdminQuoteFragment } from '../../../graphql/generated/graphql';
import { Amount } from '../amount';
import { recordPayment } from './quote-operations';
import styles from './quotes.module.css';
import { useQuoteAction } from './use-quote-action';

interface PaymentValues {
  /** In dinars. */
  amount: number;
  method: PaymentMethod;
  paidOn: string;
  payerReference?: string;
}

interface PaymentFormProps {
  quote: AdminQuoteFragment;
  onClose(): void;
  onDone(): void;
}

interface PaymentFieldsProps {
  /** What is still to be paid, in dinars. */
  open: number;
}

/** How much came, how and when. */
export function PaymentFields({ open }: PaymentFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Form.Item
        name="amount"
        label={t('quotes.amountIn')}
        rules={[{ required: true, message: t('quotes.form.amountMissing') }]}
      >
        <InputNumber<number>
          min={0.01}
          max={open}
          precision={2}
          decimalSeparator=","
          controls={false}
          style={{ width: '100%', direction: 'ltr' }}
        />
      </Form.Item>
      <Form.Item name="method" label={t('quotes.payment.method')}>
        <Select
          options={PAYMENT_METHODS.map((value) => ({
            value,
            label: t(`quotes.method.${value}`),
          }))}
        />
      </Form.Item>
      <Form.Item
        name="paidOn"
        label={t('quotes.payment.paidOn')}
        rules={[{ required: true, message: t('quotes.form.dayMissing') }]}
      >
        <DayInput />
      </Form.Item>
    </>
  );
}

/** Records money that came for an accepted quote: all that is open, or a part of it. */
export function PaymentForm({ quote, onClose, onDone }: PaymentFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<PaymentValues>();
  const [key] = useState(() => crypto.randomUUID());
  const { act, busy, error } = useQuoteAction({ onDone, done: 'quotes.payment.done' });
  const open = quote.openAmount / 100;
  const save = ({ amount, payerReference, ...values }: PaymentValues) =>
    act((client) =>
      recordPayment(client, {
        input: {
          ...values,
          quoteId: quote.id,
          amount: Math.round(amount * 100),
          payerReference: payerReference ?? null,
        },
        idempotencyKey: key,
      }),
    );
  return (
    <Modal
      open
      title={t('quotes.payment.title', { number: quote.number })}
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
        initialValues={{ amount: open, method: 'cash', paidOn: officeDay() }}
        onFinish={(values) => void save(values)}
      >
        {error && <Alert type="error" showIcon title={error} role="alert" />}
        <p className={styles.said}>
          {t('quotes.open')} <Amount value={quote.openAmount} />
        </p>
        <div className={styles.pair}>
          <PaymentFields open={open} />
          <Form.Item name="payerReference" label={t('quotes.payment.payerReference')}>
            <Input maxLength={QUOTE_LIMITS.payerReference.max} />
          </Form.Item>
        </div>
      </Form>
    </Modal>
  );
}
