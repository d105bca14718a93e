import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import { seesAllRequests } from '../../contract/permissions.js';
import { batchLoader, orderByKeys } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import { getColumn } from '../../platform/database/entity-columns.js';
import type { Page } from '../../platform/database/page.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import { ColumnTest, ListEngine, pageBounds } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { StaffNames } from '../../requests/people/request-accounts.js';
import { type RequestKind, subjectIn } from '../../requests/request-kind.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import type { Quote } from '../quotes/quote.types.js';
import { QuotesOfRequests } from '../quotes/quotes-of-requests.js';
import { membersSql, PeopleAccess } from './people-access.js';
import type {
  PersonMoney,
  PersonOpposingParty,
  PersonPapers,
  PersonRequest,
  PersonRequestsArgs,
} from './person-cases.types.js';

/** What is shown beside the requests, of each sort. */
const MOST_SHOWN = 50;

type FoundRequest = Omit<PersonRequest, 'title'> & { subject: object };
interface RequestPersonId {
  id: string;
  personId: string | null;
}

type FoundRow = (FoundRequest | { id: null }) & { total: number };

const SHOWN = `
  kind, id, reference, status, name, subject, user_id AS "accountId", assignee_id AS "assigneeId",
  assignee_name AS "assigneeName", starts_at AS "startsAt", created_at AS "createdAt"`;

/** What a person's requests hold, as far as the viewer may open them. */
@Injectable()
export class PersonCases {
  /** The person of a request of any kind; many in one statement. */
  readonly personOfRequest = batchLoader((ids: readonly string[]) => this.personsOf(ids));

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly kinds: RequestKinds,
    private readonly access: PeopleAccess,
    private readonly quotesOf: QuotesOfRequests,
    private readonly staff: StaffNames,
  ) {}

  /** One statement, however many kinds there are; a page behind the last one is a row without id. */
  async list(
    viewer: Viewer,
    personId: string,
    { kind, ...args }: PersonRequestsArgs,
    locale: Locale,
  ): Promise<Page<PersonRequest>> {
    const { limit, offset, page } = pageBounds(args);
    const sql = new SqlValues(personId, limit, offset);
    const own = this.ownSql(viewer, sql, (each) => !kind || each.definition.name === kind);
    const rows = await this.database.query<FoundRow>(pageSql(own), sql.values);
    const items = rows.flatMap(({ total: _, ...row }) =>
      row.id === null ? [] : [this.shown(row as FoundRequest, locale)],
    );
    return { items, total: rows[0]?.total ?? 0, page, limit, offset };
  }

  /** How many requests there are that the viewer may not open. */
  async countHidden(viewer: Viewer, personId: string): Promise<number> {
    if (seesAllRequests(viewer.role)) return 0;
    const sql = new SqlValues(personId);
    const hidden = this.access
      .readableKinds(viewer, sql.add)
      .map(({ table, scope }) => `SELECT t.id ${ownRows(table)} AND (${scope()}) IS NOT TRUE`);
    const [row] = await this.database.query<{ count: number }>(countSql(hidden), sql.values);
    return row?.count ?? 0;
  }

  /** Who may open these. */
  async deciders(viewer: Viewer, personId: string): Promise<string[]> {
    return this.staff.decidersOf(await this.countHidden(viewer, personId));
  }

  /** Appointments to come that are not done, the next one first. */
  async appointments(viewer: Viewer, personId: string, locale: Locale): Promise<PersonRequest[]> {
    const sql = new SqlValues(personId);
    const own = this.ownSql(viewer, sql, ({ table }) => table.startsAt !== undefined);
    const rows = await this.database.query<FoundRequest>(appointmentsSql(own), sql.values);
    return rows.map((row) => this.shown(row, locale));
  }

  /** Whom the person has disputes with, the newest request first. */
  opposingParties(viewer: Viewer, personId: string): Promise<PersonOpposingParty[]> {
    const sql = new SqlValues(personId);
    const found = this.access.readableKinds(viewer, sql.add).flatMap(({ kind, table, scope }) => {
      const property = kind.table.person.opposingParty;
      if (!property) return [];
      const party = this.columnOf(kind, property);
      return [
        `SELECT ${party} AS name, '${kind.definition.name}' AS kind, t.id AS "requestId", t.reference, t.created_at
         ${ownRows(table)} AND ${scope()} AND ${party} <> ''`,
      ];
    });
    return this.database.query<PersonOpposingParty>(partiesSql(found), sql.values);
  }

  /** Quotes for their requests, the newest first. */
  quotes(viewer: Viewer, personId: string): Promise<Quote[]> {
    return this.quotesOf.list(viewer, this.isOfPerson(viewer, personId), MOST_SHOWN);
  }

  money(viewer: Viewer, personId: string): Promise<PersonMoney> {
    return this.quotesOf.sums(viewer, this.isOfPerson(viewer, personId));
  }

  async papers(viewer: Viewer, personId: string): Promise<PersonPapers> {
    const sql = new SqlValues(personId);
    const text = papersSql(this.ownSql(viewer, sql));
    const [papers] = await this.database.query<PersonPapers>(text, sql.values);
    return papers ?? { missing: 0, received: 0, accepted: 0, refused: 0, files: 0 };
  }

  private async personsOf(ids: readonly string[]): Promise<(string | null)[]> {
    const ofKinds = this.kinds.all().map(({ table }) => {
      const { tableName } = this.lists.metadataOf(table.entity);
      return `SELECT id, person_id AS "personId" FROM "${tableName}" WHERE id = ANY($1::uuid[])`;
    });
    const rows = await this.database.query<RequestPersonId>(ofKinds.join(' UNION ALL '), [ids]);
    return orderByKeys(ids, rows, (row) => row.id).map((row) => row?.personId ?? null);
  }

  private isOfPerson(viewer: Viewer, personId: string): ColumnTest {
    return new ColumnTest((column, add) => {
      const members = membersSql(add(personId));
      const ids = this.access
        .readableKinds(viewer, add)
        .map(({ table }) => `SELECT t.id FROM ${table} WHERE t.person_id IN (${members})`);
      return `${column} IN (${ids.join(' UNION ALL ')})`;
    });
  }

  /** SQL of the requests of the person $1 that the viewer may open. */
  private ownSql(
    viewer: Viewer,
    sql: SqlValues,
    isMeant: (kind: RequestKind) => boolean = () => true,
  ): string {
    return this.access
      .readableKinds(viewer, sql.add)
      .filter(({ kind }) => isMeant(kind))
      .map(({ kind, table, scope }) => {
        const { definition, table: of } = kind;
        const parts = of.subject.map((name) => `'${name}', ${this.columnOf(kind, name)}`);
        const startsAt = of.startsAt ? this.columnOf(kind, of.startsAt) : 'NULL::timestamptz';
        const done = definition.doneStatuses.map((status) => `'${status}'`).join(', ');
        return `
          SELECT '${definition.name}' AS kind, t.id, t.reference, t.status::text AS status,
                 ${this.columnOf(kind, of.person.name)} AS name,
                 jsonb_build_object(${parts.join(', ')}) AS subject, t.user_id, t.assignee_id,
                 t.assignee_name, ${startsAt} AS starts_at, t.created_at,
                 t.status::text IN (${done}) AS is_done
          ${ownRows(table)} AND ${scope()}`;
      })
      .join(' UNION ALL ');
  }

  private columnOf({ table }: RequestKind, property: string): string {
    return getColumn(this.lists.metadataOf(table.entity), property);
  }

  private shown({ subject, ...row }: FoundRequest, locale: Locale): PersonRequest {
    return { ...row, title: subjectIn(this.kinds.of(row.kind), subject, locale) };
  }
}

