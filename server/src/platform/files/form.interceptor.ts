import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { WriteStream } from 'fs-capacitor';
import multer, { MulterError, type StorageEngine } from 'multer';
import { pipeline } from 'node:stream';
import { type FileLimit, LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import type { AppRequest } from '../request-context/request-of.js';
import { markFormBody } from '../validation/form-body.js';
import { isStorageError } from '../errors/storage-errors.js';
import { type FileSource, fileTooLarge, IncomingFile } from './incoming-file.js';

const MAX_FIELDS = 80;
const LIMITS_OF_FORMS = {
  files: 1,
  fields: MAX_FIELDS,
  parts: MAX_FIELDS + 1,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  // flat names only: no brackets that build objects and lists
  fieldNestingDepth: 0,
};
/** The fields and separators of a form, beside its file. */
const MAX_FIELDS_BYTES = 2 * 1024 * 1024;

/** The part of a form that may hold a file. */
interface ExpectedFile {
  field: string;
  limit: FileLimit;
}

/** What `_handleFile` passes on, and the name that multer adds. */
interface BufferedFile {
  buffer: WriteStream;
  originalname: string;
}

const bufferedFile = (buffer: WriteStream, name: string): FileSource => ({
  open: async () => buffer.createReadStream(),
  name: () => Promise.resolve(name),
});

/**
 * The fields of a multipart form as they were sent, as texts, with the file under its own name. The
 * file is buffered outside the store, and removed when the request has been answered.
 *
 * @throws PAYLOAD_TOO_LARGE as soon as the file is known to be too large, while it is still being sent;
 * BAD_USER_INPUT for a second file or one under another name; BAD_REQUEST for a broken form.
 */
async function readForm(
  request: Request,
  response: Response,
  { field, limit }: ExpectedFile,
): Promise<Record<string, unknown>> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > limit.maxBytes + MAX_FIELDS_BYTES) throw fileTooLarge(field, limit);
  await new Promise<void>((resolve, reject) => {
    const storage = bufferFile(response, () => reject(fileTooLarge(field, limit)));
    const limits = { ...LIMITS_OF_FORMS, fileSize: limit.maxBytes } as multer.Options['limits'];
    const take = multer({ storage, limits, defParamCharset: 'utf8' });
    take.single(field)(request, response, (error: unknown) => {
      if (error) reject(formError(error, { field, limit }));
      else resolve();
    });
  });
  const { file } = request as { file?: unknown };
  const { buffer, originalname = '' } = (file ?? {}) as Partial<BufferedFile>;
  const fields = request.body as Record<string, unknown>;
  if (!buffer) return { ...fields };
  return { ...fields, [field]: new IncomingFile(bufferedFile(buffer, originalname)) };
}

function bufferFile(response: Response, refuse: () => void): StorageEngine {
  return {
    _handleFile: (_, { stream }, done) => {
      const buffer = new WriteStream();
      response.once('close', () => buffer.release());
      stream.once('limit', refuse);
      pipeline(stream, buffer, (error) => done(error, { buffer } as object));
    },
    _removeFile: (_, file, done) => {
      (file as unknown as Partial<BufferedFile>).buffer?.release();
      done(null);
    },
  };
}

function formError(error: unknown, { field, limit }: ExpectedFile): Error {
  if (isStorageError(error)) return error as Error;
  if (!(error instanceof MulterError)) return new AppError('BAD_REQUEST');
  const named = error.field ?? field;
  switch (error.code) {
    case 'LIMIT_UNEXPECTED_FILE':
      return new AppError('BAD_USER_INPUT', {}, [{ field: named, rule: 'unknownField' }]);
    case 'LIMIT_FILE_SIZE':
      return fileTooLarge(field, limit);
    case 'LIMIT_FIELD_VALUE':
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_FILE_COUNT':
    case 'LIMIT_PART_COUNT':
      return new AppError('PAYLOAD_TOO_LARGE');
    default:
      return new AppError('BAD_REQUEST');
  }
}

export const TAKES_FILE_METADATA = 'mizan:takes-file';

/** Calls of this controller take multipart forms with one file under this name, beside JSON. */
export const TakesFile = (field: string, limit: FileLimit = LIMITS.file) =>
  SetMetadata(TAKES_FILE_METADATA, { field, limit } satisfies ExpectedFile);

/** Reads multipart forms after the access guard has run; refuses them (415) where none are accepted. */
@Injectable()
export class FormInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    if (!request.is('multipart/form-data')) return next.handle();
    const places = [context.getHandler(), context.getClass()];
    const expected = this.reflector.getAllAndOverride<ExpectedFile | undefined>(
      TAKES_FILE_METADATA,
      places,
    );
    if (!expected || !/^(POST|PUT|PATCH)$/.test(request.method))
      throw new AppError('UNSUPPORTED_MEDIA_TYPE');
    request.body = markFormBody(await readForm(request, http.getResponse<Response>(), expected));
    await request.requireSameViewer?.();
    return next.handle();
  }
}
