import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { purposeKey } from '../../platform/access/secret-box.js';
import type { ErrorCode } from '../../contract/errors.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { LinkPurpose } from './link-token.entity.js';

const SECRET_BYTES = 32;
const DISOWN_PURPOSE = 'disown links';
const SECRET_PATTERN = /^[\w-]{43}$/;
/** Characters copied along with a link: a full stop or bracket, blanks, marks of direction. */
const AROUND_SECRET = /^[^\w-]+|[^\w-]+$/g;
/** Longer texts are no secret with something around it. */
const LONGEST_TYPED = 100;

/** Checks of unknown links from one address. Valid links are never refused. */
export const FAILED_CHECKS: OperationLimit = {
  name: 'link-guess',
  points: 50,
  seconds: 15 * 60,
  per: 'address',
  counts: 'wrong links',
};

const REFUSAL: Record<LinkPurpose, ErrorCode> = {
  verification: 'INVALID_VERIFICATION_TOKEN',
  reset: 'INVALID_RESET_TOKEN',
  disown: 'INVALID_DISOWN_TOKEN',
  earlierRequests: 'INVALID_EARLIER_LINK',
};

/** The hash of a link that ends is kept while the link would have lasted, to tell its holder of a newer one. */
const KEEP_ENDED = `
  INSERT INTO ended_links (token_hash, user_id, purpose, expires_at)
  SELECT token_hash, user_id, purpose, expires_at FROM link_tokens
   WHERE user_id = $1 AND used_at IS NULL AND expires_at > now() AND purpose <> 'disown'`;
const END_OF_PURPOSE = `${KEEP_ENDED} AND purpose = $2 ON CONFLICT DO NOTHING`;
const END_ALL = `${KEEP_ENDED} ON CONFLICT DO NOTHING`;
const DROP_ALL = `DELETE FROM link_tokens WHERE user_id = $1 AND purpose <> 'disown'`;
const DROP_EXPIRED = 'DELETE FROM ended_links WHERE user_id = $1 AND expires_at < now()';
const HAS_NEWER = `
  SELECT 1 AS found FROM ended_links e
    JOIN link_tokens l ON l.user_id = e.user_id AND l.purpose = e.purpose
   WHERE e.token_hash = $1 AND e.purpose = $2 AND e.expires_at > now()
     AND l.used_at IS NULL AND l.expires_at > now()`;
const IS_OF_VERIFIED = `
  SELECT 1 AS found FROM ended_links e JOIN users u ON u.id = e.user_id
   WHERE e.token_hash = $1 AND e.purpose = 'verification' AND e.expires_at > now()
     AND u.email_verified_at IS NOT NULL AND u.deleted_at IS NULL`;

/** One row for each user and purpose: a new link replaces the older one. */
const ISSUE = `
  INSERT INTO link_tokens (id, user_id, purpose, token_hash, email, expires_at)
  VALUES ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
  ON CONFLICT (user_id, purpose) DO UPDATE
     SET id = excluded.id, token_hash = excluded.token_hash, email = excluded.email,
         expires_at = excluded.expires_at, used_at = NULL, created_at = now(), updated_at = now()`;

/** "It was not me" is over once the person of the account has proved that the address is theirs. */
const FIND = `
  SELECT l.id, l.user_id AS "userId", l.email FROM link_tokens l JOIN users u ON u.id = l.user_id
   WHERE l.token_hash = $1 AND l.purpose = $2 AND l.expires_at > now() AND l.used_at IS NULL
     AND lower(u.email) = lower(l.email)
     AND (l.purpose <> 'disown' OR u.email_proved_at IS NULL)`;

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
  private readonly disownKey: Buffer;

  constructor(
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly config: AppConfig,
  ) {
    this.disownKey = purposeKey(config.settingsSecret, DISOWN_PURPOSE);
  }

  async issue(
    transaction: Transaction,
    user: { id: string; email: string },
    purpose: LinkPurpose,
  ): Promise<IssuedLink> {
    const { verificationSeconds, resetSeconds } = this.config.links;
    const seconds = purpose === 'reset' ? resetSeconds : verificationSeconds;
    const id = uuidv7();
    const secret = this.secretFor(user, purpose);
    await transaction.execute(DROP_EXPIRED, [user.id]);
    await transaction.execute(END_OF_PURPOSE, [user.id, purpose]);
    await transaction.execute(ISSUE, [id, user.id, purpose, hashOf(secret), user.email, seconds]);
    return { id, secret, seconds };
  }

  /** All mails to an address say "it was not me" with the same link: no mail ends the link of another. */
  private secretFor({ id, email }: { id: string; email: string }, purpose: LinkPurpose): string {
    if (purpose !== 'disown') return randomBytes(SECRET_BYTES).toString('base64url');
    return createHmac('sha256', this.disownKey).update(`${id} ${email}`).digest('base64url');
  }

  /**
   * Returns a link without using it up. Whoever has an older one is told that a newer one was mailed
   * (NEWER_LINK_SENT). Others are refused as not valid; one IP address can try only a limited number of them.
   */
  async check(typed: string, purpose: LinkPurpose, clientInfo: ClientInfo): Promise<Link> {
    const secret = secretIn(typed);
    if (SECRET_PATTERN.test(secret)) {
      const values = [hashOf(secret), purpose];
      const [link] = await this.database.query<Link>(FIND, values);
      if (link) return link;
      const [newer] = await this.database.query(HAS_NEWER, values);
      if (newer) throw new AppError('NEWER_LINK_SENT');
    }
    await this.limits.consume(FAILED_CHECKS, clientInfo.address);
    throw new AppError(REFUSAL[purpose]);
  }

  /** Whether an older verification link is of an account whose address was verified since; it proves nothing. */
  async isOfVerified(typed: string): Promise<boolean> {
    const found = await this.database.query(IS_OF_VERIFIED, [hashOf(secretIn(typed))]);
    return found.length > 0;
  }

  /** Uses up a link. Only one of two concurrent calls succeeds. */
  async consume(transaction: Transaction, typed: string, purpose: LinkPurpose): Promise<Link> {
    const [link] = await transaction.execute<Link>(CONSUME, [hashOf(secretIn(typed)), purpose]);
    if (!link) throw new AppError(REFUSAL[purpose]);
    return link;
  }

  /** The holders of ended links are no longer told of newer ones, which go to somebody else. */
  async forgetEnded(transaction: Transaction, userId: string): Promise<void> {
    await transaction.execute('DELETE FROM ended_links WHERE user_id = $1', [userId]);
  }

  /**
   * Ends all links of a user, for example after a change of the password or address; but not the one that says "it was
   * not me", which whoever made the account must not end. It is for its address alone, and ends with its time.
   */
  async revokeAll(transaction: Transaction, userId: string): Promise<void> {
    await transaction.execute(END_ALL, [userId]);
    await transaction.execute(DROP_ALL, [userId]);
  }
}

/** The secret of a link as it was mailed, without what was copied with it. */
export const secretIn = (typed: string): string =>
  typed.length > LONGEST_TYPED ? typed : typed.replace(AROUND_SECRET, '');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest();
