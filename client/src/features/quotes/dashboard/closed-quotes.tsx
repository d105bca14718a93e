import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDinars, QUOTE_LIMITS } from '@contract/quotes';
import { useMay } from '../../../dashboard/ui/use-may';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { useLocale } from '../../../lib/i18n/i18n';
import { inCentimes, newPayment, PaymentFields, type PaymentValues } from './payment-form';
import { QuoteDialog } from './quote-dialog';
import { closedReceiptPdf, recordClosedQuotePayment } from './quote-operations';
import styles from './quotes.module.css';
import { savePdf, usePdf } from './use-pdf';
import { useQuoteAction } from './use-quote-action';

interface NumberFieldProps {
  label: string;
  /** Such as `QT-2026-000001`. */
  example: string;
  /** Said where it is left out. */
  missing: string;
}

/** The number on a paper, by which alone a closed quote is reached. */
function NumberField({ label, example, missing }: NumberFieldProps) {
  return (
    <Form.Item
      name="number"
      label={label}
      rules={[{ required: true, whitespace: true, message: missing }]}
    >
      <Input dir="ltr" maxLength={30} placeholder={example} />
    </Form.Item>
  );
}

interface ClosedFormProps {
  onClose(): void;
}

/** Records money for a quote whose client was erased, by the number on the paper: nothing of the person is shown. */
function ClosedPaymentForm({ onClose }: ClosedFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const notify = useNotify();
  const openPdf = usePdf();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { act, ...state } = useQuoteAction({ onDone: onClose });
  const save = ({ number, ...values }: PaymentValues & { number: string }) =>
    act(async (client) => {
      const input = { ...inCentimes(values), number: number.trim() };
      const recorded = await recordClosedQuotePayment(client, { input, idempotencyKey });
      const { receiptNumber: receipt, openAmount } = recorded;
      const open = formatDinars(openAmount, locale);
      notify('success', t('quotes.closed.done', { receipt, open }), {
        label: t('quotes.closed.receipt.open'),
        run: () => openPdf(closedReceiptPdf, receipt),
      });
    });
  return (
    <QuoteDialog<PaymentValues & { number: string }>
      {...{ ...state, onClose }}
      title={t('quotes.closed.title')}
      text={t('quotes.closed.text')}
      confirm={t('quotes.payment.record')}
      initialValues={newPayment()}
      onFinish={(values) => void save(values)}
    >
      <div className={styles.pair}>
        <NumberField
          label={t('quotes.closed.number')}
          example="QT-2026-000001"
          missing={t('quotes.closed.numberMissing')}
        />
        <PaymentFields open={QUOTE_LIMITS.amount.max / 100} />
      </div>
    </QuoteDialog>
  );
}

/** Opens the receipt of a payment for such a quote, as long as it is kept. */
function ClosedReceiptForm({ onClose }: ClosedFormProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { act, ...state } = useQuoteAction({ onDone: onClose });
  return (
    <QuoteDialog<{ number: string }>
      {...{ ...state, onClose }}
      title={t('quotes.closed.receipt.title')}
      text={t('quotes.closed.receipt.text')}
      confirm={t('quotes.closed.receipt.open')}
      onFinish={({ number }) =>
        void act(async (client) => savePdf(await closedReceiptPdf(client, number.trim()), locale))
      }
    >
      <NumberField
        label={t('quotes.closed.receipt.number')}
        example="RC-2026-000001"
        missing={t('quotes.closed.receipt.missing')}
      />
    </QuoteDialog>
  );
}

const FORMS = { payment: ClosedPaymentForm, receipt: ClosedReceiptForm };

/** The ways to quotes whose client was erased, for administrators. */
export function ClosedQuotes() {
  const { t } = useTranslation();
  const may = useMay();
  const [opened, setOpened] = useState<keyof typeof FORMS>();
  if (!may('privacy.manage')) return null;
  const Opened = opened && FORMS[opened];
  return (
    <>
      <Button onClick={() => setOpened('payment')}>{t('quotes.closed.action')}</Button>
      <Button onClick={() => setOpened('receipt')}>{t('quotes.closed.receipt.action')}</Button>
      {Opened && <Opened onClose={() => setOpened(undefined)} />}
    </>
  );
}
