import type { EntityManager, EntityTarget } from 'typeorm';
import type { ContentDefinition } from '../../contract/content/define-content.js';
import { LIMITS } from '../../contract/limits.js';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import { SLUG_PATTERN } from '../../contract/patterns.js';
import type { Viewer } from '../access/viewer.js';
import { AppError, invalidFields } from '../errors/app-error.js';
import { IS_NULL, type ListDefinition, NOT_NULL, type Where } from '../list/list-engine.js';
import type { ListArgs } from '../list/list.args.js';
import type { Page } from '../list/page.js';
import type { Selection } from '../list/selection.js';
import type { Asked } from '../graphql/asked.js';
import type { ContentBase } from './content.entity.js';
import type { ContentListArgs } from './content.args.js';
import type { ContentEngine } from './content-engine.js';
import { fieldNames, nestLanguages } from './content-fields.js';
import type { ContentId as Id, ContentUseCases } from './content-use-cases.js';
import { askedSelection, contentSelection, type Reading } from './content-selection.js';
import { contentPatch, freeSlug, presentContent } from './content-rules.js';

type Input = Record<string, unknown>;

/** Which table a service works on, and how its list behaves. */
export interface ContentTable<E> {
  entity: EntityTarget<E>;
  list: ListDefinition<E>;
  /** Columns of its own that the public reads, too. */
  publicColumns?: readonly (keyof E & string)[];
}

/**
 * Every use-case of a content entity. A module extends it with its statistics and what only it has.
 * Reads of the public see active rows that are not in the trash; everybody else's need the permission
 * that the transport asked for.
 */
export abstract class ContentService<E extends ContentBase> implements ContentUseCases {
  /** Languages tried after the one asked for; the product's order when left out (A25). */
  protected readonly fallback?: readonly Locale[];

  constructor(
    protected readonly engine: ContentEngine,
    readonly definition: ContentDefinition,
    protected readonly table: ContentTable<E>,
  ) {
    engine.publicCache.dependsOn(definition.name);
  }

  abstract stats(): Promise<object>;

  async list(args: ContentListArgs, asked?: Asked): Promise<Page<E>> {
    const { entity, list } = this.table;
    const where = { ...this.filters(args), deletedAt: args.deleted ? NOT_NULL : IS_NULL };
    const selection = askedSelection(this.reading(args.language), asked);
    const page = await this.engine.lists.page(entity, where as Where<E>, args, {
      ...list,
      selection,
    });
    return selection?.columns ? page : this.presentPage(page, args.language);
  }

  /** Active rows in one language; of them only what was asked for, if the caller says. */
  async listPublic(args: ListArgs, asked?: Asked): Promise<Page<object>> {
    const { entity, list } = this.table;
    const language = args.language ?? DEFAULT_LOCALE;
    const where = { ...this.flagFilters(args), status: 'active', deletedAt: IS_NULL } as Where<E>;
    const selection = this.publicSelection(language, asked);
    const page = await this.engine.lists.page(entity, where, args, { ...list, selection });
    return { ...page, items: page.items.map((row) => this.toPublic(row, language)) };
  }

  async get(id: Id, language?: Locale): Promise<E> {
    return this.present(await this.find({ id } as Where<E>), language);
  }

  /** One active row by what stands in its address; 404 for anything else (A69). */
  async getPublic(where: Where<E>, language: Locale = DEFAULT_LOCALE): Promise<object> {
    const visible = { ...where, status: 'active', deletedAt: IS_NULL };
    return this.toPublic(await this.find(visible, this.publicSelection(language)), language);
  }

  async getAllLanguages(id: Id): Promise<object> {
    return nestLanguages(
      this.definition,
      (await this.find({ id } as Where<E>)) as unknown as Input,
    );
  }

  async create(viewer: Viewer, input: object): Promise<E> {
    const row = await this.engine.database.transaction(async (manager) => {
      const values = contentPatch(this.definition, input as Input);
      const slug = await freeSlug(manager, this.definition, values, this.tableName(manager));
      const made = await this.engine.rows.insert(manager, this.table.entity, {
        ...values,
        ...slug,
      } as Partial<E>);
      await this.recordChange(manager, viewer, 'created', { after: made });
      return made;
    });
    return this.present(row);
  }

  async update(viewer: Viewer, id: Id, input: object): Promise<E> {
    const { version, ...patch } = input as Input;
    const values = contentPatch(this.definition, patch) as Partial<E>;
    return this.change(viewer, id, 'updated', (before) => {
      if (version !== undefined && version !== null && version !== before.version)
        throw new AppError('STALE_WRITE');
      return values;
    });
  }

  /** To the trash: gone from the site at once, restorable (A70). */
  async remove(viewer: Viewer, id: Id): Promise<boolean> {
    await this.change(viewer, id, 'removed', () => ({ deletedAt: new Date() }) as Partial<E>);
    return true;
  }

