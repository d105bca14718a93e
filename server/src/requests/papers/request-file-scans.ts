import { Injectable } from '@nestjs/common';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { requestPermission } from '../../contract/permissions.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { DocumentScans, type UnscannedDocuments } from '../../platform/files/document-scans.js';
import { RequestDependencies } from '../request-dependencies.js';
import { RequestCases } from './request-cases.js';

const WAITING = `FROM request_files WHERE NOT scanned AND state = 'unscanned'`;
const CLOSE = `UPDATE request_files SET state = 'unscanned' WHERE NOT scanned AND state = 'available'`;
const UNSCANNED = `SELECT key ${WAITING} ORDER BY created_at LIMIT $1`;
const COUNT = `
  SELECT count(*)::int AS count,
         coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestSeconds" ${WAITING}`;
const SETTLE = `
  UPDATE request_files SET state = $2, scanned = true WHERE key = $1 AND state = 'unscanned'
  RETURNING request_kind AS kind, request_id AS "requestId", paper_id AS "paperId", name`;
/** What was sent for a paper is no longer there. */
const MISSING_AGAIN = `
  UPDATE request_papers SET state = 'missing', updated_at = now()
   WHERE id = $1 AND state = 'received' AND NOT EXISTS (
     SELECT 1 FROM request_files WHERE paper_id = $1 AND state <> 'infected')`;

interface ScannedFile extends Record<string, unknown> {
  kind: RequestKindName;
  requestId: string;
  paperId: string | null;
  name: string;
}

/** What becomes of the files of requests that were scanned after they were sent. */
@Injectable()
export class RequestFileScans {
  constructor(
    private readonly database: Database,
    private readonly cases: RequestCases,
    private readonly dependencies: RequestDependencies,
    scans: DocumentScans,
  ) {
    scans.heldBy({
      closeUnscanned: async () => void (await this.database.query(CLOSE)),
      unscanned: async (limit) => {
        const rows = await this.database.query<{ key: string }>(UNSCANNED, [limit]);
        return rows.map(({ key }) => key);
      },
      countUnscanned: async () => {
        const [counts] = await this.database.query<UnscannedDocuments>(COUNT);
        return counts!;
      },
      release: async (transaction, key) => void (await this.settle(transaction, key, 'available')),
      markInfected: (transaction, key, virus) => this.markInfected(transaction, key, virus),
    });
  }

  private async markInfected(transaction: Transaction, key: string, virus: string): Promise<void> {
    const file = await this.settle(transaction, key, 'infected');
    if (!file) return;
    const { kind, requestId, paperId, name } = file;
    if (paperId) await transaction.execute(MISSING_AGAIN, [paperId]);
    const { notices, store } = this.cases.partsOf(kind);
    const row = await store.lock(transaction, requestId);
    if (!row) return;
    await this.dependencies.auditLog.record(transaction, {
      ...{ action: `${kind}.file_infected`, entity: kind, entityId: requestId },
      ...{ label: row.reference, before: null, after: { file: name, virus } },
    });
    await this.dependencies.notifier.tellStaff(transaction, {
      ...{ event: 'infected', type: 'warning', entity: kind, entityId: requestId, toAll: true },
      ...{ permission: requestPermission(kind, 'read'), values: notices.mentionsOf(row) },
    });
  }

  private async settle(
    transaction: Transaction,
    key: string,
    state: 'available' | 'infected',
  ): Promise<ScannedFile | undefined> {
    const [file] = await transaction.execute<ScannedFile>(SETTLE, [key, state]);
    if (!file) return undefined;
    const row = await this.cases.partsOf(file.kind).store.lock(transaction, file.requestId);
    const owner = { ownerId: row?.userId ?? null };
    this.dependencies.events.announce(transaction, {
      ...{ entity: file.kind, id: file.requestId, ...owner },
    });
    return file;
  }
}
