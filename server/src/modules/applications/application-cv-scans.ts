import { Injectable } from '@nestjs/common';
import { application } from '../../contract/requests/application.js';
import type { Trilingual } from '../../contract/locales.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { DocumentScans, type UnscannedDocuments } from '../../platform/files/document-scans.js';
import { Notifier } from '../../platform/notifications/notifier.js';

const WAITING = `FROM applications WHERE NOT cv_scanned AND cv_state = 'unscanned' AND erased_at IS NULL`;
/** So many at once that none of the statements takes long. */
const CLOSED_AT_ONCE = 1000;
const CLOSE = `
  UPDATE applications SET cv_state = 'unscanned'
   WHERE id = ANY(ARRAY(
     SELECT id FROM applications
      WHERE NOT cv_scanned AND cv_state = 'available' AND erased_at IS NULL
      ORDER BY created_at LIMIT ${CLOSED_AT_ONCE} FOR UPDATE SKIP LOCKED))
  RETURNING id`;
const UNSCANNED = `SELECT cv_key AS key ${WAITING} ORDER BY created_at LIMIT $1`;
const COUNT = `
  SELECT count(*)::int AS count,
         coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS "oldestSeconds" ${WAITING}`;
/** The version stays: nobody who edits the application is refused because its CV was scanned. */
const SETTLE = `
  UPDATE applications SET cv_state = $2, cv_scanned = true WHERE cv_key = $1 AND cv_state = 'unscanned'
  RETURNING id, reference, user_id AS "userId", full_name AS person, role_titles AS subject`;

interface ScannedApplication extends Record<string, unknown> {
  id: string;
  reference: string;
  userId: string | null;
  person: string;
  subject: Trilingual<string>;
}

/** What becomes of an application when its CV was scanned after it was sent. */
@Injectable()
export class ApplicationCvScans {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly notifier: Notifier,
    private readonly events: ChangeEventBus,
    scans: DocumentScans,
  ) {
    scans.heldBy({
      closeUnscanned: () => this.closeUnscanned(),
      unscanned: (limit) => this.unscanned(limit),
      countUnscanned: () => this.count(),
      release: async (transaction, key) => {
        await this.settle(transaction, key, 'available');
      },
      markInfected: (transaction, key, virus) => this.markInfected(transaction, key, virus),
    });
  }

  private async closeUnscanned(): Promise<void> {
    let closed: object[];
    do closed = await this.database.query(CLOSE);
    while (closed.length === CLOSED_AT_ONCE);
  }

  private async unscanned(limit: number): Promise<string[]> {
    const rows = await this.database.query<{ key: string }>(UNSCANNED, [limit]);
    return rows.map(({ key }) => key);
  }

  private async count(): Promise<UnscannedDocuments> {
    const [counts] = await this.database.query<UnscannedDocuments>(COUNT);
    return counts!;
  }

  private async markInfected(transaction: Transaction, key: string, virus: string): Promise<void> {
    const row = await this.settle(transaction, key, 'infected');
    if (!row) return;
    const { id, reference, person, subject } = row;
    await this.auditLog.record(transaction, {
      ...{ action: 'application.cv_infected', entity: application.name, entityId: id },
      ...{ label: reference, before: null, after: { virus } },
    });
    await this.notifier.tellStaff(transaction, {
      ...{ event: 'infected', type: 'warning', entity: 'application', entityId: id },
      ...{ permission: 'application.read', toAll: true, values: { reference, person, subject } },
    });
  }

  private async settle(
    transaction: Transaction,
    key: string,
    state: 'available' | 'infected',
  ): Promise<ScannedApplication | undefined> {
    const [row] = await transaction.execute<ScannedApplication>(SETTLE, [key, state]);
    if (!row) return undefined;
    const { id, userId: ownerId } = row;
    this.events.announce(transaction, { entity: application.name, id, ownerId });
    return row;
  }
}
