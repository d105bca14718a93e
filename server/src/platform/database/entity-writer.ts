import { Injectable } from '@nestjs/common';
import { DataSource, type EntityMetadata, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { v7 as uuidv7 } from 'uuid';
import { selectList } from './entity-columns.js';
import type { Transaction } from './transaction.js';

type Values = Record<string, unknown>;

/**
 * Writes a row in one `… RETURNING` statement. TypeORM's `save()` reads before it writes and hydrates
 * the row twice.
 */
@Injectable()
export class EntityWriter {
  constructor(private readonly dataSource: DataSource) {}

  tableOf(target: EntityTarget<ObjectLiteral>): string {
    return this.dataSource.getMetadata(target).tableName;
  }

  async insert<E extends ObjectLiteral>(
    transaction: Transaction,
    target: EntityTarget<E>,
    values: Partial<E>,
  ): Promise<E> {
    const metadata = this.dataSource.getMetadata(target);
    const { text, parameters } = insertion(metadata, values);
    const returning = `${text} RETURNING ${selectList(metadata)}`;
    const [row] = await transaction.execute<E>(returning, parameters);
    if (!row) throw new Error(`Nothing was inserted into ${metadata.tableName}`);
    return row;
  }

  /** Inserts a row without reading it back, which is half the work of `insert`. */
  async insertWithoutReturning<E extends ObjectLiteral>(
    transaction: Transaction,
    target: EntityTarget<E>,
    values: Partial<E>,
  ): Promise<void> {
    const { text, parameters } = insertion(this.dataSource.getMetadata(target), values);
    await transaction.execute(text, parameters);
  }

  /** Updates the row that matches `where` and increments its version; undefined if no row matches. */
  async update<E extends ObjectLiteral>(
    transaction: Transaction,
    target: EntityTarget<E>,
    where: Partial<E>,
    values: Partial<E>,
  ): Promise<E | undefined> {
    const [row] = await this.updateAll(transaction, target, where, values);
    return row;
  }

  /** The same for every row that matches. */
  async updateAll<E extends ObjectLiteral>(
    transaction: Transaction,
    target: EntityTarget<E>,
    where: Partial<E>,
    values: Partial<E>,
  ): Promise<E[]> {
    const metadata = this.dataSource.getMetadata(target);
    const set = writable(metadata, values);
    const condition = defined(where);
    const places = parameters(metadata, set);
    const sets = Object.keys(set).map(
      (name, index) => `"${databaseName(metadata, name)}" = $${index + 1}`,
    );
    const conditions = Object.keys(condition).map(
      (name, index) => `t."${databaseName(metadata, name)}" = $${places.length + index + 1}`,
    );
    return transaction.execute<E>(
      `UPDATE "${metadata.tableName}" AS t SET ${[...sets, ...automatic(metadata)].join(', ')} ` +
        `WHERE ${conditions.join(' AND ')} RETURNING ${selectList(metadata)}`,
      [...places, ...parameters(metadata, condition)],
    );
  }

  /** Reads the row and locks it until the transaction ends. */
  async lock<E extends ObjectLiteral>(
    transaction: Transaction,
    target: EntityTarget<E>,
    id: string | number,
  ): Promise<E | undefined> {
    const metadata = this.dataSource.getMetadata(target);
    const [row] = await transaction.execute<E>(
      `SELECT ${selectList(metadata)} FROM "${metadata.tableName}" t WHERE t.id = $1 FOR UPDATE`,
      [id],
    );
    return row;
  }

  /** The same for several rows, always in the order of their ids, so that two callers cannot wait for each other. */
  async lockAll<E extends ObjectLiteral>(
    transaction: Transaction,
    target: EntityTarget<E>,
    ids: readonly string[],
  ): Promise<E[]> {
    const metadata = this.dataSource.getMetadata(target);
    return transaction.execute<E>(
      `SELECT ${selectList(metadata)} FROM "${metadata.tableName}" t WHERE t.id = ANY($1::uuid[]) ORDER BY t.id FOR UPDATE`,
      [ids],
    );
  }
}

const defined = (values: object): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Leaves out null for a column that is not nullable: it keeps its value, or gets its default. */
const writable = (metadata: EntityMetadata, values: object): Values =>
  Object.fromEntries(
    Object.entries(defined(values)).filter(
      ([name, value]) => value !== null || columnOf(metadata, name)?.isNullable !== false,
    ),
  );

function insertion(metadata: EntityMetadata, values: object) {
  const given = withId(metadata, writable(metadata, values));
  const names = Object.keys(given);
  const { insertions } = knownOf(metadata);
  const key = names.join();
  const text = insertions.get(key) ?? insertionText(metadata, names);
  insertions.set(key, text);
  return { text, parameters: parameters(metadata, given) };
}

function insertionText(metadata: EntityMetadata, names: readonly string[]): string {
  const columns = names.map((name) => `"${databaseName(metadata, name)}"`).join(', ');
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  return `INSERT INTO "${metadata.tableName}" AS t (${columns}) VALUES (${places})`;
}

/** Columns and statements that frequent writes would otherwise build each time. */
interface StatementCache {
  columns: Map<string, ColumnMetadata | undefined>;
  /** By the names of the properties that are given. */
  insertions: Map<string, string>;
}

const known = new WeakMap<EntityMetadata, StatementCache>();

function knownOf(metadata: EntityMetadata): StatementCache {
  const found = known.get(metadata);
  if (found) return found;
  const made = { columns: new Map(), insertions: new Map() };
  known.set(metadata, made);
  return made;
}

function columnOf(metadata: EntityMetadata, property: string): ColumnMetadata | undefined {
  const { columns } = knownOf(metadata);
  if (!columns.has(property)) columns.set(property, metadata.findColumnWithPropertyName(property));
  return columns.get(property);
}

function withId(metadata: EntityMetadata, values: Values): Values {
  const id = metadata.primaryColumns[0];
  return id?.type === 'uuid' && values['id'] === undefined ? { id: uuidv7(), ...values } : values;
}

function databaseName(metadata: EntityMetadata, property: string): string {
  const column = columnOf(metadata, property);
  if (!column) throw new Error(`${metadata.name} has no property ${property}`);
  return column.databaseName;
}

function parameters(metadata: EntityMetadata, values: Values): unknown[] {
  return Object.entries(values).map(([name, value]) =>
    columnOf(metadata, name)?.type === 'jsonb' ? JSON.stringify(value) : value,
  );
}

function automatic(metadata: EntityMetadata): string[] {
  const updated = metadata.updateDateColumn
    ? [`"${metadata.updateDateColumn.databaseName}" = now()`]
    : [];
  const version = metadata.findColumnWithPropertyName('version')
    ? ['"version" = t."version" + 1']
    : [];
  return [...updated, ...version];
}
