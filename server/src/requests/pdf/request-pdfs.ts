import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { type Locale, LOCALE_SUFFIX } from '../../contract/locales.js';
import { requestPermission, roleCan } from '../../contract/permissions.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { listPdfTypes, type RequestPdfType } from '../../contract/requests/request-pdfs.js';
import { type SignedLink, SignedLinks } from '../../platform/access/signed-links.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { PdfSheets, type SheetOrder } from '../../platform/pdf/pdf-sheets.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import { RequestKinds } from '../request-kinds.js';
import type { RequestBase } from '../store/request.entity.js';
import { Timeline } from '../thread/timeline.js';
import { buildEngagement, buildRequestPdf, type PrintedRequest } from './request-pdf-content.js';

const LINKS = '/api/v1/request-pdfs';
const OWN = 'request.own';

/** Which request is printed on which sheet, in which language. */
interface PdfOrder {
  kind: RequestKindName;
  id: string;
  type: RequestPdfType;
  language: Locale;
}

/** Requests as PDFs: each is a link for one person, and stands in the audit log when the office opens it. */
@Injectable()
export class RequestPdfs {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly links: SignedLinks,
    private readonly sheets: PdfSheets,
    private readonly settings: Settings,
    private readonly timeline: Timeline,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
  ) {}

  /** The address at which the browser of somebody in the office opens a sheet. */
  async link(viewer: Viewer, order: PdfOrder): Promise<SignedLink> {
    if (!listPdfTypes(order.kind).includes(order.type))
      throw invalidFields({ field: 'type', rule: 'oneOf' });
    await this.readForOffice(viewer, order);
    const permission = requestPermission(order.kind, 'read');
    const target = { permission, subject: JSON.stringify(order) };
    return this.links.sign(`${LINKS}/${order.kind}/`, viewer, target);
  }

  /** The same for the receipt of the caller's own request. */
  async ownLink(viewer: Viewer, order: Omit<PdfOrder, 'type'>): Promise<SignedLink> {
    const receipt: PdfOrder = { ...order, type: 'receipt' };
    await this.readOwn(viewer, receipt);
    const target = { permission: OWN, subject: JSON.stringify(receipt) } as const;
    return this.links.sign(`${LINKS}/mine/`, viewer, target);
  }

  /** Sends what a link was made for; reads the request again, which may have been changed or erased. */
  async open(name: string, token: string, response: Response): Promise<void> {
    const kind = REQUEST_KINDS.find((each) => each === name);
    if (!kind) throw new AppError('NOT_FOUND');
    const { viewer, subject } = await this.links.open(token, requestPermission(kind, 'read'));
    const order = JSON.parse(subject) as PdfOrder;
    const row = await this.readForOffice(viewer, order);
    await this.record(viewer, row, order);
    await this.send(viewer, row, order, response);
  }

  async openOwn(token: string, response: Response): Promise<void> {
    const { viewer, subject } = await this.links.open(token, OWN);
    const order = JSON.parse(subject) as PdfOrder;
    await this.send(viewer, await this.readOwn(viewer, order), order, response);
  }

  /** NOT_FOUND for what the caller may not read: whoever uses the desk does not read every kind. */
  private async readForOffice(viewer: Viewer, { kind, id }: PdfOrder): Promise<RequestBase> {
    if (!roleCan(viewer.role, requestPermission(kind, 'read'))) throw new AppError('NOT_FOUND');
    return requirePrintable(await this.kinds.partsOf(kind).reads.get(viewer, id, true));
  }

  private async readOwn(viewer: Viewer, { kind, id }: PdfOrder): Promise<RequestBase> {
    return requirePrintable(await this.kinds.partsOf(kind).reads.getMine(viewer, id));
  }

  /** A sheet of a request that the reader may see; `case` is everything that its client knows of it. */
  sheetOf(
    viewer: Viewer,
    row: RequestBase,
    { kind: name, type, language }: Omit<PdfOrder, 'id' | 'type'> & Pick<PrintedRequest, 'type'>,
  ): SheetOrder {
    const kind = this.kinds.of(name);
    const printed = { kind, row, type, language };
    return {
      template: type === 'engagement' ? 'engagement' : 'request',
      fileName: row.reference,
      language,
      content: async (firm) => {
        if (type === 'engagement') {
          const text = await this.settings.get(`engagementLetter${LOCALE_SUFFIX[language]}`);
          const sender = viewer.fullName;
          return buildEngagement({ ...printed, firm, events: [] }, { text, sender });
        }
        const [events = []] =
          type === 'receipt' ? [] : await this.timeline.of([row.id], type === 'case');
        return buildRequestPdf({ ...printed, firm, events });
      },
    };
  }

  private async send(
    viewer: Viewer,
    row: RequestBase,
    order: PdfOrder,
    response: Response,
  ): Promise<void> {
    await this.sheets.send(viewer.id, response, this.sheetOf(viewer, row, order));
  }

  private record(viewer: Viewer, row: RequestBase, { kind, type }: PdfOrder): Promise<void> {
    return this.database.transaction((transaction) =>
      this.auditLog.record(transaction, {
        viewer,
        action: `${kind}.printed`,
        entity: kind,
        entityId: row.id,
        label: row.reference,
        before: null,
        after: { type },
      }),
    );
  }
}

function requirePrintable<Row extends RequestBase>(row: Row): Row {
  if (row.erasedAt) throw new AppError('DATA_ERASED');
  return row;
}
