import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import { GqlArgumentsHost, type GqlContextType } from '@nestjs/graphql';
import type { Response } from 'express';
import { AllowedMethods } from './routes.js';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest, GraphqlContext } from '../request-context/request-of.js';
import { AppError } from '../errors/app-error.js';
import {
  type ErrorResponse,
  logFailure,
  toAppError,
  toErrorResponse,
} from '../errors/error-response.js';
import { LocalizedGraphqlError } from '../errors/localized-graphql-error.js';

const GRAPHQL_PATH = '/graphql';

/** Writes every REST error as the error envelope (A02); GraphQL errors are written by `formatError`. */
@Catch()
export class AllErrorsFilter implements ExceptionFilter {
  constructor(private readonly allowedMethods: AllowedMethods) {}

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    const error = toAppError(thrown);
    logFailure(thrown);
    if (host.getType<GqlContextType>() === 'graphql') {
      const { req } = GqlArgumentsHost.create(host).getContext<GraphqlContext>();
      return new LocalizedGraphqlError(toErrorResponse(error, callerLocale(req)));
    }
    const http = host.switchToHttp();
    const request = http.getRequest<AppRequest>();
    const response = http.getResponse<Response>();
    const told = this.otherMethod(thrown, request, response) ?? error;
    const description = toErrorResponse(told, callerLocale(request));
    if (request.path === GRAPHQL_PATH) writeGraphqlError(response, description);
    else writeError(response, description);
    return undefined;
  }

  /** METHOD_NOT_ALLOWED (405) instead of 404 when the path has routes for other methods. */
  private otherMethod(
    thrown: unknown,
    request: AppRequest,
    response: Response,
  ): AppError | undefined {
    const allowed = thrown instanceof NotFoundException ? this.allowedMethods.at(request) : [];
    if (allowed.length === 0 || allowed.includes(request.method)) return undefined;
    response.setHeader('Allow', allowed.join(', '));
    return new AppError('METHOD_NOT_ALLOWED');
  }
}

/** The error envelope of REST. */
export function writeError(response: Response, description: ErrorResponse): void {
  const { code, message, errors, retryAfter, details } = description;
  write(response, description, {
    success: false,
    message,
    error: code,
    ...(errors && { errors: errors.map(({ field, message }) => ({ field, message })) }),
    ...(retryAfter !== undefined && { retryAfter }),
    ...details,
  });
}

/** A request that never reached the GraphQL server (no JSON, too large, too many) is refused in its shape, too. */
function writeGraphqlError(response: Response, description: ErrorResponse): void {
  const { code, message, retryAfter } = description;
  const extensions = { code, ...(retryAfter !== undefined && { retryAfter }) };
  write(response, description, { errors: [{ message, extensions }] });
}

function write(response: Response, { status, retryAfter }: ErrorResponse, body: object): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(Math.ceil(retryAfter)));
  response.status(status).json(body);
}
