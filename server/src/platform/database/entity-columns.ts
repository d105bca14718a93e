import type { EntityMetadata } from 'typeorm';

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
export function getColumn(metadata: EntityMetadata, property: string): string {
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
