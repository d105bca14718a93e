import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Locale } from '../../contract/locales.js';
import type { Permission } from '../../contract/permissions.js';
import { type SignedLink, SignedLinks } from '../../platform/access/signed-links.js';
import { AppError } from '../../platform/errors/app-error.js';
import { IS_NULL, ListEngine } from '../../platform/list/list-engine.js';
import { PdfSheets, type SheetOrder } from '../../platform/pdf/pdf-sheets.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { PaymentEntity } from './payment.entity.js';
import { QuoteAccess } from './quote-access.js';
import { QuoteEvents } from './quote-events.js';
import { buildQuotePdf, buildReceiptPdf } from './quote-pdf-content.js';
import { QuoteReads } from './quote-reads.js';
import { readCanonicalText } from './quote-text.js';
import { QuoteEntity } from './quote.entity.js';

const LINKS = '/api/v1/quote-pdfs';

/** Who opens a sheet: the office, the client, or administrators where it is closed to the office. */
export type QuoteReader = 'office' | 'mine' | 'closed';

const PERMISSIONS: Record<QuoteReader, Permission> = {
  office: 'quote.read',
  mine: 'request.own',
  closed: 'privacy.manage',
};

/** A quote in one of its revisions, or the receipt of a payment. */
interface PdfOrder {
  quoteId: string;
  revision?: number | null;
  paymentId?: string;
  language: Locale;
}

/** Quotes and receipts as PDFs: each is a link for one person, and recorded when the office opens it. */
@Injectable()
export class QuotePdfs {
  constructor(
    private readonly links: SignedLinks,
    private readonly sheets: PdfSheets,
    private readonly lists: ListEngine,
    private readonly access: QuoteAccess,
    private readonly reads: QuoteReads,
    private readonly events: QuoteEvents,
  ) {}

  /** The address of a quote, in its own language; its newest revision by default. */
  async link(
    viewer: Viewer,
    reader: QuoteReader,
    { id: quoteId, revision }: { id: string; revision?: number | null },
  ): Promise<SignedLink> {
    const { language } = await this.find(viewer, reader, quoteId);
    if (revision && !(await this.reads.version(quoteId, revision))) throw new AppError('NOT_FOUND');
    return this.sign(viewer, reader, { quoteId, revision, language });
  }

  /** The address of the receipt of a payment, in the language of its quote by default. */
  async receiptLink(
    viewer: Viewer,
    reader: QuoteReader,
    { paymentId, language }: { paymentId: string; language?: Locale | null },
  ): Promise<SignedLink> {
    const { quoteId } = await this.findPayment(paymentId);
    const quote = await this.find(viewer, reader, quoteId);
    const order = { quoteId, paymentId, language: language ?? quote.language };
    return this.sign(viewer, reader, order);
  }

  /** The address of a receipt of a quote that is closed to the office, by its number. */
  async closedReceiptLink(
    viewer: Viewer,
    { number: receiptNumber, language }: { number: string; language?: Locale | null },
  ): Promise<SignedLink> {
    const payment = await this.lists.one(PaymentEntity, { receiptNumber });
    if (!payment) throw new AppError('NOT_FOUND');
    const { id: quoteId, ...quote } = await this.access.findClosed({ id: payment.quoteId });
    const order = { quoteId, paymentId: payment.id, language: language ?? quote.language };
    return this.sign(viewer, 'closed', order);
  }

  /** Sends what a link was made for; reads it again, because it may have been erased. */
  async open(reader: QuoteReader, token: string, response: Response): Promise<void> {
    const { viewer, subject } = await this.links.open(token, PERMISSIONS[reader]);
    const order = JSON.parse(subject) as PdfOrder;
    const quote = await this.find(viewer, reader, order.quoteId);
    if (reader !== 'mine') await this.record(viewer, quote);
    const { paymentId } = order;
    const sheet = await (paymentId
      ? this.receiptSheet(quote, { ...order, paymentId })
      : this.quoteSheet(quote, order));
    await this.sheets.send(viewer.id, response, sheet);
  }

  /** What was sent for a request, each in its newest revision, and the receipts of its payments. */
  async sheetsOf(requestId: string): Promise<{ quotes: SheetOrder[]; receipts: SheetOrder[] }> {
    const quotes: SheetOrder[] = [];
    const receipts: SheetOrder[] = [];
    for await (const rows of this.lists.batches(QuoteEntity, { requestId, erasedAt: IS_NULL }))
      for (const quote of rows.filter(({ revision }) => revision > 0)) {
        const { id: quoteId, language } = quote;
        quotes.push(await this.quoteSheet(quote, { quoteId, language }));
        const paid = (await this.reads.paymentsOf(quoteId)).filter(({ cancelsId }) => !cancelsId);
        for (const { id: paymentId } of paid)
          receipts.push(await this.receiptSheet(quote, { quoteId, paymentId, language }));
      }
    return { quotes, receipts };
  }

  private async quoteSheet(
    quote: QuoteEntity,
    { revision, language }: PdfOrder,
  ): Promise<SheetOrder> {
    const version = await this.reads.version(quote.id, revision);
    const [acceptance] = await this.reads.acceptancesOf(quote.id);
    const content = version?.text
      ? readCanonicalText(version.text)
      : { ...quote, number: quote.requestReference };
    const isAccepted = acceptance?.revision === version?.revision;
    return {
      ...{ template: 'quote', fileName: quote.number ?? quote.requestReference, language },
      content: (firm) =>
        buildQuotePdf({
          ...{ content, version, language, firm, status: quote.status },
          ...(isAccepted && { acceptance }),
        }),
    };
  }

  private async receiptSheet(
    quote: QuoteEntity,
    { paymentId, language }: PdfOrder & { paymentId: string },
  ): Promise<SheetOrder> {
    const payments = await this.reads.paymentsOf(quote.id);
    const payment = payments.find(({ id }) => id === paymentId);
    if (!payment) throw new AppError('NOT_FOUND');
    const cancelled = payments.find(({ cancelsId }) => cancelsId === paymentId);
    return {
      ...{ template: 'quote', fileName: payment.receiptNumber ?? payment.id, language },
      content: (firm) => buildReceiptPdf({ quote, payment, cancelled, language, firm }),
    };
  }

  private sign(viewer: Viewer, reader: QuoteReader, order: PdfOrder): SignedLink {
    const target = { permission: PERMISSIONS[reader], subject: JSON.stringify(order) };
    return this.links.sign(`${LINKS}/${reader}/`, viewer, target);
  }

  private async find(viewer: Viewer, reader: QuoteReader, id: string): Promise<QuoteEntity> {
    if (reader === 'closed') return this.access.findClosed({ id });
    const quote = await (reader === 'mine'
      ? this.access.findMine(viewer, id)
      : this.access.find(viewer, id));
    if (quote.erasedAt) throw new AppError('DATA_ERASED');
    return quote;
  }

  private async findPayment(id: string): Promise<PaymentEntity> {
    const payment = await this.lists.one(PaymentEntity, { id });
    if (!payment || payment.cancelsId) throw new AppError('NOT_FOUND');
    return payment;
  }

  private record(viewer: Viewer, quote: QuoteEntity): Promise<void> {
    return this.access.transactionOf(viewer, (transaction) =>
      this.events.record(transaction, viewer, 'printed', { before: quote, after: quote }),
    );
  }
}
