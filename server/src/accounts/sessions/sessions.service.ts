import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { lockAccount } from '../../platform/access/session-hold.js';
import { v7 as uuidv7 } from 'uuid';
import { isStaff } from '../../contract/enums.js';
import type { TokenSession } from '../../platform/access/tokens.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { SESSION, SessionReader } from '../../platform/access/session-reader.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Database } from '../../platform/database/database.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { Settings } from '../../platform/settings/settings.js';
import { batchLoader, orderByKeys } from '../../platform/database/batch-loader.js';
import type { SessionState, SessionType } from './session.types.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Far more than anybody has devices; it bounds the list. */
const MAX_LISTED = 100;
const IS_VALID = 's.revoked_at IS NULL AND s.expires_at > now()';

const readWhere = (condition: string) => `
  SELECT u.id, u.full_name AS "fullName", u.email, u.role, u.branches, u.language,
         u.email_verified_at IS NOT NULL AS "isEmailVerified",
         u.email_proved_at IS NOT NULL AS "isEmailProved",
         u.phone_verified_at IS NOT NULL AS "isPhoneVerified",
         u.second_factor_at IS NOT NULL AS "hasSecondFactor", s.id AS "sessionId",
         coalesce(s.first_id, s.id) AS "firstSessionId", s.grants,
         s.locked_at IS NOT NULL AS "isExplicitlyLocked",
         extract(epoch FROM now() - s.last_used_at)::float8 AS "unusedSeconds",
         extract(epoch FROM now() - s.last_seen_at)::float8 AS "unseenSeconds"
    FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE ${condition} AND ${IS_VALID} AND u.is_active AND u.deleted_at IS NULL`;
const READ = readWhere('s.id = ANY($1::uuid[])');
const READ_TOKEN = readWhere('s.id = (SELECT t.id FROM api_tokens t WHERE t.token_hash = $1)');
const READ_AGAIN = readWhere('(s.id = $1 OR s.first_id = $1)');
interface SessionRow extends Omit<Viewer, 'isLocked' | 'needsSecondFactor'> {
  isExplicitlyLocked: boolean;
  unusedSeconds: number;
  unseenSeconds: number;
}

const SEEN_EVERY_SECONDS = 60;
const MARK_SEEN = 'UPDATE sessions SET last_seen_at = now() WHERE id = $1';
/** Does nothing if the session was locked since it was read. */
const MARK_USED = `
  UPDATE sessions SET last_seen_at = now(), last_used_at = now()
   WHERE id = $1 AND locked_at IS NULL`;

/** The lock waits for a password change that runs at this moment; the new hash then does not match (S07). */
const OPEN = `
  WITH opened AS (
  INSERT INTO sessions (id, user_id, expires_at, absolute_expires_at, user_agent, ip_address)
  SELECT $1, u.id, now() + make_interval(secs => $4), now() + make_interval(secs => $5), $6, $7
    FROM users u
   WHERE u.id = $2 AND u.password_hash = $3 AND u.is_active AND u.deleted_at IS NULL
     AND (u.second_factor_at IS NULL OR $8::boolean)
     FOR NO KEY UPDATE OF u
  RETURNING id, user_id AS "userId", expires_at AS "expiresAt"),
  signed_in AS (
    UPDATE users SET last_sign_in_at = now() WHERE id IN (SELECT "userId" FROM opened))
  SELECT * FROM opened`;

/** The row gets a new id, so the old token is no longer valid and only one of two concurrent calls succeeds. */
const ROTATE = `
  UPDATE sessions s
     SET id = $2, first_id = coalesce(s.first_id, s.id), last_seen_at = now(), last_used_at = now(),
         expires_at = least(now() + make_interval(secs => $3), s.absolute_expires_at)
   WHERE s.id = $1 AND ${IS_VALID} AND s.locked_at IS NULL AND s.absolute_expires_at > now()
  RETURNING id, user_id AS "userId", expires_at AS "expiresAt"`;

const END = `
  UPDATE sessions s SET revoked_at = now()
   WHERE s.id = $1 AND s.user_id = $2 AND ${IS_VALID} RETURNING s.id`;

