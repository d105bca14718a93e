import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

export const REQUEST_ID_HEADER = 'X-Request-Id';
/** Long enough to be unique in a log, and short enough to be read out on the phone. */
const LETTERS = 12;

const storage = new AsyncLocalStorage<{ id: string; response: Response }>();

/** Middleware that gives each request an id: it stands in the answer, in the log, and where an unexpected error is told. */
export function nameRequest(_: Request, response: Response, next: NextFunction): void {
  const id = randomUUID().slice(-LETTERS);
  response.setHeader(REQUEST_ID_HEADER, id);
  storage.run({ id, response }, next);
}

/** The id of the request that is being answered; undefined in jobs, and for what comes over a WebSocket. */
export const currentRequestId = () => storage.getStore()?.id;

/** Adds to a header of the answer to the request that is being answered, where there is one that has not begun. */
export function addAnswerHeader(name: string, value: string): void {
  const response = storage.getStore()?.response;
  if (response && !response.headersSent) response.append(name, value);
}
