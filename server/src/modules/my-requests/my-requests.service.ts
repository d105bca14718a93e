import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import type { MyRequestState } from '../../contract/requests/request-kinds.js';
import { CLIENT_EVENT_TYPES } from '../../contract/requests/request-events.js';
import { Database } from '../../platform/database/database.js';
import { getColumn } from '../../platform/database/entity-columns.js';
import type { Page } from '../../platform/database/page.js';
import { AppError } from '../../platform/errors/app-error.js';
import { IS_NULL, ListEngine, pageBounds } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { type RequestKind, subjectIn } from '../../requests/request-kind.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { RowViews } from '../../requests/desk/row-views.js';
import type { MyRequest, MyRequestsArgs } from './my-requests.types.js';

/** A kind of request in SQL. */
interface OwnKind {
  name: string;
  table: string;
  doneStatuses: readonly string[];
  /** Property -> column of what the title is made from. */
  subject: Readonly<Record<string, string>>;
  /** Column with the time of an appointment. */
  startsAt?: string;
}

const quoted = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

const STATES: Record<MyRequestState, string> = { open: 'NOT IN', closed: 'IN' };

/** Which of a person's requests are read: those in a state, or one by its id, which is $4. */
interface OwnFilter {
  state?: MyRequestState;
  byId?: boolean;
}

function ownOf(kind: OwnKind, { state, byId }: OwnFilter): string {
  const { name, table, doneStatuses, subject, startsAt } = kind;
  const parts = Object.entries(subject).map(([property, column]) => `'${property}', ${column}`);
  const done = state ? `AND t.status::text ${STATES[state]} (${quoted(doneStatuses)})` : '';
  return `
    SELECT '${name}' AS kind, t.id, t.reference, t.status::text AS status, t.created_at,
      jsonb_build_object(${parts.join(', ')}) AS subject,
      ${startsAt ?? 'NULL::timestamptz'} AS starts_at
    FROM "${table}" t WHERE t.user_id = $1 AND t.deleted_at IS NULL ${done} ${byId ? 'AND t.id = $4' : ''}`;
}

/**
 * SQL of a page of the requests of the person $1, the last public event first; $2 rows after $3 others. A
 * person's requests are found by their account and the last event of each by an index, so that requests of
 * others cost nothing. A page behind the last one is a row without id, which holds the total.
 */
function myRequestsStatement(kinds: readonly OwnKind[], filter: OwnFilter): string {
  return `
    WITH own AS MATERIALIZED (${kinds.map((kind) => ownOf(kind, filter)).join(' UNION ALL ')}),
    page AS (
      SELECT own.*, coalesce(last.type, 'submitted') AS last_event,
        coalesce(last.created_at, own.created_at) AS moved_at
      FROM own LEFT JOIN LATERAL (
        SELECT e.type, e.created_at FROM request_events e
        WHERE e.request_id = own.id AND e.is_public ORDER BY e.created_at DESC, e.id DESC LIMIT 1
      ) last ON true
      ORDER BY moved_at DESC, own.id DESC LIMIT $2 OFFSET $3)
    SELECT counted.total, page.kind, page.id, page.reference, page.status, page.subject,
      page.created_at AS "createdAt", page.starts_at AS "startsAt", page.last_event AS "lastEvent", page.moved_at AS "movedAt",
      page.last_event NOT IN (${quoted(CLIENT_EVENT_TYPES)})
        AND page.moved_at > coalesce(seen.seen_at, '-infinity') AS unseen,
      (SELECT count(*)::int FROM quotes q WHERE q.request_id = page.id AND q.status = 'sent'
         AND q.valid_until >= (now() AT TIME ZONE 'Africa/Algiers')::date) AS "openQuotes"
    FROM (SELECT count(*)::int AS total FROM own) counted
    LEFT JOIN page ON true
    LEFT JOIN row_views seen ON seen.row_id = page.id AND seen.user_id = $1
    ORDER BY page.moved_at DESC, page.id DESC`;
}

type FoundRow = Omit<MyRequest, 'title'> & { subject: object; total: number };
type Row = FoundRow | ({ id: null } & Pick<FoundRow, 'total'>);

/** What a person sent, of every kind of request together (B01). */
@Injectable()
export class MyRequestsService {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly kinds: RequestKinds,
    private readonly views: RowViews,
  ) {}

  /** One statement, however many kinds there are. */
  async list(
    { id: viewerId }: Viewer,
    { kind, state, ...args }: MyRequestsArgs,
    locale: Locale,
  ): Promise<Page<MyRequest>> {
    const { limit, offset, page } = pageBounds(args);
    const kinds = kind ? [this.kinds.of(kind)] : this.kinds.all();
    const statement = myRequestsStatement(
      kinds.map((each) => this.sqlOf(each)),
      { state: state ?? undefined },
    );
    const rows = await this.database.query<Row>(statement, [viewerId, limit, offset]);
    const items = rows.flatMap((row) => (row.id === null ? [] : [this.shown(row, locale)]));
    return { items, total: rows[0]?.total ?? 0, page, limit, offset };
  }

  /** Somebody else's request is not found rather than forbidden (A67). */
  async markSeen(
    viewer: Viewer,
    { kind, id }: Pick<MyRequest, 'kind' | 'id'>,
    locale: Locale,
  ): Promise<MyRequest> {
    const own = this.kinds.of(kind);
    const { entity } = own.table;
    const found = await this.lists.one(entity, { id, userId: viewer.id, deletedAt: IS_NULL });
    if (!found) throw new AppError('NOT_FOUND');
    await this.views.see(viewer, id);
    const statement = myRequestsStatement([this.sqlOf(own)], { byId: true });
    const [row] = await this.database.query<Row>(statement, [viewer.id, 1, 0, id]);
    // withdrawn meanwhile
    if (!row || row.id === null) throw new AppError('NOT_FOUND');
    return this.shown(row, locale);
  }

  private shown({ subject, total: _, ...row }: FoundRow, locale: Locale): MyRequest {
    return { ...row, title: subjectIn(this.kinds.of(row.kind), subject, locale) };
  }

  private sqlOf({ definition, table }: RequestKind): OwnKind {
    const metadata = this.lists.metadataOf(table.entity);
    const { startsAt, subject } = table;
    return {
      name: definition.name,
      table: metadata.tableName,
      doneStatuses: definition.doneStatuses,
      ...(startsAt && { startsAt: getColumn(metadata, startsAt) }),
      subject: Object.fromEntries(
        subject.map((property) => [property, getColumn(metadata, property)]),
      ),
    };
  }
}
