import type { EntityTarget } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { RequestVerb } from '../../contract/audit-verbs.js';
import type { Trilingual } from '../../contract/locales.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { Viewer } from '../request-context/viewer.js';
import { allSettledOrThrow } from '../database/all-settled-or-throw.js';
import type { Transaction } from '../database/transaction.js';
import type { ExportColumn } from '../export/export-columns.js';
import { holdSession } from '../access/session-hold.js';
import { AppError } from '../errors/app-error.js';
import { valueInWords } from '../texts/locale-texts.js';
import type { TextValue } from '../texts/text-values.js';
import type { ListDefinition, Where } from '../list/list-engine.js';
import {
  type RequestChange,
  type RowChange,
  type TimelineEntry,
  AUDIT_VERBS,
} from './request-change.types.js';
import type { RequestBase } from './request.entity.js';
import type { RequestDependencies } from './request-dependencies.js';
import type { PersonColumns } from './request-people.js';
import { isInScope, scopeOf } from './request-scope.js';

/** The heading of an export, and the columns that only this kind of request has. */
export interface ExportedTable<E> {
  name: Trilingual<string>;
  columns: readonly ExportColumn<E>[];
}

/** What is blanked in a request when the person's data is erased. */
export interface PersonalColumns<E> {
  /** Everything that the person wrote, and that was written about them. */
  columns: readonly (keyof E & string)[];
  /** The columns with the stored document, which is removed then, with what the person called it, and whether it may be opened. */
  document?: { key: keyof E & string; name: keyof E & string; state: keyof E & string };
}

/** Which table a service works on, and how its list behaves. */
export interface RequestTable<E> {
  entity: EntityTarget<E>;
  list: ListDefinition<E>;
  person: PersonColumns<E>;
  /** The columns that `wordsOf` takes the subject from. */
  subject: readonly (keyof E & string)[];
  /** The column with the time of an appointment, if it is one. */
  startsAt?: keyof E & string;
  exported: ExportedTable<E>;
  personal: PersonalColumns<E>;
}

/** What every change of a request writes: the row, its timeline, the audit log, the mail and the event. */
export abstract class RequestWriter<E extends RequestBase> {
  readonly entity: EntityTarget<RequestBase>;

  constructor(
    protected readonly dependencies: RequestDependencies,
    readonly definition: RequestDefinition,
    protected readonly table: RequestTable<E>,
  ) {
    const { entity, person: columns, subject: subjectColumns, startsAt, personal } = table;
    const { name: person, email } = columns;
    this.entity = entity;
    dependencies.people.add({ definition, entity, columns });
    dependencies.kinds.add({
      ...{ definition, entity, person, email, personal, subjectColumns, startsAt },
      forClient: (row) => this.forClient(row as E),
      subjectOf: (row, language) => valueInWords(this.wordsOf(row as E).subject, language) ?? '',
    });
  }

  /** Hook: what the request is about and its status, as mails, replies and lists name them. */
  protected abstract wordsOf(row: E): { subject: TextValue; status: TextValue };

  /** Queues the mail that a public event causes, inside its transaction. */
  protected abstract enqueueClientMail(
    transaction: Transaction,
    change: RequestChange<E>,
  ): Promise<void>;

  /** Tells people in the product, inside the transaction of the event. */
  protected abstract notify(transaction: Transaction, change: RequestChange<E>): Promise<void>;

  /** Hook: what the person who sent a request sees of it; not who deals with it. */
  protected forClient(row: E): E {
    return { ...row, assigneeId: null, assigneeName: null };
  }

  /**
   * A transaction of somebody whose session does not end before it does: what is stored later would be in the account of
   * whoever ended it (A79), or come from somebody who was removed. UNAUTHENTICATED if it has ended.
   */
  protected transactionOf<T>(
    viewer: Viewer | undefined,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    return this.dependencies.database.transaction(async (transaction) => {
      if (viewer) await holdSession(transaction, viewer);
      return work(transaction);
    });
  }

