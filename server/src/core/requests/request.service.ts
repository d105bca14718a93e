import type { EntityManager, EntityTarget } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type {
  RequestDefinition,
  RequestEventType,
} from '../../contract/requests/define-request.js';
import type { Viewer } from '../access/viewer.js';
import { together } from '../database/together.js';
import { AppError } from '../errors/app-error.js';
import { IS_NULL, type ListDefinition, NOT_NULL, type Where } from '../list/list-engine.js';
import type { ListArgs } from '../list/list.args.js';
import type { Page } from '../list/page.js';
import { checkKey, claimKey, earlierResult, KeyTaken, type RepeatableCall } from './idempotency.js';
import type { RequestBase } from './request.entity.js';
import type { AddRequestNoteInput } from './request.types.js';
import type { RequestEngine } from './request-engine.js';
import type { NewStation } from './timeline.js';

/** Which table a service works on, and how its list behaves. */
export interface RequestTable<E> {
  entity: EntityTarget<E>;
  list: ListDefinition<E>;
}

/** A change of status with words for the client, refused when the row is no longer at `version`. */
export interface StatusChange<E extends RequestBase> {
  status: E['status'];
  note?: string | null;
  version?: number | null;
}

/** What was just done to a request, told to the module so that it can mail the client. */
export interface RequestChange<E> {
  /** Who did it. */
  viewer: Viewer;
  row: E;
  station: NewStation;
}

interface Change<E> {
  before?: E;
  after: E;
}

type Happening = Pick<NewStation, 'type' | 'note' | 'public'>;

/** A station's kind -> how the record of changes calls it. */
const VERBS = {
  submitted: 'submitted',
  status_changed: 'status_changed',
  note: 'note_added',
  updated: 'updated',
} as const satisfies Record<RequestEventType, string>;

/**
 * Every use-case of a request entity: each write is one transaction that holds the row, its timeline,
 * the record of who did it, the mail it causes and the notice to other processes.
 */
export abstract class RequestService<E extends RequestBase> {
  constructor(
    protected readonly engine: RequestEngine,
    readonly definition: RequestDefinition,
    protected readonly table: RequestTable<E>,
  ) {}

  abstract stats(): Promise<object>;

  /** Queues the mail that a public station causes, inside its transaction. */
  protected abstract mailClient(manager: EntityManager, change: RequestChange<E>): Promise<void>;

  async list(where: Where<E>, args: ListArgs & { deleted?: boolean }): Promise<Page<E>> {
    const full = { ...where, deletedAt: args.deleted ? NOT_NULL : IS_NULL };
    return this.engine.lists.page(this.table.entity, full, args, this.table.list);
  }

  /** The caller's own requests and nobody else's, newest first (M072). */
  async mine(viewer: Viewer, { page, limit, offset }: ListArgs): Promise<Page<E>> {
    const where = { userId: viewer.id, deletedAt: IS_NULL } as Where<E>;
    return this.engine.lists.page(
      this.table.entity,
      where,
      { page, limit, offset },
      this.table.list,
    );
  }

  async get(id: string): Promise<E> {
    return this.find({ id } as Where<E>);
  }

  /** Somebody else's request is not found rather than forbidden (A67). */
  async getMine(viewer: Viewer, id: string): Promise<E> {
    return this.find({ id, userId: viewer.id, deletedAt: IS_NULL } as Where<E>);
  }

  async remove(viewer: Viewer, id: string): Promise<boolean> {
    await this.change(viewer, id, 'removed', () => ({ deletedAt: new Date() }) as Partial<E>);
    return true;
  }

  async restore(viewer: Viewer, id: string): Promise<E> {
    return this.change(viewer, id, 'restored', () => ({ deletedAt: null }) as Partial<E>);
  }

  /** Any status to any status (A33); the client reads the note and is told by mail. */
  async setStatus(viewer: Viewer, id: string, change: StatusChange<E>): Promise<E> {
    const { status, note = null, version } = change;
    const row = await this.engine.database.transaction(async (manager) => {
      const before = await this.lockCurrent(manager, id, version);
      if (before.status === status && !note) return before;
      const after = await this.write(manager, id, { status } as Partial<E>);
      const type = before.status === status ? 'note' : 'status_changed';
      await this.keep(manager, viewer, { before, after }, { type, note, public: true });
      return after;
    });
    return row;
  }

  /** Words beside the status: for the client (mailed), or among administrators. */
  async addNote(
    viewer: Viewer,
    id: string,
    { text, public: isPublic }: AddRequestNoteInput,
  ): Promise<E> {
    return this.engine.database.transaction(async (manager) => {
      const before = await this.lockCurrent(manager, id);
      const after = await this.write(manager, id, {});
      const station = { type: 'note', note: text, public: isPublic ?? false } as const;
      await this.keep(manager, viewer, { before, after }, station);
      return after;
    });
  }

