import type { Locale } from './locales.js';

/** One operation of a page, which the server runs in its own process. */
export interface PageOperation {
  /** Hash under which the operation stands in persisted-documents.json. */
  hash: string;
  variables: Record<string, unknown>;
}

/** What the server gives to the client's code that renders a page. */
export interface RenderInput<Result> {
  /** Path and query as they were sent, language prefix included. */
  url: string;
  locale: Locale;
  translations: Record<Locale, object>;
  /** Runs an operation as the visitor. */
  execute: (operation: PageOperation) => Promise<Result>;
  signedIn: boolean;
  /** Public base address, without a slash at the end. */
  origin: string;
}

/** A rendered page. */
export interface RenderResult {
  status: number;
  /** Where to go instead; nothing was rendered. */
  redirect?: string;
  /** Title, meta and links for the head. */
  head: string;
  /** Content of #root. */
  html: string;
  /** JSON text for the `state` element, safe inside HTML. */
  state: string;
}
