import { Form, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { officeDay } from '@contract/office-clock';
import { PAYMENT_METHODS, type PaymentMethod, QUOTE_LIMITS } from '@contract/quotes';
import { DayInput } from '../../../dashboard/ui/day-input';
import type { AdminQuoteFragment } from '../../../graphql/generated/graphql';
import { Amount } from '../amount';
import { QuoteDialog } from './quote-dialog';
import { recordPayment } from './quote-operations';
import styles from './quotes.module.css';
import { useQuoteAction } from './use-quote-action';

/** What was typed of a payment. */
export interface PaymentValues {
  /** In dinars. */
  amount: number;
  method: PaymentMethod;
  paidOn: string;
}

/** The same as it is sent, in centimes. */
export const inCentimes = <Values extends PaymentValues>(values: Values): Values => ({
  ...values,
  amount: Math.round(values.amount * 100),
});

/** Most payments are of today. */
export const newPayment = () => ({ method: 'cash', paidOn: officeDay() }) as const;

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
        <DayInput className={styles.field} />
      </Form.Item>
    </>
  );
}

interface PaymentFormProps {
  quote: AdminQuoteFragment;
  onClose(): void;
  onDone(): void;
}

/** Records money that came for an accepted quote: all that is open, or a part of it. */
export function PaymentForm({ quote, onClose, onDone }: PaymentFormProps) {
  const { t } = useTranslation();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { act, ...state } = useQuoteAction({ onDone });
  const { id: quoteId, number, openAmount } = quote;
  const open = openAmount / 100;
  return (
    <QuoteDialog<PaymentValues & { payerReference?: string }>
      {...{ ...state, onClose }}
      title={t('quotes.payment.title', { number })}
      text={
        <>
          {t('quotes.open')} <Amount value={openAmount} />
        </>
      }
      confirm={t('quotes.payment.record')}
      initialValues={{ ...newPayment(), amount: open }}
      onFinish={({ payerReference = null, ...values }) => {
        const input = { ...inCentimes(values), quoteId, payerReference };
        void act(
          (client) => recordPayment(client, { input, idempotencyKey }),
          'quotes.payment.done',
        );
      }}
    >
      <div className={styles.pair}>
        <PaymentFields open={open} />
        <Form.Item name="payerReference" label={t('quotes.payment.payerReference')}>
          <Input maxLength={QUOTE_LIMITS.payerReference.max} />
        </Form.Item>
      </div>
    </QuoteDialog>
  );
}
