import { localized } from '../../contract/locales.js';
import { type ExportColumn, ExportDay } from '../../platform/export/export-columns.js';
import { valueInWords } from '../../platform/texts/locale-texts.js';
import type { PaymentEntity } from './payment.entity.js';
import type { QuoteEntity } from './quote.entity.js';

/** A payment, or the entry that cancels one, with its quote. */
export interface ExportedPayment {
  payment: PaymentEntity;
  quote: QuoteEntity;
}

/** Amounts are numbers, in dinars. */
const dinars = (centimes: number) => centimes / 100;

const NUMBER = localized('رقم العرض', 'N° du devis', 'Quote');
const REQUEST = localized('رقم الطلب', 'Demande', 'Request');
const CLIENT = localized('الموكّل', 'Client', 'Client');
const REASON = localized('السبب', 'Raison', 'Reason');

export const QUOTE_COLUMNS_OF_EXPORT: readonly ExportColumn<QuoteEntity>[] = [
  { heading: NUMBER, value: (row) => row.number },
  { heading: localized('النسخة', 'Version', 'Version'), value: (row) => row.revision || null },
  { heading: REQUEST, value: (row) => row.requestReference },
  { heading: CLIENT, value: (row) => row.clientName },
  {
    heading: localized('الحالة', 'État', 'Status'),
    value: (row, locale) => valueInWords({ term: `quoteStatus.${row.status}` }, locale),
  },
  { heading: localized('تاريخ الكتابة', 'Rédigé le', 'Written'), value: (row) => row.createdAt },
  { heading: localized('تاريخ الإرسال', 'Envoyé le', 'Sent'), value: (row) => row.sentAt },
  {
    heading: localized('صالح إلى غاية', 'Valable jusqu’au', 'Valid until'),
    value: (row) => new ExportDay(row.validUntil),
  },
  { heading: localized('تاريخ القرار', 'Décidé le', 'Decided'), value: (row) => row.decidedAt },
  { heading: REASON, value: (row) => row.reason },
  {
    heading: localized('المجموع دون الرسم (دج)', 'Total hors taxe (DA)', 'Total without tax (DA)'),
    value: (row) => dinars(row.net),
  },
  {
    heading: localized('الرسم (دج)', 'Taxe (DA)', 'Tax (DA)'),
    value: (row) => dinars(row.tax),
  },
  {
    heading: localized('المجموع (دج)', 'Total (DA)', 'Total (DA)'),
    value: (row) => dinars(row.total),
  },
  {
    heading: localized('المدفوع (دج)', 'Payé (DA)', 'Paid (DA)'),
    value: (row) => dinars(row.paidAmount),
  },
  {
    heading: localized('الباقي (دج)', 'Reste à payer (DA)', 'Still to pay (DA)'),
    value: (row) => dinars(row.openAmount),
  },
  { heading: localized('كاتب العرض', 'Rédigé par', 'Written by'), value: (row) => row.authorName },
];

export const PAYMENT_COLUMNS_OF_EXPORT: readonly ExportColumn<ExportedPayment>[] = [
  {
    heading: localized('رقم الوصل', 'N° du reçu', 'Receipt'),
    value: ({ payment }) => payment.receiptNumber,
  },
  { heading: NUMBER, value: ({ quote }) => quote.number },
  { heading: REQUEST, value: ({ quote }) => quote.requestReference },
  { heading: CLIENT, value: ({ quote }) => quote.clientName },
  {
    heading: localized('تاريخ الدفع', 'Date du paiement', 'Day of payment'),
    value: ({ payment }) => new ExportDay(payment.paidOn),
  },
  {
    heading: localized('طريقة الدفع', 'Mode de paiement', 'Paid by'),
    value: ({ payment }, locale) =>
      valueInWords({ term: `paymentMethod.${payment.method}` }, locale),
  },
  // what cancels a payment takes it away again, so that the column can be summed up
  {
    heading: localized('المبلغ (دج)', 'Montant (DA)', 'Amount (DA)'),
    value: ({ payment }) => dinars(payment.cancelsId ? -payment.amount : payment.amount),
  },
  {
    heading: localized('مرجع الدافع', 'Référence du payeur', 'Payer’s reference'),
    value: ({ payment }) => payment.payerReference,
  },
  {
    heading: localized('سبب الإلغاء', 'Raison de l’annulation', 'Why it was cancelled'),
    value: ({ payment }) => payment.reason,
  },
  {
    heading: localized('تاريخ التسجيل', 'Enregistré le', 'Recorded'),
    value: ({ payment }) => payment.createdAt,
  },
  {
    heading: localized('سجّلها', 'Enregistré par', 'Recorded by'),
    value: ({ payment }) => payment.recordedBy,
  },
];
