import { pathToFileURL } from 'node:url';
import type { GraphQLFormattedError } from 'graphql';
import type { Locale, Trilingual } from '../../contract/locales.js';

/** One operation of the client, to be run in this process. */
export interface PageOperation {
  hash: string;
  variables: Record<string, unknown>;
}

/** An answer as it would come over the wire. */
export interface WireResult {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
}

export interface RenderInput {
  /** Path and query, language prefix included. */
  url: string;
  locale: Locale;
  translations: Trilingual<object>;
  execute: (operation: PageOperation) => Promise<WireResult>;
  signedIn: boolean;
  origin: string;
}

export interface RenderResult {
  status: number;
  redirect?: string;
  head: string;
  html: string;
  state: string;
}

/** What the client's server bundle offers (client/src/entry-server.tsx). */
export interface ClientBundle {
  /** The one address of a page; undefined when that is the path itself. */
  canonicalPath(path: string): string | undefined;
  render(input: RenderInput): Promise<RenderResult>;
}

/** Loads the bundle; a path with spaces or signs in it is an address like any other. */
export async function loadBundle(file: string): Promise<ClientBundle> {
  return (await import(pathToFileURL(file).pathname)) as ClientBundle;
}
