import { Injectable } from '@nestjs/common';
import { DataSource, type EntityMetadata, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { SortOrder } from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { Database } from '../database/database.js';
import { invalidFields } from '../errors/app-error.js';
import { CountCache } from './count-cache.js';
import type { ListArgs } from './list.args.js';
import { DayRange } from './day-range.js';
import { getColumn, selectList } from '../database/entity-columns.js';
import { searchConditions } from './search-conditions.js';
import { SqlValues } from '../database/sql-values.js';
import type { Page } from '../database/page.js';

/** What a query reads of its rows. */
export interface Selection {
  /** `t."title_fr" AS "title", …`: a select list, from names that exist; left out: the whole row. */
  columns?: string;
  /** False: nobody asked how many rows match. */
  total: boolean;
}

/** Tests of a column that are not equality. */
export const IS_NULL = Symbol('is null');
export const NOT_NULL = Symbol('is not null');

/** A condition on a column; `add` adds a value to the statement and returns its placeholder. */
export class ColumnTest {
  constructor(readonly toSql: (column: string, add: (value: unknown) => string) => string) {}
}

/** What one property of the rows must be: a value, one of several, a day in a range, or a test. */
type Wanted<T> = T | readonly T[] | DayRange | ColumnTest | typeof IS_NULL | typeof NOT_NULL;

/** Property -> what rows must have; undefined and null, a filter that was not given, leave it out. */
export type Where<E> = { [K in keyof E]?: Wanted<E[K]> };

/** All of them must hold. */
export type Conditions<E> = Where<E> | readonly Where<E>[];

/** A condition on several columns by which rows are sorted. */
export class RowTest {
  constructor(
    readonly fields: readonly string[],
    readonly toSql: (...columns: string[]) => string,
  ) {}
}

export type Sorting<E> = readonly (readonly [(keyof E & string) | RowTest, SortOrder])[];

/**
 * Matches of a search up to which they are found first and then sorted (`OFFSET 0` keeps PostgreSQL to that
 * order). It may walk an index in the order of the list instead, and read the whole table to fill a page.
 */
const FEW = 5000;
/** Rows that are read at once where all of them are wanted. */
const BATCH = 500;

/** The sortable fields of a list, and its default sorting. */
export interface ListDefinition<E> {
  sortable: readonly (keyof E & string)[];
  defaultSort: Sorting<E>;
  /** Orders by several fields, by the name that `sortBy` has for them. */
  namedSorts?: Record<string, Sorting<E>>;
  /** The columns of fields that are sorted by another one, such as the beginning of a long text. */
  sortColumns?: Record<string, string>;
  /** Fields whose empty values are smaller than all others, rather than larger. */
  emptySmallest?: readonly (keyof E & string)[];
  /** Reads less than the whole row. Without a total, `total` is 0. */
  selection?: Selection;
}

/**
 * Pages, filters, searches and sorts any entity, in two prepared statements; the total is read again only
 * after a change.
 *
 * @example lists.page(FaqEntity, { status: 'active' }, args, { sortable: ['order'], defaultSort: [['order', 'asc']] })
 */
@Injectable()
export class ListEngine {
  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly counts: CountCache,
  ) {}

  metadataOf(target: EntityTarget<ObjectLiteral>): EntityMetadata {
    return this.dataSource.getMetadata(target);
  }

  async page<E extends ObjectLiteral>(
    target: EntityTarget<E>,
    where: Conditions<E>,
    args: ListArgs,
    definition: ListDefinition<E>,
  ): Promise<Page<E>> {
    const { selection } = definition;
    const metadata = this.dataSource.getMetadata(target);
    const { limit, offset, page } = pageBounds(args);
    const sql = new SqlValues();
    const condition = conditionOf(metadata, where, args.search, sql);
    const from = `FROM "${metadata.tableName}" t ${condition}`;
    const order = orderOf(metadata, args, definition);
    const counted = selection?.total === false ? undefined : this.totalOf(from, [...sql.values]);
    const bounds = `LIMIT ${sql.add(limit)} OFFSET ${sql.add(offset)}`;
    const rowsOf = (source: string) =>
      this.database.query<E>(
        `SELECT ${selection?.columns ?? selectList(metadata)} ${source} ORDER BY ${order} ${bounds}`,
        sql.values,
      );
    const isRare = args.search && counted && (await counted) <= FEW;
    const rows = rowsOf(isRare ? `FROM (SELECT t.* ${from} OFFSET 0) t` : from);
    const [items, total = 0] = await Promise.all([rows, counted]);
    return { items, total, page, limit, offset };
  }

  private async totalOf(from: string, values: readonly unknown[]): Promise<number> {
    const text = `SELECT count(*)::int AS total ${from}`;
    const { total } = await this.counts.read<{ total: number }>(text, values);
    return total;
  }

  /** SQL that counts the matching rows, up to `max`; the values are added to `sql`. */
  countUpTo<E extends ObjectLiteral>(
    target: EntityTarget<E>,
    where: Conditions<E>,
    max: number,
    sql: SqlValues,
  ): string {
    const metadata = this.dataSource.getMetadata(target);
    const from = `"${metadata.tableName}" t ${conditionOf(metadata, where, undefined, sql)}`;
    return `(SELECT count(*)::int FROM (SELECT FROM ${from} LIMIT ${max}) matching)`;
  }

  /** `WHERE …` of a statement about the matching rows of the table `t`; the values are added to `sql`. */
  condition<E extends ObjectLiteral>(
    target: EntityTarget<E>,
    where: Conditions<E>,
    sql: SqlValues,
    search?: string,
  ): string {
    return conditionOf(this.dataSource.getMetadata(target), where, search, sql);
  }

  /**
   * All rows that match, in batches and in the order of their ids, the newest first. No more than a batch is
   * in memory, and no connection is held between two of them.
   */
  async *batches<E extends ObjectLiteral>(
    target: EntityTarget<E>,
    where: Conditions<E>,
    search?: string,
  ): AsyncGenerator<E[]> {
    const metadata = this.dataSource.getMetadata(target);
    let last: unknown;
    for (;;) {
      const sql = new SqlValues();
      const condition = conditionOf(metadata, where, search, sql);
      const rest =
        last === undefined ? '' : `${condition ? 'AND' : 'WHERE'} t.id < ${sql.add(last)}`;
      const rows = await this.database.query<E>(
        `SELECT ${selectList(metadata)} FROM "${metadata.tableName}" t ${condition} ${rest} ORDER BY t.id DESC LIMIT ${sql.add(BATCH)}`,
        sql.values,
      );
      if (rows.length > 0) yield rows;
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.['id'];
    }
  }

  /** One row by equality, or undefined. A missing value matches nothing, so it never widens the search. */
  async one<E extends ObjectLiteral>(
    target: EntityTarget<E>,
    where: Where<E>,
    selection?: Selection,
  ): Promise<E | undefined> {
    if (Object.values(where).some((value) => value === undefined || value === null))
      return undefined;
    const metadata = this.dataSource.getMetadata(target);
    const sql = new SqlValues();
    const condition = conditionOf(metadata, where, undefined, sql);
    const [row] = await this.database.query<E>(
      `SELECT ${selection?.columns ?? selectList(metadata)} FROM "${metadata.tableName}" t ${condition} LIMIT 1`,
      sql.values,
    );
    return row;
  }
}

