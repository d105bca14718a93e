import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, ValidateNested } from 'class-validator';
import type { AuditLog } from '../../platform/audit/audit-log.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { RequestAssignment } from './request-assignment.js';
import type { RequestBase } from '../store/request.entity.js';
import { isInScope } from '../store/request-scope.js';
import { isInTrash, type RequestDecisions, type TrashVerb } from './request-decisions.js';
import type { RequestStore } from '../store/request-store.js';
import { LIMITS } from '../../contract/limits.js';
import { IdField, IntField } from '../../platform/validation/fields.js';
import type { StatusChange } from '../request-kind.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

const { max } = LIMITS.bulk;

@InputType('RequestRowInput', { description: 'A request as it was read.' })
class RequestRow {
  @IdField({ description: 'Id of the request.' })
  id: string;

  @IntField({ min: 1, description: 'The version that was read.' })
  version: number;
}

@InputType('RequestRowsInput', { description: 'Several requests of one kind.' })
export class RequestRows {
  @Field(() => [RequestRow], {
    description: `From 1 to ${max} requests, each named once.`,
  })
  @IsArray({ message: 'type' })
  @ArrayNotEmpty({ message: 'required' })
  @ArrayMaxSize(max, { message: `items:0:${max}` })
  @ArrayUnique((row: Partial<RequestRow> | null) => row?.id, { message: 'taken' })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => RequestRow)
  rows: RequestRow[];
}

/** A new status of several requests, with the note for each client. */
export type BulkStatusChange<E extends RequestBase = RequestBase> = RequestRows &
  Pick<StatusChange<E>, 'status' | 'note'>;

@InputType('AssignRequestsInput', { description: 'Who is to deal with several requests.' })
export class BulkAssignment extends RequestRows {
  @IdField({
    optional: true,
    description: 'Id of an active account of the office; null or left out: nobody.',
  })
  assigneeId?: string | null;
}

@ObjectType('StaleRequest', {
  description: 'A request that is no longer as it was read.',
})
class StaleRequest {
  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its reference number; null if there is no such request.',
  })
  reference: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who changed it last; null if it was the product itself.',
  })
  changedBy: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was changed last.',
  })
  changedAt: Date | null;
}

@ObjectType('BulkRequestResult', {
  description: 'What became of a change of several requests: all were changed, or none.',
})
export class BulkResult {
  @Field(() => [ID], { description: 'Ids of the changed requests; empty if there are conflicts.' })
  changed: string[];

  @Field(() => [StaleRequest], {
    description: 'The requests because of which nothing was changed.',
  })
  conflicts: StaleRequest[];
}

/** The rows that somebody chose, and whether they are in the trash. */
interface RowsToChange {
  rows: RequestRow[];
  inTrash: boolean;
}

/** The services that change one row, which this applies to many. */
interface ChangesOfOne<E extends RequestBase> {
  store: RequestStore<E>;
  decisions: RequestDecisions<E>;
  assignment: RequestAssignment<E>;
}

/** The same change of many requests, in one transaction: all of them, or none and the reasons why. */
export class RequestBulk<E extends RequestBase> {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly one: ChangesOfOne<E>,
  ) {}

  setStatuses(viewer: Viewer, { rows, ...change }: BulkStatusChange<E>): Promise<BulkResult> {
    return this.changeAll(viewer, { rows, inTrash: false }, (transaction, before) =>
      this.one.decisions.apply(transaction, viewer, before, change),
    );
  }

  assignAll(viewer: Viewer, { rows, assigneeId = null }: BulkAssignment): Promise<BulkResult> {
    const { store, assignment } = this.one;
    return store.transactionOf(viewer, async (transaction) => {
      const assignee = await assignment.findAssignee(transaction, assigneeId);
      return this.changeAllIn(transaction, viewer, { rows, inTrash: false }, (before) =>
        assignment.apply(transaction, viewer, before, assignee),
      );
    });
  }

  removeAll(viewer: Viewer, { rows }: RequestRows): Promise<BulkResult> {
    return this.moveAll(viewer, rows, 'removed');
  }

  restoreAll(viewer: Viewer, { rows }: RequestRows): Promise<BulkResult> {
    return this.moveAll(viewer, rows, 'restored');
  }

  private moveAll(viewer: Viewer, rows: RequestRow[], verb: TrashVerb): Promise<BulkResult> {
    return this.changeAll(viewer, { rows, inTrash: verb === 'restored' }, (transaction, before) =>
      this.one.decisions.applyTrash(transaction, viewer, before, verb),
    );
  }

  private changeAll(
    viewer: Viewer,
    where: RowsToChange,
    apply: (transaction: Transaction, before: E) => Promise<E>,
  ): Promise<BulkResult> {
    return this.one.store.transactionOf(viewer, (transaction) =>
      this.changeAllIn(transaction, viewer, where, (before) => apply(transaction, before)),
    );
  }

  private async changeAllIn(
    transaction: Transaction,
    viewer: Viewer,
    { rows, inTrash }: RowsToChange,
    apply: (before: E) => Promise<E>,
  ): Promise<BulkResult> {
    const { store } = this.one;
    const ids = rows.map(({ id }) => id);
    const locked = await store.lockAll(transaction, ids);
    const found = locked.filter((row) => isInScope(viewer, store.kind.definition, row));
    const conflicts = await this.conflictsOf(transaction, rows, found, inTrash);
    if (conflicts.length > 0) return { changed: [], conflicts };
    if (found.some(({ erasedAt }) => erasedAt)) throw new AppError('DATA_ERASED');
    await allSettledOrThrow(...found.map(apply));
    return { changed: found.map(({ id }) => id), conflicts };
  }

  /** The rows that are no longer as the caller saw them, with who changed them. */
  private async conflictsOf(
    transaction: Transaction,
    rows: RequestRow[],
    found: E[],
    inTrash: boolean,
  ): Promise<StaleRequest[]> {
    const { name } = this.one.store.kind.definition;
    const current = new Map(found.map((row) => [row.id, row]));
    const stale = rows.filter(({ id, version }) => {
      const row = current.get(id.toLowerCase());
      return !row || row.version !== version || isInTrash(row) !== inTrash;
    });
    return Promise.all(
      stale.map(async ({ id }) => {
        const reference = current.get(id.toLowerCase())?.reference ?? null;
        const latest = reference && (await this.auditLog.latestOf(transaction, name, id));
        return { changedBy: null, changedAt: null, ...latest, id, reference };
      }),
    );
  }
}