  protected async find(where: Where<E>): Promise<E> {
    const row = await this.dependencies.lists.one(this.table.entity, where);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Which rows the viewer may see, as a condition. */
  protected scopeOf(viewer: Viewer): Where<E> {
    return scopeOf(viewer, this.definition) as Where<E>;
  }

  /** Locks a row outside of the trash that the viewer, somebody in the office, may see. */
  protected async lockCurrent(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    version?: number | null,
  ): Promise<E> {
    const row = await this.lockRow(transaction, id);
    if (!isInScope(viewer, this.definition, row)) throw new AppError('NOT_FOUND');
    if (row.erasedAt) throw new AppError('DATA_ERASED');
    await this.dependencies.auditLog.refuseStale(transaction, this.definition.name, row, version);
    return row;
  }

  /** Locks a row outside of the trash, whoever may see it. */
  protected async lockRow(transaction: Transaction, id: string): Promise<E> {
    const row = await this.dependencies.entityWriter.lock(transaction, this.table.entity, id);
    if (!row || row.deletedAt !== null) throw new AppError('NOT_FOUND');
    return row;
  }

  /**
   * Nobody of the office decides about what they sent themselves, with their account or without one; an
   * administrator may while there is no other.
   */
  protected async refuseOwn(transaction: Transaction, viewer: Viewer, row: E): Promise<void> {
    const email = row[this.table.person.email];
    const isSender = row.userId ? row.userId === viewer.id : email === viewer.email;
    if (!isSender) return;
    const isAlone =
      viewer.role === 'admin' &&
      !(await this.dependencies.staff.hasOtherAdmin(transaction, viewer.id));
    if (!isAlone) throw new AppError('OWN_REQUEST');
  }

  protected async write(transaction: Transaction, id: string, patch: Partial<E>): Promise<E> {
    const where = { id } as Partial<E>;
    const { entityWriter } = this.dependencies;
    const row = await entityWriter.update(transaction, this.table.entity, where, patch);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Stores an event, its mail and the audit entry. The statements are independent and sent together. */
  protected async recordEvent(
    transaction: Transaction,
    viewer: Viewer | undefined,
    change: RowChange<E>,
    event: TimelineEntry,
  ): Promise<void> {
    await allSettledOrThrow(
      this.addTimelineEvent(transaction, viewer, change.after, event),
      this.recordChange(transaction, viewer, AUDIT_VERBS[event.type], change),
    );
  }

  private async addTimelineEvent(
    transaction: Transaction,
    viewer: Viewer | undefined,
    row: E,
    { type, note, public: isPublic }: TimelineEntry,
  ): Promise<void> {
    const event = {
      id: uuidv7(),
      requestId: row.id,
      type,
      status: row.status,
      note,
      public: isPublic,
      actorName: viewer?.fullName ?? null,
    };
    await allSettledOrThrow(
      this.dependencies.timeline.add(transaction, event),
      this.notify(transaction, { viewer, row, event }),
      isPublic ? this.enqueueClientMail(transaction, { viewer, row, event }) : Promise.resolve(),
    );
  }

  protected async recordChange(
    transaction: Transaction,
    viewer: Viewer | undefined,
    verb: RequestVerb,
    { before, after }: RowChange<E>,
  ): Promise<void> {
    const { name } = this.definition;
    if (before && before.status !== after.status)
      this.logStatusChange(transaction, viewer, { before, after });
    await this.dependencies.auditLog.record(transaction, {
      viewer,
      action: `${name}.${verb}`,
      entity: name,
      entityId: after.id,
      label: after.reference,
      before,
      after,
    });
    this.dependencies.events.announce(transaction, {
      entity: name,
      id: after.id,
      ownerId: after.userId,
      hiddenFrom:
        before?.assigneeId && before.assigneeId !== after.assigneeId ? [before.assigneeId] : [],
    });
  }

  /** Tells the security log of it, once it is stored. */
  private logStatusChange(
    transaction: Transaction,
    viewer: Viewer | undefined,
    { before, after }: Required<RowChange<E>>,
  ): void {
    const [entity, id] = [this.definition.name, after.id];
    const change = { userId: viewer?.id, entity, id, from: before.status, to: after.status };
    transaction.onCommit(`status:${entity}:${id}`, () =>
      this.dependencies.securityLog.record('request.status_changed', change),
    );
  }
}
