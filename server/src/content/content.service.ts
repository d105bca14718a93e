import type { ContentVerb } from '../contract/audit-verbs.js';
import type { ContentDefinition } from '../contract/content/define-content.js';
import type { ContentStatus } from '../contract/content/content-status.js';
import { type Locale, pickLocale } from '../contract/locales.js';
import type { Viewer } from '../platform/request-context/viewer.js';
import { AppError } from '../platform/errors/app-error.js';
import { toAppError } from '../platform/errors/error-response.js';
import type { KeyedCall } from '../platform/idempotency/idempotency.js';
import { IS_NULL, type Where } from '../platform/list/list-engine.js';
import type { ContentDependencies } from './content-dependencies.js';
import type { ContentBase } from './content.entity.js';
import type { ContentChange } from './content.inputs.js';
import { mainText, trilingual } from './localized-fields.js';
import { notifyOfContent } from './content-notifications.js';
import { type ContentId as Id, ContentReads, type ContentTable } from './content-reads.js';
import { blankColumns, contentPatch } from './content-patch.js';
import { requireTokenLanguages, withAllowedStatus, requirePublishRight } from './publish-right.js';
import { freeSlug } from './free-slug.js';
import { requireTexts, touchesTexts, withoutCompleteness } from './content-completeness.js';
import { reviewedIn, stillReviewed } from './reviewed-texts.js';
import { staleTranslations } from './stale-translations.js';
import { allSettledOrThrow } from '../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../platform/database/transaction.js';

type Input = Record<string, unknown>;
/** The error for a slug that only a row in the trash holds. */
const slugInTrash = () =>
  new AppError('SLUG_IN_TRASH', {}, [{ field: 'slug', rule: 'takenInTrash' }]);

type Patch<E> = (before: E, transaction: Transaction) => Partial<E> | Promise<Partial<E>>;

/** The service of any content entity: its public members, the others depend on the entity. */
export type AnyContentService = Omit<ContentService, 'reads'> & {
  reads: Pick<ContentReads, keyof ContentReads>;
  /** Where the API declares `publicStats`. */
  publicStats?(): Promise<object>;
};

/**
 * The operations of a content entity, which modules extend: what it writes, and `reads`. Writes return the row as it is read: with
 * its plain fields in the requested language.
 */
export abstract class ContentService<
  E extends ContentBase = ContentBase,
  Stats extends object = object,
