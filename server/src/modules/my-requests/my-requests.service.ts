import { Injectable } from '@nestjs/common';
import type { Locale } from '../../contract/locales.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { columnOf } from '../../core/database/entity-columns.js';
import { Database } from '../../core/database/database.js';
import type { Page } from '../../core/database/page.js';
import { AppError } from '../../core/errors/app-error.js';
import { IS_NULL, ListEngine, pageBounds } from '../../core/list/list-engine.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { type RequestKind, subjectIn } from '../../core/requests/request-kind.js';
import { RequestKinds } from '../../core/requests/request-kinds.js';
import { RowViews } from '../../core/requests/row-views.js';
import { myRequestsStatement, type OwnKind } from './my-requests-statement.js';
import type { MyRequest, MyRequestsArgs } from './my-requests.types.js';

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
      state ?? undefined,
    );
    const rows = await this.database.query<Row>(statement, [viewerId, limit, offset]);
    const items = rows.flatMap((row) => (row.id === null ? [] : [this.shown(row, locale)]));
    return { items, total: rows[0]?.total ?? 0, page, limit, offset };
  }

  /** Somebody else's request is not found rather than forbidden (A67). */
  async markSeen(viewer: Viewer, kind: RequestKindName, id: string): Promise<boolean> {
    const { entity } = this.kinds.of(kind).table;
    const row = await this.lists.one(entity, { id, userId: viewer.id, deletedAt: IS_NULL });
    if (!row) throw new AppError('NOT_FOUND');
    await this.views.see(viewer, id);
    return true;
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
      ...(startsAt && { startsAt: columnOf(metadata, startsAt) }),
      subject: Object.fromEntries(
        subject.map((property) => [property, columnOf(metadata, property)]),
      ),
    };
  }
}
