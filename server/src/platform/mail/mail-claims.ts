import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Database } from '../database/database.js';
import { MailEntity } from './mail.entity.js';
import { MailService } from './mail.service.js';

/** A claim that was not renewed for this long belongs to a process that died. */
const CLAIM_STALE_SECONDS = 15;
/** A claim that was not confirmed for this long may have grown stale by the time that the mail is sent. */
const CLAIM_SURE_MS = 10_000;
/** A queued mail untouched for longer than the longest retry has lost its job. */
const LOST_AFTER_SECONDS = 2 * 3_600;
const ANOTHER_WORKER = 'The mail is being sent by another worker';

const CLAIM = `
  UPDATE mails SET attempts = attempts + 1, claimed_at = now(), updated_at = now()
  WHERE id = $1 AND status = 'queued'
    AND (claimed_at IS NULL OR claimed_at < now() - make_interval(secs => $2))
  RETURNING id, attempts AS attempt, to_address AS "toAddress", language, template, path, variables, calendar`;

/** Rows of which these are still the claims: neither given to another worker nor taken over by one. */
const CLAIMED = `
  FROM unnest($1::uuid[], $2::int[]) AS claim(id, attempt)
  WHERE m.id = claim.id AND m.attempts = claim.attempt
    AND m.status = 'queued' AND m.claimed_at IS NOT NULL
  RETURNING m.id`;
const RENEW = `UPDATE mails m SET claimed_at = now() ${CLAIMED}`;
const RELEASE = `UPDATE mails m SET claimed_at = NULL, updated_at = now() ${CLAIMED}`;

const RELEASE_DEAD = `
  UPDATE mails SET claimed_at = NULL, updated_at = now()
  WHERE status = 'queued' AND claimed_at < now() - make_interval(secs => $1) RETURNING id`;

const RELEASE_LOST = `
  UPDATE mails SET claimed_at = NULL, updated_at = now()
  WHERE status = 'queued' AND updated_at < now() - make_interval(secs => $1) RETURNING id`;

/**
 * The right of one worker to send a mail. The number of the attempt grows with each claim and never shrinks,
 * so it tells whose claim a row has.
 */
export interface MailClaim {
  id: string;
  attempt: number;
}

/** A mail that one worker may send now. */
export type ClaimedMail = MailClaim &
  Pick<
    MailEntity,
    'id' | 'toAddress' | 'language' | 'template' | 'path' | 'variables' | 'calendar'
  >;

/** Who sends which mail. A process renews its claims; those of one that died are taken over. */
@Injectable()
export class MailClaims {
  /** The claims of this process, and when by `performance.now()` each was certainly its own. */
  private readonly held = new Map<MailClaim, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly mails: MailService,
  ) {}

  /** Claims the mail for one worker; undefined when there is nothing left to send. */
  async take(id: string): Promise<ClaimedMail | undefined> {
    const asked = performance.now();
    const [claimed] = await this.database.query<ClaimedMail>(CLAIM, [id, CLAIM_STALE_SECONDS]);
    if (claimed) {
      this.held.set(claimed, asked);
      return claimed;
    }
    const isWaiting = await this.dataSource.manager.existsBy(MailEntity, { id, status: 'queued' });
    if (isWaiting) throw new Error(ANOTHER_WORKER);
    return undefined;
  }

  /**
   * Throws when the mail is another worker's by now: this process may have stood still, or been cut off from
   * the database, for so long that its claim was taken over.
   */
  async confirm(claim: MailClaim): Promise<void> {
    const sureAt = this.held.get(claim) ?? -Infinity;
    if (performance.now() - sureAt < CLAIM_SURE_MS) return;
    try {
      if (this.holds(claim)) await this.renew([claim]);
    } catch (error) {
      // not renewed any more, so that another worker takes it over
      this.drop(claim);
      throw error;
    }
    if (!this.holds(claim)) throw new Error(ANOTHER_WORKER);
  }

  /** Whether, for all that this process knows, the claim is still its own. */
  holds(claim: MailClaim): boolean {
    return this.held.has(claim);
  }

  all(): MailClaim[] {
    return [...this.held.keys()];
  }

  drop(claim: MailClaim): void {
    this.held.delete(claim);
  }

  dropAllOf(id: string): void {
    for (const claim of this.all()) if (claim.id === id) this.drop(claim);
  }

  /** Tells the other processes that this one is alive and at work on its claims. */
  async renewAll(): Promise<void> {
    if (this.held.size > 0) await this.renew(this.all());
  }

  /** Gives claims to the next process, which takes them at once. */
  async release(claims: readonly MailClaim[]): Promise<void> {
    for (const claim of claims) this.drop(claim);
    if (claims.length > 0) await this.requeue(RELEASE, columnsOf(claims));
  }

  /** Takes over the claims of processes that died. */
  async requeueDead(): Promise<void> {
    await this.requeue(RELEASE_DEAD, [CLAIM_STALE_SECONDS]);
  }

  /** Gives mails whose job was lost, for instance to a restored backup, a new one. */
  async requeueLost(): Promise<void> {
    await this.requeue(RELEASE_LOST, [LOST_AFTER_SECONDS]);
  }

  private async renew(claims: readonly MailClaim[]): Promise<void> {
    const asked = performance.now();
    const rows = await this.database.query<{ id: string }>(RENEW, columnsOf(claims));
    const renewed = new Set(rows.map(({ id }) => id));
    for (const claim of claims) {
      if (!renewed.has(claim.id)) this.drop(claim);
      else if (this.holds(claim)) this.held.set(claim, asked);
    }
  }

  private async requeue(statement: string, values: readonly unknown[]): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const released = await transaction.execute<{ id: string }>(statement, values);
      for (const { id } of released) await this.mails.queue(transaction, id);
    });
  }
}

/** The ids and the attempts, as the statements take them. */
const columnsOf = (claims: readonly MailClaim[]) => [
  claims.map(({ id }) => id),
  claims.map(({ attempt }) => attempt),
];