  async restore(viewer: Viewer, id: Id): Promise<E> {
    return this.change(viewer, id, 'restored', () => ({ deletedAt: null }) as Partial<E>);
  }

  async toggleStatus(viewer: Viewer, id: Id): Promise<E> {
    return this.change(viewer, id, 'status_changed', ({ status }) => {
      return { status: status === 'active' ? 'inactive' : 'active' } as Partial<E>;
    });
  }

  async toggleFlag(viewer: Viewer, id: Id, flag: keyof E & string): Promise<E> {
    return this.change(
      viewer,
      id,
      `${flag}_changed`,
      (row) => ({ [flag]: !row[flag] }) as Partial<E>,
    );
  }

  async reorder(viewer: Viewer, id: Id, order: number): Promise<E> {
    return this.change(viewer, id, 'reordered', () => ({ order }) as Partial<E>);
  }

  /** Whether a slug may be taken; the row that is being edited does not stand in its own way. */
  async checkSlug(slug: string, excludeId?: Id): Promise<{ available: boolean }> {
    if (slug.length > LIMITS.slug.max || !SLUG_PATTERN.test(slug))
      throw invalidFields({ field: 'slug', rule: 'slug' });
    const taken = await this.engine.lists.one(this.table.entity, { slug } as Where<E>);
    return { available: !taken || String(taken.id) === String(excludeId) };
  }

  /** The row with its plain fields in one language, as administrators read it. */
  protected present(row: E, language: Locale = DEFAULT_LOCALE): E {
    return {
      ...row,
      ...presentContent(this.definition, row as unknown as Input, language, this.fallback),
    };
  }

  /**
   * What the public reads of a row, after the database chose the language of its texts. A module whose
   * own columns hold several languages chooses here.
   */
  protected toPublic(row: E, _language: Locale): object {
    return row;
  }

  private publicSelection(language: Locale, asked?: Asked): Selection {
    const { flags, slugFrom } = this.definition;
    const own = ['id', 'order', 'updatedAt', ...(slugFrom ? ['slug'] : [])];
    const texts = [...fieldNames(this.definition), 'resolvedLanguage'];
    const names = [...own, ...Object.keys(flags), ...(this.table.publicColumns ?? []), ...texts];
    return contentSelection(this.reading(language), names, asked);
  }

  private reading(language: Locale = DEFAULT_LOCALE): Reading {
    const { definition, fallback } = this;
    const metadata = this.engine.lists.metadataOf(this.table.entity);
    return { metadata, definition, language, fallback };
  }

  protected async find(where: Where<E>, selection?: Selection): Promise<E> {
    const row = await this.engine.lists.one(this.table.entity, where, selection);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Locks the row, applies what `patch` decides on seeing it, records and announces it. */
  protected async change(
    viewer: Viewer,
    id: Id,
    verb: string,
    patch: (before: E) => Partial<E>,
  ): Promise<E> {
    const row = await this.engine.database.transaction(async (manager) => {
      const before = await this.engine.rows.lock(manager, this.table.entity, id);
      const inTrash = before?.deletedAt !== null;
      if (!before || inTrash !== (verb === 'restored')) throw new AppError('NOT_FOUND');
      const after = await this.engine.rows.update(
        manager,
        this.table.entity,
        { id } as Partial<E>,
        patch(before),
      );
      if (!after) throw new AppError('NOT_FOUND');
      await this.recordChange(manager, viewer, verb, { before, after });
      return after;
    });
    return this.present(row);
  }

  private async recordChange(
    manager: EntityManager,
    viewer: Viewer,
    verb: string,
    { before, after }: { before?: E; after: E },
  ): Promise<void> {
    const { name, texts } = this.definition;
    const labelName = `${Object.keys(texts)[0]}Ar` as keyof E;
    await this.engine.recorder.record(manager, {
      viewer,
      action: `${name}.${verb}`,
      entity: name,
      entityId: String(after.id),
      label: String(after[labelName] ?? ''),
      before,
      after,
    });
    this.engine.events.announce(manager, { entity: name, id: String(after.id) });
  }

  private presentPage(page: Page<E>, language?: Locale): Page<E> {
    return { ...page, items: page.items.map((row) => this.present(row, language)) };
  }

  private filters(args: ContentListArgs): object {
    return { status: args.status, ...this.flagFilters(args) };
  }

  private flagFilters(args: object): object {
    const names = Object.keys(this.definition.flags);
    return Object.fromEntries(names.map((name) => [name, (args as Input)[name]]));
  }

  private tableName(manager: EntityManager): string {
    return manager.connection.getMetadata(this.table.entity).tableName;
  }
}
