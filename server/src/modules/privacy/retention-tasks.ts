import { Injectable } from '@nestjs/common';
import type { RetentionRuleName } from '../../contract/retention.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { KeptRecords } from '../../requests/people/kept-records.js';
import { RequestErasure } from '../../requests/people/request-erasure.js';
import type { RequestKind } from '../../requests/request-kind.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { ErasureService } from './erasure.service.js';
import { ErasureTraces } from './erasure-traces.js';

/** Rows of one transaction. */
const BATCH = 200;

/** That a quote was accepted stays, as the quote does: the database refuses anything else. */
const DROP_EVENTS = `
  DELETE FROM request_events WHERE request_id = ANY($1::uuid[]) AND type <> 'quote_accepted'`;
const DROP_VIEWS = 'DELETE FROM row_views WHERE row_id = ANY($1::uuid[])';

interface Ids extends Record<string, unknown> {
  id: string;
}

/** One table that a rule looks at: which rows are due, and what is done to them. */
interface RetentionTask {
  from: string;
  where: string;
  apply: (transaction: Transaction, ids: string[]) => Promise<unknown>;
  /** The column that names a row; `id` by default. */
  key?: string;
}

/** What each retention rule does, in SQL. */
@Injectable()
export class RetentionTasks {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly kinds: RequestKinds,
    private readonly requests: RequestErasure,
    private readonly traces: ErasureTraces,
    private readonly erasure: ErasureService,
    private readonly kept: KeptRecords,
  ) {}

  /** How many rows the rule would change now. */
  async count(rule: RetentionRuleName): Promise<number> {
    const tasks = await this.tasksOf(rule);
    const counts = await Promise.all(
      tasks.map(async ({ from, where }) => {
        const text = `SELECT count(*)::int AS count FROM ${from} WHERE ${where}`;
        const [row] = await this.database.query<{ count: number }>(text);
        return row?.count ?? 0;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** Applies the rule to a batch of rows of each table. Returns how many there were; 0 when none are left. */
  async applyBatch(rule: RetentionRuleName): Promise<number> {
    let applied = 0;
    for (const task of await this.tasksOf(rule)) {
      applied += await this.database.transaction((transaction) => applyTask(transaction, task));
    }
    return applied;
  }

  private async tasksOf(rule: RetentionRuleName): Promise<RetentionTask[]> {
    const interval = await this.kept.intervalOf(rule);
    const due = (column: string) => `${column} < now() - interval '${interval}'`;
    const requests = (kind: string, statuses?: readonly string[]) => [
      this.requestTask(this.kinds.of(kind), due('updated_at'), statuses),
    ];
    const ended = `(${due('absolute_expires_at')} OR ${due('expires_at')} OR ${due('revoked_at')})`;
    const tasks: Record<RetentionRuleName, () => RetentionTask[] | Promise<RetentionTask[]>> = {
      serviceRequests: () => [...requests('serviceRequest'), ...requests('consultation')],
      contactRequests: () => requests('contactRequest'),
      rejectedApplications: () => requests('application', ['rejected']),
      acceptedApplications: () => requests('application', ['accepted']),
      quotes: () => this.keptTasks(rule),
      trashedRequests: () =>
        Promise.all(this.kinds.all().map((kind) => this.trashTask(kind, due('deleted_at')))),
      deletedAccounts: () => [this.accountTask(due('deleted_at'))],
      sessions: () => [deletion('sessions', ended)],
      emailLinks: () => [
        deletion('link_tokens', due('expires_at')),
        deletion('ended_links', due('expires_at'), 'ctid'),
        deletion('email_changes', due('expires_at')),
      ],
      emailRecords: () => [deletion('mails', due('created_at'))],
      idempotencyKeys: () => [deletion('idempotency_keys', due('created_at'), 'ctid')],
      searchMisses: () => [
        deletion('search_misses', due('week'), 'ctid'),
        deletion('search_salts', PAST_WEEK, 'ctid'),
        FORGOTTEN_CALLERS,
      ],
      auditEvents: () => [auditDeletion(due('created_at'))],
    };
    return tasks[rule]();
  }

  /** Blanks the requests of a kind with which the office has nothing left to do. */
  private requestTask(
    kind: RequestKind,
    due: string,
    statuses: readonly string[] = kind.definition.doneStatuses,
  ): RetentionTask {
    const list = statuses.map((status) => `'${status}'`).join(', ');
    return {
      from: this.tableOf(kind),
      where: `${due} AND deleted_at IS NULL AND erased_at IS NULL AND status::text IN (${list})`,
      apply: (transaction, ids) => this.blank(transaction, kind, ids),
    };
  }

  /** What modules hold beside requests. */
  private async keptTasks(rule: RetentionRuleName): Promise<RetentionTask[]> {
    const due = await this.kept.due(rule);
    return due.map(({ table, where, blank }) => ({
      from: `"${table}" t`,
      where,
      apply: (transaction, ids) => blank(transaction, ids),
    }));
  }

  /** A request of which something has to stay waits in the trash. */
  private async trashTask(kind: RequestKind, due: string): Promise<RetentionTask> {
    const table = this.tableOf(kind);
    const dropRows = `DELETE FROM ${table} WHERE id = ANY($1::uuid[])`;
    return {
      from: table,
      where: `${due} AND ${await this.kept.nothingKeptSql(`${table}.id`)}`,
      apply: async (transaction, ids) => {
        await this.blank(transaction, kind, ids);
        await transaction.execute(DROP_EVENTS, [ids]);
        await transaction.execute(DROP_VIEWS, [ids]);
        await transaction.execute(dropRows, [ids]);
      },
    };
  }

  /** An account whose requests are still open waits for them. */
  private accountTask(due: string): RetentionTask {
    return {
      from: 'users',
      where: `${due} AND email <> '' AND role = 'client' AND ${this.requests.noOpenRequestsSql()}`,
      apply: async (transaction, ids) => {
        for (const id of ids) await this.erasure.eraseIn(transaction, id);
      },
    };
  }

  private async blank(transaction: Transaction, kind: RequestKind, ids: string[]): Promise<void> {
    const erased = await this.requests.erase(transaction, kind, ids);
    await this.traces.ofRequests(transaction, kind, erased);
  }

  private tableOf({ table }: RequestKind): string {
    return `"${this.lists.metadataOf(table.entity).tableName}"`;
  }
}

async function applyTask(
  transaction: Transaction,
  { from, where, apply, key = 'id' }: RetentionTask,
): Promise<number> {
  const text = `SELECT ${key}::text AS id FROM ${from} WHERE ${where} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
  const rows = await transaction.execute<Ids>(text);
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await apply(transaction, ids);
  return ids.length;
}

function deletion(table: string, where: string, key: 'id' | 'ctid' = 'id'): RetentionTask {
  const type = key === 'id' ? 'uuid' : 'tid';
  const text = `DELETE FROM ${table} WHERE ${key} = ANY($1::text[]::${type}[])`;
  return { from: table, where, key, apply: (transaction, ids) => transaction.execute(text, [ids]) };
}

/** Callers are told apart within a week only: with its salt go their hashes. */
const PAST_WEEK = `week < date_trunc('week', now() AT TIME ZONE 'Africa/Algiers')::date`;
const FORGET_CALLERS = `
  UPDATE search_misses SET caller_hashes = '{}' WHERE ctid = ANY($1::text[]::tid[])`;
const FORGOTTEN_CALLERS: RetentionTask = {
  from: 'search_misses',
  where: `${PAST_WEEK} AND caller_hashes <> '{}'`,
  key: 'ctid',
  apply: (transaction, ids) => transaction.execute(FORGET_CALLERS, [ids]),
};

/** The audit log takes deletions only from a transaction that says so. */
function auditDeletion(where: string): RetentionTask {
  const task = deletion('audit_events', where);
  return {
    ...task,
    apply: async (transaction, ids) => {
      await transaction.execute(`SELECT set_config('mizan.audit_retention', 'on', true)`);
      await task.apply(transaction, ids);
    },
  };
}
