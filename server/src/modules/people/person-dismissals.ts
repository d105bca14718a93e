import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { selectList } from '../../platform/database/entity-columns.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { holds, isDismissed } from './dismissed-sql.js';
import { PeopleAccess } from './people-access.js';
import { PeopleService, toSummary } from './people.service.js';
import { PersonChanges } from './person-changes.js';
import { PersonDismissalEntity, PersonEntity } from './person.entity.js';
import type { Person, PersonDismissal } from './person.types.js';

const MOST_SHOWN = 50;

/** Held, so that neither is known by something else before the transaction ends. */
const HOLD_BOTH = `
  SELECT id, identity_version AS version FROM people
   WHERE id = ANY($1::uuid[]) AND root_id = id ORDER BY id FOR SHARE`;
const IS_KNOWN = `
  SELECT 1 FROM people p, people q WHERE p.id = $1 AND q.id = $2 AND ${isDismissed('p', 'q')}`;
const LOCK_DISMISSAL = `
  SELECT one_id AS "oneId", other_id AS "otherId" FROM person_dismissals
   WHERE id = $1 AND undone_at IS NULL FOR UPDATE`;
const UNDONE = 'UPDATE person_dismissals SET undone_at = now(), updated_at = now() WHERE id = $1';

/** $1 the person. */
const standingSql = (columns: string, scope: string) => `
  SELECT d.id AS "dismissalId", d.created_at AS "dismissedAt", u.full_name AS "dismissedByName", ${columns}
    FROM people p
    JOIN person_dismissals d ON d.one_id = p.id OR d.other_id = p.id
    JOIN people t ON t.id = CASE WHEN d.one_id = p.id THEN d.other_id ELSE d.one_id END
    LEFT JOIN users u ON u.id = d.dismissed_by_id AND u.deleted_at IS NULL
   WHERE p.id = $1 AND t.is_listed AND ${holds('p', 't')} AND ${scope}
   ORDER BY d.created_at DESC, d.id LIMIT ${MOST_SHOWN}`;

interface DismissedRow extends PersonEntity {
  dismissalId: string;
  dismissedAt: Date;
  dismissedByName: string | null;
}

/** That two people are not one, although a number, an address or a name is the same. */
@Injectable()
export class PersonDismissals {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly access: PeopleAccess,
    private readonly people: PeopleService,
    private readonly changes: PersonChanges,
  ) {}

  /** Those of a person that hold and whose other one the viewer sees, the newest first. */
  async of(viewer: Viewer, id: string): Promise<PersonDismissal[]> {
    const sql = new SqlValues(id);
    const scope = this.access.scopeSql(viewer, 't.id', sql.add);
    const text = standingSql(selectList(this.lists.metadataOf(PersonEntity)), scope);
    const rows = await this.database.query<DismissedRow>(text, sql.values);
    return rows.map(({ dismissalId, dismissedAt, dismissedByName, ...row }) => ({
      ...{ id: dismissalId, person: toSummary(row), dismissedByName, createdAt: dismissedAt },
    }));
  }

  async dismiss(viewer: Viewer, personId: string, otherId: string): Promise<Person> {
    const [person, other] = await Promise.all(
      [personId, otherId].map((id) => this.access.find(viewer, id)),
    );
    if (!person || !other || person.id === other.id) throw new AppError('PERSON_SAME');
    await this.changes.run(viewer, async (transaction) => {
      if (!(await this.keepApart(transaction, viewer, [person.id, other.id]))) return;
      const [before, after] = [{ notSameAs: null }, { notSameAs: other.id }];
      const change = { verb: 'dismissed', id: person.id, before, after } as const;
      await this.changes.record(transaction, viewer, change);
    });
    return this.people.get(viewer, person.id);
  }

  async undo(viewer: Viewer, id: string): Promise<Person> {
    const oneId = await this.changes.run(viewer, async (transaction) => {
      const [found] = await transaction.execute<{ oneId: string; otherId: string }>(
        LOCK_DISMISSAL,
        [id],
      );
      if (!found) throw new AppError('NOT_FOUND');
      await transaction.execute(UNDONE, [id]);
      const [before, after] = [{ notSameAs: found.otherId }, { notSameAs: null }];
      const change = { verb: 'dismissal_undone', id: found.oneId, before, after } as const;
      await this.changes.record(transaction, viewer, change);
      return found.oneId;
    });
    return this.people.get(viewer, oneId);
  }

  /** Keeps two people from being proposed; false if they are not proposed already. */
  async keepApart(
    transaction: Transaction,
    viewer: Viewer,
    [oneId, otherId]: readonly [string, string],
  ): Promise<boolean> {
    const held = await transaction.execute<{ id: string; version: number }>(HOLD_BOTH, [
      [oneId, otherId],
    ]);
    const [one, other] = [oneId, otherId].map((id) => held.find((row) => row.id === id));
    if (!one || !other) throw new AppError('PERSON_MERGED');
    if ((await transaction.execute(IS_KNOWN, [oneId, otherId])).length > 0) return false;
    await this.entityWriter.insertWithoutReturning(transaction, PersonDismissalEntity, {
      ...{ oneId, otherId, oneVersion: one.version, otherVersion: other.version },
      dismissedById: viewer.id,
    });
    return true;
  }
}
