import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
  isRequiredArgument,
  Lexer,
  Source,
  TokenKind,
} from 'graphql';

/** What the server takes of one document (`server/src/platform/graphql/query-limits.ts`). */
const MAX_TOKENS = 480;

const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const around = (parts: string[]) => (parts.length > 0 ? `(${parts.join(', ')})` : '');

/** A document for each operation of the schema, by its name: its arguments, and the values of what it answers. */
export function documentsOfSchema(schema: GraphQLSchema): string {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  return Object.entries(roots)
    .flatMap(([kind, root]) =>
      Object.values(root?.getFields() ?? {}).map((field) => documentOf(kind, field)),
    )
    .join('\n');
}

function documentOf(kind: string, field: GraphQLField<unknown, unknown>): string {
  const { name, args } = field;
  // one with a default of its own may be left out
  const variables = args.map((argument) => {
    const type = isRequiredArgument(argument) ? argument.type : getNullableType(argument.type);
    return `$${argument.name}: ${String(type)}`;
  });
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`);
  const named = getNamedType(field.type);
  const documents = depthsOf(named).map((depth) => {
    const selection = isObjectType(named) ? selectionOf(named, depth) : '';
    return `${kind} ${upperFirst(name)}${around(variables)} { ${name}${around(passed)} ${selection} }`;
  });
  const short = documents.find((text) => countTokens(text) <= MAX_TOKENS);
  if (!short) throw new Error(`The ${kind} ${name} is too long for one document`);
  return short;
}

/** How deep a document may go, from the most: a page, or what holds a new row beside its secret, is a step of its own. */
function depthsOf(named: GraphQLNamedType): number[] {
  if (!isObjectType(named)) return [0];
  return 'id' in named.getFields() ? [1, 0] : [2, 1, 0];
}

/** The plain values of a type, and those of what it holds as far as the depth goes. */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  const parts = Object.values(type.getFields())
    .filter(({ args }) => !args.some(isRequiredArgument))
    .flatMap((field) => {
      const named = getNamedType(field.type);
      if (!isObjectType(named)) return [field.name];
      const inner = depth > 0 ? selectionOf(named, depth - 1) : '';
      return inner ? [`${field.name} ${inner}`] : [];
    });
  return parts.length > 0 ? `{ ${parts.join(' ')} }` : '';
}

function countTokens(text: string): number {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
}
