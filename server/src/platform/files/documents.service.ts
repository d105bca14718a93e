import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import {
  DOCUMENT_TYPES,
  documentName,
  documentSignature,
  type DocumentState,
  type DocumentType,
  SIGNATURE_BYTES,
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
import type { DocumentProblem } from '../../contract/document-rules.js';
import type { RuleMessage } from '../../contract/validation.js';
import type { ErrorCode } from '../../contract/errors.js';
import { docxProblem, MAX_UNPACKED_MEGABYTES } from './docx-inspection.js';
import { inspectInWorker } from './document-inspection.js';

/** Documents of the right kind that cannot be used as they are; all others are of a wrong kind. */
const UNUSABLE: ReadonlySet<DocumentProblem> = new Set<DocumentProblem>([
  'fileEmpty',
  'documentBroken',
  'documentPassword',
  'documentUnpacked',
  'documentParts',
]);

/**
 * The type of a document by its content, whatever its name: PDF, or Word without macros, old or new.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE for another kind, BAD_USER_INPUT for one that nobody could open; both name
 * `field` and say what to do
 */
export async function documentType(bytes: Buffer, field: string): Promise<DocumentType> {
  const signature = documentSignature(bytes.subarray(0, SIGNATURE_BYTES));
  switch (signature) {
    case 'pdf':
      return refuseIf(await inspectInWorker('pdf', bytes), field) ?? 'pdf';
    case 'compound':
      return refuseIf(await inspectInWorker('compound', bytes), field) ?? 'doc';
    case 'zip':
      return refuseIf(await docxProblem(bytes), field) ?? 'docx';
    default:
      throw refusal(signature, field);
  }
}

function refuseIf(problem: DocumentProblem | undefined, field: string): undefined {
  if (problem) throw refusal(problem, field);
}

function refusal(problem: DocumentProblem, field: string): AppError {
  const code: ErrorCode = UNUSABLE.has(problem) ? 'BAD_USER_INPUT' : 'UNSUPPORTED_MEDIA_TYPE';
  const rule: RuleMessage =
    problem === 'documentUnpacked' ? `${problem}:0:${MAX_UNPACKED_MEGABYTES}` : problem;
  return new AppError(code, {}, [{ field, rule }]);
}

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
export interface AcceptedDocument {
  bytes: Buffer;
  name: string;
  type: DocumentType;
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
  type: DocumentType;
}

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
   * Reads an uploaded document without storing it.
   *
   * @throws what `IncomingFile.read`, `documentType` and `VirusScanner.check` throw. `field` is named.
   */
  async accept(file: IncomingFile, field: string, limit: FileLimit): Promise<AcceptedDocument> {
    const bytes = await file.read(field, limit);
    const type = await documentType(bytes, field);
    const name = cleanName(await file.name(), type);
    const digest = createHash('sha256').update(bytes).digest('base64url');
    const isScanned = await this.scanner.check(bytes, field);
    const state = isScanned || !this.scanner.isOn ? 'available' : 'unscanned';
    return { bytes, name, type, digest, state, isScanned };
  }

  /** Stores a document and returns its key. The caller removes it when the row cannot be written. */
  store({ bytes, type }: AcceptedDocument): Promise<string> {
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

  /** Sends a document as a download; a PDF also `inline`, for a frame of the site. */
  async send(
    response: Response,
    { key, name, type }: StoredDocument,
    disposition: 'attachment' | 'inline',
  ): Promise<void> {
    const shown = disposition === 'inline' && type === 'pdf' ? 'inline' : 'attachment';
    const file = await this.open(key);
    response.set({
      'Content-Type': DOCUMENT_TYPES[type],
      'Content-Disposition': contentDisposition(name, { type: shown }),
      'Content-Security-Policy': shown === 'inline' ? FRAME_POLICY : DOWNLOAD_POLICY,
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

/** The name as a reader sees it, without characters that could fake another ending, and with the right one. */
function cleanName(original: string, type: DocumentType): string {
  const clean = documentName(original.normalize('NFC').replace(UNSAFE_IN_NAME, '').trim(), type);
  const letters = [...clean];
  return letters.length > MAX_NAME ? `…${letters.slice(1 - MAX_NAME).join('')}` : clean;
}
