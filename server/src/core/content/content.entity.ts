import { Column, Index } from 'typeorm';
import type {
  ContentDefinition,
  ContentFlags,
  FlatContent,
} from '../../contract/content/define-content.js';
import { CONTENT_STATUSES, type ContentStatus } from '../../contract/enums.js';
import { type Locale, LOCALE_SUFFIX, LOCALES } from '../../contract/locales.js';
import { TimestampedEntity } from '../database/base.entity.js';
import { AppError } from '../errors/app-error.js';
import { ConstraintRefusal } from '../errors/constraint-refusals.js';
import { SearchColumns } from '../database/search-columns.js';
import { snakeCase } from '../database/snake-case.js';
import { columnName, localizedName, mainText } from './localized-fields.js';
import {
  type ContentCompleteness,
  completenessExpression,
  completenessColumn,
} from './content-completeness.js';

/** The columns that every content row has. */
export interface ContentBase extends ContentCompleteness {
  id: string | number;
  status: ContentStatus;
  order: number;
  version: number;
  slug?: string;
  /** Translations that may be out of date, because the Arabic was changed after them. */
  staleLanguages: Locale[];
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

export type ContentRow<D extends ContentDefinition> = ContentBase &
  FlatContent<D> &
  ContentFlags<D>;

/** The columns that `ContentColumns` declares; the entity adds its id and its own columns. */
type ContentColumnsOf<D extends ContentDefinition> = Omit<ContentRow<D>, 'id' | 'slug'>;

/**
 * Sorts texts by the rules of Unicode: é next to e, Arabic in alphabetical order, upper case next to
 * lower case. One collation for all languages, so that one expression can combine several of them.
 */
export const TEXT_ORDER = 'und-x-icu';

/**
 * Base class of a content entity: three columns for each localized field, status, order, flags.
 *
 * @example
 * \@Entity('faqs') export class FaqEntity extends ContentColumns(faqContent) { \@PrimaryColumn(…) id: string }
 */
export function ContentColumns<const D extends ContentDefinition>(
  definition: D,
): abstract new () => ContentColumnsOf<D> {
  abstract class Columns extends TimestampedEntity {
    @Column({ type: 'enum', enum: CONTENT_STATUSES, enumName: 'content_status', default: 'active' })
    status: ContentStatus;

    @Column({ name: 'sort_order', type: 'integer', default: 0 })
    order: number;

    @Column({ type: 'integer', default: 1 })
    version: number;

    @Column({ type: 'text', array: true, default: [] })
    staleLanguages: Locale[];

    @Column({ type: 'timestamptz', nullable: true })
    deletedAt: Date | null;
  }
  for (const locale of LOCALES) addLanguage(definition, locale, Columns.prototype);
  for (const [name, byDefault] of Object.entries(definition.flags)) {
    Column({ type: 'boolean', default: byDefault })(Columns.prototype, name);
  }
  return Columns as unknown as abstract new () => ContentColumnsOf<D>;
}

/** The columns of one language, and its generated completeness column. */
function addLanguage(definition: ContentDefinition, locale: Locale, prototype: object): void {
  for (const name of Object.keys(definition.texts)) {
    const property = localizedName(name, locale);
    Column({ type: 'text', collation: TEXT_ORDER, default: '' })(prototype, property);
  }
  for (const name of Object.keys(definition.lists)) {
    const property = localizedName(name, locale);
    Column({ type: 'text', array: true, default: [] })(prototype, property);
  }
  Column({
    type: 'integer',
    nullable: true,
    insert: false,
    update: false,
    generatedType: 'STORED',
    asExpression: completenessExpression(definition, locale),
  })(prototype, completenessColumn(locale));
}

/**
 * The longest main text that lists are sorted by as it is: an index entry holds 2,704 bytes, a letter
 * up to four. An entity with a longer one is sorted by a column with its beginning.
 */
const SORTED_TEXT_MAX = 600;

/**
 * An index for everything that a content list is filtered or sorted by, ids breaking ties: status,
 * place, clocks, flags, the main text in each language, the trash, each language's gaps, and `columns`,
 * which only this entity has. The trigram index of the search is written by hand into the migration.
 */
export function ContentIndexes(
  table: string,
  definition: ContentDefinition,
  columns: readonly string[] = [],
): ClassDecorator {
  const sorted = [
    ...['status', 'order', 'createdAt', 'updatedAt', ...columns],
    ...Object.keys(definition.flags),
    ...(isSortedText(definition)
      ? LOCALES.map((locale) => localizedName(mainText(definition), locale))
      : []),
  ];
  return (target) => {
    const add = (name: string, fields: string[], options = {}) =>
      Index(`ix_${table}_${snakeCase(name)}`, fields, options)(target);
    for (const name of sorted) add(name, [name, 'id']);
    for (const name of ['status', ...Object.keys(definition.flags)]) {
      add(`${name}List`, [name, 'order', 'id']);
    }
    for (const locale of LOCALES) {
      const where = `incomplete_${locale} IS NOT NULL`;
      add(`incomplete${LOCALE_SUFFIX[locale]}`, ['order', 'id'], { where });
    }
    add('trash', ['order', 'id'], { where: 'deleted_at IS NOT NULL' });
    SearchColumns(table)(target);
    if (!definition.slugFrom) return;
    Index(`uq_${table}_slug`, ['slug'], { unique: true })(target);
    ConstraintRefusal(`uq_${table}_slug`, slugTaken)(target);
  };
}

const slugTaken = () => new AppError('SLUG_TAKEN', {}, [{ field: 'slug', rule: 'taken' }]);

const isSortedText = (definition: ContentDefinition) =>
  (definition.texts[mainText(definition)]?.max ?? 0) <= SORTED_TEXT_MAX;

/** `search_norm(title_ar || ' ' || …)` over the named columns, for a generated search column. */
export function searchExpression(columns: readonly string[]): string {
  return `search_norm(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;
}

/** The columns of the named texts in all three languages. */
export function searchedTexts(...names: string[]): string[] {
  return names.flatMap((name) => LOCALES.map((locale) => columnName(name, locale)));
}
