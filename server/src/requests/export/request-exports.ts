import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import { MAX_EXPORTED_ROWS, usualSeparator } from '../../contract/exports.js';
import type { Locale } from '../../contract/locales.js';
import { requestPermission } from '../../contract/permissions.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { SignedLinks } from '../../platform/access/signed-links.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import type { ExportSheet } from '../../platform/export/export-columns.js';
import { ExportDownloads, type ExportFile } from '../../platform/export/export-downloads.js';
import { Link } from '../../platform/graphql/answers.js';
import { omit } from '../../platform/omit.js';
import { currentLocale } from '../../platform/request-context/caller-locale.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { ExportFormatArgs } from './export-args.js';
import { requestSheet } from './request-export-columns.js';
import { RequestKinds, type RequestParts } from '../request-kinds.js';
import type { RequestFilters } from '../api/request-list.args.js';

@ObjectType('RequestExport', {
  description:
    'An export that is ready to be downloaded by the person of the office who asked for it; opening it is recorded.',
})
export class RequestExportLink extends Link {
  @Field(() => Int, {
    description: `Number of requests that match, at most ${MAX_EXPORTED_ROWS}.`,
  })
  rows: number;
}

const LINKS = '/api/v1/request-exports';

/** What is exported: the filters of the list, in which format and language. */
interface ExportOrder extends ExportFile {
  filters: RequestFilters;
  locale: Locale;
  /** Requests that matched when the export was asked for. */
  rows: number;
}

/** The filters of a list, and the format that they are exported in. */
export type ExportFilters = RequestFilters & ExportFormatArgs;

/** Exports of lists of requests: each is a link for one person of the office, and recorded once opened. */
@Injectable()
export class RequestExports {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly links: SignedLinks,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly downloads: ExportDownloads,
    private readonly log: SecurityLog,
  ) {}

  /**
   * The address of everything that the filters match, not only of a page, for the browser of who asks; refused if it
   * would be too large.
   */
  async link(
    name: string,
    viewer: Viewer,
    { format, separator, ...args }: ExportFilters,
  ): Promise<RequestExportLink> {
    const { reads } = this.kinds.partsOf(name);
    const { total: rows } = await reads.list(viewer, { ...args, page: 1, limit: 1 });
    if (rows > MAX_EXPORTED_ROWS)
      throw new AppError('EXPORT_TOO_LARGE', { count: rows, max: MAX_EXPORTED_ROWS });
    const filters = omit(args, 'language', 'page', 'limit', 'offset', 'sortBy', 'sortOrder');
    const locale = args.language ?? currentLocale();
    const order: ExportOrder = {
      ...{ filters, format, rows, locale },
      separator: separator ?? usualSeparator(locale),
    };
    const target = {
      permission: requestPermission(name, 'export'),
      subject: JSON.stringify(order),
    };
    return { rows, ...this.links.sign(`${LINKS}/${name}/`, viewer, target) };
  }

  async open(name: string, token: string, response: Response): Promise<void> {
    const parts = this.kinds.allParts().find(({ kind }) => kind.definition.name === name);
    if (!parts) throw new AppError('NOT_FOUND');
    const { viewer, subject } = await this.links.open(token, requestPermission(name, 'export'));
    const order = JSON.parse(subject) as ExportOrder;
    await this.downloads.send(viewer, order, response, async () => {
      await this.record(viewer, parts.kind.definition, order);
      return this.sheetOf(parts, viewer, order);
    });
  }

  private async sheetOf(
    { kind: { definition, table }, reads }: RequestParts,
    viewer: Viewer,
    { filters, locale }: ExportOrder,
  ): Promise<ExportSheet> {
    const where = await reads.conditions(viewer, filters);
    const batches = this.lists.batches(table.entity, where, filters.search);
    return requestSheet(definition, table.exported, batches, locale);
  }

  private async record(
    viewer: Viewer,
    { name }: RequestDefinition,
    { filters, format, rows }: ExportOrder,
  ): Promise<void> {
    await this.database.transaction((transaction) =>
      this.auditLog.record(transaction, {
        viewer,
        action: `${name}.exported`,
        entity: name,
        entityId: 'export',
        label: `${format.toUpperCase()}, ${rows}`,
        before: null,
        after: { filters, format, rows },
      }),
    );
    this.log.record('requests.exported', { userId: viewer.id, kind: name, format, rows });
  }
}