/** Null counts as not given: GraphQL sends it for an empty argument. */
export function pageBounds({ page, ...args }: ListArgs) {
  const limit = args.limit ?? LIMITS.list.defaultLimit;
  const skipped = page ? (page - 1) * limit : (args.offset ?? 0);
  return { limit, offset: skipped, page: Math.floor(skipped / limit) + 1 };
}

function conditionOf<E extends ObjectLiteral>(
  metadata: EntityMetadata,
  where: Conditions<E>,
  search: string | undefined,
  sql: SqlValues,
): string {
  const wheres = Array.isArray(where) ? (where as readonly Where<E>[]) : [where as Where<E>];
  const equalities = wheres
    .flatMap((each) => Object.entries(each))
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([property, value]) => comparisons(getColumn(metadata, property), value, sql));
  const conditions = [...equalities, ...searchConditions(search, sql)];
  return conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '';
}

function comparisons(column: string, value: unknown, sql: SqlValues): string[] {
  if (value === IS_NULL) return [`${column} IS NULL`];
  if (value === NOT_NULL) return [`${column} IS NOT NULL`];
  if (value instanceof ColumnTest) return [value.toSql(column, (added) => sql.add(added))];
  if (value instanceof DayRange) return value.conditions(column, sql);
  if (Array.isArray(value)) return [`${column} = ANY(${sql.add(value)})`];
  return [`${column} = ${sql.add(value)}`];
}

function orderOf<E extends ObjectLiteral>(
  metadata: EntityMetadata,
  args: ListArgs,
  { sortable, sortColumns, defaultSort, namedSorts = {}, emptySmallest }: ListDefinition<E>,
): string {
  if (!args.sortBy) return orderText(metadata, defaultSort);
  const named = Object.hasOwn(namedSorts, args.sortBy) && namedSorts[args.sortBy];
  if (named) return orderText(metadata, named);
  const asked = args.sortBy.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const field = sortable.find((candidate) => candidate === asked);
  if (!field) {
    const allowed = [...Object.keys(namedSorts), ...sortable];
    throw invalidFields({ field: 'sortBy', rule: 'oneOf', allowed });
  }
  const column = sortColumns?.[field] ?? field;
  return orderText(metadata, [[column, args.sortOrder ?? 'desc']], emptySmallest);
}

/** The id breaks ties, so that no row is on two pages. */
function orderText(
  metadata: EntityMetadata,
  sorts: readonly (readonly [string | RowTest, SortOrder])[],
  emptySmallest: readonly string[] = [],
): string {
  const key = (field: string | RowTest) =>
    typeof field === 'string'
      ? getColumn(metadata, field)
      : field.toSql(...field.fields.map((name) => getColumn(metadata, name)));
  const direction = (field: string | RowTest, order: SortOrder) => {
    const words = order === 'asc' ? ['ASC', 'FIRST'] : ['DESC', 'LAST'];
    const isSmallest = typeof field === 'string' && emptySmallest.includes(field);
    return words.slice(0, isSmallest ? 2 : 1).join(' NULLS ');
  };
  const ties = sorts.some(([field]) => field === 'id')
    ? []
    : [['id', sorts[0]?.[1] ?? 'asc'] as const];
  return [...sorts, ...ties]
    .map(([field, order]) => `${key(field)} ${direction(field, order)}`)
    .join(', ');
}
