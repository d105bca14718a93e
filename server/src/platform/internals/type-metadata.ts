import { TypeMetadataStorage } from '@nestjs/graphql';
import type { GraphQLScalarType } from 'graphql';

/** A field of a class of the GraphQL API. */
export interface TypeField {
  /** Its name in the class, and over REST. */
  name: string;
  schemaName: string;
  description?: string;
  deprecationReason?: string;
  typeFn: () => TypeReference;
  options: {
    nullable?: boolean | 'items' | 'itemsAndList';
    isArray?: boolean;
    defaultValue?: unknown;
  };
}

/** A class, a scalar, or the object of an enum. */
export type TypeReference = GraphQLScalarType | object;

/** A query or mutation. */
export interface OperationFacts {
  schemaName: string;
  target: { prototype: object };
  methodName: string;
  description?: string;
  deprecationReason?: string;
  typeFn: () => TypeReference;
  returnTypeOptions: { isArray?: boolean; nullable?: boolean | 'items' | 'itemsAndList' };
}

/** What the storage keeps for itself (@nestjs/graphql 14.0). */
interface StorageParts {
  fieldResolvers: { kind: string; typeFn?: unknown }[];
  metadataByTargetCollection: { get(target: object): { fields: { getAll(): TypeField[] } } };
}

const parts = TypeMetadataStorage as unknown as StorageParts;

/** The fields that a class itself has, without those that a resolver adds to its type. The schema has to be made before. */
function fieldsOf(target: object): TypeField[] {
  const resolved = new Set(parts.fieldResolvers.map(({ typeFn }) => typeFn));
  return parts.metadataByTargetCollection
    .get(target)
    .fields.getAll()
    .filter(({ typeFn }) => !resolved.has(typeFn));
}

/** The fields of a class and of those that it extends, by name. */
export function readTypeFields(target: object): Map<string, TypeField> {
  const parent = Object.getPrototypeOf(target) as object;
  const inherited = parent === Function.prototype ? [] : [...readTypeFields(parent)];
  return new Map([
    ...inherited,
    ...fieldsOf(target).map((field): [string, TypeField] => [field.name, field]),
  ]);
}

/** The name and description of a class in the schema. */
export function readTypeName(target: object): { name: string; description?: string } {
  const declared = [
    ...TypeMetadataStorage.getObjectTypesMetadata(),
    ...TypeMetadataStorage.getInputTypesMetadata(),
  ].find((entry) => entry.target === target && !entry.isAbstract);
  return declared ?? { name: (target as { name: string }).name };
}

/** The class of an input of the schema. */
export const findInput = (name: string): object | undefined =>
  TypeMetadataStorage.getInputTypesMetadata().find(
    (entry) => entry.name === name && !entry.isAbstract,
  )?.target;

/** The enum of the schema with this name. */
export const findEnumNamed = (name: string) =>
  TypeMetadataStorage.getEnumsMetadata().find((entry) => entry.name === name);

/** The enum whose object this is. */
export const findEnum = (reference: object) =>
  TypeMetadataStorage.getEnumsMetadata().find(({ ref }) => ref === reference);

/** The method of a resolver that answers an operation. */
export const handlerOf = ({ target, methodName }: OperationFacts): object =>
  (target.prototype as Record<string, object>)[methodName] ?? target;

/** The method that answers the query or mutation of this name. */
export function findHandler(name: string): object | undefined {
  const facts = readOperations().find(({ schemaName }) => schemaName === name);
  return facts && handlerOf(facts);
}

/** The queries and mutations of the schema. */
export const readOperations = (): OperationFacts[] =>
  [
    ...TypeMetadataStorage.getQueriesMetadata(),
    ...TypeMetadataStorage.getMutationsMetadata(),
  ] as unknown as OperationFacts[];
