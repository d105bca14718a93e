import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, isObjectType, isScalarType } from 'graphql';

interface Described {
  name: string;
  description?: string | null;
}

const schema = buildSchema(readFileSync(resolve(__dirname, '../schema.graphql'), 'utf8'));
const own = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));

/** What developers read of a type: itself, its fields, their arguments. */
function partsOf(type: (typeof own)[number]): Described[] {
  if (isScalarType(type)) return [];
  if (isEnumType(type)) return [type];
  if (!isObjectType(type) && !isInputObjectType(type)) return [type];
  const isRoot = ['Query', 'Mutation', 'Subscription'].includes(type.name);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const named = { name: `${type.name}.${field.name}`, description: field.description };
    const given: readonly Described[] = 'args' in field ? field.args : [];
    const args = given.map(({ name, description }) => ({
      name: `${named.name}(${name})`,
      description,
    }));
    return [named, ...args];
  });
  return [...(isRoot ? [] : [type]), ...fields];
}

it('every type, field, argument and input of the schema says what it is', () => {
  const parts = own.flatMap(partsOf);
  expect(parts.length).toBeGreaterThan(500);
  expect(parts.filter(({ description }) => !description?.trim()).map(({ name }) => name)).toEqual(
    [],
  );
});
