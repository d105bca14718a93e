import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import processRequest from 'graphql-upload/processRequest.mjs';
import { MEGABYTE, REQUEST_FILE_LIMITS } from '../../contract/request-files.js';
import { AppError } from '../errors/app-error.js';
import { bodyRefusal } from '../http/body-limits.js';
import { isStorageError } from '../errors/storage-errors.js';
import { DeferredForm } from './deferred-form.js';

const MAX_FIELD_BYTES = 1_000_000;
/** The file, the operation with its variables, and the multipart separators. */
const MAX_FILE_BYTES = REQUEST_FILE_LIMITS.maxMegabytes * MEGABYTE;
const MAX_BODY_BYTES = MAX_FILE_BYTES + 2 * MAX_FIELD_BYTES;
/** Headers that a form of another site cannot send; Apollo Server requires one of them, too. */
const PROOFS = ['apollo-require-preflight', 'x-apollo-operation-name'];
const OPTIONS = {
  maxFiles: 1,
  // one more than is allowed: the parser stops at its limit, the reader counts
  maxFileSize: MAX_FILE_BYTES + 1,
  maxFieldSize: MAX_FIELD_BYTES,
};

/**
 * Parses multipart GraphQL requests with one file, which is buffered when the operation asks for it, until
 * the request is answered. Forged and oversized requests are refused before anything is read, and
 * every answer is sent at once, also while the file is still being sent.
 */
export function graphqlUploads(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!request.is('multipart/form-data')) return next();
    const refusal = refusalOf(request);
    if (refusal) return next(refusal);
    const form = deferredFormOf(request, response);
    // of a request, the parser uses the stream and the headers
    processRequest(form as unknown as IncomingMessage, response, OPTIONS).then(
      (operation) => {
        form.withholdFile();
        request.body = operation;
        const tooLarge = bodyRefusal(operation);
        form.answer(() => next(tooLarge));
      },
      (error: unknown) => {
        form.passFile();
        next(formError(error));
      },
    );
  };
}

function deferredFormOf(request: Request, response: Response): DeferredForm {
  const form = new DeferredForm(request);
  request.once('close', () => {
    if (!request.readableEnded) form.destroy();
  });
  // what is still being sent after the answer is read and dropped, so that the sender gets the answer
  response.once('close', () => {
    request.unpipe(form).resume();
    form.destroy();
  });
  return request.pipe(form);
}

/** The parser's own errors, as of a form that breaks off, are the sender's, although they have no status. */
function formError(error: unknown): unknown {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' || isStorageError(error) ? error : new AppError('BAD_REQUEST');
}

function refusalOf({ headers }: Request): AppError | undefined {
  if (!PROOFS.some((name) => headers[name])) return new AppError('PREFLIGHT_HEADER_MISSING');
  const isLarge = Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;
  return isLarge ? new AppError('PAYLOAD_TOO_LARGE') : undefined;
}