/** $1 the person, $2 rows after $3 others. */
const pageSql = (own: string) => `
  WITH own AS MATERIALIZED (${own})
  SELECT counted.total, page.* FROM (SELECT count(*)::int AS total FROM own) counted
    LEFT JOIN (SELECT ${SHOWN} FROM own ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) page ON true
   ORDER BY page."createdAt" DESC, page.id DESC`;
const countSql = (rows: readonly string[]) =>
  `SELECT count(*)::int AS count FROM (${rows.join(' UNION ALL ')}) counted`;
const appointmentsSql = (own: string) => `
  SELECT ${SHOWN} FROM (${own}) own WHERE starts_at > now() AND NOT is_done
   ORDER BY starts_at, id LIMIT ${MOST_SHOWN}`;
const partiesSql = (found: readonly string[]) => `
  SELECT name, kind, "requestId", reference FROM (${found.join(' UNION ALL ')}) found
   ORDER BY created_at DESC, "requestId" LIMIT ${MOST_SHOWN}`;
const papersSql = (own: string) => `
  WITH own AS MATERIALIZED (SELECT id FROM (${own}) own)
  SELECT count(*) FILTER (WHERE state = 'missing')::int AS missing,
         count(*) FILTER (WHERE state = 'received')::int AS received,
         count(*) FILTER (WHERE state = 'accepted')::int AS accepted,
         count(*) FILTER (WHERE state = 'refused')::int AS refused,
         (SELECT count(*)::int FROM request_files WHERE request_id IN (SELECT id FROM own)) AS files
    FROM request_papers WHERE request_id IN (SELECT id FROM own)`;
const ownRows = (table: string) =>
  `FROM ${table} WHERE t.person_id IN (${membersSql('$1')}) AND t.deleted_at IS NULL`;
