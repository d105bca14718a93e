import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ListVariables } from './list-state';
import { MAX_AGE, rootFields } from './freshness';
import { useFreshQuery, type FetchOptions, type FreshResult } from './use-fresh-query';

/** One page of rows, as every list of the API answers. */
export interface Page<Row> {
  items: Row[];
  total: number;
}

/** A change that can be run: what goes in, what comes back. */
export type Change<Input, Output> = (client: ApolloClient, input: Input) => Promise<Output>;

/** A read that can be watched: `useData` is a hook. */
export interface Source<Input, Output> {
  useData(input: Input): FreshResult<Output>;
  /** Root fields of the API that it reads: what a change has to refresh. */
  fields: readonly string[];
}

/** A list, over the paging variables and a resource's own filters. */
export type ListSource<Row, FilterVariables> = Source<ListVariables & FilterVariables, Page<Row>>;

function view<Data, Output>(
  result: FreshResult<Data>,
  read: (data: Data) => Output,
): FreshResult<Output> {
  const { data, ...rest } = result;
  return { ...rest, data: data === undefined ? undefined : read(data) };
}

/** How long an answer may be shown, and how it is asked for. */
interface SourceOptions extends FetchOptions {
  maxAge?: number;
}

/**
 * Reads a document: variables are checked against it, and so is what is read from the answer. The last
 * argument is how long the answer stays fresh, or that together with how it is fetched.
 *
 * @example sourceOf(AdminRolesDocument, (data) => data.roles, { inline: true, retries: 3 })
 */
export function sourceOf<Data, Variables extends OperationVariables, Output>(
  document: TypedDocumentNode<Data, Variables>,
  read: (data: Data) => Output,
  options: number | SourceOptions = {},
): Source<Variables, Output> {
  const { maxAge = MAX_AGE.admin, ...fetching } =
    typeof options === 'number' ? { maxAge: options } : options;
  return {
    fields: rootFields(document),
    useData: (variables) => view(useFreshQuery(document, variables, maxAge, fetching), read),
  };
}

/** Asks once, past the cache: for a form that must start from what is stored now. */
export function lookupOf<Data, Variables extends OperationVariables, Input, Output>(
  document: TypedDocumentNode<Data, Variables>,
  toVariables: (input: Input) => Variables,
  read: (data: Data) => Output,
): Change<Input, Output> {
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

/** Runs a mutation: `changeOf(RemoveUserDocument, (id: string) => ({ id }), (data) => data.removeUser)`. */
export function changeOf<Data, Variables extends OperationVariables, Input, Output>(
  document: TypedDocumentNode<Data, Variables>,
  toVariables: (input: Input) => Variables,
  read: (data: Data) => Output,
): Change<Input, Output> {
  return async (client, input) => {
    const { data } = await client.mutate<Data, OperationVariables>({
      mutation: document,
      variables: toVariables(input),
    });
    if (data === undefined || data === null) throw new Error('The answer is empty');
    return read(data);
  };
}
