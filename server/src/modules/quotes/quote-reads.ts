import { Injectable } from '@nestjs/common';
import type { EntityMetadata } from 'typeorm';
import type { Transaction } from '../../platform/database/transaction.js';
import { batchLoader } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import { selectList } from '../../platform/database/entity-columns.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { AppError } from '../../platform/errors/app-error.js';
import { PaymentEntity } from './payment.entity.js';
import { QuoteAcceptanceEntity, QuoteVersionEntity } from './quote.entity.js';

const HASH = 'SELECT hash FROM quote_versions WHERE quote_id = $1 AND revision = $2';

type PartOfQuote = { quoteId: string };

const readSql = (metadata: EntityMetadata) =>
  `SELECT ${selectList(metadata)} FROM "${metadata.tableName}" t
    WHERE t.quote_id = ANY($1::uuid[]) ORDER BY t.created_at, t.id`;

/** What belongs to quotes: revisions, acceptances and payments, of many quotes in one statement. */
@Injectable()
export class QuoteReads {
  readonly versionsOf = batchLoader((ids: readonly string[]) =>
    this.read<QuoteVersionEntity>(QuoteVersionEntity, ids),
  );
  readonly acceptancesOf = batchLoader((ids: readonly string[]) =>
    this.read<QuoteAcceptanceEntity>(QuoteAcceptanceEntity, ids),
  );
  readonly paymentsOf = batchLoader((ids: readonly string[]) =>
    this.read<PaymentEntity>(PaymentEntity, ids),
  );

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
  ) {}

  async hashOf(transaction: Transaction, id: string, revision: number): Promise<string> {
    const [row] = await transaction.execute<{ hash: string }>(HASH, [id, revision]);
    if (!row) throw new AppError('NOT_FOUND');
    return row.hash;
  }

  /** A revision that was sent, the newest one by default. */
  async version(id: string, revision?: number | null): Promise<QuoteVersionEntity | undefined> {
    const versions = await this.versionsOf(id);
    return revision ? versions.find((each) => each.revision === revision) : versions.at(-1);
  }

  /** The rows of each quote, the oldest first. The names are those of the entity. */
  private async read<Row extends PartOfQuote>(
    entity: new () => Row,
    ids: readonly string[],
  ): Promise<Row[][]> {
    const metadata = this.lists.metadataOf(entity);
    const rows = await this.database.query<Row>(readSql(metadata), [ids]);
    return ids.map((id) => rows.filter(({ quoteId }) => quoteId === id));
  }
}
