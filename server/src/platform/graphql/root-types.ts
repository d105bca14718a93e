import type { GraphQLSchema } from 'graphql';
import { getLimits, limitsText } from '../access/declared-limits.js';
import { deprecationOfHandler, deprecationReason } from '../http/deprecation.js';
import { handlerOf, readOperations } from '../internals/type-metadata.js';

const DESCRIPTIONS = {
  query: 'Everything that can be read, over HTTP at /graphql.',
  mutation: 'Everything that can be changed, over HTTP at /graphql; one of a kind in a call.',
  subscription:
    'What is told when it happens, over a WebSocket at /graphql by the protocol graphql-transport-ws (that of the library graphql-ws). The token goes into the message that opens the connection: { "authorization": "Bearer …" }; one that is wrong or has ended closes the socket with 4401. Without a token the cookie of the site counts.',
};

/**
 * Describes the three types that operations begin at, for which Nest has no decorator, and says of each operation what
 * its own decorators say: limits, and until when it stays.
 */
export function describeRootTypes(schema: GraphQLSchema): GraphQLSchema {
  const types = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  for (const [kind, type] of Object.entries(types))
    if (type) type.description = DESCRIPTIONS[kind as keyof typeof DESCRIPTIONS];
  const fields = { ...types.query?.getFields(), ...types.mutation?.getFields() };
  for (const facts of readOperations()) {
    const field = fields[facts.schemaName];
    const handler = handlerOf(facts);
    const limits = limitsText(getLimits(handler));
    if (field && limits) field.description = [facts.description, limits].filter(Boolean).join(' ');
    const deprecation = deprecationOfHandler(handler);
    if (field && deprecation) field.deprecationReason = deprecationReason(deprecation);
  }
  return schema;
}
