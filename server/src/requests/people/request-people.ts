import { Injectable } from '@nestjs/common';
import { printedName } from '../../contract/lines.js';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import type { ReplyVariable } from '../../contract/requests/reply-variables.js';
import { Database } from '../../platform/database/database.js';
import { seesAllRequests } from '../../contract/permissions.js';
import { getColumn } from '../../platform/database/entity-columns.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { scopeSql, visibleTo } from '../store/request-scope.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { Settings } from '../../platform/settings/settings.js';
import { valueInWords } from '../../platform/texts/locale-texts.js';
import type { TextValue } from '../../platform/texts/text-values.js';
import { RequestReach } from './request-reach.js';
import { type ClientAccount, ClientAccounts } from './request-accounts.js';
import { type RequestKind, describeRequest } from '../request-kind.js';
import { RequestKinds, type RequestParts } from '../request-kinds.js';
import type {
  ConflictCheck,
  RelatedRequest,
  ReplyVariableValue,
  RequestConflict,
  RequestPerson,
} from './request-person.types.js';
import type { PersonColumns } from '../store/request-table.js';
import type { RequestBase } from '../store/request.entity.js';

/** Other requests of a person that are shown, and hints of each sort. */
const MOST_REQUESTS = 10;
const MOST_HINTS = 5;

/** Who sent one request. */
interface RequestSender {
  id: string;
  userId: string | null;
  name: string;
  email: string;
  phone: string | null;
  opposingParty: string | null;
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

/** What the firm knows about the person who sent a request, over all kinds of requests. */
@Injectable()
export class RequestPeople {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly accounts: ClientAccounts,
    private readonly settings: Settings,
    private readonly reach: RequestReach,
  ) {}

  /** What the office knows about the person who sent a request; of one in the trash, for who may restore it. */
  async person(
    { kind, store, notices }: RequestParts,
    viewer: Viewer,
    id: string,
  ): Promise<RequestPerson> {
    const row = await store.find({ id, ...visibleTo(viewer, kind.definition) });
    const sender = senderOf(row, kind.table.person);
    const found = await this.accounts.clientAccount(row.userId, sender.email);
    const own = row.userId === null ? undefined : found;
    const recipient = row.userId === null ? notices.recipientWithoutAccount(row) : own;
    const language = recipient?.language ?? row.mailLanguage ?? DEFAULT_LOCALE;
    const [related, conflicts, conflictCheck, firm] = await Promise.all([
      this.related(viewer, sender, own),
      this.conflicts(viewer, sender, own),
      this.comparedNames(viewer, sender, own),
      this.settings.firm(),
    ]);
    const { reference } = row;
    const words = {
      ...describeRequest(kind, row),
      name: printedName(sender.name),
      reference,
      sender: viewer.fullName,
    };
    return {
      ...{ account: found ?? null, isSender: own !== undefined },
      ...{ mailTo: recipient?.email || null, language },
      ...(await this.reach.of({ kind, notices }, viewer, row)),
      ...{ ...related, conflicts, conflictCheck },
      replyVariables: valuesIn(language, { ...words, firm: firm.name }),
    };
  }

  /** The other requests of the person that the viewer may see, newest first, in one statement. */
  private async related(
    viewer: Viewer,
    { id, userId, name, email, phone }: RequestSender,
    account?: ClientAccount,
  ) {
    const emails = [email, account?.email].filter(Boolean);
    const sql = new SqlValues(userId, emails, phone, id, name);
    const statement = relatedSql(this.sourcesFor(viewer, sql, this.kinds.all()));
    const rows = await this.database.query<RelatedRequest>(statement, sql.values);
    return {
      otherRequests: rows.slice(0, MOST_REQUESTS),
      hasMoreRequests: rows.length > MOST_REQUESTS,
    };
  }

  /** The names that `conflicts` compares: those in the opposing party, and those of the person. */
  private async comparedNames(
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
  private async conflicts(
    viewer: Viewer,
    sender: RequestSender,
    account?: ClientAccount,
  ): Promise<RequestConflict[]> {
    const { id, userId, opposingParty, name } = sender;
    const accountName = account?.fullName ?? null;
    const sql = new SqlValues(opposingParty, name, accountName, id, userId);
    const kinds = this.kinds.all().filter(({ table }) => table.person.opposingParty);
    const statement = conflictsSql(this.sourcesFor(viewer, sql, kinds));
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

  private sourcesFor(viewer: Viewer, sql: SqlValues, kinds: readonly RequestKind[]): SqlSource[] {
    return kinds.map((kind) => {
      const scope = scopeSql(viewer, kind.definition, { table: 't', add: sql.add });
      return { ...this.sqlOf(kind), scope: scope ? ` AND ${scope}` : '' };
    });
  }

  private sqlOf({ definition, table }: RequestKind): Omit<SqlSource, 'scope'> {
    const metadata = this.lists.metadataOf(table.entity);
    const columns = table.person;
    const column = (property: string) => getColumn(metadata, property);
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

/** Reads a row of any kind through the names of its columns. */
function senderOf(row: RequestBase, columns: PersonColumns<RequestBase>): RequestSender {
  const text = (name: keyof RequestBase | undefined) =>
    (name && (row[name] as string | null)) ?? null;
  return {
    id: row.id,
    userId: row.userId,
    name: text(columns.name) ?? '',
    email: text(columns.email) ?? '',
    phone: text(columns.phone),
    opposingParty: text(columns.opposingParty),
  };
}

function valuesIn(language: Locale, words: Record<ReplyVariable, TextValue>): ReplyVariableValue[] {
  return Object.entries(words).flatMap(([name, value]) => {
    const printed = valueInWords(value, language);
    return printed ? [{ name: name as ReplyVariable, value: printed }] : [];
  });
}

const PARTIES = 'SELECT party_names($1::text) AS parties';

/**
 * Sorts the few rows that a condition finds. The sum keeps PostgreSQL from walking through all requests by
 * date until it has found enough of them.
 */
const NEWEST = `ORDER BY t.created_at + interval '0' DESC`;

const SUREST_FIRST = `ARRAY['account', 'email', 'phone', 'name']`;
/** A single word, such as a first name, fits too many people. */
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
