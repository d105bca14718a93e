import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Locale } from '../../contract/locales.js';
import { FILE_SENDERS } from '../../contract/request-files.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { type SignedLink, SignedLinks } from '../../platform/access/signed-links.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { DocumentsService } from '../../platform/files/documents.service.js';
import { unpackableName, ZipArchive } from '../../platform/files/zip-archive.js';
import { PdfSheets, type SheetOrder } from '../../platform/pdf/pdf-sheets.js';
import { Settings } from '../../platform/settings/settings.js';
import { ArchivedDocuments } from '../../requests/papers/archived-documents.js';
import {
  type CaseReader,
  RequestCases,
  type RequestId,
} from '../../requests/papers/request-cases.js';
import { RequestFiles } from '../../requests/papers/request-files.js';
import { RequestPaperRows } from '../../requests/papers/request-paper-rows.js';
import { RequestPdfs } from '../../requests/pdf/request-pdfs.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { Timeline } from '../../requests/thread/timeline.js';
import { QuotePdfs } from '../quotes/quote-pdfs.js';
import { buildMessagesPage, buildReadme } from './case-pages.js';

const LINKS = '/api/v1/case-archives';
export const ARCHIVES_AN_HOUR: OperationLimit = {
  name: 'case-archives',
  points: 20,
  seconds: 3600,
  per: 'account',
};

/** A request to take away, in which language. */
export interface ArchiveOrder extends RequestId {
  language: Locale;
}

/** Everything of a request as one archive, for its client and for the office, also after it is closed (B47). */
@Injectable()
export class CaseArchives {
  constructor(
    private readonly cases: RequestCases,
    private readonly kinds: RequestKinds,
    private readonly links: SignedLinks,
    private readonly limits: RateLimitsService,
    private readonly sheets: PdfSheets,
    private readonly pdfs: RequestPdfs,
    private readonly quotes: QuotePdfs,
    private readonly timeline: Timeline,
    private readonly papers: RequestPaperRows,
    private readonly files: RequestFiles,
    private readonly archived: ArchivedDocuments,
    private readonly documents: DocumentsService,
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly log: SecurityLog,
  ) {}

  /** An address for the browser of this reader, valid for a minute. */
  async link(reader: CaseReader, order: ArchiveOrder): Promise<SignedLink> {
    const { viewer, side } = reader;
    await this.cases.read(reader, order);
    const permission = this.cases.permissionOf(side, order.kind);
    const { id, language } = order;
    return this.links.sign(`${LINKS}/${side}/${order.kind}/`, viewer, {
      ...{ permission, subject: JSON.stringify({ archive: id, language }) },
    });
  }

  async open(
    { side: sideName, kind: kindName }: Record<'side' | 'kind', string>,
    token: string,
    response: Response,
  ): Promise<void> {
    const side = FILE_SENDERS.find((each) => each === sideName);
    const kind = REQUEST_KINDS.find((each) => each === kindName);
    if (!side || !kind) throw new AppError('NOT_FOUND');
    const permission = this.cases.permissionOf(side, kind);
    const { viewer, subject } = await this.links.open(token, permission);
    const { archive: id, language } = readSubject(subject);
    const reader = { viewer, side };
    const row = await this.cases.read(reader, { kind, id });
    await this.limits.consume(ARCHIVES_AN_HOUR, viewer.id);
    const archive = await this.create(reader, row, { kind, language });
    await this.record(reader, row, kind);
    await archive.send(response, `${row.reference}.zip`);
  }

  private async create(
    { viewer, side }: CaseReader,
    row: RequestBase,
    order: { kind: RequestKindName; language: Locale },
  ): Promise<ZipArchive> {
    const isClient = side === 'client';
    const { language } = order;
    const kind = this.kinds.of(order.kind);
    const { id, reference } = row;
    const [[events = []], [papers = []], [files = []], firm, sent] = await Promise.all([
      this.timeline.of([id], isClient),
      this.papers.of([id]),
      this.files.of([id]),
      this.settings.firm(),
      this.quotes.sheetsOf(id),
    ]);
    const summary = this.pdfs.sheetOf(viewer, row, {
      ...{ ...order, type: isClient ? 'case' : 'summary' },
    });
    const sheets: [path: string, sheet: SheetOrder][] = [
      [reference, summary],
      ...sent.quotes.map((sheet) => [`quotes/${sheet.fileName}`, sheet] as [string, SheetOrder]),
      ...sent.receipts.map(
        (sheet) => [`receipts/${sheet.fileName}`, sheet] as [string, SheetOrder],
      ),
    ];
    const printed = await this.sheets.print(
      viewer.id,
      sheets.map(([, sheet]) => sheet),
    );
    const zip = new ZipArchive(this.documents);
    const page = { kind, row, language, firm, events, papers };
    zip.addText('README.txt', buildReadme(page));
    zip.addText('messages.html', buildMessagesPage(page));
    for (const [index, [path]] of sheets.entries())
      zip.addBytes(`${unpackableName(path)}.pdf`, printed[index]!);
    zip.addDocuments(await this.archived.of(row, { kind, files }, 'files/'));
    return zip;
  }

  private async record(
    { viewer }: CaseReader,
    { id, reference }: RequestBase,
    kind: RequestKindName,
  ): Promise<void> {
    await this.database.transaction((transaction) =>
      this.auditLog.record(transaction, {
        ...{ viewer, action: `${kind}.archive_downloaded`, entity: kind },
        ...{ entityId: id, label: reference },
      }),
    );
    this.log.record('case.archive_downloaded', { userId: viewer.id, requestId: id });
  }
}

/** NOT_FOUND for a link that was made for something else. */
function readSubject(subject: string): { archive: string; language: Locale } {
  const read = JSON.parse(subject) as { archive?: string; language: Locale };
  if (!read.archive) throw new AppError('NOT_FOUND');
  return { archive: read.archive, language: read.language };
}
