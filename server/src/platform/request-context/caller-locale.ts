import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locales.js';
import type { ViewerRequest } from './viewer.js';

type LocaleSource = Pick<IncomingMessage, 'headers'> & ViewerRequest & { url?: string };

const SPOKEN = [...LOCALES];
const known = (value: string | undefined): Locale | undefined =>
  LOCALES.find((locale) => locale === value);

/**
 * The caller's language: `?language=`, else the signed-in person's, else Accept-Language, else Arabic. A program says by
 * Accept-Language what it wants, before the language of the account counts (A88).
 */
export function callerLocale(request: LocaleSource): Locale {
  const asked = known(/[?&]language=([a-z]{2})(?:&|$)/.exec(request.url ?? '')?.[1]);
  if (asked) return asked;
  const own = request.viewer?.language;
  if (request.viewer?.grants) return accepted(request) ?? own ?? DEFAULT_LOCALE;
  return own ?? accepted(request) ?? DEFAULT_LOCALE;
}

/** The first of the browser's languages that the product speaks. */
const accepted = ({ headers }: LocaleSource): Locale | undefined =>
  known(new Negotiator({ headers }).language(SPOKEN));

const storage = new AsyncLocalStorage<Request>();

/** Middleware that stores the request, for code that the GraphQL server does not pass it to. */
export function rememberRequest(request: Request, _: Response, next: NextFunction): void {
  storage.run(request, next);
}

/** The language of the caller whose request is being answered. */
export function currentLocale(): Locale {
  const request = storage.getStore();
  return request ? callerLocale(request) : DEFAULT_LOCALE;
}
