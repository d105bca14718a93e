import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { Database } from '../database/database.js';
import { EntityWriter } from '../database/entity-writer.js';
import type { GraphqlContext } from '../request-context/request-of.js';
import type { RequestKind } from './request-kinds.js';
import { unseenBy } from './unseen-sql.js';

/** Which of the requests that one GraphQL operation answers the caller has not seen, in one statement. */
@Injectable()
export class UnseenLoader {
  private readonly loaders = new WeakMap<GraphqlContext, DataLoader<string, boolean>>();

  constructor(
    private readonly database: Database,
    private readonly entities: EntityWriter,
  ) {}

  load(context: GraphqlContext, entity: RequestKind['entity'], id: string): Promise<boolean> {
    const known = this.loaders.get(context);
    const loader =
      known ??
      new DataLoader((ids: readonly string[]) =>
        this.read(this.entities.tableOf(entity), ids, context.req.viewer?.id),
      );
    if (!known) this.loaders.set(context, loader);
    return loader.load(id);
  }

  private async read(table: string, ids: readonly string[], viewerId?: string): Promise<boolean[]> {
    const rows = await this.database.query<{ id: string }>(
      `SELECT r.id FROM "${table}" r WHERE r.id = ANY($1) AND ${unseenBy('$2')}`,
      [ids, viewerId],
    );
    const unseen = new Set(rows.map(({ id }) => id));
    return ids.map((id) => unseen.has(id));
  }
}
