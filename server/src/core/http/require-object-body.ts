import type { IncomingHttpHeaders } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { AppError, invalidFields } from '../errors/app-error.js';

/** Far deeper than any input of the product; validation is recursive, so the depth is limited. */
const MAX_DEPTH = 20;
/** Names that are lost when an object is copied, so validation would not see them. */
const PROTOTYPE_KEYS = ['__proto__', 'constructor'];

/**
 * Middleware that accepts only JSON objects or empty bodies over REST. Apollo Server checks the bodies of
 * GraphQL, and `FormInterceptor` those of multipart forms.
 */
export function requireObjectBody(request: Request, _: Response, next: NextFunction): void {
  const { body, headers } = request as { body: unknown; headers: IncomingHttpHeaders };
  if (request.path === '/graphql' || request.is('multipart/form-data')) return next();
  const isSent =
    headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
  if (body === undefined) return next(isSent ? new AppError('UNSUPPORTED_MEDIA_TYPE') : undefined);
  next(isRecord(body) && !Array.isArray(body) ? refusalOf(body) : new AppError('BAD_REQUEST'));
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

function refusalOf(value: object, depth = 1): AppError | undefined {
  if (depth > MAX_DEPTH) return new AppError('BAD_REQUEST');
  const field = PROTOTYPE_KEYS.find((name) => Object.hasOwn(value, name));
  if (field) return invalidFields({ field, rule: 'unknownField' });
  for (const inner of Object.values(value) as unknown[]) {
    const refusal = isRecord(inner) ? refusalOf(inner, depth + 1) : undefined;
    if (refusal) return refusal;
  }
  return undefined;
}
