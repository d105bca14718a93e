import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { FileSender } from '../../contract/request-files.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { type SignedLink, SignedLinks } from '../../platform/access/signed-links.js';
import { Database } from '../../platform/database/database.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { DocumentsService, type StoredDocument } from '../../platform/files/documents.service.js';
import { heicPreview } from '../../platform/files/heic-preview.js';
import { RequestDependencies } from '../request-dependencies.js';
import type { RequestBase } from '../store/request.entity.js';
import { type CaseReader, RequestCases } from './request-cases.js';
import type { RequestFileEntity } from './request-file.entity.js';
import { RequestFiles } from './request-files.js';

const LINKS = '/api/v1/request-files';
const OPENED = `UPDATE request_files SET opened_at = now() WHERE id = $1 AND opened_at IS NULL`;
const KEEP_PREVIEW = `
  UPDATE request_files SET preview_key = $2 WHERE id = $1 AND preview_key IS NULL RETURNING id`;

/** A file, and whether it is saved or shown in place. */
interface FileOrder {
  id: string;
  inline: boolean;
}

const isSide = (name: string): name is FileSender => name === 'client' || name === 'office';

/** Sends files of requests by links for one person; each reading stands in the record of changes. */
@Injectable()
export class RequestFileLinks {
  constructor(
    private readonly cases: RequestCases,
    private readonly files: RequestFiles,
    private readonly documents: DocumentsService,
    private readonly links: SignedLinks,
    private readonly database: Database,
    private readonly dependencies: RequestDependencies,
    private readonly log: SecurityLog,
  ) {}

  /** An address for the browser of this reader, valid for a minute. */
  async link(reader: CaseReader, order: FileOrder): Promise<SignedLink> {
    const { viewer, side } = reader;
    const { file } = await this.read(reader, order.id);
    if (order.inline) await this.requireShown(file);
    const permission = this.cases.permissionOf(side, file.requestKind);
    const subject = `${order.inline ? 'inline' : 'attachment'} ${file.id}`;
    return this.links.sign(`${LINKS}/${side}/${file.requestKind}/`, viewer, {
      permission,
      subject,
    });
  }

  async open(side: string, name: string, token: string, response: Response): Promise<void> {
    const kind = REQUEST_KINDS.find((each) => each === name);
    if (!kind || !isSide(side)) throw new AppError('NOT_FOUND');
    const permission = this.cases.permissionOf(side, kind);
    const { viewer, subject } = await this.links.open(token, permission);
    const [disposition, id = ''] = subject.split(' ');
    const reader = { viewer, side };
    const { file, row } = await this.read(reader, id, kind);
    await this.recordReading(reader, file, row);
    const shown = disposition === 'inline' ? 'inline' : 'attachment';
    await this.documents.send(response, sentAs(file, shown), shown);
  }

  private async read(
    reader: CaseReader,
    id: string,
    kind?: RequestKindName,
  ): Promise<{ file: RequestFileEntity; row: RequestBase }> {
    const file = await this.files.find(id);
    const request = { kind: file.requestKind, id: file.requestId };
    if (kind && kind !== request.kind) throw new AppError('NOT_FOUND');
    const row = await this.cases.read(reader, request);
    this.documents.requireOpenable(file.state);
    return { file, row };
  }

  /** BAD_USER_INPUT for what no browser shows; a picture of a phone is decoded when it is looked at first. */
  private async requireShown(file: RequestFileEntity): Promise<void> {
    if (file.type !== 'heic' || file.previewKey) return;
    const bytes = await buffer(this.documents.read(file.key));
    const preview = await heicPreview(bytes);
    if (!preview) throw invalidFields({ field: 'inline', rule: 'imageUnreadable' });
    const key = await this.documents.store({ bytes: preview, type: 'jpg' });
    const [kept] = await this.database.query(KEEP_PREVIEW, [file.id, key]);
    // somebody else looked at it in the same moment
    if (!kept) await this.documents.remove(key);
  }

  private async recordReading(
    { viewer, side }: CaseReader,
    { id, name, sender, requestKind: kind }: RequestFileEntity,
    { id: entityId, reference }: RequestBase,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      if (sender !== side) await transaction.execute(OPENED, [id]);
      await this.dependencies.auditLog.record(transaction, {
        ...{ viewer, action: `${kind}.file_opened`, entity: kind, entityId, label: reference },
        ...{ before: null, after: { file: name } },
      });
    });
    this.log.record('file.downloaded', { userId: viewer.id, fileId: id });
  }
}

/** What is sent: the file as it came, or what is shown in its place. */
function sentAs(
  { key, previewKey, name, type }: RequestFileEntity,
  disposition: 'inline' | 'attachment',
): StoredDocument {
  return disposition === 'inline' && previewKey
    ? { key: previewKey, name: name.replace(/\.\w+$/, '.jpg'), type: 'jpg' }
    : { key, name, type };
}
