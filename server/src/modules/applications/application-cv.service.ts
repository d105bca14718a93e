import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { application } from '../../contract/requests/application.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { type SignedLink, SignedLinks } from '../../platform/access/signed-links.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { DocumentsService } from '../../platform/files/documents.service.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { ApplicationEntity } from './application.entity.js';
import { ApplicationsService } from './applications.service.js';

const LINKS = '/api/v1/join-team-applications/cv-links/';
const PERMISSION = 'application.read';

/** Whose CV is sent, and whether it is saved or, if it is a PDF, shown in a frame. */
interface CvRequest {
  id: string;
  disposition: 'attachment' | 'inline';
}

/** Sends CVs to the office; each one that is sent stands in the audit log (B12). */
@Injectable()
export class ApplicationCvService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly documents: DocumentsService,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly links: SignedLinks,
    private readonly log: SecurityLog,
  ) {}

  async send(viewer: Viewer, { id, disposition }: CvRequest, response: Response): Promise<void> {
    const row = await this.applications.parts.reads.get(viewer, id, true);
    const { reference, cvKey, cvName, cvType } = row;
    this.requireOpenable(row);
    await this.database.transaction((transaction) =>
      this.auditLog.record(transaction, {
        viewer,
        action: 'application.cv_downloaded',
        entity: application.name,
        entityId: id,
        label: reference,
        before: null,
        after: { disposition },
      }),
    );
    this.log.record('cv.downloaded', { userId: viewer.id, applicationId: id });
    await this.documents.send(response, { key: cvKey, name: cvName, type: cvType }, disposition);
  }

  /** An address for the browser of the caller, valid for a minute. */
  async link(viewer: Viewer, { id, disposition }: CvRequest): Promise<SignedLink> {
    this.requireOpenable(await this.applications.parts.reads.get(viewer, id, true));
    const subject = `${disposition} ${id}`;
    return this.links.sign(LINKS, viewer, { permission: PERMISSION, subject });
  }

  async openLink(token: string, response: Response): Promise<void> {
    const { viewer, subject } = await this.links.open(token, PERMISSION);
    const [disposition, id = ''] = subject.split(' ');
    const shown = disposition === 'inline' ? 'inline' : 'attachment';
    await this.send(viewer, { id, disposition: shown }, response);
  }

  private requireOpenable({ erasedAt, cvState }: ApplicationEntity): void {
    if (erasedAt) throw new AppError('DATA_ERASED');
    this.documents.requireOpenable(cvState);
  }
}
