import { Injectable } from '@nestjs/common';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import { Database } from '../database/database.js';
import { seesAllRequests } from '../../contract/permissions.js';
import { columnOf } from '../database/entity-columns.js';
import { SqlValues } from '../database/sql-values.js';
import type { Viewer } from '../request-context/viewer.js';
import { scopeSql } from './request-scope.js';
import { ListEngine } from '../list/list-engine.js';
import { type ClientAccount, ClientAccounts } from './client-accounts.js';
import type { ConflictCheck, RelatedRequest, RequestConflict } from './request-person.types.js';

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
    { id, userId, name, email, phone }: RequestSender,
    account?: ClientAccount,
  ) {
    const emails = [email, account?.email].filter(Boolean);
    const sql = new SqlValues(userId, emails, phone, id, name);
    const statement = relatedSql(this.sourcesFor(viewer, sql, this.sources));
    const rows = await this.database.query<RelatedRequest>(statement, sql.values);
    return {
      otherRequests: rows.slice(0, MOST_REQUESTS),
      hasMoreRequests: rows.length > MOST_REQUESTS,
    };
  }

  /** The names that `conflicts` compares: those in the opposing party, and those of the person. */
  async comparedNames(
    viewer: Viewer,
    { name, opposingParty }: RequestSender,
    account?: ClientAccount,
  ): Promise<ConflictCheck> {
    const [row] = await this.database.query<{ parties: string[] }>(PARTIES, [opposingParty]);
    const names = [name, account?.fullName ?? ''].map((each) => each.trim()).filter(Boolean);
    return {
      opposingParties: row?.parties ?? [],
      clients: [...new Set(names)],
      isComplete: seesAllRequests(viewer.role),
    };
  }

  /** Names on both sides: the opposing party among clients, the person among opposing parties (B14). */
  async conflicts(
    viewer: Viewer,
    sender: RequestSender,
    account?: ClientAccount,
  ): Promise<RequestConflict[]> {
    const { id, userId, opposingParty, name } = sender;
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

const PARTIES = 'SELECT party_names($1::text) AS parties';

/**
 * Sorts the few rows that a condition finds. The sum keeps PostgreSQL from walking through all requests by
 * date until it has found enough of them.
 */
const NEWEST = `ORDER BY t.created_at + interval '0' DESC`;

const SUREST_FIRST = `ARRAY['account', 'email', 'phone', 'name']`;
/** Of one word alone, such as a first name, too many people are called. */
const READINGS = `CASE WHEN cardinality(name_words($5::text)) > 1 THEN name_readings($5::text) END`;

/** $1 account, $2 e-mail addresses, $3 phone, $4 the request itself, $5 name. */
function relatedSql(sources: readonly SqlSource[]): string {
  const found = sources.flatMap(({ kind, table, name, email, phone, scope }) => {
    const unsigned = '(t.user_id IS NULL OR $1::uuid IS NULL)';
    const matches = {
      account: 't.user_id = $1::uuid',
      email: `email_likeness(${email}) = ANY(SELECT email_likeness(alike) FROM unnest($2::text[]) alike) AND ${unsigned}`,
      phone: `${phone} = $3::text AND ${unsigned}`,
      name: `name_readings(${name}) && (${READINGS}) AND ${unsigned}`,
    };
    return Object.entries(matches).map(
      ([matchedBy, condition]) => `(
        SELECT '${kind}' AS kind, t.id, t.reference, t.status::text AS status,
          t.created_at AS "createdAt", '${matchedBy}' AS "matchedBy"
        FROM ${table} WHERE ${condition} AND t.deleted_at IS NULL AND t.id <> $4::uuid${scope}
        ${NEWEST} LIMIT ${MOST_REQUESTS + 1})`,
    );
  });
  return `
    SELECT * FROM (
      SELECT DISTINCT ON (id) * FROM (${found.join(' UNION ALL ')}) AS found
      ORDER BY id, array_position(${SUREST_FIRST}, "matchedBy")
    ) AS each_once ORDER BY "createdAt" DESC, id LIMIT ${MOST_REQUESTS + 1}`;
}

const PERSON_READINGS = `coalesce(name_readings($2::text), '{}') || coalesce(name_readings($3::text), '{}')`;

/** $1 opposing party, $2 name of the person, $3 name in the account, $4 the request itself, $5 account. */
function conflictsSql(sources: readonly SqlSource[]): string {
  const found = sources.flatMap(({ kind, table, name, opposingParty, scope }) => {
    if (!opposingParty) return [];
    const hints = {
      opposing_party_is_client: [name, `name_readings(${name}) && party_readings($1::text)`],
      client_is_opposing_party: [
        opposingParty,
        `${opposingParty} IS NOT NULL AND party_readings(${opposingParty}) && (${PERSON_READINGS})`,
      ],
    };
    return Object.entries(hints).map(
      ([type, [column, same]]) => `(
        SELECT '${type}' AS type, ${column} AS name, '${kind}' AS kind, t.id, t.reference
        FROM ${table} WHERE ${same} AND t.deleted_at IS NULL
          AND t.id <> $4::uuid AND t.user_id IS DISTINCT FROM $5::uuid${scope}
        ${NEWEST} LIMIT ${MOST_HINTS})`,
    );
  });
  return found.join(' UNION ALL ');
}
