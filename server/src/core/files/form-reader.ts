import type { Request, Response } from 'express';
import { WriteStream } from 'fs-capacitor';
import multer, { MulterError, type StorageEngine } from 'multer';
import { pipeline } from 'node:stream';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { fileTooLarge, IncomingFile } from './incoming-file.js';

const MAX_FIELDS = 80;
const LIMITS_OF_FORMS = {
  files: 1,
  fileSize: LIMITS.file.maxBytes,
  fields: MAX_FIELDS,
  parts: MAX_FIELDS + 1,
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  // flat names only: no brackets that build objects and lists
  fieldNestingDepth: 0,
};
const MAX_BODY_BYTES = LIMITS.file.maxBytes + 2 * 1024 * 1024;

/** What `_handleFile` passes on: the buffer that holds the file. */
interface BufferedFile {
  buffer: WriteStream;
}

/**
 * The fields of a multipart form as they were sent, as texts, with the file under its own name. The
 * file is buffered outside the store, and removed when the request has been answered.
 *
 * @throws PAYLOAD_TOO_LARGE as soon as the file is known to be too large, while it is still being sent;
 * BAD_USER_INPUT for a second file or one under another name; BAD_REQUEST for a broken form.
 */
export async function readForm(
  request: Request,
  response: Response,
  field: string,
): Promise<Record<string, unknown>> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw fileTooLarge(field);
  await new Promise<void>((resolve, reject) => {
    const storage = bufferFile(response, () => reject(fileTooLarge(field)));
    const limits = LIMITS_OF_FORMS as multer.Options['limits'];
    const take = multer({ storage, limits, defParamCharset: 'utf8' });
    take.single(field)(request, response, (error: unknown) => {
      if (error) reject(formError(error, field));
      else resolve();
    });
  });
  const { file } = request as { file?: unknown };
  const { buffer } = (file ?? {}) as Partial<BufferedFile>;
  const fields = request.body as Record<string, unknown>;
  if (!buffer) return { ...fields };
  return { ...fields, [field]: new IncomingFile(async () => buffer.createReadStream()) };
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

function formError(error: unknown, field: string): AppError {
  if (!(error instanceof MulterError)) return new AppError('BAD_REQUEST');
  const named = error.field ?? field;
  switch (error.code) {
    case 'LIMIT_UNEXPECTED_FILE':
      return new AppError('BAD_USER_INPUT', {}, [{ field: named, rule: 'unknownField' }]);
    case 'LIMIT_FILE_SIZE':
      return fileTooLarge(field);
    case 'LIMIT_FIELD_VALUE':
    case 'LIMIT_FIELD_COUNT':
    case 'LIMIT_FILE_COUNT':
    case 'LIMIT_PART_COUNT':
      return new AppError('PAYLOAD_TOO_LARGE');
    default:
      return new AppError('BAD_REQUEST');
  }
}
