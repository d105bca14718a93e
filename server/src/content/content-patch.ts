import type { EntityMetadata } from 'typeorm';

type Values = Record<string, unknown>;

/**
 * The changes of an input. Undefined leaves a field as it is; null empties a field that can be empty
 * (`blanks`) and leaves the others.
 */
export function contentPatch(input: Values, blanks: Values): Values {
  return Object.fromEntries(
    Object.entries(input)
      .map(([name, value]) => [name, value ?? (value === null ? blanks[name] : undefined)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

/** The empty value of each column: null if it is nullable, else the default of a text or list. */
export function blankColumns({ columns }: EntityMetadata): Values {
  return Object.fromEntries(
    columns.flatMap(({ propertyName, isNullable, type, default: initial }) => {
      if (isNullable) return [[propertyName, null]];
      return type === 'text' && initial !== undefined ? [[propertyName, initial]] : [];
    }),
  );
}
