import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuotedKind } from '@contract/quotes';
import { requestPermission } from '@contract/permissions';
import { Bdi, Ltr } from '../../../components/bdi';
import { FreeText } from '../../../components/free-text';
import { DateText } from '../../../dashboard/ui/date-text';
import { useConfirm } from '../../../dashboard/ui/use-confirm';
import { useMay } from '../../../dashboard/ui/use-may';
import type { AdminQuoteFragment } from '../../../graphql/generated/graphql';
import { Amount } from '../amount';
import { QuoteSheet } from '../quote-sheet';
import { QuoteStatusBadge } from '../quote-status';
import { PaymentForm } from './payment-form';
import { QuoteForm } from './quote-form';
import {
  cancelPayment,
  eraseQuote,
  quotePdf,
  receiptPdf,
  sendQuote,
  withdrawQuote,
} from './quote-operations';
import styles from './quotes.module.css';
import { ReasonForm } from './reason-form';
import { usePdf } from './use-pdf';
import { useQuoteAction } from './use-quote-action';

interface QuoteProps {
  quote: AdminQuoteFragment;
  onChange(): void;
}

/** Payments with their receipts; a cancelled one stays, with the reason. */
function Payments({ quote, onChange }: QuoteProps) {
  const { t } = useTranslation();
  const may = useMay();
  const save = usePdf();
  const [cancelling, setCancelling] = useState<string>();
  const cancels = new Map(quote.payments.map((entry) => [entry.cancelsId, entry]));
  return (
    <>
      <ul className={styles.payments}>
        {quote.payments
          .filter(({ cancelsId }) => !cancelsId)
          .map(({ id, amount, method, paidOn, payerReference, receiptNumber, recordedBy }) => {
            const cancelled = cancels.get(id);
            return (
              <li key={id} className={styles.row}>
                <span className={cancelled && styles.cancelled}>
                  <Amount value={amount} />
                </span>
                <span>{t(`quotes.method.${method}`)}</span>
                <DateText value={paidOn} short />
                {payerReference && <Bdi>{payerReference}</Bdi>}
                {recordedBy && (
                  <span className={styles.faint}>
                    <Bdi>{recordedBy}</Bdi>
                  </span>
                )}
                <Button size="small" onClick={() => save(receiptPdf, id)}>
                  <Ltr>{receiptNumber ?? ''}</Ltr>
                </Button>
                {cancelled ? (
                  <strong>
                    {t('quotes.cancelled')} · <Bdi>{cancelled.reason ?? ''}</Bdi>
                  </strong>
                ) : (
                  may('payment.record') && (
                    <Button type="text" size="small" danger onClick={() => setCancelling(id)}>
                      {t('quotes.cancelPayment.action')}
                    </Button>
                  )
                )}
              </li>
            );
          })}
      </ul>
      {cancelling && (
        <ReasonForm
          id={cancelling}
          texts="quotes.cancelPayment"
          required
          run={cancelPayment}
          onClose={() => setCancelling(undefined)}
          onDone={() => {
            setCancelling(undefined);
            onChange();
          }}
        />
      )}
    </>
  );
}

/** What was accepted, and how it is known. */
function Acceptance({ quote: { acceptance } }: Pick<QuoteProps, 'quote'>) {
  const { t } = useTranslation();
  if (!acceptance) return null;
  const { accountName, createdAt, revision, address, secondFactor, hash } = acceptance;
  return (
    <div>
      <p>
        {t('quotes.acceptance', { revision })} <DateText value={createdAt} time />
        {accountName && (
          <>
            {' · '}
            <Bdi>{accountName}</Bdi>
          </>
        )}
        {address && (
          <>
            {' · '}
            <Ltr>{address}</Ltr>
          </>
        )}
        {' · '}
        {t(secondFactor ? 'quotes.withFactor' : 'quotes.withoutFactor')}
      </p>
      <p className={styles.hash}>
        <Ltr>{`SHA-256 ${hash}`}</Ltr>
      </p>
    </div>
  );
}

type Dialog = 'edit' | 'withdraw' | 'payment';

interface ActionDialogProps {
  dialog: Dialog;
  quote: AdminQuoteFragment;
  onClose(): void;
  onDone(): void;
}

