import { getNullableType, type GraphQLSchema, isEnumType, isInputObjectType } from 'graphql';
import type { JsonSchema } from '../../platform/http/described.js';

/** The parameter `sortBy` of a list, with all that the operation of GraphQL sorts by. */
export function sortColumns(api: GraphQLSchema, operation: string): JsonSchema | undefined {
  const { args = [] } = api.getQueryType()?.getFields()[operation] ?? {};
  const sort = args.find(({ name }) => name === 'sort');
  const type = sort && getNullableType(sort.type);
  const field = isInputObjectType(type)
    ? getNullableType(type.getFields()['field']?.type)
    : undefined;
  if (!isEnumType(field)) return undefined;
  const columns = field.getValues();
  const meanings = columns.map(
    ({ value, description }) => `- \`${String(value)}\`: ${description}`,
  );
  return {
    type: 'string',
    enum: columns.map(({ value }) => String(value)),
    description: `What the rows are sorted by:\n${meanings.join('\n')}`,
  };
}
