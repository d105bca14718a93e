import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { FileLimit } from '../../contract/limits.js';
import { type FileSender, MEGABYTE, REQUEST_FILE_LIMITS } from '../../contract/request-files.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { type AcceptedDocument, DocumentsService } from '../../platform/files/documents.service.js';
import { fileType } from '../../platform/files/file-type.js';
import { Settings } from '../../platform/settings/settings.js';
import { RequestDependencies } from '../request-dependencies.js';
import type { RequestBase } from '../store/request.entity.js';
import { type CaseReader, RequestCases, type RequestId } from './request-cases.js';
import { keysOf, RequestFileEntity } from './request-file.entity.js';
import { RequestPaperRows } from './request-paper-rows.js';
import type { AddRequestFileInput } from './request-papers.types.js';

export const FILES_AN_HOUR: OperationLimit = {
  name: 'request-files',
  points: REQUEST_FILE_LIMITS.perHour,
  seconds: 3600,
  per: 'account',
};
/** Files that one side sends within this time of the one before are one event of the timeline, and one mail. */
const TOGETHER_MINUTES = 15;

const COLUMNS = `id, request_kind AS "requestKind", request_id AS "requestId", event_id AS "eventId",
  paper_id AS "paperId", sender, sender_name AS "senderName", key, preview_key AS "previewKey", name, type,
  size, state, scanned, opened_at AS "openedAt", created_at AS "createdAt"`;
const READ = `SELECT ${COLUMNS} FROM request_files WHERE id = $1`;
const LOCK = `${READ} FOR UPDATE`;
const LIST = `
  SELECT ${COLUMNS} FROM request_files WHERE request_id = ANY($1::uuid[])
   ORDER BY request_id, created_at, id`;
const USED = `
  SELECT count(*)::int AS count, coalesce(sum(size), 0)::float8 AS bytes
    FROM request_files WHERE request_id = $1`;
const LAST_EVENT = `
  SELECT id, type, created_at > now() - interval '${TOGETHER_MINUTES} minutes' AS "isFresh"
    FROM request_events WHERE request_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1`;
const REMOVE = `DELETE FROM request_files WHERE id = $1`;
const HAS_OTHER = `SELECT 1 AS found FROM request_files WHERE paper_id = $1 LIMIT 1`;
const HAS_PART = `SELECT 1 AS found FROM request_files WHERE event_id = $1 LIMIT 1`;
const DROP_EVENT = `DELETE FROM request_events WHERE id = $1`;
const USED_KEYS = `
  SELECT key FROM request_files WHERE key = ANY($1)
   UNION ALL SELECT preview_key FROM request_files WHERE preview_key = ANY($1)`;

/** The event of the timeline for the files of each side. */
const EVENTS = { client: 'files_added', office: 'files_shared' } as const satisfies Record<
  FileSender,
  string
>;

const limitOf = (megabytes: number): FileLimit => ({
  maxBytes: megabytes * MEGABYTE,
  rule: `fileSize:0:${megabytes}`,
});

/** A document that was stored for a row that is being written. */
interface StoredFile {
  document: AcceptedDocument;
  key: string;
}

/** The files that clients and the office send each other with a request of any kind. */
@Injectable()
export class RequestFiles {
  constructor(
    private readonly cases: RequestCases,
    private readonly papers: RequestPaperRows,
    private readonly database: Database,
    private readonly documents: DocumentsService,
    private readonly settings: Settings,
    private readonly limits: RateLimitsService,
    private readonly dependencies: RequestDependencies,
  ) {
    documents.ownedBy(async (keys) => {
      const rows = await database.query<{ key: string }>(USED_KEYS, [keys]);
      return rows.map(({ key }) => key);
    });
  }

  /** The files of many requests in one statement, in the order asked. */
  async of(requestIds: readonly string[]): Promise<RequestFileEntity[][]> {
    const rows = await this.database.query<RequestFileEntity>(LIST, [requestIds]);
    return requestIds.map((id) => rows.filter(({ requestId }) => requestId === id));
  }

  async find(id: string): Promise<RequestFileEntity> {
    const [file] = await this.database.query<RequestFileEntity>(READ, [id]);
    if (!file) throw new AppError('NOT_FOUND');
    return file;
  }

  /** Stores a file once for each key. Whoever may not send it is refused before it is read. */
  async add(
    reader: CaseReader,
    { file, ...input }: AddRequestFileInput,
    key?: string | null,
  ): Promise<RequestFileEntity> {
    const { idempotency } = this.dependencies;
    await this.cases.read(reader, input);
    await this.limits.consume(FILES_AN_HOUR, reader.viewer.id);
    const { fileMegabytes } = await this.settings.all();
    const document = await this.documents.acceptAs(fileType, file, 'file', limitOf(fileMegabytes));
    const { digest, name } = document;
    const repeat = { key, body: { ...input, digest, name } };
    const call = await idempotency.keyedCall(reader.viewer.id, `${input.kind}.file`, repeat);
    return this.withStored(document, (stored) =>
      idempotency.once(
        call,
        () =>
          this.cases.partsOf(input.kind).store.transactionOf(reader.viewer, async (transaction) => {
            const row = await this.insert(transaction, reader, input, stored);
            await idempotency.claim(transaction, call, row.id);
            return row;
          }),
        (id) => this.find(id),
      ),
    );
  }

