import { Injectable } from '@nestjs/common';
import { requestPermission, roleCan, seesAllRequests } from '../../contract/permissions.js';
import { RATED_KINDS, type RatedKind } from '../../contract/ratings.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ColumnTest, ListEngine, type Where } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { CaseRatingEntity } from './rating.entity.js';

const BY_REQUEST = 'SELECT id FROM case_ratings WHERE request_id = $1 FOR UPDATE';

/** A rating that is locked, with its request. */
export interface LockedRating {
  request: RequestBase;
  rating: CaseRatingEntity | undefined;
}

/**
 * Which ratings somebody reads. Who sees all requests reads all of them; a lawyer those of the cases that they dealt with
 * and still do, since a rating is about whoever dealt with the case: nobody reads what is said of a colleague.
 */
@Injectable()
export class RatingAccess {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
  ) {}

  scopeOf(viewer: Viewer): Where<CaseRatingEntity> {
    const readable = RATED_KINDS.filter((kind) =>
      roleCan(viewer.role, requestPermission(kind, 'read')),
    );
    const seesAll = seesAllRequests(viewer.role);
    const requestId = new ColumnTest((column, add) => {
      const mine = seesAll ? '' : `AND r.assignee_id = ${add(viewer.id)}`;
      const found = readable.map(
        (kind) =>
          `EXISTS (SELECT FROM "${this.tableOf(kind)}" r
            WHERE r.id = ${column} AND r.deleted_at IS NULL ${mine})`,
      );
      return `(${found.join(' OR ') || 'false'})`;
    });
    return { requestId, ...(!seesAll && { assigneeId: viewer.id }) };
  }

  async find(viewer: Viewer, id: string): Promise<CaseRatingEntity> {
    const rating = await this.lists.one(CaseRatingEntity, { id, ...this.scopeOf(viewer) });
    if (!rating) throw new AppError('NOT_FOUND');
    return rating;
  }

  async ofRequest(requestId: string): Promise<CaseRatingEntity | undefined> {
    return this.lists.one(CaseRatingEntity, { requestId });
  }

  /** Locks a request of the caller and then its rating: everybody locks in this order. */
  async lockMine(
    transaction: Transaction,
    viewer: Viewer,
    { kind, requestId }: { kind: RatedKind; requestId: string },
  ): Promise<LockedRating> {
    const request = await this.kinds.partsOf(kind).store.lockOwn(transaction, viewer, requestId);
    return { request, rating: await this.lockOf(transaction, requestId) };
  }

  async lockOf(transaction: Transaction, requestId: string): Promise<CaseRatingEntity | undefined> {
    const [found] = await transaction.execute<{ id: string }>(BY_REQUEST, [requestId]);
    return found && this.entityWriter.lock(transaction, CaseRatingEntity, found.id);
  }

  tableOf(kind: RatedKind): string {
    return this.lists.metadataOf(this.kinds.of(kind).table.entity).tableName;
  }
}
