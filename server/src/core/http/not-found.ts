import type { Response } from 'express';
import { writeError } from './all-errors.filter.js';
import { AppError } from '../errors/app-error.js';
import { toErrorResponse } from '../errors/error-response.js';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest } from '../request-context/request-of.js';

/** The last handler: answers 404 for unknown addresses. Add it after all routes. */
export function notFound(request: AppRequest, response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  writeError(response, toErrorResponse(new AppError('ROUTE_NOT_FOUND'), callerLocale(request)));
}
