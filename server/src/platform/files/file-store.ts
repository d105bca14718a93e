import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';

const KEY_BYTES = 16;

/** A stored file, and when it was written by the store's clock. */
export interface FoundFile {
  path: string;
  modifiedAt: number;
}

/** The bytes of a file as they are read, and how many there are, if the store says so. */
export interface OpenedFile {
  size?: number;
  content: Readable;
}

/**
 * Keeps files under paths such as `documents/0123….pdf`, where nobody reaches them but through the product.
 * What the store itself fails with is an error that `isStorageError` knows.
 */
export abstract class FileStore {
  protected readonly logger = new Logger('Files');

  /** Where that is, for people. */
  abstract readonly place: string;
  /** How far its clock may be from what `now` answers. */
  abstract readonly clockSkewMs: number;

  /** Writes a new file, which others see once all of it is there. */
  abstract write(path: string, bytes: Buffer): Promise<void>;

  /** Undefined if there is no such file. Whoever opens it reads or destroys the content. */
  abstract open(path: string): Promise<OpenedFile | undefined>;

  abstract exists(path: string): Promise<boolean>;

  /** Removes a file, or throws; one that is gone already is no error. */
  abstract erase(path: string): Promise<void>;

  /** All files, or those in a folder. */
  abstract list(folder?: string): AsyncGenerator<FoundFile>;

  /** Removes what a killed process left half written in a folder before a moment; returns how many. */
  abstract removeUnfinished(folder: string, moment: number): Promise<number>;

  /** The time by its clock. */
  now(): Promise<number> {
    return Promise.resolve(Date.now());
  }

  /** Writes a new file under a random name and returns that. */
  async add(folder: string, extension: string, bytes: Buffer): Promise<string> {
    const name = `${randomBytes(KEY_BYTES).toString('hex')}.${extension}`;
    await this.write(`${folder}/${name}`, bytes);
    return name;
  }

  /** Removes a file. One that cannot be removed now is left to the next sweep. */
  async remove(path: string): Promise<void> {
    try {
      await this.erase(path);
    } catch (error) {
      this.logger.warn(`A file could not be removed: ${String(error)}`);
    }
  }
}
