import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { normalizeEmail } from '../../contract/patterns.js';
import { AppConfig } from '../config/app-config.js';
import { EntityWriter } from '../database/entity-writer.js';
import { allSettledOrThrow } from '../database/all-settled-or-throw.js';
import { AppError } from '../errors/app-error.js';
import { Settings } from '../settings/settings.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MailEntity } from './mail.entity.js';
import type { MailRequest, TemplatedMail, RenderedMail } from './mail.types.js';
import type { MailSender } from './compose-mail.js';
import { renderMail } from './render-mail.js';
import type { Transaction } from '../database/transaction.js';

export const MAIL_QUEUE = 'mail';
const INBOX_SIZE = 100;
/**
 * Whoever types a stranger's address must not make the firm write there what they like: to an address that no
 * account has proved, mails greet nobody by a name and repeat no subject.
 */
const VARIABLES = `
  CASE WHEN EXISTS (
    SELECT FROM users
     WHERE lower(email) = $3::text AND email_proved_at IS NOT NULL AND deleted_at IS NULL)
  THEN $7::jsonb ELSE $7::jsonb - 'name' - 'subject' END`;
const INSERT_UNLESS_CAUSED = `
  INSERT INTO mails (id, cause, to_address, language, template, path, variables, calendar)
  VALUES ($1, $2, $3::text, $4, $5, $6, ${VARIABLES}, $8)
  ON CONFLICT (cause) DO NOTHING`;

const RETRY_FAILED = `
  WITH failed AS (
    SELECT id, last_error FROM mails WHERE status = 'failed'
     ORDER BY created_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
  UPDATE mails m SET status = 'queued', last_error = NULL, claimed_at = NULL, updated_at = now()
    FROM failed WHERE m.id = failed.id
  RETURNING m.id, m.to_address AS "toAddress", failed.last_error AS "lastError"`;

/** A failed mail that is sent again, with the error that it had. */
export type RetriedMail = Pick<MailEntity, 'id' | 'toAddress' | 'lastError'>;

/** A mail of the outbox with its rendered content. */
export type InboxMail = MailEntity & RenderedMail;

/** A mail before and after a change. */
export interface MailChange {
  before: MailEntity;
  after: MailEntity;
}

/** What a mail job carries. */
export interface MailJob {
  mailId: string;
}

/** The outbox: mails are written in the transaction that causes them and sent by a worker. */
@Injectable()
export class MailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rows: EntityWriter,
    private readonly jobs: JobsService,
    private readonly config: AppConfig,
    private readonly settings: Settings,
  ) {}

  /**
   * Queues a mail in the caller's transaction; it is rendered when it is sent. A second mail for the
   * same cause is not stored, and its job finds nothing to send.
   */
  async enqueue(transaction: Transaction, request: MailRequest): Promise<void> {
    const { cause, to, language, template, path, variables, calendar = null } = request;
    const id = uuidv7();
    const said = [template, path ?? null, JSON.stringify(variables), calendar];
    const values = [id, cause, normalizeEmail(to), language, ...said];
    await allSettledOrThrow(
      transaction.execute(INSERT_UNLESS_CAUSED, values),
      this.queue(transaction, id),
    );
  }

  /** Sends a failed mail again, in the caller's transaction; a mail that is not failed is left as it is (409). */
  async retry(transaction: Transaction, id: string): Promise<MailChange> {
    const before = await this.rows.lock(transaction, MailEntity, id);
    if (!before) throw new AppError('NOT_FOUND');
    if (before.status !== 'failed') throw new AppError('STALE_WRITE');
    const again = { status: 'queued', lastError: null, claimedAt: null } as const;
    const after = await this.rows.update(transaction, MailEntity, { id }, again);
    await this.queue(transaction, id);
    return { before, after: after as MailEntity };
  }

  /** Sends failed mails again, the oldest first, in the caller's transaction. */
  async retryFailed(transaction: Transaction, atMost: number): Promise<RetriedMail[]> {
    const mails = await transaction.execute<RetriedMail>(RETRY_FAILED, [atMost]);
    await allSettledOrThrow(...mails.map(({ id }) => this.queue(transaction, id)));
    return mails;
  }

  /** How many mails could not be sent, for the administrators' overview. */
  async countFailed(): Promise<number> {
    return this.dataSource.manager.countBy(MailEntity, { status: 'failed' });
  }

  /** The newest mails, to one address or to all, whether sent or still queued. */
  async inbox(to?: string): Promise<InboxMail[]> {
    const mails = await this.dataSource.manager.find(MailEntity, {
      where: to === undefined ? {} : { toAddress: normalizeEmail(to) },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: INBOX_SIZE,
    });
    const sender = await this.sender();
    return mails.map((mail) => ({ ...mail, ...renderMail(mail, sender) }));
  }

  async subjectOf(mail: TemplatedMail): Promise<string> {
    return renderMail(mail, await this.sender()).subject;
  }

  private async sender(): Promise<MailSender> {
    return { publicUrl: this.config.publicUrl, firm: await this.settings.firm() };
  }

  /** Puts the job of a stored mail on the queue. */
  async queue(transaction: Transaction, mailId: string): Promise<void> {
    await this.jobs.send(transaction, MAIL_QUEUE, { mailId } satisfies MailJob);
  }
}
