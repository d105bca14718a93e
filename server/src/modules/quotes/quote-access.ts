import { Injectable } from '@nestjs/common';
import { requestPermission, type RequestRight, roleCan } from '../../contract/permissions.js';
import { isQuoted, QUOTED_KINDS, type QuotedKind } from '../../contract/quotes.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { holdSession } from '../../platform/access/session-hold.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import {
  ColumnTest,
  IS_NULL,
  ListEngine,
  NOT_NULL,
  type Where,
} from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { scopeSql } from '../../requests/store/request-scope.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { QuoteEntity } from './quote.entity.js';

/** A quote that is locked, with its request. */
export interface LockedQuote {
  quote: QuoteEntity;
  request: RequestBase;
}

type QuoteWork<T> = (transaction: Transaction, locked: LockedQuote) => Promise<T>;

/** Which quotes somebody reads and writes: those of the requests that they read and answer. */
@Injectable()
export class QuoteAccess {
  constructor(
    private readonly database: Database,
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
  ) {}

  /** The quotes that somebody of the office may read, as a condition. */
  scopeOf(viewer: Viewer): Where<QuoteEntity> {
    const kinds = QUOTED_KINDS.filter((kind) =>
      roleCan(viewer.role, requestPermission(kind, 'read')),
    );
    const inScope = new ColumnTest((column, add) => {
      const conditions = kinds.map((kind) => {
        const scope = scopeSql(viewer, this.kinds.of(kind).definition, { table: 'r', add });
        return (
          scope &&
          `EXISTS (SELECT FROM "${this.tableOf(kind)}" r WHERE r.id = ${column} AND ${scope})`
        );
      });
      return conditions.some((condition) => !condition) ? 'true' : `(${conditions.join(' OR ')})`;
    });
    return { requestKind: kinds, requestId: inScope, closedAt: IS_NULL };
  }

  async find(viewer: Viewer, id: string): Promise<QuoteEntity> {
    const quote = await this.lists.one(QuoteEntity, { id, ...this.scopeOf(viewer) });
    if (!quote) throw new AppError('NOT_FOUND');
    return quote;
  }

  /** An accepted quote that is closed to the office since its client was erased, by its number or id. */
  async findClosed(wanted: { number: string } | { id: string }): Promise<QuoteEntity> {
    const closed = { status: 'accepted', closedAt: NOT_NULL, erasedAt: IS_NULL } as const;
    const quote = await this.lists.one(QuoteEntity, { ...wanted, ...closed });
    if (!quote) throw new AppError('NOT_FOUND');
    return quote;
  }

  /** A quote of one of the caller's own requests, once it was sent; NOT_FOUND for those of others (A67). */
  async findMine(viewer: Viewer, id: string): Promise<QuoteEntity> {
    const quote = await this.lists.one(QuoteEntity, { id });
    if (!quote || quote.revision === 0) throw new AppError('NOT_FOUND');
    await this.kinds.partsOf(quote.requestKind).reads.getMine(viewer, quote.requestId);
    return quote;
  }

  /** Locks the request of a new quote, which the caller may answer. */
  async lockRequest(
    transaction: Transaction,
    viewer: Viewer,
    { kind, id }: { kind: RequestKindName; id: string },
  ): Promise<RequestBase> {
    if (!isQuoted(kind)) throw invalidFields({ field: 'kind', rule: 'oneOf' });
    requireRight(viewer, kind, 'answer');
    const { store } = this.kinds.partsOf(kind);
    const request = await store.lockCurrent(transaction, viewer, id);
    await store.refuseOwn(transaction, viewer, request);
    return request;
  }

  /** Runs `work` with a quote that the caller may write, locked after its request: everybody locks in this order. */
  async changeForOffice<T>(viewer: Viewer, id: string, work: QuoteWork<T>): Promise<T> {
    const { requestKind: kind, requestId } = await this.find(viewer, id);
    return this.transactionOf(viewer, async (transaction) => {
      const request = await this.lockRequest(transaction, viewer, { kind, id: requestId });
      return work(transaction, { request, quote: await this.lock(transaction, id) });
    });
  }

  /** The same for one that was sent to the caller. */
  async changeMine<T>(viewer: Viewer, id: string, work: QuoteWork<T>): Promise<T> {
    const { requestKind, requestId } = await this.findMine(viewer, id);
    const { store } = this.kinds.partsOf(requestKind);
    return this.transactionOf(viewer, async (transaction) => {
      const request = await store.lockOwn(transaction, viewer, requestId);
      return work(transaction, { request, quote: await this.lock(transaction, id) });
    });
  }

  /** A transaction of somebody whose session does not end before it does. */
  transactionOf<T>(viewer: Viewer, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.database.transaction(async (transaction) => {
      await holdSession(transaction, viewer);
      return work(transaction);
    });
  }

  async write(
    transaction: Transaction,
    id: string,
    patch: Partial<QuoteEntity>,
  ): Promise<QuoteEntity> {
    const row = await this.entityWriter.update(transaction, QuoteEntity, { id }, patch);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Locks a quote whoever may read it. */
  async lock(transaction: Transaction, id: string): Promise<QuoteEntity> {
    const quote = await this.entityWriter.lock(transaction, QuoteEntity, id);
    if (!quote) throw new AppError('NOT_FOUND');
    return quote;
  }

  tableOf(kind: QuotedKind): string {
    return this.lists.metadataOf(this.kinds.of(kind).table.entity).tableName;
  }
}

/** NOT_FOUND for what the caller may not read: whoever uses the desk does not read every kind. */
function requireRight(viewer: Viewer, kind: QuotedKind, right: RequestRight): void {
  if (!roleCan(viewer.role, requestPermission(kind, 'read'))) throw new AppError('NOT_FOUND');
  if (!roleCan(viewer.role, requestPermission(kind, right))) throw new AppError('FORBIDDEN');
}
