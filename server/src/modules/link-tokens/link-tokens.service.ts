import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { ErrorCode } from '../../contract/errors.js';
import type { ClientInfo } from '../../core/access/client-info.js';
import { type RateLimit, RateLimitsService } from '../../core/access/rate-limits.service.js';
import { AppConfig } from '../../core/config/app-config.js';
import { Database } from '../../core/database/database.js';
import { AppError } from '../../core/errors/app-error.js';
import type { LinkPurpose } from './link-purpose.js';
import type { Transaction } from '../../core/database/transaction.js';

const SECRET_BYTES = 32;
const SECRET_PATTERN = /^[\w-]{43}$/;

/** Checks of unknown links from one address. Valid links are never refused. */
const FAILED_CHECKS: RateLimit = { name: 'link-guess', points: 50, seconds: 15 * 60 };

const REFUSAL: Record<LinkPurpose, ErrorCode> = {
  verification: 'INVALID_VERIFICATION_TOKEN',
  reset: 'INVALID_RESET_TOKEN',
};

/** One row for each user and purpose: a new link replaces the older one. */
const ISSUE = `
  INSERT INTO link_tokens (id, user_id, purpose, token_hash, email, expires_at)
  VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
  ON CONFLICT (user_id, purpose) DO UPDATE
     SET id = excluded.id, token_hash = excluded.token_hash, email = excluded.email,
         expires_at = excluded.expires_at, used_at = NULL, created_at = now(), updated_at = now()`;

const FIND = `
  SELECT id, user_id AS "userId", email FROM link_tokens
   WHERE token_hash = $1 AND purpose = $2 AND expires_at > now() AND used_at IS NULL`;

const CONSUME = `
  UPDATE link_tokens SET used_at = now(), updated_at = now()
   WHERE token_hash = $1 AND purpose = $2 AND expires_at > now() AND used_at IS NULL
  RETURNING id, user_id AS "userId", email`;

/** A valid link: its user, and the address that it was mailed to. */
export interface Link {
  id: string;
  userId: string;
  email: string;
}

/** A new link. The secret is not stored, only mailed. */
export interface IssuedLink {
  id: string;
  secret: string;
  seconds: number;
}

/** Issues, checks and consumes the tokens of mailed links (S09). */
@Injectable()
export class LinkTokensService {
  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
  ) {}

  async issue(
    transaction: Transaction,
    user: { id: string; email: string },
    purpose: LinkPurpose,
  ): Promise<IssuedLink> {
    const { verificationSeconds, resetSeconds } = this.config.links;
    const seconds = purpose === 'reset' ? resetSeconds : verificationSeconds;
    const id = uuidv7();
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    await transaction.execute(ISSUE, [id, user.id, purpose, hashOf(secret), user.email, seconds]);
    return { id, secret, seconds };
  }

  /**
   * Returns a link without using it up. Others are refused as not valid; one IP address can try only a
   * limited number of them.
   */
  async check(secret: string, purpose: LinkPurpose, clientInfo: ClientInfo): Promise<Link> {
    const [link] = SECRET_PATTERN.test(secret)
      ? await this.database.query<Link>(FIND, [hashOf(secret), purpose])
      : [];
    if (link) return link;
    await this.limits.consume(FAILED_CHECKS, clientInfo.address);
    throw new AppError(REFUSAL[purpose]);
  }

  /** Uses up a link. Only one of two concurrent calls succeeds. */
  async consume(transaction: Transaction, secret: string, purpose: LinkPurpose): Promise<Link> {
    const [link] = await transaction.execute<Link>(CONSUME, [hashOf(secret), purpose]);
    if (!link) throw new AppError(REFUSAL[purpose]);
    return link;
  }

  /** Ends all links of a user, for example after a change of the password or address. */
  async revokeAll(transaction: Transaction, userId: string): Promise<void> {
    await transaction.execute('DELETE FROM link_tokens WHERE user_id = $1', [userId]);
  }
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
