import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Locale } from '../../contract/locales.js';
import { type FieldError, logFailure, toErrorResponse } from '../errors/error-response.js';
import { graphqlInputError } from '../errors/graphql-input-error.js';
import { LocalizedGraphqlError } from '../errors/localized-graphql-error.js';
import { currentLocale } from '../request-context/caller-locale.js';
import { enumValues } from './graphql-enums.js';

/** Errors in the query itself: they are meant for developers and stay in English. */
const OF_THE_QUERY = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'BAD_REQUEST',
]);

/** All errors of a result as GraphQL sends them. */
export const formatErrors = (
  errors: readonly GraphQLError[],
  locale: Locale,
): readonly GraphQLFormattedError[] =>
  joinInputErrors(errors.map((error) => formatError(error, locale)));

/**
 * Makes one error of those that the library throws for each wrong variable, since a refusal of ours names all fields
 * at once. Those of variables have no path, because nothing was run.
 */
export function joinInputErrors(
  errors: readonly GraphQLFormattedError[],
): readonly GraphQLFormattedError[] {
  const ofVariables = errors.filter(isOfFields);
  const [first] = ofVariables;
  if (!first || errors.length === 1) return errors;
  const fields = ofVariables.flatMap(({ extensions }) => extensions.errors);
  // missing fields share one message, as in `toErrorResponse`
  const missing = ofVariables.find(({ extensions }) =>
    extensions.errors.some(({ rule }) => rule === 'required'),
  );
  const { message } = missing ?? first;
  return [{ ...first, message, extensions: { ...first.extensions, errors: fields } }];
}

type ErrorOfFields = GraphQLFormattedError & { extensions: { errors: FieldError[] } };

const isOfFields = (error: GraphQLFormattedError): error is ErrorOfFields =>
  error.path === undefined && Array.isArray(error.extensions?.['errors']);

/**
 * An error as GraphQL sends it, whichever way the operation came: ours in the caller's language, those of
 * the query itself without inner details, those of variables with the field named, all others masked (S20).
 */
export function formatError(error: GraphQLError, locale: Locale): GraphQLFormattedError {
  const { extensions: { http: _, ...extensions } = {}, ...formatted } = error.toJSON();
  const original = unwrapResolverError(error);
  if (original instanceof LocalizedGraphqlError) return { ...formatted, extensions };
  const { code } = { code: 'BAD_USER_INPUT', ...extensions };
  if (OF_THE_QUERY.has(code)) return { ...formatted, extensions: { code } };
  const isOfVariables = original === error && code === 'BAD_USER_INPUT';
  if (isOfVariables) return described(graphqlInputError(error, enumValues), formatted, locale);
  return masked(original, formatted, locale);
}

/** The same as Apollo Server takes it, which gives neither the caller nor, for its own errors, our type. */
export function formatApolloError(
  { message, path, locations }: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const locale = currentLocale();
  if (error instanceof GraphQLError) return formatError(error, locale);
  return masked(error, { message, path, locations }, locale);
}

function masked(
  error: unknown,
  formatted: GraphQLFormattedError,
  locale: Locale,
): GraphQLFormattedError {
  logFailure(error);
  return described(error, formatted, locale);
}

function described(
  error: unknown,
  { path, locations }: GraphQLFormattedError,
  locale: Locale,
): GraphQLFormattedError {
  const { message, code, errors, retryAfter, details } = toErrorResponse(error, locale);
  return {
    message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: {
      code,
      ...(errors && { errors }),
      ...(retryAfter !== undefined && { retryAfter }),
      ...details,
    },
  };
}
