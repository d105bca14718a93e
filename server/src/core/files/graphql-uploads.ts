import type { NextFunction, Request, RequestHandler, Response } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { isStorageError } from '../errors/storage-errors.js';

const MAX_FIELD_BYTES = 1_000_000;
/** The file, the operation with its variables, and the multipart separators. */
const MAX_BODY_BYTES = LIMITS.file.maxBytes + 2 * MAX_FIELD_BYTES;
/** Headers that a form of another site cannot send; Apollo Server requires one of them, too. */
const PROOFS = ['apollo-require-preflight', 'x-apollo-operation-name'];

/**
 * Parses multipart GraphQL requests with one file, which is buffered until the request is answered.
 * Forged and oversized requests are refused before anything is read.
 */
export function graphqlUploads(): RequestHandler {
  const takeApart = graphqlUploadExpress({
    maxFiles: 1,
    // one more than is allowed: the parser stops at its limit, the reader counts
    maxFileSize: LIMITS.file.maxBytes + 1,
    maxFieldSize: MAX_FIELD_BYTES,
  });
  return (request: Request, response: Response, next: NextFunction): void => {
    const refusal = request.is('multipart/form-data') ? refusalOf(request) : undefined;
    if (refusal) next(refusal);
    else void takeApart(request, response, (error?: unknown) => next(error && formError(error)));
  };
}

/** The parser's own errors, as of a form that breaks off, are the sender's, although they have no status. */
function formError(error: unknown): unknown {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' || isStorageError(error) ? error : new AppError('BAD_REQUEST');
}

function refusalOf({ headers }: Request): AppError | undefined {
  if (!PROOFS.some((name) => headers[name])) return new AppError('BAD_REQUEST');
  const isLarge = Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;
  return isLarge ? new AppError('PAYLOAD_TOO_LARGE') : undefined;
}
