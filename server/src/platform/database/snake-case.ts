import { DefaultNamingStrategy, type NamingStrategyInterface, type Table } from 'typeorm';

/** `titleAr` -> `title_ar`: how properties are named in the database. */
export const snakeCase = (name: string) =>
  name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

const tableName = (table: Table | string) =>
  (typeof table === 'string' ? table : table.name).split('.').pop() ?? '';

/** `titleAr` -> `title_ar`; keys and indexes named after table and columns, so that errors can be read. */
export class SnakeNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, custom: string | undefined, prefixes: string[]): string {
    return snakeCase([...prefixes, custom ?? property].join('_'));
  }

  override joinColumnName(relation: string, column: string): string {
    return snakeCase(`${relation}_${column}`);
  }

  override primaryKeyName(table: Table | string): string {
    return `pk_${tableName(table)}`;
  }

  override uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `uq_${tableName(table)}_${columns.join('_')}`;
  }

  override indexName(table: Table | string, columns: string[]): string {
    return `ix_${tableName(table)}_${columns.join('_')}`;
  }

  override foreignKeyName(table: Table | string, columns: string[]): string {
    return `fk_${tableName(table)}_${columns.join('_')}`;
  }
}
