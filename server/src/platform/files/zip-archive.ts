import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { ZipFile } from 'yazl';
import type { DocumentsService } from './documents.service.js';

/** A stored document, and its path in an archive. */
export interface ArchivedDocument {
  path: string;
  key: string;
}

/** What some system refuses in the name of a file. */
const REFUSED_IN_NAMES = /[<>:"|?*]/g;

/** A name that can be unpacked on every system; names of stored documents have no separators any more. */
export const unpackableName = (name: string): string => name.replace(REFUSED_IN_NAMES, '_');

/** A ZIP archive whose documents are read while it is sent, so that it takes no memory. */
export class ZipArchive {
  private readonly zip = new ZipFile();
  private readonly documents: ArchivedDocument[] = [];

  constructor(private readonly stored: DocumentsService) {}

  addBytes(path: string, bytes: Buffer): void {
    this.zip.addBuffer(bytes, path);
  }

  addText(path: string, text: string): void {
    this.addBytes(path, Buffer.from(text));
  }

  addJson(path: string, value: unknown): void {
    this.addText(path, JSON.stringify(value ?? null, null, 2));
  }

  addDocuments(documents: readonly ArchivedDocument[]): void {
    this.documents.push(...documents);
  }

  /** Answers a call with the archive, as a file that nobody keeps. */
  async send(response: Response, fileName: string): Promise<void> {
    response.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': contentDisposition(fileName),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    // a broken connection says that the archive is cut off; a short file would not
    this.zip.on('error', (error: Error) => response.destroy(error));
    // last, so that none fails before somebody listens to the archive
    for (const { path, key } of this.documents)
      this.zip.addReadStreamLazy(path, (give) => give(null, this.read(key)));
    this.zip.end();
    await pipeline(this.zip.outputStream, response).catch(() => response.destroy());
  }

  /** The zip neither closes what it reads when nobody takes it any more, nor hears that it fails. */
  private read(key: string): Readable {
    const content = this.stored.read(key);
    const close = () => content.destroy();
    this.zip.outputStream.once('close', close);
    content.once('error', (error) => this.zip.emit('error', error));
    return content.once('close', () => this.zip.outputStream.off('close', close));
  }
}
