import type { Locale } from './locales.js';
import type { SiteState } from './site-state.js';

/** A GraphQL operation that a page needs. The server runs it in its own process. */
export interface PageOperation {
  /** Hash of the operation in persisted-documents.json. */
  hash: string;
  variables: Record<string, unknown>;
}

/** Input of the client's function that renders a page on the server. */
export interface RenderInput<Result> {
  /** Path and query as they were sent, language prefix included. */
  url: string;
  locale: Locale;
  translations: Record<Locale, object>;
  /** Runs an operation with the visitor's permissions. */
  execute: (operation: PageOperation) => Promise<Result>;
  signedIn: boolean;
  site: SiteState;
}

/** A rendered page. */
export interface RenderResult {
  status: number;
  /** Address to redirect to; the page is not rendered then. */
  redirect?: string;
  /** Title, meta and links for the head. */
  head: string;
  /** Content of #root. */
  html: string;
  /** JSON text for the `state` element, safe inside HTML. */
  state: string;
  /** Tags of files that can wait until all that is seen has come. */
  end: string;
}
