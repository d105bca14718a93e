import type { EntityTarget } from 'typeorm';
import type { ContentDefinition } from '../contract/content/define-content.js';
import { LIMITS } from '../contract/limits.js';
import { DEFAULT_LOCALE, type Locale } from '../contract/locales.js';
import { contentPermission, type ContentRight, roleCan } from '../contract/permissions.js';
import { SLUG_PATTERN } from '../contract/patterns.js';
import { batchLoader } from '../platform/database/batch-loader.js';
import { getColumn } from '../platform/database/entity-columns.js';
import { AppError, invalidFields } from '../platform/errors/app-error.js';
import type { RequestedFields } from '../platform/graphql/requested-fields.js';
import {
  ColumnTest,
  IS_NULL,
  type ListDefinition,
  NOT_NULL,
  type Selection,
  type Where,
} from '../platform/list/list-engine.js';
import type { Viewer } from '../platform/request-context/viewer.js';
import type { ListArgs } from '../platform/list/list.args.js';
import type { Page } from '../platform/database/page.js';
import type { ContentFilters } from './content.args.js';
import type { ContentBase } from './content.entity.js';
import type { ContentDependencies } from './content-dependencies.js';
import { contentList } from './content-sorting.js';
import type { ContentStats } from './content-stats.js';
import { isUnconfirmed } from './reviewed-texts.js';
import { fieldNames, nestLanguages, presentContent } from './localized-fields.js';
import { requestedSelection, contentSelection, type ContentQuery } from './content-selection.js';
import {
  completenessColumn,
  withCompleteness,
  withoutCompleteness,
} from './content-completeness.js';

type Values = Record<string, unknown>;

/** A row's id: a UUID, or a number for entities with numbered rows. */
export type ContentId = string | number;
type Id = ContentId;

/** Whether a slug can be used, and which row in the trash holds it if one does. */
export interface SlugAvailability {
  available: boolean;
  trashedId?: string;
}

/** SQL of the rows that the public sees. */
export const IS_PUBLIC = `status = 'active' AND deleted_at IS NULL`;

const NO_DRAFT = new ColumnTest((column) => `${column} <> 'draft'`);

/** Which table a service works on, what it counts, and what its public reads have of their own. */
export interface ContentTable<E, Stats extends object> {
  entity: EntityTarget<E>;
  stats: ContentStats<Stats>;
  /** Columns that the entity declares itself, and the public reads, too. */
  publicColumns?: readonly (keyof E & string)[];
  /** Languages tried after the one asked for; the product's order when left out (A25). */
  fallback?: readonly Locale[];
  /** Columns that the public reads in place of others, and by which its lists are sorted instead. */
  publicInstead?: Partial<Record<keyof E & string, keyof E & string>>;
  /** SQL that the public reads in place of a column of the table `t`. */
  publicExpressions?: Partial<Record<keyof E & string, string>>;
  /** What else must hold of a row that the public sees, beside being active. */
  publicCondition?: object;
  /**
   * The public form of a row, after the database chose the language of its texts. An entity whose own columns
   * hold several languages chooses their language here.
   */
  toPublic?(row: Partial<E> & { resolvedLanguage?: Locale }, language: Locale): object;
}

/** A public row in one language. */
interface PublicKey {
  id: string;
  language: Locale;
}

/**
 * The reads of a content entity. Public reads see active rows that are not in the trash; the others
 * need the permission that the resolver or controller checks.
 */
export class ContentReads<E extends ContentBase = ContentBase, Stats extends object = object> {
  private readonly listed: ListDefinition<E>;
  private readonly listedPublic: ListDefinition<E>;
  private readonly loadPublic = batchLoader((keys: readonly PublicKey[]) => this.readPublic(keys));
  /** Select lists of public reads, by requested fields (or `this` for all) and language. */
  private readonly selections = new WeakMap<object, Map<Locale, Selection>>();

  constructor(
    private readonly dependencies: ContentDependencies,
    private readonly definition: ContentDefinition,
    private readonly table: ContentTable<E, Stats>,
  ) {
    this.listed = contentList(definition);
    const sortColumns = { ...this.listed.sortColumns, ...table.publicInstead };
    this.listedPublic = { ...this.listed, sortColumns: sortColumns };
    dependencies.publicCache.dependsOn(definition.name);
    dependencies.kinds.add({ definition, entity: table.entity, reads: this });
  }

