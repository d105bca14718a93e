import type { Fetcher, FetcherParams } from '@graphiql/toolkit';
import {
  buildClientSchema,
  type ExecutionResult,
  introspectionFromSchema,
  type IntrospectionQuery,
  Kind,
  lexicographicSortSchema,
  type OperationDefinitionNode,
  parse,
} from 'graphql';

/** Stands for the chosen file in variables, which are JSON. */
export const FILE = '@file';

/** The operation that runs, of the several in the editor. */
function operationOf({ query, operationName }: FetcherParams): OperationDefinitionNode | undefined {
  return parse(query).definitions.find(
    (part): part is OperationDefinitionNode =>
      part.kind === Kind.OPERATION_DEFINITION &&
      (!operationName || part.name?.value === operationName),
  );
}

/** Only the variables that the operation declares: all examples share one editor. */
function ownVariables(params: FetcherParams): FetcherParams {
  const declared = operationOf(params)?.variableDefinitions?.map(
    ({ variable }) => variable.name.value,
  );
  const given = Object.entries((params.variables ?? {}) as Record<string, unknown>);
  const variables = Object.fromEntries(given.filter(([name]) => declared?.includes(name)));
  return { ...params, variables };
}

/** Where the file stands: `variables.application.cv`. */
function placesOf(value: unknown, path: string): string[] {
  if (value === FILE) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => placesOf(inner, `${path}.${name}`));
}

/** A multipart request with the file where the variables name it; undefined if they do not. */
export function formOf(params: FetcherParams, file: File): FormData | undefined {
  const places = placesOf(params.variables, 'variables');
  if (places.length === 0) return undefined;
  const withoutFile = (_: string, value: unknown) => (value === FILE ? null : value);
  const form = new FormData();
  form.set('operations', JSON.stringify(params, withoutFile));
  form.set('map', JSON.stringify({ file: places }));
  form.set('file', file);
  return form;
}

/** The schema with its types and fields in alphabetical order, as people look for them. */
export function sorted(result: ExecutionResult): ExecutionResult {
  if (!result.data) return result;
  const schema = buildClientSchema(result.data as unknown as IntrospectionQuery);
  return { ...result, data: { ...introspectionFromSchema(lexicographicSortSchema(schema)) } };
}

interface PlaygroundFetcherOptions {
  address: string;
  /** GraphiQL's own, which sends everything but files. */
  send: Fetcher;
  chosenFile: () => File | undefined;
}

/** Sends what is in the editor, with a file if the variables name it. */
export function createPlaygroundFetcher(options: PlaygroundFetcherOptions): Fetcher {
  const { address, send, chosenFile } = options;
  return async (given, fetcherOptions) => {
    if (given.operationName === 'IntrospectionQuery')
      return sorted((await send(given, fetcherOptions)) as ExecutionResult);
    const params = ownVariables(given);
    const file = chosenFile();
    const body = file && formOf(params, file);
    if (!body) return send(params, fetcherOptions);
    const headers = { ...fetcherOptions?.headers, 'apollo-require-preflight': 'true' };
    const answer = await fetch(address, { method: 'POST', headers, body });
    return (await answer.json()) as ExecutionResult;
  };
}
