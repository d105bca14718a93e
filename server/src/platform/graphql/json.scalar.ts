import { GraphQLScalarType } from 'graphql';

/** A value of any type, for what differs from field to field. Only answers use it. */
export const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'JSON',
  description: 'Any JSON value: a text, a number, a boolean, a list or an object.',
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc8259',
});