function ActionDialog({ dialog, quote, onClose, onDone }: ActionDialogProps) {
  const { id, requestId, requestKind } = quote;
  const request = { kind: requestKind as QuotedKind, id: requestId };
  if (dialog === 'payment') return <PaymentForm {...{ quote, onClose, onDone }} />;
  if (dialog === 'edit') return <QuoteForm {...{ quote, request, onClose, onDone }} />;
  return (
    <ReasonForm
      {...{ id, onClose, onDone }}
      texts="quotes.withdraw"
      required={false}
      run={withdrawQuote}
    />
  );
}

/** What the office can do with a quote as it stands. */
function Actions({ quote, onChange }: QuoteProps) {
  const { t } = useTranslation();
  const may = useMay();
  const confirm = useConfirm();
  const save = usePdf();
  const [dialog, setDialog] = useState<Dialog>();
  const done = () => {
    setDialog(undefined);
    onChange();
  };
  const { act, busy, error } = useQuoteAction({ onDone: done });
  const { id, version, status } = quote;
  const mayWrite = may('quote.write') && may(requestPermission(quote.requestKind, 'answer'));
  const isRevisable = ['sent', 'refused', 'expired'].includes(status);
  const remove = () =>
    confirm(
      {
        type: 'error',
        title: { key: 'quotes.remove.title' },
        text: { key: 'quotes.remove.text' },
        okText: { key: 'quotes.remove.confirm' },
      },
      () => act((client) => eraseQuote(client, id)),
    );
  return (
    <>
      <div className={styles.actions}>
        {mayWrite && status === 'draft' && (
          <Button
            type="primary"
            loading={busy}
            onClick={() =>
              void act((client) => sendQuote(client, { id, version }), 'quotes.form.sent')
            }
          >
            {t('quotes.form.send')}
          </Button>
        )}
        {status === 'accepted' && quote.openAmount > 0 && may('payment.record') && (
          <Button type="primary" onClick={() => setDialog('payment')}>
            {t('quotes.payment.action')}
          </Button>
        )}
        {mayWrite && (status === 'draft' || isRevisable) && (
          <Button onClick={() => setDialog('edit')}>
            {t(isRevisable ? 'quotes.form.revise' : 'quotes.form.edit')}
          </Button>
        )}
        <Button onClick={() => save(quotePdf, id)}>{t('quotes.pdf')}</Button>
        {mayWrite && status === 'sent' && (
          <Button danger onClick={() => setDialog('withdraw')}>
            {t('quotes.withdraw.action')}
          </Button>
        )}
        {mayWrite && status === 'draft' && (
          <Button danger onClick={remove}>
            {t('quotes.remove.action')}
          </Button>
        )}
      </div>
      {error && <Alert type="error" showIcon title={error} role="alert" />}
      {dialog && (
        <ActionDialog {...{ dialog, quote }} onClose={() => setDialog(undefined)} onDone={done} />
      )}
    </>
  );
}

/** A quote with all that the office knows of it and does with it. */
export function QuoteView({ quote, onChange }: QuoteProps) {
  const { t } = useTranslation();
  const { number, status, revision, validUntil, reason, paidAmount, openAmount } = quote;
  return (
    <article className={styles.quote}>
      <div className={styles.head}>
        {number && (
          <strong>
            <Ltr>{number}</Ltr>
          </strong>
        )}
        <QuoteStatusBadge status={status} />
        {revision > 1 && <span>{t('quotes.version', { revision })}</span>}
        <span className={styles.faint}>
          {t('quotes.validUntil')} <DateText value={validUntil} short />
        </span>
        <span className={styles.amounts}>
          <Amount value={quote.total} />
        </span>
      </div>
      <QuoteSheet quote={quote} />
      {reason && (
        <div>
          <strong>{t('quotes.reason')}</strong>
          <FreeText>{reason}</FreeText>
        </div>
      )}
      <Acceptance quote={quote} />
      {status === 'accepted' && (
        <p className={styles.sums}>
          <span>
            {t('quotes.paid')} <Amount value={paidAmount} />
          </span>
          <strong>
            {t('quotes.open')} <Amount value={openAmount} />
          </strong>
        </p>
      )}
      <Payments quote={quote} onChange={onChange} />
      <Actions quote={quote} onChange={onChange} />
    </article>
  );
}