  /** Takes back what this side sent, until the other side opened it or the office accepted it. */
  async remove(reader: CaseReader, id: string): Promise<RequestFileEntity> {
    const known = await this.find(id);
    const request = { kind: known.requestKind, id: known.requestId };
    const { store } = this.cases.partsOf(request.kind);
    return store.transactionOf(reader.viewer, async (transaction) => {
      const row = await this.cases.lock(transaction, reader, request);
      const [file] = await transaction.execute<RequestFileEntity & Record<string, unknown>>(LOCK, [
        id,
      ]);
      if (file?.sender !== reader.side) throw new AppError('NOT_FOUND');
      if (file.openedAt) throw new AppError('FILE_OPENED');
      await transaction.execute(REMOVE, [id]);
      await this.takeBack(transaction, file);
      await this.documents.eraseAfterCommit(transaction, keysOf(file));
      await this.record(transaction, reader, row, { verb: 'file_removed', file });
      return file;
    });
  }

  private async insert(
    transaction: Transaction,
    { viewer, side }: CaseReader,
    { kind, id, paperId = null }: Omit<AddRequestFileInput, 'file'>,
    { document, key }: StoredFile,
  ): Promise<RequestFileEntity> {
    const before = await this.cases.lock(transaction, { viewer, side }, { kind, id });
    await this.refuseFull(transaction, id, document.bytes.length);
    const paper = paperId ? await this.papers.findIn(transaction, id, paperId) : undefined;
    const eventId = await this.eventFor(transaction, { viewer, side }, { kind, row: before });
    const { name, type, state, isScanned: scanned } = document;
    const file = await this.dependencies.entityWriter.insert(transaction, RequestFileEntity, {
      ...{ id: uuidv7(), requestKind: kind, requestId: id, eventId, paperId, sender: side },
      ...{ senderName: side === 'office' ? viewer.fullName : null, key, name, type, state },
      ...{ scanned, size: document.bytes.length },
    });
    if (paper && side === 'client' && paper.state !== 'accepted')
      await this.papers.write(transaction, paper.id, 'received');
    await this.record(transaction, { viewer, side }, before, { verb: 'file_added', file });
    return file;
  }

  private async refuseFull(transaction: Transaction, id: string, size: number): Promise<void> {
    const [used = { count: 0, bytes: 0 }] = await transaction.execute<{
      count: number;
      bytes: number;
    }>(USED, [id]);
    const { perRequest } = REQUEST_FILE_LIMITS;
    const { caseMegabytes } = await this.settings.all();
    if (used.count >= perRequest)
      throw invalidFields({ field: 'file', rule: `caseFiles:0:${perRequest}` });
    if (used.bytes + size > caseMegabytes * MEGABYTE)
      throw invalidFields({ field: 'file', rule: `caseSize:0:${caseMegabytes}` });
  }

  /** The event that the file belongs to: that of the files just before it, or a new one, which tells the other side. */
  private async eventFor(
    transaction: Transaction,
    { viewer, side }: CaseReader,
    { kind, row }: { kind: RequestId['kind']; row: RequestBase },
  ): Promise<string> {
    const [last] = await transaction.execute<{ id: string; type: string; isFresh: boolean }>(
      LAST_EVENT,
      [row.id],
    );
    if (last?.isFresh && last.type === EVENTS[side]) return last.id;
    const { store } = this.cases.partsOf(kind);
    const written = {
      ...store.kind.patchOfMessage?.(row),
      unansweredSince: row.unansweredSince ?? new Date(),
      clientWroteAt: new Date(),
    };
    const after = side === 'client' ? await store.write(transaction, row.id, written) : row;
    const event = { type: EVENTS[side], note: null, public: true } as const;
    return store.addTimelineEvent(transaction, viewer, after, event);
  }

  /** What the file was for is missing again, and an event without files goes. */
  private async takeBack(
    transaction: Transaction,
    { requestId, paperId, eventId }: RequestFileEntity,
  ): Promise<void> {
    if (paperId) {
      const paper = await this.papers.findIn(transaction, requestId, paperId);
      if (paper.state === 'accepted') throw new AppError('FILE_OPENED');
      const [other] = await transaction.execute(HAS_OTHER, [paperId]);
      if (!other && paper.state === 'received')
        await this.papers.write(transaction, paperId, 'missing');
    }
    const [part] = await transaction.execute(HAS_PART, [eventId]);
    if (!part) await transaction.execute(DROP_EVENT, [eventId]);
  }

  /** Stores the document, writes the row, and removes the document unless the row uses it. */
  private async withStored(
    document: AcceptedDocument,
    write: (stored: StoredFile) => Promise<RequestFileEntity>,
  ): Promise<RequestFileEntity> {
    const key = await this.documents.store(document);
    let used: string | undefined;
    let failure: unknown;
    try {
      const row = await write({ document, key });
      used = row.key;
      return row;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      if (used !== key) await this.documents.remove(key, failure);
    }
  }

  private async record(
    transaction: Transaction,
    { viewer, side }: CaseReader,
    { id, reference, userId }: RequestBase,
    { verb, file }: { verb: 'file_added' | 'file_removed'; file: RequestFileEntity },
  ): Promise<void> {
    const { requestKind: kind, name, size } = file;
    const values = { file: name, size, sender: side };
    const isNew = verb === 'file_added';
    await this.dependencies.auditLog.record(transaction, {
      ...{ viewer, action: `${kind}.${verb}`, entity: kind, entityId: id, label: reference },
      ...{ before: isNew ? null : values, after: isNew ? values : null },
    });
    this.dependencies.events.announce(transaction, { entity: kind, id, ownerId: userId });
  }
}
