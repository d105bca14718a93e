import { type ArgumentsHost, Catch, type ExceptionFilter, NotFoundException } from '@nestjs/common';
import { GqlArgumentsHost, type GqlContextType } from '@nestjs/graphql';
import type { Response } from 'express';
import type { ErrorCode } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import { errorPage, isOpenedInBrowser } from './error-page.js';
import { AllowedMethods } from './routes.js';
import { callerLocale } from '../request-context/caller-locale.js';
import type { AppRequest, GraphqlContext } from '../request-context/request-of.js';
import { isImpersonalProgram, type Viewer } from '../request-context/viewer.js';
import { AppError, type Conflict } from '../errors/app-error.js';
import {
  type ErrorResponse,
  type FieldError,
  logFailure,
  toAppError,
  toErrorResponse,
} from '../errors/error-response.js';
import { LocalizedGraphqlError } from '../errors/localized-graphql-error.js';

const GRAPHQL_PATH = '/graphql';
/** Refusals of files that a browser opens itself, so that a person reads them instead of a page's code. */
const SHOWN: readonly ErrorCode[] = ['TOO_MANY_PDFS', 'TOO_MANY_REQUESTS'];

/** Writes every REST error as the error envelope (A02); GraphQL errors are written by `formatError`. */
@Catch()
export class AllErrorsFilter implements ExceptionFilter {
  constructor(private readonly allowedMethods: AllowedMethods) {}

  catch(thrown: unknown, host: ArgumentsHost): unknown {
    const error = toldTo(viewerOf(host), toAppError(thrown));
    logFailure(thrown);
    if (host.getType<GqlContextType>() === 'graphql') {
      const { req } = GqlArgumentsHost.create(host).getContext<GraphqlContext>();
      return new LocalizedGraphqlError(toErrorResponse(error, callerLocale(req)), error);
    }
    const http = host.switchToHttp();
    const request = http.getRequest<AppRequest>();
    const response = http.getResponse<Response>();
    const allowed = thrown instanceof NotFoundException ? this.allowedMethods.at(request) : [];
    if (allowed.length > 0) response.setHeader('Allow', allowed.join(', '));
    if (allowed.length > 0 && request.method === 'OPTIONS') return void response.status(204).end();
    const isOtherMethod = allowed.length > 0 && !allowed.includes(request.method);
    // 405 instead of 404 when the path has routes for other methods
    const told = isOtherMethod ? new AppError('METHOD_NOT_ALLOWED') : error;
    if (told.status === 401) response.setHeader('WWW-Authenticate', challengeTo(request));
    const description = toErrorResponse(told, callerLocale(request));
    if (request.path === GRAPHQL_PATH) writeGraphqlError(response, description);
    else if (SHOWN.includes(told.code) && isOpenedInBrowser(request))
      writePage(response, description, callerLocale(request));
    else writeError(response, description);
    return undefined;
  }
}

function viewerOf(host: ArgumentsHost): Viewer | undefined {
  const isGraphql = host.getType<GqlContextType>() === 'graphql';
  return isGraphql
    ? GqlArgumentsHost.create(host).getContext<Partial<GraphqlContext>>().req?.viewer
    : host.switchToHttp().getRequest<AppRequest>().viewer;
}

/** A program that reads nothing about people is not told who changed a row before it. */
function toldTo(viewer: Viewer | undefined, error: AppError): AppError {
  const { code, variables, fields, details } = error;
  if (!details['conflict'] || !isImpersonalProgram(viewer)) return error;
  const conflict = { ...(details['conflict'] as Conflict), changedBy: null };
  return new AppError(code, variables, fields, { ...details, conflict });
}

/** What a 401 has to say (RFC 6750): by what one signs in, and whether a token was sent that is none. */
const challengeTo = ({ headers }: AppRequest): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';

/** A refused field of REST, with the accepted values if there are only some. */
function restField({ field, message, rule, params }: FieldError) {
  return {
    // the key comes in a header; a field of the body that is called so is refused as unknown
    field: field === 'idempotencyKey' && rule !== 'unknownField' ? 'Idempotency-Key' : field,
    message,
    ...(params?.allowed && { params: { allowed: params.allowed } }),
  };
}

/** The error envelope of REST. */
export function writeError(response: Response, description: ErrorResponse): void {
  const { code, message, errors, retryAfter, details } = description;
  write(response, description, {
    success: false,
    message,
    error: code,
    ...(errors && { errors: errors.map(restField) }),
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

/** A refusal for a person whose browser opened the address of a file. */
function writePage(response: Response, description: ErrorResponse, locale: Locale): void {
  if (begin(response, description)) response.type('html').send(errorPage(description, locale));
}

function write(response: Response, description: ErrorResponse, body: object): void {
  if (begin(response, description)) response.json(body);
}

/** Sets the status; false for an answer that has begun, which is broken off. */
function begin(response: Response, { status, retryAfter }: ErrorResponse): boolean {
  if (response.headersSent) {
    response.destroy();
    return false;
  }
  if (retryAfter !== undefined) response.setHeader('Retry-After', String(Math.ceil(retryAfter)));
  response.status(status);
  return true;
}
