import type { Trilingual } from './locales.js';

export interface ErrorDefinition {
  /** HTTP status over REST, and over GraphQL when the whole request is refused. */
  http: number;
  message: Trilingual<string>;
}

export const define = (http: number, ar: string, fr: string, en: string): ErrorDefinition => ({
  http,
  message: { ar, fr, en },
});
