import {
  AdminQuoteDocument,
  CancelPaymentDocument,
  CreateClosedReceiptPdfDocument,
  CreatePaymentExportDocument,
  CreateQuoteDocument,
  CreateQuoteExportDocument,
  CreateQuotePdfDocument,
  CreateReceiptPdfDocument,
  EraseQuoteDocument,
  QuoteTermsDocument,
  RecordClosedQuotePaymentDocument,
  RecordPaymentDocument,
  RequestQuotesDocument,
  ReviseQuoteDocument,
  SendQuoteDocument,
  UpdateQuoteDocument,
  WithdrawQuoteDocument,
} from '../../../graphql/generated/graphql';
import { byId, MAX_AGE, mutationOf, queryOf } from '../../../dashboard/engine/operations';
import type {
  CreatePaymentExportMutationVariables,
  CreateQuoteExportMutationVariables,
  CreateQuoteMutationVariables,
  RecordClosedQuotePaymentMutationVariables,
  RecordPaymentMutationVariables,
  UpdateQuoteMutationVariables,
} from '../../../graphql/generated/graphql';

/** What the office reads of quotes, and does with them. */
export const quoteQuery = queryOf(AdminQuoteDocument, (data) => data.quote, MAX_AGE.none);
export const requestQuotesQuery = queryOf(
  RequestQuotesDocument,
  (data) => data.requestQuotes,
  MAX_AGE.none,
);
export const quoteTermsQuery = queryOf(QuoteTermsDocument, (data) => data.quoteTerms);

export const createQuote = mutationOf(
  CreateQuoteDocument,
  (variables: CreateQuoteMutationVariables) => variables,
  (data) => data.createQuote,
);
export const updateQuote = mutationOf(
  UpdateQuoteDocument,
  (variables: UpdateQuoteMutationVariables) => variables,
  (data) => data.updateQuote,
);
export const reviseQuote = mutationOf(
  ReviseQuoteDocument,
  (variables: UpdateQuoteMutationVariables) => variables,
  (data) => data.reviseQuote,
);
export const sendQuote = mutationOf(
  SendQuoteDocument,
  (variables: { id: string; version: number }) => variables,
  (data) => data.sendQuote,
);
export const eraseQuote = mutationOf(EraseQuoteDocument, byId, (data) => data.eraseQuote);
export const withdrawQuote = mutationOf(
  WithdrawQuoteDocument,
  ({ id, reason }: { id: string; reason: string }) => ({ id, input: { reason } }),
  (data) => data.withdrawQuote,
);
export const recordPayment = mutationOf(
  RecordPaymentDocument,
  (variables: RecordPaymentMutationVariables) => variables,
  (data) => data.recordPayment,
);
export const recordClosedQuotePayment = mutationOf(
  RecordClosedQuotePaymentDocument,
  (variables: RecordClosedQuotePaymentMutationVariables) => variables,
  (data) => data.recordClosedQuotePayment,
);
export const cancelPayment = mutationOf(
  CancelPaymentDocument,
  ({ id, reason }: { id: string; reason: string }) => ({ id, input: { reason } }),
  (data) => data.cancelPayment,
);
export const quotePdf = mutationOf(CreateQuotePdfDocument, byId, (data) => data.createQuotePdf.url);
export const receiptPdf = mutationOf(
  CreateReceiptPdfDocument,
  (paymentId: string) => ({ paymentId }),
  (data) => data.createReceiptPdf.url,
);
export const closedReceiptPdf = mutationOf(
  CreateClosedReceiptPdfDocument,
  (number: string) => ({ number }),
  (data) => data.createClosedReceiptPdf.url,
);
export const createQuoteExport = mutationOf(
  CreateQuoteExportDocument,
  (order: CreateQuoteExportMutationVariables) => order,
  (data) => data.createQuoteExport,
);
export const createPaymentExport = mutationOf(
  CreatePaymentExportDocument,
  (order: CreatePaymentExportMutationVariables) => order,
  (data) => data.createPaymentExport,
);