  async list(viewer: Viewer, args: ContentFilters, requested?: RequestedFields): Promise<Page<E>> {
    const deletedAt = args.deleted ? NOT_NULL : IS_NULL;
    if (args.deleted && !this.may(viewer, 'remove')) throw new AppError('FORBIDDEN');
    const where = [{ ...this.filters(args), deletedAt }, this.visibleTo(viewer)];
    const selection = requestedSelection(this.reading(args.language), requested);
    const page = await this.page(where, args, selection);
    return selection?.columns ? page : this.presentPage(page, args.language);
  }

  /** Active rows in one language, with only the requested fields if the caller names them. */
  async listPublic(args: ListArgs, requested?: RequestedFields): Promise<Page<object>> {
    const language = args.language ?? DEFAULT_LOCALE;
    const where = [this.publicFilters(args), ...this.publicWhere()];
    const selection = this.publicSelection(language, requested);
    const listed = { ...this.listedPublic, selection };
    const page = await this.dependencies.lists.page(this.table.entity, where, args, listed);
    return { ...page, items: page.items.map((row) => this.toPublic(row, language)) };
  }

  /** What must hold of the rows that the public sees. */
  publicWhere(): object[] {
    return [{ status: 'active', deletedAt: IS_NULL }, this.table.publicCondition ?? {}];
  }

  private page(where: object[], args: ListArgs, selection?: Selection): Promise<Page<E>> {
    const listed = { ...this.listed, selection };
    return this.dependencies.lists.page(this.table.entity, where, args, listed);
  }

  /** A row outside of the trash; with `deleted` also one in it (A71). */
  async get(viewer: Viewer, id: Id, language?: Locale, deleted?: boolean | null): Promise<E> {
    return this.present(await this.findFor(viewer, id, deleted), language);
  }

  /** Who may restore sees the trash, and who may write drafts sees drafts; for others they do not exist (A85). */
  private findFor(viewer: Viewer, id: Id, deleted?: boolean | null): Promise<E> {
    const seesTrash = deleted && this.may(viewer, 'remove');
    const where = { id, ...this.visibleTo(viewer), ...(!seesTrash && { deletedAt: IS_NULL }) };
    return this.find(where as Where<E>);
  }

  private may({ role }: Viewer, right: ContentRight): boolean {
    return roleCan(role, contentPermission(this.definition.name, right));
  }

  /** Whether drafts exist for this person: they do for who may write them. */
  seesDrafts(viewer: Viewer): boolean {
    return this.may(viewer, 'draft');
  }

  private visibleTo(viewer: Viewer): object {
    return this.seesDrafts(viewer) ? {} : { status: NO_DRAFT };
  }

  /** One active row by its public key; NOT_FOUND for anything else (A69). */
  async getPublic(where: Where<E>, requested?: Locale | null): Promise<object> {
    const language = requested ?? DEFAULT_LOCALE;
    const visible = Object.assign({}, where, ...this.publicWhere()) as Where<E>;
    return this.toPublic(await this.find(visible, this.publicSelection(language)), language);
  }

  /**
   * An active row by its id, as the public sees it, or null: what a row of another kind leads to. Those that are asked
   * for at the same time are read in one statement.
   */
  publicOf(id: Id | null, language: Locale): Promise<object | null> {
    return id === null ? Promise.resolve(null) : this.loadPublic({ id: String(id), language });
  }

  private async readPublic(keys: readonly PublicKey[]): Promise<(object | null)[]> {
    const languages = [...new Set(keys.map(({ language }) => language))];
    const found = await Promise.all(
      languages.map((language) => {
        const ids = keys.filter((key) => key.language === language).map(({ id }) => id);
        return this.readPublicIn(language, ids);
      }),
    );
    const byLanguage = new Map(found.map((rows, index) => [languages[index], rows]));
    return keys.map(({ id, language }) => byLanguage.get(language)?.get(id) ?? null);
  }

  private async readPublicIn(language: Locale, ids: readonly string[]) {
    const test = (column: string, add: (value: unknown) => string) =>
      `${column} = ANY(${add(ids)})`;
    const selection = { ...this.publicSelection(language), total: false };
    const where = [{ id: new ColumnTest(test) }, ...this.publicWhere()];
    const { items } = await this.page(where, { limit: new Set(ids).size }, selection);
    return new Map(items.map((row) => [String(row.id), this.toPublic(row, language)]));
  }

  async getAllLanguages(viewer: Viewer, id: Id, deleted?: boolean): Promise<object> {
    const row = withoutCompleteness(await this.findFor(viewer, id, deleted));
    return nestLanguages(this.definition, row as unknown as Values);
  }

  /** The counts of `table.stats` of the rows that this person sees, without those in the trash. */
  async stats(viewer: Viewer): Promise<Stats> {
    return this.counts(this.seesDrafts(viewer));
  }

