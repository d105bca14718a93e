import { IS_NULL } from '../list/list-engine.js';
import type { Viewer } from '../request-context/viewer.js';
import type { RequestBase } from './request.entity.js';
import { RequestBulk } from './request-bulk.js';

/** A person or a request, in few words. */
export interface FoundRecord {
  id: string;
  reference: string | null;
  /** The name of the person. */
  title: string;
  /** The e-mail address. */
  detail: string;
}

/** What searches over everything read of a kind of request. */
export abstract class RequestSearch<E extends RequestBase> extends RequestBulk<E> {
  /** The newest requests outside of the trash that a text finds, as their list does. */
  async findRecords(viewer: Viewer, search: string, limit: number): Promise<FoundRecord[]> {
    const { entity, list, person } = this.table;
    const { items } = await this.dependencies.lists.page(
      entity,
      [{ deletedAt: IS_NULL }, this.scopeOf(viewer)],
      { search, limit, sortBy: 'createdAt', sortOrder: 'desc' },
      { ...list, selection: { total: false } },
    );
    const text = (row: E, name: keyof E) => String(row[name] ?? '');
    return items.map((row) => ({
      id: row.id,
      reference: row.reference,
      title: text(row, person.name),
      detail: text(row, person.email),
    }));
  }
}
