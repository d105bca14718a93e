import { Injectable } from '@nestjs/common';
import { roleCan } from '../../contract/permissions.js';
import { Database } from '../../platform/database/database.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import { type ColumnTest, ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { QuoteAccess } from './quote-access.js';
import { QuoteEntity } from './quote.entity.js';

/** How many quotes wait for the client, how many are not paid in full, and how much is open of them. */
interface QuoteSums {
  sent: number;
  open: number;
  openAmount: number;
}

const NONE: QuoteSums = { sent: 0, open: 0, openAmount: 0 };
const sumsSql = (condition: string) => `
  SELECT count(*) FILTER (WHERE status = 'sent')::int AS sent,
         count(*) FILTER (WHERE open_amount > 0)::int AS open,
         coalesce(sum(open_amount), 0)::float8 AS "openAmount"
    FROM quotes t ${condition}`;

/** The quotes for some requests, as far as somebody may read them: the test says which requests are meant. */
@Injectable()
export class QuotesOfRequests {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly access: QuoteAccess,
  ) {}

  /** The newest ones, at most `limit`. */
  async list(viewer: Viewer, requestId: ColumnTest, limit: number): Promise<QuoteEntity[]> {
    if (!roleCan(viewer.role, 'quote.read')) return [];
    const { items } = await this.lists.page(
      QuoteEntity,
      [this.access.scopeOf(viewer), { requestId }],
      { limit },
      { sortable: [], defaultSort: [['createdAt', 'desc']], selection: { total: false } },
    );
    return items;
  }

  async sums(viewer: Viewer, requestId: ColumnTest): Promise<QuoteSums> {
    if (!roleCan(viewer.role, 'quote.read')) return NONE;
    const sql = new SqlValues();
    const where = [this.access.scopeOf(viewer), { requestId }];
    const text = sumsSql(this.lists.condition(QuoteEntity, where, sql));
    const [sums = NONE] = await this.database.query<QuoteSums>(text, sql.values);
    return sums;
  }
}
