import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import { isThere } from '../../contract/request-files.js';
import { Database } from '../../platform/database/database.js';
import { Settings } from '../../platform/settings/settings.js';
import { type CaseReader, RequestCases, type RequestId } from './request-cases.js';
import type { RequestFileEntity } from './request-file.entity.js';
import { RequestFiles } from './request-files.js';
import type { RequestPaperEntity } from './request-paper.entity.js';
import { paperName, RequestPaperRows } from './request-paper-rows.js';
import type { RequestFile, RequestPaper, RequestPapersState } from './request-papers.types.js';

/** $1 the request, $2 the account that sent it. */
const SEEN = `
  SELECT max(v.seen_at) FILTER (WHERE u.role <> 'client' AND v.user_id IS DISTINCT FROM $2::uuid) AS "officeSawAt",
         max(v.seen_at) FILTER (WHERE v.user_id = $2::uuid) AS "clientSawAt"
    FROM row_views v LEFT JOIN users u ON u.id = v.user_id WHERE v.row_id = $1`;

/** When each side had a request open last. */
type SeenTimes = Pick<RequestPapersState, 'officeSawAt' | 'clientSawAt'>;

/** A file as one side sees it: clients are told no names of the office. */
export const shownFile = (file: RequestFileEntity, forClient: boolean): RequestFile => ({
  ...file,
  senderName: forClient ? null : file.senderName,
});

export const shownPaper = (paper: RequestPaperEntity, language: Locale): RequestPaper => ({
  ...paper,
  name: paperName(paper, language),
});

/** The papers and files of a request, as one side reads them. */
@Injectable()
export class RequestPapersReads {
  constructor(
    private readonly cases: RequestCases,
    private readonly database: Database,
    private readonly papers: RequestPaperRows,
    private readonly files: RequestFiles,
    private readonly settings: Settings,
  ) {}

  async read(
    reader: CaseReader,
    request: RequestId,
    language: Locale,
  ): Promise<RequestPapersState> {
    const { id, userId } = await this.cases.read(reader, request);
    const [[papers = []], [files = []], [seen], settings] = await Promise.all([
      this.papers.of([id]),
      this.files.of([id]),
      this.database.query<SeenTimes>(SEEN, [id, userId]),
      this.settings.all(),
    ]);
    const { fileMegabytes, caseMegabytes } = settings;
    return {
      papers: papers.map((paper) => shownPaper(paper, language)),
      files: files.map((file) => shownFile(file, reader.side === 'client')),
      present: papers.filter(({ state }) => isThere(state)).length,
      wanted: papers.filter(({ state }) => state !== 'not_needed').length,
      ...{ fileMegabytes, caseMegabytes },
      ...{ officeSawAt: seen?.officeSawAt ?? null, clientSawAt: seen?.clientSawAt ?? null },
    };
  }
}
