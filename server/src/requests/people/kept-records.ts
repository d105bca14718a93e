import { Injectable } from '@nestjs/common';
import {
  type KeptRuleName,
  RETENTION_RULES,
  type RetentionRuleName,
  getRetentionPeriod,
} from '../../contract/retention.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { Settings } from '../../platform/settings/settings.js';
import { RequestKinds } from '../request-kinds.js';

/**
 * A kind of record that stays when the person is erased, until its period ends.
 *
 * Its table has `closed_at` and `erased_at`, both null at first. From `closed_at` on nobody of the office sees the row:
 * each list, search, export, file and single read of the module asks for `closed_at IS NULL`. `erased_at` is set by
 * `blank`, which leaves numbers, hashes, versions and times.
 *
 * @example
 * keptRecords.add({
 *   rule: 'quotes',
 *   table: 'quotes',
 *   requestId: 't.request_id',
 *   label: 't.number',
 *   since: "CASE WHEN t.status = 'accepted' THEN t.accepted_at END",
 *   blank: (transaction, ids) => this.blank(transaction, ids),
 * });
 */
export interface KeptRecordKind {
  rule: KeptRuleName;
  table: string;
  /** SQL of a row `t`: the id of its request. */
  requestId: string;
  /** SQL of a row `t`: by what the person knows it, such as its number. */
  label: string;
  /** SQL of a row `t`: when its period begins; null for a row that need not stay. */
  since: string;
  /** Erases what is personal in the rows, their files after the commit, and sets `erased_at`. */
  blank: (transaction: Transaction, ids: string[]) => Promise<unknown>;
}

/** Something that stays of a person, and until when. */
export interface KeptRecord {
  rule: KeptRuleName;
  label: string;
  until: Date;
}

type Row = { id: string; label: string; until: Date | null } & Record<string, unknown>;

/** How many are named before an erasure; a person has fewer. */
const MOST_NAMED = 200;

/** What stays of people who are erased: modules add what they hold. */
@Injectable()
export class KeptRecords {
  private readonly registered: KeptRecordKind[] = [];

  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly lists: ListEngine,
    private readonly kinds: RequestKinds,
  ) {}

  add(kind: KeptRecordKind): void {
    this.registered.push(kind);
  }

  /** What would stay of the account's owner if they were erased now, the one that stays longest first. */
  async ofAccount(userId: string): Promise<KeptRecord[]> {
    const own = this.ownRequestIds();
    const found = await Promise.all(
      this.registered.map(async (kind) => {
        const text = `
          SELECT * FROM (${await this.rowsSql(kind)} AND ${kind.requestId} IN (${own})) kept
           WHERE until > now() ORDER BY until DESC LIMIT ${MOST_NAMED}`;
        const rows = await this.database.query<Row>(text, [userId]);
        return rows.flatMap(({ label, until }) => (until ? { rule: kind.rule, label, until } : []));
      }),
    );
    return found.flat().toSorted((a, b) => b.until.getTime() - a.until.getTime());
  }

  /** Closes to the office what has to stay of these requests, and blanks the rest. */
  async closeOf(transaction: Transaction, requestIds: readonly string[]): Promise<void> {
    if (requestIds.length === 0) return;
    for (const kind of this.registered) {
      const text = `${await this.rowsSql(kind)} AND ${kind.requestId} = ANY($1::uuid[]) FOR UPDATE OF t`;
      const rows = await transaction.execute<Row>(text, [requestIds]);
      const stays = ({ until }: Row) => until !== null && until.getTime() > Date.now();
      const kept = rows.filter(stays).map(({ id }) => id);
      const others = rows.filter((row) => !stays(row)).map(({ id }) => id);
      const close = `UPDATE "${kind.table}" SET closed_at = now() WHERE id = ANY($1::uuid[])`;
      if (kept.length > 0) await transaction.execute(close, [kept]);
      if (others.length > 0) await kind.blank(transaction, others);
    }
  }

  /** The rows whose period has ended, for the rule that blanks them at night. */
  async due(rule: RetentionRuleName): Promise<(KeptRecordKind & { where: string })[]> {
    const interval = await this.intervalOf(rule);
    return this.registered
      .filter((kind) => kind.rule === rule)
      .map((kind) => ({
        ...kind,
        where: `t.erased_at IS NULL AND ${kind.since} < now() - interval '${interval}'`,
      }));
  }

  /** A condition on a row of a table of requests: nothing of it has to stay. */
  async nothingKeptSql(requestId: string): Promise<string> {
    const conditions = await Promise.all(
      this.registered.map(async (kind) => {
        const interval = await this.intervalOf(kind.rule);
        return `NOT EXISTS (SELECT 1 FROM "${kind.table}" t WHERE ${kind.requestId} = ${requestId}
          AND t.erased_at IS NULL AND ${kind.since} >= now() - interval '${interval}')`;
      }),
    );
    return conditions.join(' AND ') || 'TRUE';
  }

  /** `10 years`, as PostgreSQL reads it. */
  async intervalOf(name: RetentionRuleName): Promise<string> {
    const rule = RETENTION_RULES.find((known) => known.name === name);
    if (!rule) throw new Error(`There is no retention rule ${name}`);
    const period = getRetentionPeriod(rule, await this.settings.all());
    const [[unit, count] = []] = Object.entries(period);
    return `${count} ${unit}`;
  }

  private async rowsSql({ table, label, since, rule }: KeptRecordKind): Promise<string> {
    const interval = await this.intervalOf(rule);
    return `SELECT t.id, ${label} AS label, ${since} + interval '${interval}' AS until
              FROM "${table}" t WHERE t.erased_at IS NULL AND t.closed_at IS NULL`;
  }

  /** SQL of the ids of everything that the account $1 sent. */
  private ownRequestIds(): string {
    return this.kinds
      .all()
      .map(({ table }) => this.lists.metadataOf(table.entity).tableName)
      .map((name) => `SELECT own.id FROM "${name}" own WHERE own.user_id = $1::uuid`)
      .join(' UNION ALL ');
  }
}
