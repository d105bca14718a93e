import { useMemo } from 'react';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { LIMITS } from '@contract/limits';
import type { Locale } from '@contract/locales';
import { queryContext } from '../../lib/api/freshness-link';
import type { ListVariables } from './list/list-state';
import { type FetchOptions, type QueryResult, useCachedQuery } from './use-cached-query';

/** How long a cached response is used without a new request, in milliseconds. */
export const MAX_AGE = {
  /** The cached response is shown, and requested again each time. */
  none: 0,
  /** For data loaded by the click that opens them: lasts until they are on the screen. */
  opened: 1_000,
  users: 5 * 60_000,
  userStats: 2 * 60_000,
  admin: 5 * 60_000,
  services: 10 * 60_000,
  categories: 10 * 60_000,
} as const;

/** Reads the row with the highest value of a column. */
export type HighestRow = (client: ApolloClient, column: string) => Promise<Page<unknown>>;

/**
 * The values of a new row, with the place after all others if it was left empty: the API would place it first
 * (A78). Rows that are made at the same time may share a place.
 */
export async function withLastPlace<Values extends object>(
  client: ApolloClient,
  values: Values,
  { column, highest }: { column: string; highest: HighestRow },
): Promise<Values> {
  if (!(column in values) || Reflect.get(values, column) !== null) return values;
  const { items } = await highest(client, column);
  const last = items[0] as object | undefined;
  const place = last ? Number(Reflect.get(last, column)) + 1 : 0;
  return { ...values, [column]: Math.min(place, LIMITS.order.max) };
}

/** One page of rows, as all lists of the API return it. */
export interface Page<Row> {
  items: Row[];
  total: number;
}

/** A single call of the API. */
export type Operation<Input, Output> = (client: ApolloClient, input: Input) => Promise<Output>;

/** The languages in which what a row says of the law is confirmed, and the version that was read. */
export interface LawReview<Id> {
  id: Id;
  languages: Locale[];
  version: number;
}

/** A query that a component watches: `useData` is a hook. */
export interface WatchedQuery<Input, Output> {
  useData(input: Input): QueryResult<Output>;
  /** Asks already now for what `useData` will want in a moment. A failure is left to `useData`. */
  prefetch(client: ApolloClient, input: Input): void;
  /** Asks once, past the cache. */
  fetch(client: ApolloClient, input: Input): Promise<Output>;
}

/** The query of a list, with the variables of all lists and the resource's own filters. */
export type ListQuery<Row, OwnFilters> = WatchedQuery<
  ListVariables & { filter: OwnFilters },
  Page<Row>
>;

/** The same data is read into the same object, so that what shows it is not rendered again. */
function useMappedData<Data, Output>(
  { data, loading, error, refetch }: QueryResult<Data>,
  read: (data: Data) => Output,
): QueryResult<Output> {
  const output = useMemo(() => (data === undefined ? undefined : read(data)), [data, read]);
  return useMemo(
    () => ({ data: output, loading, error, refetch }),
    [output, loading, error, refetch],
  );
}

/**
 * Makes a watched query of a document. The last argument is the maximum age of a cached response, or
 * all fetch options.
 *
 * @example queryOf(AdminRolesDocument, (data) => data.roles, { inline: true, retries: 3 })
 */
export function queryOf<Data, Variables extends OperationVariables, Output>(
  document: TypedDocumentNode<Data, Variables>,
  read: (data: Data) => Output,
  options: number | FetchOptions = {},
): WatchedQuery<Variables, Output> {
  const fetching: FetchOptions = {
    maxAge: MAX_AGE.admin,
    ...(typeof options === 'number' ? { maxAge: options } : options),
  };
  return {
    useData: (variables) => useMappedData(useCachedQuery(document, variables, fetching), read),
    fetch: fetchOf(document, (variables: Variables) => variables, read),
    prefetch: (client, variables) => {
      const { maxAge, retries, inline } = fetching;
      client
        .query<Data, OperationVariables>({
          query: document,
          variables,
          fetchPolicy: 'network-only',
          context: queryContext({ maxAge, retries, inline }),
        })
        .catch(() => undefined);
    },
  };
}

/** Makes a single query past the cache, for forms that must load the current values. */
export function fetchOf<Data, Variables extends OperationVariables, Input, Output>(
  document: TypedDocumentNode<Data, Variables>,
  toVariables: (input: Input) => Variables,
  read: (data: Data) => Output,
): Operation<Input, Output> {
  return async (client, input) => {
    const { data } = await client.query<Data, OperationVariables>({
      query: document,
      variables: toVariables(input),
      fetchPolicy: 'network-only',
    });
    if (data === undefined) throw new Error('The answer is empty');
    return read(data);
  };
}

/** Makes an operation of a mutation: `mutationOf(DeleteUserDocument, (id: string) => ({ id }), (data) => data.deleteUser)`. */
export function mutationOf<Data, Variables extends OperationVariables, Input, Output>(
  document: TypedDocumentNode<Data, Variables>,
  toVariables: (input: Input) => Variables,
  read: (data: Data) => Output,
): Operation<Input, Output> {
  return async (client, input) => {
    const { data } = await client.mutate<Data, OperationVariables>({
      mutation: document,
      variables: toVariables(input),
    });
    if (data === undefined || data === null) throw new Error('The answer is empty');
    return read(data);
  };
}

/** Variables of an operation on one row, with a text id or a number. */
export const byId = (id: string) => ({ id });
export const byNumber = (id: number) => ({ id });
