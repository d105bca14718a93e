import type { Response } from 'express';
import { writeError } from './all-errors.filter.js';
import { AppError } from '../errors/app-error.js';
import { toErrorResponse } from '../errors/error-response.js';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest } from '../request-context/request-of.js';

/** The last handler of all: what neither the site nor the API knows. Use it after the routes are made. */
export function notFound(request: AppRequest, response: Response): void {
  response.setHeader('Cache-Control', 'no-store');
  writeError(response, toErrorResponse(new AppError('ROUTE_NOT_FOUND'), callerLocale(request)));
}