  async counts(withDrafts: boolean): Promise<Stats> {
    const { tableName } = this.reading().metadata;
    const counts = Object.entries<string | undefined>(this.table.stats.sql);
    const [stats] = await this.dependencies.database.query<Stats>(
      `SELECT ${counts.map(([name, sql]) => `${sql} AS "${name}"`).join(', ')}
       FROM "${tableName}" WHERE deleted_at IS NULL${withDrafts ? '' : ` AND status <> 'draft'`}`,
    );
    return stats as Stats;
  }

  /**
   * Whether a slug is free; the slug of the edited row itself counts as free. A row in the trash holds
   * its slug, and is named for those who can restore it (A71).
   */
  async checkSlug(viewer: Viewer, slug: string, excludeId?: Id): Promise<SlugAvailability> {
    const { holder, ...availability } = await this.slugHolder(slug, excludeId);
    const isTrashed = holder?.deletedAt && this.may(viewer, 'remove');
    return { ...availability, ...(isTrashed && { trashedId: String(holder.id) }) };
  }

  /** The row that has a slug. */
  async slugHolder(slug: string, excludeId?: Id): Promise<{ available: boolean; holder?: E }> {
    if (slug.length > LIMITS.slug.max || !SLUG_PATTERN.test(slug))
      throw invalidFields({ field: 'slug', rule: 'slug' });
    const holder = await this.dependencies.lists.one(this.table.entity, { slug } as Where<E>);
    if (!holder || String(holder.id) === String(excludeId).toLowerCase())
      return { available: true };
    return { available: false, holder };
  }

  /** The row with its plain fields in one language, as the office reads it. */
  present(row: E, requested?: Locale | null): E {
    const language = requested ?? DEFAULT_LOCALE;
    const values = row as unknown as Values;
    const plain = presentContent(this.definition, values, language, this.table.fallback);
    return { ...withCompleteness(row), ...plain };
  }

  private toPublic(row: E, language: Locale): object {
    return this.table.toPublic?.(row, language) ?? row;
  }

  /** One row; NOT_FOUND if there is none. */
  async find(where: Where<E>, selection?: Selection): Promise<E> {
    const row = await this.dependencies.lists.one(this.table.entity, where, selection);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  private publicSelection(language: Locale, requested?: RequestedFields): Selection {
    const key = requested ?? this;
    const known = this.selections.get(key) ?? new Map<Locale, Selection>();
    this.selections.set(key, known);
    const selection = known.get(language) ?? this.makeSelection(language, requested);
    known.set(language, selection);
    return selection;
  }

  private makeSelection(language: Locale, requested?: RequestedFields): Selection {
    const { flags, fields, slugFrom, publicColumns = [] } = this.definition;
    const names = [
      ...['id', 'order', 'updatedAt', ...(slugFrom ? ['slug'] : [])],
      ...[...Object.keys(flags), ...Object.keys(fields)],
      ...[...publicColumns, ...(this.table.publicColumns ?? [])],
      ...[...fieldNames(this.definition), 'resolvedLanguage'],
    ];
    const { publicInstead = {}, publicExpressions } = this.table;
    const reading = this.reading(language);
    const columns = Object.entries<string | undefined>(publicInstead).flatMap(([name, column]) =>
      column ? [[name, getColumn(reading.metadata, column)] as const] : [],
    );
    const instead = { ...Object.fromEntries(columns), ...publicExpressions };
    return contentSelection({ ...reading, instead }, names, requested);
  }

  private reading(language: Locale = DEFAULT_LOCALE): ContentQuery {
    const { definition, table } = this;
    const metadata = this.dependencies.lists.metadataOf(table.entity);
    return { metadata, definition, language, fallback: table.fallback };
  }

  private presentPage(page: Page<E>, language?: Locale): Page<E> {
    return { ...page, items: page.items.map((row) => this.present(row, language)) };
  }

  /** The filters of the office. */
  private filters({ status, missing, unconfirmed, ...args }: ContentFilters): object {
    const missingFields = missing ? { [completenessColumn(missing)]: NOT_NULL } : {};
    const lawFields =
      typeof unconfirmed === 'boolean' ? isUnconfirmed(this.definition, unconfirmed) : {};
    return { status, ...missingFields, ...lawFields, ...this.publicFilters(args) };
  }

  /** The filters that public lists have as well. */
  private publicFilters(args: object): object {
    const { flags, fields } = this.definition;
    const filtered = Object.entries(fields).flatMap(([name, { filter }]) => (filter ? [name] : []));
    const names = [...Object.keys(flags), ...filtered];
    return Object.fromEntries(names.map((name) => [name, (args as Values)[name]]));
  }
}
