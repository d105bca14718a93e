import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Locale } from '../../contract/locales.js';
import { type SignedLink, SignedLinks } from '../../platform/access/signed-links.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { PdfSheets } from '../../platform/pdf/pdf-sheets.js';
import { type Paragraph, paragraphs, type SheetHead } from '../../platform/pdf/sheet-content.js';
import { readablePhone } from '../../platform/phone/e164.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { Firm } from '../../platform/settings/settings.js';
import { valueInWords, wordsWithValues } from '../../platform/texts/locale-texts.js';
import { isThere } from '../../contract/request-files.js';
import { RequestPaperRows } from '../../requests/papers/request-paper-rows.js';
import type { RequestPaperEntity } from '../../requests/papers/request-paper.entity.js';
import { officeTime } from '../../contract/office-clock.js';
import { branchTerm } from './consultation-mails.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { ConsultationsService } from './consultations.service.js';

const LINKS = '/api/v1/consultation-day-sheets/';
const PERMISSION = 'consultation.read';

/** Whose appointments of which day are printed, in which language. */
export interface DaySheetOrder {
  day: string;
  consultantId?: string | null;
  language: Locale;
}

/** What `server/documents/day.typ` prints. */
interface DaySheetContent extends SheetHead {
  head: string[];
  rows: {
    time: string;
    person: Paragraph[];
    how: Paragraph[];
    subject: Paragraph[];
    papers: Paragraph[];
  }[];
}

/** An appointment, and the papers that the office wants for it. */
interface ListedAppointment {
  row: ConsultationEntity;
  papers: readonly RequestPaperEntity[];
}

const COLUMNS = ['time', 'person', 'how', 'subject', 'papers'];

/** The appointments of one day on paper, for the office; each opening is in the record of changes. */
@Injectable()
export class DaySheets {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly links: SignedLinks,
    private readonly sheets: PdfSheets,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly papers: RequestPaperRows,
  ) {}

  /** An address for the browser of this person, valid for a minute. */
  link(viewer: Viewer, order: DaySheetOrder): SignedLink {
    const target = { permission: PERMISSION, subject: JSON.stringify(order) } as const;
    return this.links.sign(LINKS, viewer, target);
  }

  async open(token: string, response: Response): Promise<void> {
    const { viewer, subject } = await this.links.open(token, PERMISSION);
    const order = JSON.parse(subject) as DaySheetOrder;
    const { day, language } = order;
    const consultantId = order.consultantId ?? undefined;
    const rows = await this.consultations.calendar(viewer, { from: day, to: day, consultantId });
    const papers = await this.papers.of(rows.map(({ id }) => id));
    const listed = rows
      .map((row, index) => ({ row, papers: papers[index] ?? [] }))
      .filter(({ row }) => isReadable(row));
    await this.record(viewer, order);
    await this.sheets.send(viewer.id, response, {
      template: 'day',
      fileName: day,
      language,
      content: (firm) => buildDaySheet({ listed, firm }, order),
    });
  }

  private record(viewer: Viewer, { day, consultantId }: DaySheetOrder): Promise<void> {
    return this.database.transaction((transaction) =>
      this.auditLog.record(transaction, {
        viewer,
        action: 'consultation.day_printed',
        entity: 'consultation',
        entityId: 'day',
        label: day,
        before: null,
        after: { day, consultantId: consultantId ?? null },
      }),
    );
  }
}

const isReadable = ({ erasedAt }: ConsultationEntity) => erasedAt === null;

/** "3 of 5", without those that are not needed; nothing where none is wanted. */
function papersThere(papers: readonly RequestPaperEntity[], language: Locale): string {
  const wanted = papers.filter(({ state }) => state !== 'not_needed');
  if (wanted.length === 0) return '';
  const present = wanted.filter(({ state }) => isThere(state)).length;
  const values = { present: String(present), wanted: String(wanted.length) };
  return wordsWithValues(['documents.day.papersCount'], values, language);
}

const timeOf = (at: Date) => officeTime(at).slice(11, 16);

function buildDaySheet(
  { listed, firm }: { listed: readonly ListedAppointment[]; firm: Firm },
  { day, language }: DaySheetOrder,
): DaySheetContent {
  const variables = {
    day: { day },
    firm: firm.name[language],
    now: { moment: new Date().toISOString() },
    count: String(listed.length),
  };
  const words = (key: string) => wordsWithValues([`documents.day.${key}`], variables, language);
  const term = (name: string) => valueInWords({ term: name }, language) ?? '';
  const lines = (...texts: (string | null | undefined)[]) =>
    paragraphs(texts.filter(Boolean).join('\n'), language);
  return {
    title: words('title'),
    intro: words(listed.length > 0 ? 'intro' : 'empty'),
    footer: words('footer'),
    head: COLUMNS.map((name) => words(`columns.${name}`)),
    rows: listed.map(({ row, papers }) => ({
      time: `${timeOf(row.startsAt)}–${timeOf(row.endsAt)}`,
      person: lines(row.clientName, readablePhone(row.phone), row.reference),
      how: lines(
        term(`consultationChannel.${row.channel}`),
        row.consultantNames?.[language],
        term(`consultationStatus.${row.status}`),
      ),
      subject: lines(row.title, term(branchTerm(row))),
      papers: lines(papersThere(papers, language)),
    })),
  };
}