> {
  readonly reads: ContentReads<E, Stats>;

  constructor(
    protected readonly dependencies: ContentDependencies,
    readonly definition: ContentDefinition,
    private readonly table: ContentTable<E, Stats>,
  ) {
    this.reads = new ContentReads(dependencies, definition, table);
  }

  /** The counts of the rows that this person sees. */
  stats(viewer: Viewer): Promise<Stats> {
    return this.reads.stats(viewer);
  }

  /** One active row by its public key; NOT_FOUND for anything else. */
  getPublicBy(key: 'slug' | 'id', value: Id, language?: Locale): Promise<object> {
    return this.reads.getPublic({ [key]: value } as Where<E>, language);
  }

  /**
   * A row is active and the last of its list unless told otherwise; only a draft may lack required texts.
   * The same key and input again answer the same row.
   */
  async create(viewer: Viewer, input: object, language?: Locale, key?: string | null): Promise<E> {
    const { idempotency } = this.dependencies;
    const call = await idempotency.keyedCall(viewer.id, this.definition.name, { key, body: input });
    const row = await idempotency.once(
      call,
      () => this.insert(viewer, input, call),
      (id) => this.reads.find({ id, deletedAt: IS_NULL } as Where<E>),
    );
    return this.reads.present(row, language);
  }

  /** Hook: stores a new row with the key of its call. A module completes the input here. */
  protected async insert(viewer: Viewer, input: object, call?: KeyedCall): Promise<E> {
    const inserting = this.dependencies.database.transaction(async (transaction) => {
      requireTokenLanguages(viewer, this.definition, input as Input);
      const values = this.patchOf(withAllowedStatus(viewer, this.definition, input as Input));
      requireTexts(this.definition, values);
      await this.beforeSave(transaction, values as Partial<E>);
      const slug = await freeSlug(transaction, this.definition, values, this.tableName);
      const made = await this.dependencies.entityWriter.insert(transaction, this.table.entity, {
        ...values,
        ...slug,
        // first, unless told otherwise (A78)
        order: values['order'] ?? 0,
      } as Partial<E>);
      await this.recordChange(transaction, viewer, 'created', { before: null, after: made });
      await this.dependencies.idempotency.claim(transaction, call, made.id);
      return made;
    });
    return this.explainTakenSlug(inserting, input);
  }

  async update(viewer: Viewer, id: Id, input: object, language?: Locale): Promise<E> {
    const { version, confirmedLanguages, ...patch } = input as Input & ContentChange;
    const { definition } = this;
    requireTokenLanguages(viewer, definition, patch);
    const values = this.patchOf(patch);
    const changing = this.change(viewer, id, 'updated', async (before, transaction) => {
      requirePublishRight(viewer, definition, before.status, values['status']);
      await this.dependencies.auditLog.refuseStale(transaction, definition.name, before, version);
      const texts = before as E & Input;
      if (touchesTexts(definition, values)) requireTexts(definition, { ...texts, ...values });
      await this.beforeSave(transaction, values as Partial<E>, before);
      const staleLanguages = staleTranslations(definition, texts, values, confirmedLanguages ?? []);
      const reviewed = stillReviewed(definition, texts, values);
      return { ...values, staleLanguages, ...reviewed } as Partial<E>;
    });
    return this.reads.present(await this.explainTakenSlug(changing, values), language);
  }

  /** Moves a row to the trash: it disappears from the site at once and can be restored (A70). */
  async remove(viewer: Viewer, id: Id, language?: Locale): Promise<E> {
    const removed = () => ({ deletedAt: new Date() }) as Partial<E>;
    return this.reads.present(await this.change(viewer, id, 'removed', removed), language);
  }

  async restore(viewer: Viewer, id: Id, language?: Locale): Promise<E> {
    const restored = () => ({ deletedAt: null }) as Partial<E>;
    return this.reads.present(await this.change(viewer, id, 'restored', restored), language);
  }

  /** Toggles between active and inactive, or sets `to`. Refused for an incomplete draft. */
  async toggleStatus(viewer: Viewer, id: Id, to?: ContentStatus, language?: Locale): Promise<E> {
    const row = await this.change(viewer, id, 'status_changed', (before) => {
      const status = to ?? (before.status === 'active' ? 'inactive' : 'active');
      requireTexts(this.definition, { ...before, status });
      return { status } as Partial<E>;
    });
    return this.reads.present(row, language);
  }

  /**
   * Confirms what a row says of the law in these languages, and in no others (A84). Nobody confirms what they cannot read,
   * or what was changed after they read it.
   */
  async reviewLaw(
    viewer: Viewer,
    id: Id,
    { languages, version }: { languages: readonly Locale[]; version?: number | null },
    language?: Locale,
  ): Promise<E> {
    const { auditLog } = this.dependencies;
    const row = await this.change(viewer, id, 'law_reviewed', async (before, transaction) => {
      if (before.status === 'draft' && !this.reads.seesDrafts(viewer))
        throw new AppError('NOT_FOUND');
      await auditLog.refuseStale(transaction, this.definition.name, before, version);
      return reviewedIn(this.definition, before, languages);
    });
    return this.reads.present(row, language);
  }

  async toggleFlag(viewer: Viewer, id: Id, flag: string, language?: Locale): Promise<E> {
    const row = await this.change(viewer, id, `${flag}_changed`, (before) => {
      return { [flag]: !before[flag as keyof E] } as Partial<E>;
    });
    return this.reads.present(row, language);
  }

  async reorder(viewer: Viewer, id: Id, order: number, language?: Locale): Promise<E> {
    const placed = () => ({ order }) as Partial<E>;
    return this.reads.present(await this.change(viewer, id, 'reordered', placed), language);
  }

  /**
   * Hook: a module checks the values before they are written, in the same transaction. `before` is the
   * row that they change, undefined for a new one.
   */
  protected async beforeSave(
    _transaction: Transaction,
    _values: Partial<E>,
    _before?: E,
  ): Promise<void> {}

  /** Locks the row, applies the patch, records the change and announces it. */
  protected async change(viewer: Viewer, id: Id, verb: ContentVerb, patch: Patch<E>): Promise<E> {
    const { entityWriter, database } = this.dependencies;
    return database.transaction(async (transaction) => {
      const before = await entityWriter.lock(transaction, this.table.entity, id);
      const inTrash = before?.deletedAt !== null;
      if (!before || inTrash !== (verb === 'restored')) throw new AppError('NOT_FOUND');
      const values = await patch(before, transaction);
      const after = await entityWriter.update(
        transaction,
        this.table.entity,
        { id } as Partial<E>,
        values,
      );
      if (!after) throw new AppError('NOT_FOUND');
      await this.recordChange(transaction, viewer, verb, { before, after });
      return after;
    });
  }

  /** Gives all rows with one value of a property another one, also those in the trash; each is a recorded change. */
  protected async replaceValue(
    transaction: Transaction,
    viewer: Viewer,
    { name, from, to }: { name: keyof E & string; from: string; to: string },
  ): Promise<void> {
    const { entityWriter } = this.dependencies;
    const value = (text: string) => ({ [name]: text }) as Partial<E>;
    const rows = await entityWriter.updateAll(
      transaction,
      this.table.entity,
      value(from),
      value(to),
    );
    await allSettledOrThrow(
      ...rows.map((after) => {
        const before = { ...after, ...value(from) };
        return this.recordChange(transaction, viewer, 'updated', { before, after });
      }),
    );
  }

  /** SLUG_IN_TRASH in place of SLUG_TAKEN if the row that holds the slug is in the trash. */
  private async explainTakenSlug(writing: Promise<E>, { slug }: { slug?: unknown }): Promise<E> {
    try {
      return await writing;
    } catch (error) {
      if (typeof slug !== 'string' || toAppError(error).code !== 'SLUG_TAKEN') throw error;
      const { holder } = await this.reads.slugHolder(slug);
      throw holder?.deletedAt ? slugInTrash() : error;
    }
  }

  private async recordChange(
    transaction: Transaction,
    viewer: Viewer,
    verb: ContentVerb,
    { before, after }: { before: E | null; after: E },
  ): Promise<void> {
    const { name } = this.definition;
    const label = pickLocale(trilingual(after as Input & E, mainText(this.definition)), 'ar').value;
    const { auditLog, notifier } = this.dependencies;
    const recording = auditLog.record(transaction, {
      viewer,
      action: `${name}.${verb}`,
      entity: name,
      entityId: String(after.id),
      label: typeof label === 'string' ? label : '',
      before: before && withoutCompleteness(before),
      after: withoutCompleteness(after),
    });
    const notice = { viewer, verb, row: after };
    await allSettledOrThrow(
      recording,
      notifyOfContent(notifier, transaction, this.definition, notice),
    );
    this.dependencies.events.announce(transaction, { entity: name, id: String(after.id) });
  }

  private patchOf(input: Input): Input {
    return contentPatch(input, blankColumns(this.dependencies.lists.metadataOf(this.table.entity)));
  }

  private get tableName(): string {
    return this.dependencies.lists.metadataOf(this.table.entity).tableName;
  }
}
