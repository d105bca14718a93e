import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { getColumn } from '../../platform/database/entity-columns.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { SubmissionLimits } from '../submission/submission-limits.js';
import type { RequestKind } from '../request-kind.js';
import { RequestKinds } from '../request-kinds.js';

/** Requests of a kind that join an account at once; more join it by another link. */
const AT_ONCE = 500;

const FORGET_NOTIFICATIONS =
  'DELETE FROM notifications WHERE user_id = $1 AND entity_id = ANY($2::text[])';

interface JoinedRow {
  id: string;
  reference: string;
  /** When it was put in the trash, of those that join. */
  deletedAt?: Date | null;
}

/** The accounts that a request belonged and belongs to, and who made the change, if somebody was signed in. */
interface OwnerChange {
  viewer?: Viewer;
  from?: string | null;
  to?: string | null;
}

/** Which account a request belongs to: none, while it was sent without one and nobody proved to be its sender (A79). */
@Injectable()
export class RequestOwners {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly auditLog: AuditLog,
    private readonly idempotency: Idempotency,
    private readonly limits: SubmissionLimits,
    private readonly events: ChangeEventBus,
  ) {}

  /** Whether an account ever sent anything, also what is in the trash by now. */
  hasSent(transaction: Transaction, userId: string): Promise<boolean> {
    return this.isFound(
      transaction,
      userId,
      (kind) => `${this.tableOf(kind)} WHERE t.user_id = $1`,
    );
  }

  /** Whether something was sent from an address without an account, and is not in the trash. */
  hasUnowned(transaction: Transaction, email: string): Promise<boolean> {
    return this.isFound(
      transaction,
      email,
      (kind) => `${this.unownedOf(kind, '$1')} AND t.deleted_at IS NULL`,
    );
  }

  /** Gives the viewer what was sent from an address without an account; answers how much of it they see. */
  async join(transaction: Transaction, viewer: Viewer, email: string): Promise<number> {
    let joined = 0;
    for (const kind of this.kinds.all()) {
      const rows = await transaction.execute<JoinedRow>(this.joinSql(kind), [viewer.id, email]);
      const ids = rows.map(({ id }) => id);
      await this.idempotency.forgetWithoutAccount(transaction, kind.definition.name, ids);
      for (const row of rows)
        await this.recordOwner(transaction, kind, row, { viewer, to: viewer.id });
      joined += rows.filter(({ deletedAt }) => deletedAt === null).length;
    }
    return joined;
  }

  /** Gives the viewer one request that belongs to nobody; undefined if somebody else was faster. */
  async joinOne(
    transaction: Transaction,
    viewer: Viewer,
    kind: RequestKind,
    id: string,
  ): Promise<JoinedRow | undefined> {
    const statement = `
      UPDATE ${this.tableOf(kind)} SET user_id = $1, version = t.version + 1
       WHERE t.id = $2 AND t.user_id IS NULL AND t.left_at IS NULL AND t.erased_at IS NULL
         AND t.deleted_at IS NULL
      RETURNING t.id, t.reference`;
    const [row] = await transaction.execute<JoinedRow>(statement, [viewer.id, id]);
    if (row) await this.recordOwner(transaction, kind, row, { viewer, to: viewer.id });
    return row;
  }

  /**
   * Takes from an account what was sent or written with it since a moment. It stays with the office, and joins the account
   * of whoever reads the address that the account had by then, if that stands in it: any other may be of those who got
   * the account back, or of theirs. Nothing of the account tells how much it was.
   */
  async leave(
    transaction: Transaction,
    { id: userId, email }: { id: string; email: string },
    since: Date,
  ): Promise<void> {
    await this.limits.forget(transaction, userId);
    for (const kind of this.kinds.all()) {
      const values = [userId, since, email];
      const rows = await transaction.execute<JoinedRow>(this.leaveSql(kind), values);
      const ids = rows.map(({ id }) => id);
      await transaction.execute(FORGET_NOTIFICATIONS, [userId, ids]);
      for (const row of rows) await this.recordOwner(transaction, kind, row, { from: userId });
    }
  }

  /**
   * Takes from accounts what joined them only because two records of a person were merged, when that is undone: requests
   * of the part that leaves which belong to accounts of those who stay, and the other way round. The code or link proved
   * that the request and the account are of one person as the office saw it then; it may be used again.
   */
  async leavePart(
    transaction: Transaction,
    viewer: Viewer,
    { part, rootId }: { part: readonly string[]; rootId: string },
  ): Promise<void> {
    for (const kind of this.kinds.all()) {
      const rows = await transaction.execute<JoinedRow & { userId: string }>(
        this.leavePartSql(kind),
        [part, rootId],
      );
      for (const row of rows) {
        const { userId: from } = row;
        await transaction.execute(FORGET_NOTIFICATIONS, [from, [row.id]]);
        await this.recordOwner(transaction, kind, row, { viewer, from });
      }
    }
  }

  private async isFound(
    transaction: Transaction,
    value: string,
    from: (kind: RequestKind) => string,
  ): Promise<boolean> {
    const any = this.kinds.all().map((kind) => `EXISTS (SELECT 1 FROM ${from(kind)})`);
    const text = `SELECT ${any.join(' OR ')} AS found`;
    const [row] = await transaction.execute<{ found: boolean }>(text, [value]);
    return row?.found ?? false;
  }

  /** The time of the last change stays: by it the periods of retention count. */
  private joinSql(kind: RequestKind): string {
    return `
      UPDATE ${this.tableOf(kind)} SET user_id = $1, version = t.version + 1
       WHERE t.user_id IS NULL AND t.id IN (
         SELECT t.id FROM ${this.unownedOf(kind, '$2')} ORDER BY t.id LIMIT ${AT_ONCE} FOR UPDATE)
      RETURNING t.id, t.reference, t.deleted_at AS "deletedAt"`;
  }

  private leaveSql(kind: RequestKind): string {
    return `
      UPDATE ${this.tableOf(kind)} SET user_id = NULL, version = t.version + 1,
             left_at = CASE WHEN lower(${this.addressOf(kind)}) = lower($3) THEN NULL ELSE now() END
       WHERE t.user_id = $1 AND (t.created_at >= $2 OR t.client_wrote_at >= $2 OR EXISTS (
         SELECT 1 FROM request_events e
          WHERE e.request_id = t.id AND e.type = 'withdrawn' AND e.created_at >= $2))
      RETURNING t.id, t.reference`;
  }

  /** The values that the statement returns are those before: they are read from the join. */
  private leavePartSql(kind: RequestKind): string {
    return `
      UPDATE ${this.tableOf(kind)} SET user_id = NULL, version = t.version + 1
        FROM (
          SELECT r.id, r.user_id FROM ${this.tableOf(kind).replace(/ t$/, ' r')}
            JOIN users u ON u.id = r.user_id
           WHERE r.person_id IN (SELECT id FROM people WHERE root_id = $2::uuid)
             AND u.person_id IN (SELECT id FROM people WHERE root_id = $2::uuid)
             AND (r.person_id = ANY($1::uuid[])) <> (u.person_id = ANY($1::uuid[]))
           ORDER BY r.id FOR UPDATE OF r) was
       WHERE t.id = was.id
      RETURNING t.id, t.reference, was.user_id AS "userId"`;
  }

  private unownedOf(kind: RequestKind, address: string): string {
    return `${this.tableOf(kind)}
      WHERE t.user_id IS NULL AND t.left_at IS NULL AND t.erased_at IS NULL AND ${this.addressOf(kind)} = ${address}`;
  }

  private addressOf({ table }: RequestKind): string {
    return getColumn(this.lists.metadataOf(table.entity), table.person.email);
  }

  private tableOf({ table }: RequestKind): string {
    return `"${this.lists.metadataOf(table.entity).tableName}" t`;
  }

  private async recordOwner(
    transaction: Transaction,
    { definition: { name } }: RequestKind,
    { id, reference }: JoinedRow,
    { viewer, from = null, to = null }: OwnerChange,
  ): Promise<void> {
    await this.auditLog.record(transaction, {
      ...{ viewer, action: `${name}.${to ? 'joined' : 'left'}` },
      ...{ entity: name, entityId: id, label: reference },
      ...{ before: { userId: from }, after: { userId: to } },
    });
    this.events.announce(transaction, { entity: name, id, ownerId: to });
  }
}
