import { HttpException, Logger } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import { type ErrorCode, errorText } from '../../contract/errors.js';
import type { Locale } from '../../contract/locales.js';
import { REQUIRED_FIELDS } from '../../contract/form-messages.js';
import { SERVER_RULES } from '../../contract/server-rules.js';
import { currentRequestId } from '../logging/request-id.js';
import { type RuleName, RULES, ruleText } from '../../contract/validation.js';
import { AppError, type ErrorDetails, type FieldProblem } from './app-error.js';
import { databaseError } from './database-errors.js';
import { isStorageError, isStorageFull } from './storage-errors.js';
import { graphqlInputError } from './graphql-input-error.js';
import { OutageLog } from '../logging/outage-log.js';

/** What programs need to say it in words of their own; only GraphQL sends it. */
export interface RuleParams {
  min?: number;
  max?: number;
  allowed?: readonly unknown[];
}

/** One refused field. */
export interface FieldError {
  field: string;
  message: string;
  rule: RuleName;
  params?: RuleParams;
}

/** An error as REST and GraphQL send it: never with a stack, a statement or a path (S29). */
export interface ErrorResponse {
  code: ErrorCode;
  status: number;
  message: string;
  errors?: FieldError[];
  retryAfter?: number;
  details: ErrorDetails;
}

const ALL_RULES = { ...RULES, ...SERVER_RULES };

/** What somebody who meets an unexpected error can tell us of it. */
const REFERENCE: Record<Locale, (id: string) => string> = {
  ar: (id) => `رمز الخطأ: ${id}`,
  fr: (id) => `référence de l’erreur : ${id}`,
  en: (id) => `error reference: ${id}`,
};

const CODE_BY_STATUS: Record<number, ErrorCode> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'ROUTE_NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Maps anything thrown to an application error; unknown errors become INTERNAL_ERROR. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof GraphQLError) {
    return error.originalError ? toAppError(error.originalError) : graphqlInputError(error);
  }
  if (isStorageFull(error)) return new AppError('INSUFFICIENT_STORAGE');
  if (isStorageError(error)) return new AppError('SERVICE_UNAVAILABLE');
  return databaseError(error) ?? new AppError(codeOfStatus(error));
}

function codeOfStatus(error: unknown): ErrorCode {
  const cause = error instanceof HttpException ? error.cause : error;
  if (isBodyParserError(cause) && cause.type === 'entity.parse.failed') return 'MALFORMED_JSON';
  const status = error instanceof HttpException ? error.getStatus() : statusOf(error);
  const known = CODE_BY_STATUS[status];
  if (known) return known;
  return status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL_ERROR';
}

const isBodyParserError = (error: unknown): error is { type: string } =>
  typeof error === 'object' && error !== null && 'type' in error;

/** Express middleware (body parsing, decoding of the path) throws plain errors with a status. */
function statusOf(error: unknown): number {
  if (error instanceof URIError) return 400;
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' ? status : 500;
}

export function toErrorResponse(thrown: unknown, locale: Locale): ErrorResponse {
  const error = toAppError(thrown);
  const errors = error.fields.map((problem) => fieldError(problem, locale));
  const requestId = error.code === 'INTERNAL_ERROR' ? currentRequestId() : undefined;
  const message = messageOf(error, errors[0]?.message, locale);
  return {
    code: error.code,
    status: error.status,
    message: requestId ? `${message} (${REFERENCE[locale](requestId)})` : message,
    ...(errors.length > 0 && { errors }),
    ...(error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
    details: { ...error.details, ...(requestId && { requestId }) },
  };
}

function fieldError({ field, rule, allowed, value }: FieldProblem, locale: Locale): FieldError {
  const message = ruleText(rule, locale, ALL_RULES, value);
  const [name, min, max] = rule.split(':') as [RuleName, string?, string?];
  const bounds = min !== undefined && { min: Number(min), max: Number(max) };
  const params = { ...bounds, ...(allowed && { allowed }) };
  return { field, message, rule: name, ...(Object.keys(params).length > 0 && { params }) };
}

/** Missing fields share one message; otherwise the first broken rule is the message. */
function messageOf(error: AppError, first: string | undefined, locale: Locale): string {
  if (error.code === 'BAD_USER_INPUT' && first) {
    return error.fields.some(({ rule }) => rule === 'required') ? REQUIRED_FIELDS[locale] : first;
  }
  return errorText(error.code, locale, error.variables);
}

const logger = new Logger('Errors');

/** Conditions of this process that refuse calls over both transports while they last. */
const OUTAGES: Partial<Record<ErrorCode, OutageLog>> = {
  SERVICE_UNAVAILABLE: new OutageLog(logger, 'SERVICE_UNAVAILABLE'),
  INSUFFICIENT_STORAGE: new OutageLog(logger, 'INSUFFICIENT_STORAGE'),
};

/** Logs an error that callers cannot help: outages as a number, all others with their stack. */
export function logFailure(thrown: unknown): void {
  const { code, status } = toAppError(thrown);
  const outage = OUTAGES[code];
  if (outage) outage.add(thrown);
  else if (status >= 500)
    logger.error(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown));
}
