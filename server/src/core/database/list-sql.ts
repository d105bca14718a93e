import type { EntityMetadata } from 'typeorm';
import { searchNorm } from '../../contract/search-norm.js';

/** Collects the values of a statement and numbers their placeholders. */
export class SqlValues {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

const selectLists = new WeakMap<EntityMetadata, string>();

/** `t."title_ar" AS "titleAr", …`: the row as the entity's properties, generated columns left out. */
export function selectList(metadata: EntityMetadata): string {
  const known = selectLists.get(metadata);
  if (known !== undefined) return known;
  const list = metadata.columns
    .filter((column) => column.isSelect)
    .map((column) => `t."${column.databaseName}" AS "${column.propertyName}"`)
    .join(', ');
  selectLists.set(metadata, list);
  return list;
}

const columns = new WeakMap<EntityMetadata, ReadonlyMap<string, string>>();

/** The column of a property; the property must exist, so no caller's text ever reaches the statement. */
export function columnOf(metadata: EntityMetadata, property: string): string {
  const column = columnsOf(metadata).get(property);
  if (!column) throw new Error(`${metadata.name} has no property ${property}`);
  return column;
}

function columnsOf(metadata: EntityMetadata): ReadonlyMap<string, string> {
  const known = columns.get(metadata);
  if (known) return known;
  const named = new Map(
    metadata.columns.map(({ propertyName, databaseName }) => [propertyName, `t."${databaseName}"`]),
  );
  columns.set(metadata, named);
  return named;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Digits of a phone number without the ways to begin it (00213, +213, 0), or nothing (B21). */
function phoneCore(search: string): string | undefined {
  if (!/^[+\d\s\-()]+$/.test(search)) return undefined;
  const digits = search.replace(/\D/g, '');
  return digits.length >= 8 ? digits.replace(/^(00)?213/, '').replace(/^0/, '') : undefined;
}

/** One LIKE per word over the normalised text; a phone number is one word in any spelling, too. */
export function searchConditions(search: string | undefined, sql: SqlValues): string[] {
  const text = searchNorm((search ?? '').trim());
  const like = (word: string) => `t.search_doc LIKE ${sql.add(`%${escapeLike(word)}%`)}`;
  const words = text.split(/\s+/).filter(Boolean).map(like);
  const phone = phoneCore(text);
  return phone ? [`(${like(phone)} OR (${words.join(' AND ')}))`] : words;
}
