import { pathToFileURL } from 'node:url';
import type { GraphQLFormattedError } from 'graphql';
import type { RenderInput, RenderResult } from '../../contract/page-rendering.js';

/** An answer as it would come over the wire. */
export interface WireResult {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

/** What the client's server bundle offers (client/src/entry-server.tsx). */
export interface ClientBundle {
  /** The one address of a page; undefined when that is the path itself. */
  canonicalPath(path: string): string | undefined;
  render(input: RenderInput<WireResult>): Promise<RenderResult>;
}

/** Loads the bundle; a path with spaces or signs in it is an address like any other. */
export async function loadBundle(file: string): Promise<ClientBundle> {
  return (await import(pathToFileURL(file).pathname)) as ClientBundle;
}
