import { pathToFileURL } from 'node:url';
import type { GraphQLFormattedError } from 'graphql';
import type { RenderInput, RenderResult } from '../../contract/page-rendering.js';

/** The result of a GraphQL operation, as it is sent to browsers. */
export interface OperationResult {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** The exports of the client's server bundle (client/src/entry-server.tsx). */
export interface ClientBundle {
  /** The canonical path of a page; undefined if `path` is canonical. */
  canonicalPath(path: string): string | undefined;
  render(input: RenderInput<OperationResult>): Promise<RenderResult>;
}

/** Loads the bundle. The URL form allows paths with spaces and special characters. */
export async function loadBundle(file: string): Promise<ClientBundle> {
  return (await import(pathToFileURL(file).pathname)) as ClientBundle;
}
