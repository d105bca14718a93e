import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { searchNorm } from '../../contract/search-norm.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import { Database } from '../database/database.js';
import { seesAllRequests } from '../../contract/permissions.js';
import { columnOf } from '../database/entity-columns.js';
import { SqlValues } from '../database/sql-values.js';
import type { Viewer } from '../request-context/viewer.js';
import { scopeSql } from './request-scope.js';
import { ListEngine } from '../list/list-engine.js';
import { type ClientAccount, ClientAccounts } from './client-accounts.js';
import type { RelatedRequest, RequestConflict } from './request-person.types.js';

/** Other requests of a person that are shown, and hints of each sort. */
const MOST_REQUESTS = 10;
const MOST_HINTS = 5;

/** The columns of a kind of request that say who sent it. */
export interface PersonColumns<E> {
  name: keyof E & string;
  email: keyof E & string;
  /** The phone number in international form. */
  phone: keyof E & string;
  /** Whom the person has a dispute with. */
  opposingParty?: keyof E & string;
}

/** Who sent one request. */
export interface RequestSender {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  phone: string | null;
  opposingParty: string | null;
}

interface Source {
  definition: RequestDefinition;
  entity: EntityTarget<ObjectLiteral>;
  columns: Record<'name' | 'email' | 'phone', string> & { opposingParty?: string };
}

/** A kind of request in SQL: its table and its columns. */
interface SqlSource {
  kind: string;
  table: string;
  name: string;
  email: string;
  phone: string;
  opposingParty: string | undefined;
  /** Which of its rows the viewer may see, as a further condition; empty for all of them. */
  scope: string;
}

/** Finds what else the firm knows about a person, over all kinds of requests. */
@Injectable()
export class RequestPeople {
  private readonly sources: Source[] = [];

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    readonly accounts: ClientAccounts,
  ) {}

  /** Makes a kind of request known; its service calls this once. */
  add(source: Source): void {
    this.sources.push(source);
  }

  /** The other requests of the person that the viewer may see, newest first, in one statement. */
  async related(
    viewer: Viewer,
    { id, userId, email, phone }: RequestSender,
    account?: ClientAccount,
  ) {
    const emails = [email, account?.email].filter(Boolean);
    const sql = new SqlValues(userId, emails, phone, id);
    const statement = relatedSql(this.sourcesFor(viewer, sql, this.sources));
    const rows = await this.database.query<RelatedRequest>(statement, sql.values);
    return {
      otherRequests: rows.slice(0, MOST_REQUESTS),
      hasMoreRequests: rows.length > MOST_REQUESTS,
    };
  }

  /** Names on both sides: the opposing party among clients, the person among opposing parties (B14). */
  async conflicts(
    viewer: Viewer,
    sender: RequestSender,
    account?: ClientAccount,
  ): Promise<RequestConflict[]> {
    const { id, userId } = sender;
    const opposingParty = isName(sender.opposingParty) ? sender.opposingParty : null;
    const name = isName(sender.name) ? sender.name : null;
    const accountName = account?.fullName ?? null;
    const sql = new SqlValues(opposingParty, name, accountName, id, userId);
    const sources = this.sources.filter(({ columns }) => columns.opposingParty);
    const statement = conflictsSql(this.sourcesFor(viewer, sql, sources));
    const [clients, requests] = await Promise.all([
      opposingParty && seesAllRequests(viewer.role)
        ? this.accounts.clientsNamed(opposingParty, MOST_HINTS)
        : [],
      this.database.query<RequestConflict>(statement, sql.values),
    ]);
    const others = clients.filter((client) => client.id !== userId);
    return [
      ...others.map(({ id: accountId, fullName }): RequestConflict => {
        const type = 'opposing_party_is_client';
        return { type, name: fullName, kind: null, id: accountId, reference: null };
      }),
      ...requests,
    ];
  }

  private sourcesFor(viewer: Viewer, sql: SqlValues, sources: readonly Source[]): SqlSource[] {
    return sources.map((source) => {
      const scope = scopeSql(viewer, source.definition, { table: 't', add: sql.add });
      return { ...this.sqlOf(source), scope: scope ? ` AND ${scope}` : '' };
    });
  }

  private sqlOf({ definition, entity, columns }: Source): Omit<SqlSource, 'scope'> {
    const metadata = this.lists.metadataOf(entity);
    const column = (property: string) => columnOf(metadata, property);
    return {
      kind: definition.name,
      table: `"${metadata.tableName}" t`,
      name: column(columns.name),
      email: column(columns.email),
      phone: column(columns.phone),
      opposingParty: columns.opposingParty && column(columns.opposingParty),
    };
  }
}

/** A name of nothing but signs that searches ignore would equal every other such name. */
const isName = (name: string | null): name is string => searchNorm(name).trim() !== '';

/**
 * Sorts the few rows that a condition finds. The sum keeps PostgreSQL from walking through all requests by
 * date until it has found enough of them.
 */
const NEWEST = `ORDER BY t.created_at + interval '0' DESC`;

/** $1 account, $2 e-mail addresses, $3 phone, $4 the request itself. */
function relatedSql(sources: readonly SqlSource[]): string {
  const found = sources.flatMap(({ kind, table, email, phone, scope }) => {
    const unsigned = '(t.user_id IS NULL OR $1::uuid IS NULL)';
    const matches = {
      account: 't.user_id = $1::uuid',
      email: `${email} = ANY($2::text[]) AND ${unsigned}`,
      phone: `${phone} = $3::text AND ${unsigned}`,
    };
    return Object.entries(matches).map(
      ([matchedBy, condition]) => `(
        SELECT '${kind}' AS kind, t.id, t.reference, t.status::text AS status,
          t.created_at AS "createdAt", '${matchedBy}' AS "matchedBy"
        FROM ${table} WHERE ${condition} AND t.deleted_at IS NULL AND t.id <> $4::uuid${scope}
        ${NEWEST} LIMIT ${MOST_REQUESTS + 1})`,
    );
  });
  // "account" comes before "email" and "phone" in the alphabet: the surest match is told
  return `
    SELECT * FROM (
      SELECT DISTINCT ON (id) * FROM (${found.join(' UNION ALL ')}) AS found ORDER BY id, "matchedBy"
    ) AS each_once ORDER BY "createdAt" DESC, id LIMIT ${MOST_REQUESTS + 1}`;
}

/** $1 opposing party, $2 name of the person, $3 name in the account, $4 the request itself, $5 account. */
function conflictsSql(sources: readonly SqlSource[]): string {
  const found = sources.flatMap(({ kind, table, name, opposingParty, scope }) => {
    if (!opposingParty) return [];
    const hints = {
      opposing_party_is_client: [name, 'name_norm($1::text)'],
      client_is_opposing_party: [opposingParty, 'name_norm($2::text), name_norm($3::text)'],
    };
    return Object.entries(hints).map(
      ([type, [column, names]]) => `(
        SELECT '${type}' AS type, ${column} AS name, '${kind}' AS kind, t.id, t.reference
        FROM ${table} WHERE name_norm(${column}) IN (${names}) AND t.deleted_at IS NULL
          AND t.id <> $4::uuid AND t.user_id IS DISTINCT FROM $5::uuid${scope}
        ${NEWEST} LIMIT ${MOST_HINTS})`,
    );
  });
  return found.join(' UNION ALL ');
}
