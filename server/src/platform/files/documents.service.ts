import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import {
  DOCUMENT_TYPES,
  documentName,
  type DocumentState,
  type DocumentType,
  FILE_TYPES,
  fileName,
  type FileType,
  isPicture,
} from '../../contract/documents.js';
import type { FileLimit } from '../../contract/limits.js';
import type { Transaction } from '../database/transaction.js';
import { AppError } from '../errors/app-error.js';
import type { QueueRules } from '../jobs/job.types.js';
import { JobsService } from '../jobs/jobs.service.js';
import { FileStore, type OpenedFile } from './file-store.js';
import type { IncomingFile } from './incoming-file.js';
import { type FileOwner, OrphanSweeper } from './orphan-sweeper.js';
import { sendFile } from './send-file.js';
import { VirusScanner } from './virus-scanner.js';
import { documentType } from './document-type.js';

const FOLDER = 'documents';
const pathOf = (key: string) => `${FOLDER}/${key}`;
const ERASE_QUEUE = 'erase-documents';
/** Tried for about two days. */
const ERASE_RULES: QueueRules = {
  retryLimit: 60,
  retrySeconds: 5,
  longestRetrySeconds: 3600,
  expireSeconds: 60,
};
const MAX_NAME = 120;
/** Control and format characters, and what separates folders. */
const UNSAFE_IN_NAME = /[\p{Cc}\p{Cf}\u2028\u2029\uFFFD/\\]/gu;
/** What a document that is saved may do, should a browser show it after all: nothing but be seen. */
const DOWNLOAD_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";
/**
 * Of a PDF in a frame. Safari shows none in a sandbox, and takes its viewer for an object; the type is certain
 * (nosniff), so that nothing is a page, and no script runs.
 */
const FRAME_POLICY =
  "default-src 'none'; script-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** A document that was read and accepted, and is not stored yet. */
export interface AcceptedDocument<T extends FileType = FileType> {
  bytes: Buffer;
  name: string;
  type: T;
  /** SHA-256 of the content. */
  digest: string;
  state: DocumentState;
  isScanned: boolean;
}

/** What a job that removes documents carries. */
interface ErasedDocuments {
  keys: string[];
}

/** A stored document: its random name in the store, and what the sender called it. */
export interface StoredDocument {
  key: string;
  name: string;
  type: FileType;
}

/** Tells the type of a document by its content; throws for one that is not accepted. */
type ReadType<T extends FileType> = (bytes: Buffer, field: string) => Promise<T>;

/** Private documents: outside of the public folders, under random names, sent by authorised routes only. */
@Injectable()
export class DocumentsService implements OnModuleInit {
  constructor(
    private readonly files: FileStore,
    private readonly sweeper: OrphanSweeper,
    private readonly jobs: JobsService,
    private readonly scanner: VirusScanner,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<ErasedDocuments>(ERASE_QUEUE, ERASE_RULES, async ({ data }) => {
      await Promise.all(data.keys.map((key) => this.files.erase(pathOf(key))));
    });
  }

  /** Registers a module whose rows use documents; those that no module uses are removed. */
  ownedBy(owner: FileOwner): void {
    this.sweeper.own(FOLDER, owner);
  }

  /**
   * Reads an uploaded PDF or Word document without storing it.
   *
   * @throws what `acceptAs` and `documentType` throw
   */
  accept(
    file: IncomingFile,
    field: string,
    limit: FileLimit,
  ): Promise<AcceptedDocument<DocumentType>> {
    return this.acceptAs(documentType, file, field, limit);
  }

  /**
   * Reads an uploaded document of some types without storing it.
   *
   * @throws what `IncomingFile.read`, `readType` and `VirusScanner.check` throw. `field` is named.
   */
  async acceptAs<T extends FileType>(
    readType: ReadType<T>,
    file: IncomingFile,
    field: string,
    limit: FileLimit,
  ): Promise<AcceptedDocument<T>> {
    const bytes = await file.read(field, limit);
    const type = await readType(bytes, field);
    const name = cleanName(await file.name(), type);
    const digest = createHash('sha256').update(bytes).digest('base64url');
    const isScanned = await this.scanner.check(bytes, field);
    const state = isScanned || !this.scanner.isOn ? 'available' : 'unscanned';
    return { bytes, name, type, digest, state, isScanned };
  }

  /** Stores a document and returns its key. The caller removes it when the row cannot be written. */
  store({ bytes, type }: Pick<AcceptedDocument, 'bytes' | 'type'>): Promise<string> {
    return this.files.add(FOLDER, type, bytes);
  }

  /** Removes a document that no row uses (any more); `failure` is what its row could not be written for. */
  async remove(key: string, failure?: unknown): Promise<void> {
    await this.sweeper.removeUnused(FOLDER, key, failure);
  }

  /** Removes documents once the caller's transaction, which blanks their rows, has committed; tried again until they are gone. */
  async eraseAfterCommit(transaction: Transaction, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.jobs.send(transaction, ERASE_QUEUE, { keys: [...keys] } satisfies ErasedDocuments);
  }

  /** DOCUMENT_UNSCANNED for a document that waits for its scan; DOCUMENT_INFECTED for one that was removed. */
  requireOpenable(state: DocumentState): void {
    if (state === 'infected') throw new AppError('DOCUMENT_INFECTED');
    if (state === 'unscanned' && this.scanner.isOn) throw new AppError('DOCUMENT_UNSCANNED');
  }

  /** Whether there is such a document, and people may open it. */
  async isOpenable(key: string, state: DocumentState): Promise<boolean> {
    const isHeld = state === 'infected' || (state === 'unscanned' && this.scanner.isOn);
    return !isHeld && (await this.exists(key));
  }

  async exists(key: string): Promise<boolean> {
    return this.files.exists(pathOf(key));
  }

  /** A document's bytes as they are read; it fails with NOT_FOUND if the document is gone. */
  read(key: string): Readable {
    return Readable.from(this.parts(key), { objectMode: false });
  }

  /** Sends a document as a download; a PDF or a picture also `inline`, for a page of the site. */
  async send(
    response: Response,
    { key, name, type }: StoredDocument,
    disposition: 'attachment' | 'inline',
  ): Promise<void> {
    const isShown = type === 'pdf' || (isPicture(type) && type !== 'heic');
    const shown = disposition === 'inline' && isShown ? 'inline' : 'attachment';
    const file = await this.open(key);
    response.set({
      'Content-Type': FILE_TYPES[type],
      'Content-Disposition': contentDisposition(name, { type: shown }),
      'Content-Security-Policy':
        shown === 'inline' && type === 'pdf' ? FRAME_POLICY : DOWNLOAD_POLICY,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    await sendFile(response, file);
  }

  private async *parts(key: string): AsyncGenerator<Buffer> {
    yield* (await this.open(key)).content as AsyncIterable<Buffer>;
  }

  private async open(key: string): Promise<OpenedFile> {
    const file = await this.files.open(pathOf(key));
    if (!file) throw new AppError('NOT_FOUND');
    return file;
  }
}

const isDocument = (type: FileType): type is DocumentType => type in DOCUMENT_TYPES;

/** The name as a reader sees it, without characters that could fake another ending, and with the right one. */
function cleanName(original: string, type: FileType): string {
  const safe = original.normalize('NFC').replace(UNSAFE_IN_NAME, '').trim();
  const clean = isDocument(type) ? documentName(safe, type) : fileName(safe, type);
  const letters = [...clean];
  return letters.length > MAX_NAME ? `…${letters.slice(1 - MAX_NAME).join('')}` : clean;
}
