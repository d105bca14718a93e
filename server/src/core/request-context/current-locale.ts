import { AsyncLocalStorage } from 'node:async_hooks';
import type { NextFunction, Request, Response } from 'express';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import { callerLocale } from './caller-locale.js';

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
