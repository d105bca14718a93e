import type { Readable } from 'node:stream';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';

const nothing = (): Promise<Readable> => Promise.reject(new Error('No file was sent'));

/**
 * An uploaded file, over REST or GraphQL: not validated yet, and buffered until the request has been
 * answered.
 */
export class IncomingFile {
  readonly #open: () => Promise<Readable>;

  /** Validation copies inputs and calls this without arguments; `FileField` puts the original back. */
  constructor(open: () => Promise<Readable> = nothing) {
    this.#open = open;
  }

  /**
   * All its bytes, counted while they are read.
   *
   * @throws PAYLOAD_TOO_LARGE naming `field` beyond 5 MB; BAD_REQUEST when the upload broke off.
   */
  async read(field: string, maxBytes: number = LIMITS.file.maxBytes): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of await this.#open()) {
        size += (chunk as Buffer).length;
        if (size > maxBytes) throw fileTooLarge(field, maxBytes);
        chunks.push(chunk as Buffer);
      }
    } catch (error) {
      if (error instanceof AppError) throw error;
      const { status } = error as { status?: number };
      throw status === 413 ? fileTooLarge(field, maxBytes) : new AppError('BAD_REQUEST');
    }
    return Buffer.concat(chunks, size);
  }
}

/** 413, naming the field and how large its file may be. */
export function fileTooLarge(field: string, maxBytes: number = LIMITS.file.maxBytes): AppError {
  const megabytes = Math.floor(maxBytes / 1024 / 1024);
  return new AppError('PAYLOAD_TOO_LARGE', {}, [{ field, rule: `fileSize:0:${megabytes}` }]);
}
