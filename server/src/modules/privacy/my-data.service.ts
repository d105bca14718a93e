import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { Locale } from '../../contract/locales.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { type SignedLink, SignedLinks } from '../../platform/access/signed-links.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import type { DeletedItem } from '../../platform/graphql/answers.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { SecondFactorProofService } from '../../accounts/auth/second-factor-proof.service.js';
import type { OwnerProofArgs } from '../../accounts/second-factor/second-factor.types.js';
import { DataArchive } from './data-archive.js';
import { ErasureService } from './erasure.service.js';

const LINKS = '/api/v1/privacy/downloads/';
/** What the links of this service open, followed by the language of the explanation inside. */
const SUBJECT = 'data ';
export const LINKS_AN_HOUR: OperationLimit = {
  name: 'data-links',
  points: 5,
  seconds: 3600,
  per: 'account',
};
export const OPENED_AN_HOUR: OperationLimit = {
  name: 'data-downloads',
  points: 10,
  seconds: 3600,
  per: 'account',
};

/** What people do with the data about themselves. Password and second factor are asked again, because a session may be stolen. */
@Injectable()
export class MyDataService {
  constructor(
    private readonly proof: SecondFactorProofService,
    private readonly erasure: ErasureService,
    private readonly archive: DataArchive,
    private readonly links: SignedLinks,
    private readonly limits: RateLimitsService,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly log: SecurityLog,
  ) {}

  async erase(viewer: Viewer, proof: OwnerProofArgs, clientInfo: ClientInfo): Promise<DeletedItem> {
    await this.proof.proveOwner(viewer, proof, clientInfo, (transaction) =>
      this.erasure.eraseIn(transaction, viewer.id, viewer),
    );
    return { id: viewer.id };
  }

  /** An address at which the person's browser downloads everything about them, valid for a minute. */
  async downloadLink(
    viewer: Viewer,
    proof: OwnerProofArgs,
    clientInfo: ClientInfo,
  ): Promise<SignedLink> {
    await this.proof.proveOwner(viewer, proof, clientInfo, (transaction) =>
      this.limits.consumeIn(transaction, LINKS_AN_HOUR, viewer.id),
    );
    const subject = SUBJECT + clientInfo.locale;
    return this.links.sign(LINKS, viewer, { permission: 'account.own', subject });
  }

  async openDownload(token: string, response: Response): Promise<void> {
    const { viewer, subject } = await this.links.open(token, 'account.own');
    if (!subject.startsWith(SUBJECT)) throw new AppError('NOT_FOUND');
    await this.limits.consume(OPENED_AN_HOUR, viewer.id);
    await this.database.transaction((transaction) =>
      this.auditLog.record(transaction, {
        viewer,
        action: 'user.data_downloaded',
        entity: 'user',
        entityId: viewer.id,
        label: viewer.fullName,
      }),
    );
    this.log.record('user.data_downloaded', { userId: viewer.id });
    const zip = await this.archive.create(viewer, subject.slice(SUBJECT.length) as Locale);
    await zip.send(response, 'mizan-data.zip');
  }
}
