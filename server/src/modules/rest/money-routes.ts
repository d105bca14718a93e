import type { RestRoute } from '../../platform/rest/rest-route.js';

const QUOTE = '/quotes/:id';
const MINE = '/my-quotes/:id';

/** Quotes and payments, for the office and for the client who got them. */
export const MONEY_ROUTES: readonly RestRoute[] = [
  { method: 'GET', path: '/quotes', operation: 'query quotes', list: true },
  { method: 'GET', path: '/quotes/stats', operation: 'query quoteStats' },
  { method: 'GET', path: '/quotes/terms', operation: 'query quoteTerms' },
  { method: 'GET', path: QUOTE, operation: 'query quote' },
  { method: 'POST', path: '/quotes', operation: 'mutation createQuote', location: QUOTE },
  {
    method: 'POST',
    path: '/quotes/exports',
    operation: 'mutation createQuoteExport',
    location: ':url',
  },
  { method: 'PATCH', path: QUOTE, operation: 'mutation updateQuote' },
  { method: 'DELETE', path: QUOTE, operation: 'mutation eraseQuote' },
  { method: 'POST', path: `${QUOTE}/send`, operation: 'mutation sendQuote' },
  { method: 'POST', path: `${QUOTE}/revise`, operation: 'mutation reviseQuote' },
  { method: 'POST', path: `${QUOTE}/withdraw`, operation: 'mutation withdrawQuote' },
  { method: 'POST', path: `${QUOTE}/pdf`, operation: 'mutation createQuotePdf', location: ':url' },
  {
    method: 'POST',
    path: `${QUOTE}/payments`,
    operation: 'mutation recordPayment',
    names: { id: 'quoteId' },
    location: QUOTE,
  },
  { method: 'POST', path: '/payments/:id/cancel', operation: 'mutation cancelPayment' },
  {
    method: 'POST',
    path: '/payments/exports',
    operation: 'mutation createPaymentExport',
    location: ':url',
  },
  {
    method: 'POST',
    path: '/payments/:id/receipt',
    operation: 'mutation createReceiptPdf',
    location: ':url',
    names: { id: 'paymentId' },
  },
  {
    method: 'POST',
    path: '/closed-quotes/payments',
    operation: 'mutation recordClosedQuotePayment',
  },
  {
    method: 'POST',
    path: '/closed-quotes/receipts',
    operation: 'mutation createClosedReceiptPdf',
    location: ':url',
  },
  { method: 'GET', path: MINE, operation: 'query myQuote' },
  { method: 'POST', path: `${MINE}/accept`, operation: 'mutation acceptQuote' },
  { method: 'POST', path: `${MINE}/refuse`, operation: 'mutation refuseQuote' },
  { method: 'POST', path: `${MINE}/pdf`, operation: 'mutation createMyQuotePdf', location: ':url' },
  {
    method: 'POST',
    path: '/my-payments/:id/receipt',
    operation: 'mutation createMyReceiptPdf',
    location: ':url',
    names: { id: 'paymentId' },
  },
];
