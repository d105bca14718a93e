import type { IncomingHttpHeaders } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { AppError, invalidFields } from '../errors/app-error.js';
import { bodyRefusal, isRecord } from './body-limits.js';

/** Names that are lost when an object is copied, so validation would not see them. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor'];

/**
 * Middleware that accepts only JSON objects or empty bodies over REST, within `bodyRefusal`. Apollo Server
 * checks what the bodies of GraphQL hold, and `FormInterceptor` those of multipart forms.
 */
export function requireObjectBody(request: Request, _: Response, next: NextFunction): void {
  const { body, headers } = request as { body: unknown; headers: IncomingHttpHeaders };
  if (request.path === '/graphql') return next(isRecord(body) ? bodyRefusal(body) : undefined);
  if (request.is('multipart/form-data')) return next();
  const isSent =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (body === undefined) return next(isSent ? new AppError('UNSUPPORTED_MEDIA_TYPE') : undefined);
  const isObject = isRecord(body) && !Array.isArray(body);
  next(isObject ? bodyRefusal(body, prototypeRefusal) : new AppError('BAD_REQUEST'));
}

function prototypeRefusal(value: object): AppError | undefined {
  const field = PROTOTYPE_KEYS.find((name) => Object.hasOwn(value, name));
  return field === undefined ? undefined : invalidFields({ field, rule: 'unknownField' });
}
