import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import {
  type ContentDefinition,
  type FlatContent,
  type OwnContent,
  reviewedTexts,
} from '../contract/content/define-content.js';
import { CONTENT_STATUSES, type ContentStatus } from '../contract/content/content-status.js';
import { type Locale, LOCALE_SUFFIX, LOCALES } from '../contract/locales.js';
import { TimestampedEntity } from '../platform/database/base.entity.js';
import { AppError } from '../platform/errors/app-error.js';
import { ConstraintRefusal } from '../platform/errors/database-errors.js';
import { SearchColumns } from '../platform/database/search-columns.js';
import { snakeCase } from '../platform/database/snake-case.js';
import { columnName, localizedName, mainText } from './localized-fields.js';
import { addOwnColumns } from './own-fields.js';
import { SORTED_BEGINNING, sortColumn, sortedFields } from './content-sorting.js';
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
  /** Languages in which what it says of the law is confirmed, where it says anything. */
  reviewedLanguages?: Locale[];
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
}

export type ContentRow<D extends ContentDefinition> = Omit<ContentBase, 'id' | 'slug'> &
  FlatContent<D> &
  OwnContent<D> & { id: D extends { numbered: true } ? number : string } & (D extends {
    slugFrom: string;
  }
    ? { slug: string }
    : unknown);

/**
 * Sorts texts by the rules of Unicode: é next to e, Arabic in alphabetical order, upper case next to
 * lower case. One collation for all languages, so that one expression can combine several of them.
 */
export const TEXT_ORDER = 'und-x-icu';

const GENERATED = {
  type: 'text',
  select: false,
  insert: false,
  update: false,
  generatedType: 'STORED',
} as const;

/**
 * Base class of a content entity: its id, three columns for each localized field, status, order, flags, its
 * own fields, and what it is sorted by.
 *
 * @example
 * \@ContentEntity(faqContent) export class FaqEntity extends ContentColumns(faqContent) {}
 */
export function ContentColumns<const D extends ContentDefinition>(
  definition: D,
): abstract new () => ContentRow<D> {
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
  const { prototype } = Columns;
  addKeys(definition, prototype);
  for (const locale of LOCALES) addLanguage(definition, locale, prototype);
  for (const [name, byDefault] of Object.entries(definition.flags)) {
    Column({ type: 'boolean', default: byDefault })(prototype, name);
  }
  if (reviewedTexts(definition).length > 0) {
    Column({ type: 'text', array: true, default: [] })(prototype, 'reviewedLanguages');
  }
  addOwnColumns(definition, prototype);
  return Columns as unknown as abstract new () => ContentRow<D>;
}

/** The id, and the slug where there is one. */
function addKeys({ numbered, slugFrom }: ContentDefinition, prototype: object): void {
  const id = numbered
    ? PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
    : PrimaryColumn({ type: 'uuid' });
  id(prototype, 'id');
  if (slugFrom) Column({ type: 'text' })(prototype, 'slug');
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
  const sortedBy = sortColumn(definition, locale);
  if (sortedBy === localizedName(mainText(definition), locale)) return;
  Column({
    ...GENERATED,
    collation: TEXT_ORDER,
    asExpression: `"left"(${columnName(mainText(definition), locale)}, ${SORTED_BEGINNING})`,
  })(prototype, sortedBy);
}

/**
 * An entity in the table with the name of its list, with what it is searched by, and an index for everything
 * that a content list is filtered or sorted by, ids breaking ties: status, place, clocks, flags, sorted fields,
 * the main text in each language, the trash, and each language's gaps.
 */
export function ContentEntity(definition: ContentDefinition): ClassDecorator {
  const table = snakeCase(definition.plural);
  const sorted = [
    ...['status', 'order', 'createdAt', 'updatedAt'],
    ...Object.keys(definition.flags),
    ...sortedFields(definition),
    ...LOCALES.map((locale) => sortColumn(definition, locale)),
  ];
  return (target) => {
    Entity(table)(target);
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
    SearchColumns(table, { columns: searchedColumns(definition) })(target);
    if (!definition.slugFrom) return;
    Index(`uq_${table}_slug`, ['slug'], { unique: true })(target);
    ConstraintRefusal(`uq_${table}_slug`, slugTaken)(target);
  };
}

const slugTaken = () => new AppError('SLUG_TAKEN', {}, [{ field: 'slug', rule: 'taken' }]);

/** The searched texts in all three languages, and the slug where it is searched; never what is public only once confirmed. */
function searchedColumns(definition: ContentDefinition): string[] {
  const { texts, searched = Object.keys(texts) } = definition;
  const hidden = reviewedTexts(definition);
  const found = searched.filter((name) => !hidden.includes(name));
  return found.flatMap((name) =>
    name in texts ? LOCALES.map((locale) => columnName(name, locale)) : [snakeCase(name)],
  );
}
