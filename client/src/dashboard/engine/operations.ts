import { useMemo } from 'react';
import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { queryContext } from '../../lib/freshness-link';
import type { ListVariables } from './list-state';
import { MAX_AGE } from './max-age';
import { useCachedQuery, type FetchOptions, type QueryResult } from './use-cached-query';

/** One page of rows, as all lists of the API return it. */
export interface Page<Row> {
  items: Row[];
  total: number;
}

/** A single call of the API. */
export type Operation<Input, Output> = (client: ApolloClient, input: Input) => Promise<Output>;

/** A query that a component watches: `useData` is a hook. */
export interface WatchedQuery<Input, Output> {
  useData(input: Input): QueryResult<Output>;
  /** Asks already now for what `useData` will want in a moment. A failure is left to `useData`. */
  prefetch(client: ApolloClient, input: Input): void;
  /** Asks once, past the cache. */
  fetch(client: ApolloClient, input: Input): Promise<Output>;
}

/** The query of a list, with the variables of all lists and the resource's own filters. */
export type ListQuery<Row, FilterVariables> = WatchedQuery<
  ListVariables & FilterVariables,
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

/** Makes an operation of a mutation: `mutationOf(RemoveUserDocument, (id: string) => ({ id }), (data) => data.removeUser)`. */
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
