import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ListVariables } from './list-state';
import { MAX_AGE } from './max-age';
import { useCachedQuery, type FetchOptions, type QueryResult } from './use-cached-query';

/** One page of rows, as every list of the API answers. */
export interface Page<Row> {
  items: Row[];
  total: number;
}

/** A change that can be run: what goes in, what comes back. */
export type Operation<Input, Output> = (client: ApolloClient, input: Input) => Promise<Output>;

/** A read that can be watched: `useData` is a hook. */
export interface WatchedQuery<Input, Output> {
  useData(input: Input): QueryResult<Output>;
}

/** A list, over the paging variables and a resource's own filters. */
export type ListQuery<Row, FilterVariables> = WatchedQuery<
  ListVariables & FilterVariables,
  Page<Row>
>;

function mapData<Data, Output>(
  result: QueryResult<Data>,
  read: (data: Data) => Output,
): QueryResult<Output> {
  const { data, ...rest } = result;
  return { ...rest, data: data === undefined ? undefined : read(data) };
}

/**
 * Reads a document: variables are checked against it, and so is what is read from the answer. The last
 * argument is how long the answer stays fresh, or that together with how it is fetched.
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
    useData: (variables) => mapData(useCachedQuery(document, variables, fetching), read),
  };
}

/** Asks once, past the cache: for a form that must start from what is stored now. */
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

/** Runs a mutation: `mutationOf(RemoveUserDocument, (id: string) => ({ id }), (data) => data.removeUser)`. */
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
