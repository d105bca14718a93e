import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestOwners } from '../../requests/store/request-owners.js';
import { PersonChanges } from './person-changes.js';
import { PersonMergeEntity } from './person.entity.js';
import { PeopleAccess } from './people-access.js';
import { PeopleService } from './people.service.js';
import type { Person, PersonMerge } from './person.types.js';

/** How long a merge can be undone. */
const UNDOABLE = `interval '1 day'`;

const MERGES = `
  SELECT g.id, g.from_id AS "personId", f.full_name AS name, f.emails, f.phones,
         g.created_at AS "createdAt", u.full_name AS "mergedByName",
         CASE WHEN g.created_at + ${UNDOABLE} > now() THEN g.created_at + ${UNDOABLE} END AS "undoableUntil"
    FROM people m
    JOIN person_merges g ON g.from_id = m.id AND g.undone_at IS NULL
    JOIN people f ON f.id = g.from_id
    LEFT JOIN users u ON u.id = g.merged_by_id AND u.deleted_at IS NULL
   WHERE m.root_id = $1 AND m.id <> $1 ORDER BY g.created_at DESC, g.id`;
const LOCK_ROOTS = `
  SELECT id FROM people WHERE id = ANY($1::uuid[]) AND root_id = id ORDER BY id FOR UPDATE`;
const JOIN_TREES = `
  UPDATE people SET root_id = $2::uuid, merged_into = CASE WHEN id = $1::uuid THEN $2::uuid ELSE merged_into END
   WHERE root_id = $1::uuid`;
const LOCK_MERGE = `
  SELECT g.from_id AS "fromId", g.into_id AS "intoId", g.undone_at AS "undoneAt", f.root_id AS "rootId",
         g.created_at + ${UNDOABLE} <= now() AS "isFinal"
    FROM person_merges g JOIN people f ON f.id = g.from_id WHERE g.id = $1 FOR UPDATE OF g`;
/** The record with what was merged into it before and since. */
const PART = `
  WITH RECURSIVE part AS (
    SELECT id FROM people WHERE id = $1::uuid
    UNION ALL SELECT p.id FROM people p JOIN part ON p.merged_into = part.id)
  SELECT id FROM part`;
const LEAVE_TREE = `
  UPDATE people SET root_id = $2::uuid, merged_into = CASE WHEN id = $2::uuid THEN NULL ELSE merged_into END
   WHERE id = ANY($1::uuid[])`;
const UNDONE = 'UPDATE person_merges SET undone_at = now(), updated_at = now() WHERE id = $1';
const REFRESH = 'SELECT refresh_person(p) FROM unnest($1::uuid[]) AS p';

interface LockedMerge {
  fromId: string;
  intoId: string;
  undoneAt: Date | null;
  rootId: string;
  isFinal: boolean;
}

/** Joins records of one person, and takes them apart again. No request and no account is written by a merge. */
@Injectable()
export class PersonMerges {
  constructor(
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
    private readonly access: PeopleAccess,
    private readonly people: PeopleService,
    private readonly owners: RequestOwners,
    private readonly changes: PersonChanges,
  ) {}

  /** What was merged into a person and still is, the newest first. */
  of(id: string): Promise<PersonMerge[]> {
    return this.database.query<PersonMerge>(MERGES, [id]);
  }

  async merge(viewer: Viewer, fromId: string, intoId: string): Promise<Person> {
    if (fromId === intoId) throw new AppError('PERSON_SAME');
    await Promise.all([this.access.find(viewer, fromId), this.access.find(viewer, intoId)]);
    await this.changes.run(viewer, async (transaction) => {
      const roots = await transaction.execute(LOCK_ROOTS, [[fromId, intoId]]);
      if (roots.length < 2) throw new AppError('PERSON_MERGED');
      await transaction.execute(JOIN_TREES, [fromId, intoId]);
      const merge = { fromId, intoId, mergedById: viewer.id };
      await this.entityWriter.insertWithoutReturning(transaction, PersonMergeEntity, merge);
      await transaction.execute(REFRESH, [[fromId, intoId]]);
      await this.record(transaction, viewer, 'merged', merge);
    });
    return this.people.get(viewer, intoId);
  }

  /** Works after later merges, too, of either record: what was merged into this one goes with it. */
  async undo(viewer: Viewer, mergeId: string): Promise<Person> {
    const fromId = await this.changes.run(viewer, async (transaction) => {
      const [merge] = await transaction.execute<LockedMerge & Record<string, unknown>>(LOCK_MERGE, [
        mergeId,
      ]);
      if (!merge) throw new AppError('NOT_FOUND');
      if (merge.undoneAt) throw new AppError('MERGE_UNDONE');
      if (merge.isFinal) throw new AppError('MERGE_FINAL');
      const { fromId: leaving, rootId } = merge;
      const part = (await transaction.execute<{ id: string }>(PART, [leaving])).map(({ id }) => id);
      await this.owners.leavePart(transaction, viewer, { part, rootId });
      await transaction.execute(LOCK_ROOTS, [[rootId]]);
      await transaction.execute(LEAVE_TREE, [part, leaving]);
      await transaction.execute(UNDONE, [mergeId]);
      await transaction.execute(REFRESH, [[leaving, rootId]]);
      await this.record(transaction, viewer, 'merge_undone', merge);
      return leaving;
    });
    return this.people.get(viewer, fromId);
  }

  private async record(
    transaction: Transaction,
    viewer: Viewer,
    verb: 'merged' | 'merge_undone',
    { fromId, intoId }: { fromId: string; intoId: string },
  ): Promise<void> {
    const [joined, apart] = [{ mergedInto: intoId }, { mergedInto: null }];
    await this.changes.record(transaction, viewer, {
      ...{ verb, id: fromId },
      ...(verb === 'merged' ? { before: apart, after: joined } : { before: joined, after: apart }),
    });
  }
}
