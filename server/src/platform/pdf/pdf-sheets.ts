import { Injectable } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import type { Locale } from '../../contract/locales.js';
import { type RateLimit, RateLimitsService } from '../access/rate-limits.service.js';
import { AppError } from '../errors/app-error.js';
import { ImagesService } from '../files/images.service.js';
import { type Firm, Settings } from '../settings/settings.js';
import { printPdf } from './pdf-printer.js';
import { firmHead, type SheetHead } from './sheet-content.js';

/** Sheets of one person at a time; one whose process died counts until the time is over. */
const AT_ONCE: RateLimit = { name: 'pdfs-at-once', points: 3, seconds: 60 };
/** A sheet takes less, also on a machine with much to do. */
const RETRY_SECONDS = 5;

/** A sheet to print. */
export interface SheetOrder {
  /** A file of `server/documents`, without its ending. */
  template: string;
  /** Without its ending. */
  fileName: string;
  language: Locale;
  /** What the template prints, beside the firm's head. */
  content: (firm: Firm) => SheetHead | Promise<SheetHead>;
}

/** Prints sheets with the head of the firm, and sends them as files that nobody keeps. */
@Injectable()
export class PdfSheets {
  constructor(
    private readonly settings: Settings,
    private readonly images: ImagesService,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Answers the call of a person with a sheet.
   *
   * @param readerId the account that opens it: TOO_MANY_PDFS while several of theirs are under way
   * @example await this.sheets.send(viewer.id, response, { template: 'quote', fileName, language, content });
   */
  async send(readerId: string, response: Response, order: SheetOrder): Promise<void> {
    const [pdf] = await this.print(readerId, [order]);
    response.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': contentDisposition(`${order.fileName}.pdf`),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    response.send(pdf);
  }

  /** Prints sheets for a person, one after the other. @throws what `send` does */
  print(readerId: string, orders: readonly SheetOrder[]): Promise<Buffer[]> {
    const busy = new AppError('TOO_MANY_PDFS', { retryAfter: RETRY_SECONDS });
    return this.limits.inTurn({ limit: AT_ONCE, key: readerId }, busy, async () => {
      const sheets: Buffer[] = [];
      for (const order of orders) sheets.push(await this.printOne(order));
      return sheets;
    });
  }

  private async printOne({ template, language, content }: SheetOrder): Promise<Buffer> {
    const [firm, logo] = await Promise.all([this.settings.firm(), this.readLogo()]);
    const head = firmHead(firm, logo !== undefined, language);
    const data = { ...head, ...(await content(firm)) };
    return printPdf({ template, data, pictures: logo && { 'logo.png': logo } });
  }

  /** The firm's logo as a picture that every program for PDFs knows. */
  private async readLogo(): Promise<Buffer | undefined> {
    const logo = await this.settings.get('logo');
    if (!logo) return undefined;
    const { sharp } = await import('../files/image-library.js');
    return sharp(await this.images.read(logo))
      .png()
      .toBuffer();
  }
}