  protected async updateFields(
    viewer: Viewer,
    id: string,
    patch: Partial<E>,
    version?: number | null,
  ): Promise<E> {
    return this.engine.database.transaction(async (manager) => {
      const before = await this.lockCurrent(manager, id, version);
      const after = await this.write(manager, id, patch);
      const station = { type: 'updated', note: null, public: false } as const;
      await this.keep(manager, viewer, { before, after }, station);
      return after;
    });
  }

  /** Stores a new request once for each key, with its first station and the receipt by mail. */
  protected async submitOnce(
    viewer: Viewer,
    values: Partial<E>,
    repeat: { key?: string | null; body: object },
  ): Promise<E> {
    const call = this.repeatable(viewer, repeat);
    try {
      return await this.engine.database.transaction((manager) =>
        this.store(manager, viewer, values, call),
      );
    } catch (error) {
      if (!call || !(error instanceof KeyTaken)) throw error;
      return this.find({ id: await earlierResult(this.engine.database, call) } as Where<E>);
    }
  }

  protected async find(where: Where<E>): Promise<E> {
    const row = await this.engine.lists.one(this.table.entity, where);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  private async store(
    manager: EntityManager,
    viewer: Viewer,
    values: Partial<E>,
    call?: RepeatableCall,
  ): Promise<E> {
    const given = { ...values, id: uuidv7(), userId: viewer.id } as Partial<E>;
    const row = await this.engine.rows.insert(manager, this.table.entity, given);
    const station = { type: 'submitted', note: null, public: true } as const;
    await together(
      call ? claimKey(manager, call, row.id) : Promise.resolve(),
      this.keep(manager, viewer, { after: row }, station),
    );
    return row;
  }

  private repeatable(
    viewer: Viewer,
    { key, body }: { key?: string | null; body: object },
  ): RepeatableCall | undefined {
    if (typeof key !== 'string') return undefined;
    checkKey(key);
    return { owner: viewer.id, kind: this.definition.name, key, body };
  }

  private async change(
    viewer: Viewer,
    id: string,
    verb: string,
    patch: () => Partial<E>,
  ): Promise<E> {
    return this.engine.database.transaction(async (manager) => {
      const before = await this.engine.rows.lock(manager, this.table.entity, id);
      if (!before || (before.deletedAt === null) !== (verb === 'removed'))
        throw new AppError('NOT_FOUND');
      const after = await this.write(manager, id, patch());
      await this.recordChange(manager, viewer, verb, { before, after });
      return after;
    });
  }

  private async lockCurrent(
    manager: EntityManager,
    id: string,
    version?: number | null,
  ): Promise<E> {
    const row = await this.engine.rows.lock(manager, this.table.entity, id);
    if (!row || row.deletedAt !== null) throw new AppError('NOT_FOUND');
    if ((version ?? row.version) !== row.version) throw new AppError('STALE_WRITE');
    return row;
  }

  private async write(manager: EntityManager, id: string, patch: Partial<E>): Promise<E> {
    const row = await this.engine.rows.update(
      manager,
      this.table.entity,
      { id } as Partial<E>,
      patch,
    );
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** A station, its mail and the record of who did it: none needs another's answer, they travel together. */
  private async keep(
    manager: EntityManager,
    viewer: Viewer,
    change: Change<E>,
    station: Happening,
  ): Promise<void> {
    await together(
      this.addStation(manager, viewer, change.after, station),
      this.recordChange(manager, viewer, VERBS[station.type], change),
    );
  }

  private async addStation(
    manager: EntityManager,
    viewer: Viewer,
    row: E,
    { type, note, public: isPublic }: Happening,
  ): Promise<void> {
    const station = {
      id: uuidv7(),
      requestId: row.id,
      type,
      status: row.status,
      note,
      public: isPublic,
      actorName: viewer.fullName,
    };
    await together(
      this.engine.timeline.add(manager, station),
      isPublic ? this.mailClient(manager, { viewer, row, station }) : Promise.resolve(),
    );
  }

  private async recordChange(
    manager: EntityManager,
    viewer: Viewer,
    verb: string,
    { before, after }: Change<E>,
  ): Promise<void> {
    const { name } = this.definition;
    await this.engine.recorder.record(manager, {
      viewer,
      action: `${name}.${verb}`,
      entity: name,
      entityId: after.id,
      label: after.reference,
      before,
      after,
    });
    this.engine.events.announce(manager, {
      entity: name,
      id: after.id,
      ownerId: after.userId,
    });
  }
}