const END_ALL = `
  UPDATE sessions s SET revoked_at = now()
   WHERE s.user_id = $1 AND ${IS_VALID} AND s.id IS DISTINCT FROM $2::uuid RETURNING s.id`;

/** The user whose session is opened, the password hash that was just checked, and whether a second factor was, too. */
export interface SessionOwner {
  userId: string;
  passwordHash: string;
  gaveFactor?: boolean;
}

/** Use is recorded only this often. Sessions are locked this much later, so that none is locked too early. */
const markEvery = (idleSeconds: number) => Math.min(SEEN_EVERY_SECONDS, idleSeconds / 6);

/** Opens, reads, renews, locks and ends sessions. Every request reads its session. */
@Injectable()
export class SessionsService extends SessionReader {
  private readonly logger = new Logger(SessionsService.name);
  private readonly loadRow = batchLoader((ids: readonly string[]) => this.readRows(ids));

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly settings: Settings,
    private readonly events: ChangeEventBus,
  ) {
    super();
  }

  async read(sessionId: string, countsAsActivity: boolean): Promise<Viewer | undefined> {
    const row = await this.loadRow(sessionId);
    return row && this.viewerOf(row, countsAsActivity);
  }

  async readToken(token: string): Promise<Viewer | undefined> {
    const [row] = await this.database.query<SessionRow>(READ_TOKEN, [
      createHash('sha256').update(token).digest(),
    ]);
    return row && this.viewerOf(row, true);
  }

  async readAgain({ firstSessionId }: Viewer): Promise<Viewer | undefined> {
    const [row] = await this.database.query<SessionRow>(READ_AGAIN, [firstSessionId]);
    return row && this.viewerOf(row, false);
  }

  private async viewerOf(row: SessionRow, countsAsActivity: boolean): Promise<Viewer> {
    const { sessionId } = row;
    const { isExplicitlyLocked, unusedSeconds, unseenSeconds, ...person } = row;
    const idleSeconds = await this.idleSeconds();
    const markEverySeconds = markEvery(idleSeconds);
    const isIdle = unusedSeconds > idleSeconds + markEverySeconds;
    // a program has no screen that somebody could walk up to
    const isLocked = isStaff(person.role) && !person.grants && (isExplicitlyLocked || isIdle);
    if (countsAsActivity && !isLocked && unusedSeconds > markEverySeconds)
      this.mark(MARK_USED, sessionId);
    else if (unseenSeconds > SEEN_EVERY_SECONDS) this.mark(MARK_SEEN, sessionId);
    return { ...person, isLocked, needsSecondFactor: await this.needsSecondFactor(person) };
  }

  /** Whether the session is locked, and after how long it will be; clients' sessions are never locked. */
  async stateOf({ role, isLocked }: Pick<Viewer, 'role' | 'isLocked'>): Promise<SessionState> {
    return { locked: isLocked, idleSeconds: isStaff(role) ? await this.idleSeconds() : null };
  }

  /** Locks a session until the password is given. */
  async lock(sessionId: string): Promise<void> {
    await this.database.query(
      `UPDATE sessions s SET locked_at = now() WHERE s.id = $1 AND s.locked_at IS NULL AND ${IS_VALID}`,
      [sessionId],
    );
  }

  /** Unlocks a session; false if it has ended. */
  async unlock(sessionId: string): Promise<boolean> {
    const opened = await this.database.query(
      `UPDATE sessions s SET locked_at = NULL, last_used_at = now(), last_seen_at = now()
        WHERE s.id = $1 AND ${IS_VALID} RETURNING s.id`,
      [sessionId],
    );
    return opened.length > 0;
  }

  /**
   * Opens a session. Undefined if the user was deactivated or got another password or a second factor in the
   * meantime. Pass the transaction that creates the user, if there is one.
   */
  async open(
    { userId, passwordHash, gaveFactor = false }: SessionOwner,
    clientInfo: ClientInfo,
    transaction?: Transaction,
  ): Promise<TokenSession | undefined> {
    const { seconds, absoluteSeconds } = this.config.session;
    const device = [clientInfo.userAgent ?? null, clientInfo.address];
    const known = [userId, passwordHash, seconds, absoluteSeconds];
    const values = [uuidv7(), ...known, ...device, gaveFactor];
    const [session] = transaction
      ? await transaction.execute<TokenSession>(OPEN, values)
      : await this.database.query<TokenSession>(OPEN, values);
    return session;
  }

  /** Gives the session a new id and a later expiry, up to the absolute one; undefined if it has ended. */
  async rotate(sessionId: string): Promise<TokenSession | undefined> {
    const values = [sessionId, uuidv7(), this.config.session.seconds];
    const [session] = await this.database.query<TokenSession>(ROTATE, values);
    return session;
  }

  list(viewer: Viewer): Promise<SessionType[]> {
    return this.database.query<SessionType>(
      `SELECT s.id, s.user_agent AS "userAgent", s.ip_address AS "ipAddress", s.created_at AS "createdAt",
              s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt", s.id = $2 AS "current"
         FROM sessions s WHERE s.user_id = $1 AND s.grants IS NULL AND ${IS_VALID}
        ORDER BY s.id = $2 DESC, s.last_seen_at DESC LIMIT ${MAX_LISTED}`,
      [viewer.id, viewer.sessionId],
    );
  }

  /** Ends one session of a user; false if it is not theirs or has ended. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      await lockAccount(transaction, userId);
      const ended = await transaction.execute(END, [sessionId, userId]);
      if (ended.length > 0) this.events.announce(transaction, { entity: SESSION, id: sessionId });
      return ended.length > 0;
    });
  }

  /** Ends all sessions of a user, except one if its id is given; answers how many. */
  async endAll(
    transaction: Transaction,
    userId: string,
    exceptSessionId?: string,
  ): Promise<number> {
    const values = [userId, exceptSessionId ?? null];
    await lockAccount(transaction, userId);
    const ended = await transaction.execute<{ id: string }>(END_ALL, values);
    for (const { id } of ended) this.events.announce(transaction, { entity: SESSION, id });
    return ended.length;
  }

  /** Whether a stored session of the account, current or ended, was opened from this address. */
  async knowsAddress(email: string, address: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 AS known FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE lower(u.email) = $1 AND u.deleted_at IS NULL AND s.ip_address = $2 LIMIT 1`,
      [email, address],
    );
    return rows.length > 0;
  }

  /** Deletes what was noted of sessions since a moment: browsers and addresses. */
  async deleteSince(transaction: Transaction, userId: string, since: Date): Promise<void> {
    await transaction.execute('DELETE FROM sessions WHERE user_id = $1 AND created_at >= $2', [
      userId,
      since,
    ]);
  }

  /** Deletes ended sessions that were last used over 30 days ago. Younger ones are kept for `knowsAddress`. */
  async deleteOld(userId: string): Promise<void> {
    await this.database.query(
      `DELETE FROM sessions s WHERE s.user_id = $1 AND s.last_seen_at < now() - interval '30 days' AND NOT (${IS_VALID})`,
      [userId],
    );
  }

  private async readRows(sessionIds: readonly string[]): Promise<(SessionRow | undefined)[]> {
    const rows = await this.database.query<SessionRow>(READ, [sessionIds]);
    return orderByKeys(sessionIds, rows, ({ sessionId }) => sessionId);
  }

  private async needsSecondFactor({
    role,
    hasSecondFactor,
  }: Pick<Viewer, 'role' | 'hasSecondFactor'>): Promise<boolean> {
    return isStaff(role) && !hasSecondFactor && this.settings.get('requireSecondFactor');
  }

  private async idleSeconds(): Promise<number> {
    return (
      this.config.session.officeIdleSeconds ?? (await this.settings.get('sessionTimeout')) * 60
    );
  }

  /** Runs in the background: the request does not wait for it, and a failure does not matter. */
  private mark(statement: string, sessionId: string): void {
    this.database
      .query(statement, [sessionId])
      .catch((error: unknown) => this.logger.debug(`Not marked as seen: ${String(error)}`));
  }
}
