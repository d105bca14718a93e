import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { Database } from '../database/database.js';
import { batchLoader } from '../database/batch-loader.js';
import { retryUntilStored } from '../database/retry-until-stored.js';
import type { Transaction } from '../database/transaction.js';
import { Notifier } from '../notifications/notifier.js';
import { MailEntity } from './mail.entity.js';
import { MailService } from './mail.service.js';

/** A claim that was not renewed for this long belongs to a process that died. */
const CLAIM_STALE_SECONDS = 15;
/** A queued mail untouched for longer than the longest retry has lost its job. */
const LOST_AFTER_SECONDS = 2 * 3_600;
const ERROR_MAX = 500;
const CLAIM = `
  UPDATE mails SET attempts = attempts + 1, claimed_at = now(), updated_at = now()
  WHERE id = $1 AND status = 'queued'
    AND (claimed_at IS NULL OR claimed_at < now() - make_interval(secs => $2))
  RETURNING id, created_at AS "createdAt", to_address AS "toAddress", language, template, path, variables, calendar`;

const RENEW = `
  UPDATE mails SET claimed_at = now()
  WHERE id = ANY($1::uuid[]) AND status = 'queued' AND claimed_at IS NOT NULL`;

const RELEASE = `
  UPDATE mails SET claimed_at = NULL, updated_at = now()
  WHERE id = ANY($1::uuid[]) AND status = 'queued' RETURNING id`;

const RELEASE_DEAD = `
  UPDATE mails SET claimed_at = NULL, updated_at = now()
  WHERE status = 'queued' AND claimed_at < now() - make_interval(secs => $1) RETURNING id`;

const RELEASE_LOST = `
  UPDATE mails SET claimed_at = NULL, updated_at = now()
  WHERE status = 'queued' AND updated_at < now() - make_interval(secs => $1) RETURNING id`;

/** In production the content is deleted after sending, because it may hold secret links. */
const SENT = `
  UPDATE mails SET status = 'sent', attempts = greatest(attempts, 1), sent_at = now(), updated_at = now(),
    last_error = NULL, claimed_at = NULL,
    path = CASE WHEN $2 THEN NULL ELSE path END,
    calendar = CASE WHEN $2 THEN NULL ELSE calendar END,
    variables = CASE WHEN $2 THEN '{}' ELSE variables END
  WHERE id = ANY($1::uuid[]) AND status = 'queued'`;

const FAILED = `
  UPDATE mails SET status = $2, last_error = $3, claimed_at = NULL, updated_at = now()
  WHERE id = $1 AND status = 'queued' RETURNING to_address AS "to"`;

/** A mail that one worker may send now. */
export type ClaimedMail = Pick<
  MailEntity,
  'id' | 'createdAt' | 'toAddress' | 'language' | 'template' | 'path' | 'variables' | 'calendar'
>;

/** The delivery state of mails. Every update has a condition, so that no mail is sent twice. */
@Injectable()
export class MailRecords implements BeforeApplicationShutdown {
  /** Mails that this process has claimed. */
  private readonly held = new Set<string>();
  /** Accepted by the SMTP server, not yet recorded: the database went away in between. */
  private readonly accepted = new Set<string>();
  /** Mails that leave in the same moment are recorded by one statement. */
  private readonly mark = batchLoader((ids: readonly string[]) => this.markAll(ids));
  private stopping = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly mails: MailService,
    private readonly notifier: Notifier,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** Claims the mail for one worker; undefined when there is nothing left to send. */
  async claim(id: string): Promise<ClaimedMail | undefined> {
    if (this.accepted.has(id)) {
      await this.markSent(id);
      return undefined;
    }
    const [claimed] = await this.database.query<ClaimedMail>(CLAIM, [id, CLAIM_STALE_SECONDS]);
    if (claimed) {
      this.held.add(id);
      return claimed;
    }
    const isWaiting = await this.dataSource.manager.existsBy(MailEntity, { id, status: 'queued' });
    if (isWaiting) throw new Error('The mail is being sent by another worker');
    return undefined;
  }

  /** Retries while the database is unreachable: without the record the mail would be sent twice. */
  async markSent(id: string): Promise<void> {
    this.accepted.add(id);
    await retryUntilStored(
      () => this.mark(id),
      () => this.stopping,
    );
    this.accepted.delete(id);
    this.held.delete(id);
  }

  private async markAll(ids: readonly string[]): Promise<readonly undefined[]> {
    await this.database.query(SENT, [ids, this.config.isProduction]);
    return ids.map(() => undefined);
  }

  /** Stores the error; the mail is queued again unless this was the last attempt. */
  async markFailed(id: string, message: string, isFinal: boolean): Promise<void> {
    const error = message.slice(0, ERROR_MAX);
    this.held.delete(id);
    await this.database.transaction(async (transaction) => {
      const values = [id, isFinal ? 'failed' : 'queued', error];
      const [mail] = await transaction.execute<{ to: string }>(FAILED, values);
      if (mail && isFinal) await this.tellOfFailure(transaction, { id, error, address: mail.to });
    });
  }

  /** Whether this process still has the claim of a mail. */
  holds(id: string): boolean {
    return this.held.has(id);
  }

  /** Tells the other processes that this one is alive and at work on its claims. */
  async renewClaims(): Promise<void> {
    if (this.held.size > 0) await this.database.query(RENEW, [[...this.held]]);
  }

  /** Gives claims of this process to the next one, which takes them at once. */
  async releaseClaims(ids: readonly string[] = [...this.held]): Promise<void> {
    const waiting = ids.filter((id) => !this.accepted.has(id));
    for (const id of waiting) this.held.delete(id);
    if (waiting.length > 0) await this.requeue(RELEASE, [...waiting]);
  }

  /** Takes over the claims of processes that died. */
  async requeueDead(): Promise<void> {
    await this.requeue(RELEASE_DEAD, CLAIM_STALE_SECONDS);
  }

  private tellOfFailure(
    transaction: Transaction,
    { id, address, error }: { id: string; address: string; error: string },
  ): Promise<void> {
    return this.notifier.tellStaff(transaction, {
      ...{ event: 'failed', type: 'warning', permission: 'mail.manage' },
      ...{ entity: 'mail', entityId: id, values: { address, error } },
    });
  }

  /** Gives mails whose job was lost, for instance to a restored backup, a new one. */
  async requeueLost(): Promise<void> {
    await this.requeue(RELEASE_LOST, LOST_AFTER_SECONDS);
  }

  private async requeue(statement: string, value: unknown): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const released = await transaction.execute<{ id: string }>(statement, [value]);
      for (const { id } of released) await this.mails.queue(transaction, id);
    });
  }
}
