import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import { Database } from '../database/database.js';
import { batchLoader } from '../database/batch-loader.js';
import { retryUntilStored } from '../jobs/delivery.js';
import type { Transaction } from '../database/transaction.js';
import { Notifier } from '../notifications/notifier.js';
import { type ClaimedMail, type MailClaim, MailClaims } from './mail-claims.js';

const ERROR_MAX = 500;
/**
 * Whoever has the claim: a mail that the server took is sent, and nobody must send it again.
 * In production the content is deleted after sending, because it may hold secret links.
 */
const SENT = `
  UPDATE mails SET status = 'sent', attempts = greatest(attempts, 1), sent_at = now(), updated_at = now(),
    last_error = NULL, claimed_at = NULL,
    path = CASE WHEN $2 THEN NULL ELSE path END,
    calendar = CASE WHEN $2 THEN NULL ELSE calendar END,
    variables = CASE WHEN $2 THEN '{}' ELSE variables END
  WHERE id = ANY($1::uuid[]) AND status = 'queued'`;

const FAILED = `
  UPDATE mails SET status = $2, last_error = $3, claimed_at = NULL, updated_at = now()
  WHERE id = $1 AND attempts = $4 AND status = 'queued' AND claimed_at IS NOT NULL
  RETURNING to_address AS "to"`;

/** The delivery state of mails. Every update has a condition, so that no mail is sent twice. */
@Injectable()
export class MailRecords implements BeforeApplicationShutdown {
  /** Accepted by the SMTP server, not yet recorded: the database went away in between. */
  private readonly accepted = new Set<string>();
  /** Mails that leave in the same moment are recorded by one statement. */
  private readonly mark = batchLoader((ids: readonly string[]) => this.markAll(ids));
  private stopping = false;

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly claims: MailClaims,
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
    return this.claims.take(id);
  }

  /** Retries while the database is unreachable: without the record the mail would be sent twice. */
  async markSent(id: string): Promise<void> {
    this.accepted.add(id);
    await retryUntilStored(
      () => this.mark(id),
      () => this.stopping,
    );
    this.accepted.delete(id);
    this.claims.dropAllOf(id);
  }

  private async markAll(ids: readonly string[]): Promise<readonly undefined[]> {
    await this.database.query(SENT, [ids, this.config.isProduction]);
    return ids.map(() => undefined);
  }

  /** Stores the error; the mail is queued again unless this was the last attempt. */
  async markFailed(claim: MailClaim, message: string, isFinal: boolean): Promise<void> {
    const { id, attempt } = claim;
    const error = message.slice(0, ERROR_MAX);
    this.claims.drop(claim);
    await this.database.transaction(async (transaction) => {
      const values = [id, isFinal ? 'failed' : 'queued', error, attempt];
      const [mail] = await transaction.execute<{ to: string }>(FAILED, values);
      if (mail && isFinal) await this.tellOfFailure(transaction, { id, error, address: mail.to });
    });
  }

  /** Gives claims of this process to the next one, which takes them at once. */
  async releaseClaims(claims: readonly MailClaim[] = this.claims.all()): Promise<void> {
    await this.claims.release(claims.filter(({ id }) => !this.accepted.has(id)));
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
}
