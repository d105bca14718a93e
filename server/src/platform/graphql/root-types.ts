import type { GraphQLSchema } from 'graphql';

const DESCRIPTIONS = {
  query: 'Everything that can be read, over HTTP at /graphql.',
  mutation: 'Everything that can be changed, over HTTP at /graphql; one of a kind in a call.',
  subscription:
    'What is told when it happens, over a WebSocket at /graphql by the protocol graphql-transport-ws (that of the library graphql-ws). The token goes into the message that opens the connection: { "authorization": "Bearer …" }; one that is wrong or has ended closes the socket with 4401. Without a token the cookie of the site counts.',
};

/** Describes the three types that operations begin at, for which Nest has no decorator. */
export function describeRootTypes(schema: GraphQLSchema): GraphQLSchema {
  const types = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  for (const [kind, type] of Object.entries(types))
    if (type) type.description = DESCRIPTIONS[kind as keyof typeof DESCRIPTIONS];
  return schema;
}
