import type { Readable } from 'node:stream';
import { type FileLimit, LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { isStorageError } from '../errors/storage-errors.js';

/** Where the bytes of an upload are, and the name that the sender gave it. */
export interface FileSource {
  open: () => Promise<Readable>;
  name: () => Promise<string>;
  /** Called once the bytes are there, which can take long; refuses whoever may not send them any more. */
  arrived?: () => Promise<void>;
}

const NOTHING: FileSource = {
  open: () => Promise.reject(new Error('No file was sent')),
  name: () => Promise.resolve(''),
};

/**
 * An uploaded file, over REST or GraphQL: not validated yet, and buffered until the request has been
 * answered.
 */
export class IncomingFile {
  readonly #source: FileSource;

  /** Validation copies inputs and calls this without arguments; `FileField` puts the original back. */
  constructor(source: FileSource = NOTHING) {
    this.#source = source;
  }

  /** The name that the sender gave it. */
  name(): Promise<string> {
    return this.#source.name();
  }

  /**
   * All its bytes, counted while they are read.
   *
   * @throws PAYLOAD_TOO_LARGE naming `field` beyond the limit; BAD_REQUEST when the upload broke off.
   */
  async read(field: string, limit: FileLimit = LIMITS.file): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of await this.#source.open()) {
        size += (chunk as Buffer).length;
        if (size > limit.maxBytes) throw fileTooLarge(field, limit);
        chunks.push(chunk as Buffer);
      }
    } catch (error) {
      if (error instanceof AppError || isStorageError(error)) throw error;
      const { status } = error as { status?: number };
      throw status === 413 ? fileTooLarge(field, limit) : new AppError('BAD_REQUEST');
    }
    await this.#source.arrived?.();
    return Buffer.concat(chunks, size);
  }
}

/** 413, naming the field and how large its file may be. */
export function fileTooLarge(field: string, { rule }: FileLimit): AppError {
  return new AppError('PAYLOAD_TOO_LARGE', {}, [{ field, rule }]);
}
