import type { IncomingHttpHeaders } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { AppError, invalidFields } from '../errors/app-error.js';

/** Far deeper than any input of the product; validation is recursive, so the depth is limited. */
const MAX_DEPTH = 20;
/** Far more than any input has. Validation compares the names of an object with one another. */
const MAX_NAMES = 200;
/** Of the whole body, each value of its objects and lists. */
const MAX_VALUES = 5000;
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

function refusalOf(body: object): AppError | undefined {
  let values = 0;
  const refusal = (value: object, depth: number): AppError | undefined => {
    if (depth > MAX_DEPTH) return new AppError('BAD_REQUEST');
    const field = PROTOTYPE_KEYS.find((name) => Object.hasOwn(value, name));
    if (field) return invalidFields({ field, rule: 'unknownField' });
    const inside = Object.values(value) as unknown[];
    values += inside.length;
    const isLarge = values > MAX_VALUES || (!Array.isArray(value) && inside.length > MAX_NAMES);
    if (isLarge) return new AppError('PAYLOAD_TOO_LARGE');
    for (const inner of inside) {
      const found = isRecord(inner) ? refusal(inner, depth + 1) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  return refusal(body, 1);
}
