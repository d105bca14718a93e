import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';

interface Given {
  name: string;
  type: GraphQLInputType;
  defaultValue?: unknown;
}

const SCALARS: Record<string, unknown> = { Int: -1, Float: -1, Boolean: true };

/** A value of the right type that validation refuses, so that a test sees which check comes first. */
function dummyOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return dummyOf(type.ofType);
  if (isListType(type)) return [];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (isInputObjectType(named)) return dummies(Object.values(named.getFields()));
  return SCALARS[named.name] ?? '';
}

/** Such values for all required arguments or fields. */
export function dummies(inputs: readonly Given[]): Record<string, unknown> {
  const required = inputs.filter(
    ({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined,
  );
  return Object.fromEntries(required.map(({ name, type }) => [name, dummyOf(type)]));
}

/** The places in these arguments that take an uploaded file. */
export function placesOfFiles(inputs: readonly Given[], within = ''): string[] {
  return inputs.flatMap(({ name, type }) => {
    if (!isNonNullType(type)) return [];
    const named = getNamedType(type);
    if (named.name === 'Upload') return [within + name];
    if (!isInputObjectType(named)) return [];
    return placesOfFiles(Object.values(named.getFields()), `${within}${name}.`);
  });
}
