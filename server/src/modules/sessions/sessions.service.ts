import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { TokenSession } from '../../core/access/token-signer.js';
import type { ClientInfo } from '../../core/access/client-info.js';
import { SessionReader } from '../../core/access/session-reader.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { AppConfig } from '../../core/config/app-config.js';
import { Database } from '../../core/database/database.js';
import { batchLoader, orderByKeys } from '../../core/database/batch-loader.js';
import type { SessionState, SessionType } from './session.types.js';
import type { Transaction } from '../../core/database/transaction.js';

/** Shown and kept: nobody has more devices, and a row is kept a while to know its address again. */
const MAX_LISTED = 100;
const ALIVE = 's.revoked_at IS NULL AND s.expires_at > now()';

const READ = `
  SELECT u.id, u.full_name AS "fullName", u.email, u.role, u.language,
         u.email_verified_at IS NOT NULL AS "isEmailVerified", s.id AS "sessionId",
         s.locked_at IS NOT NULL AS "isShut",
         extract(epoch FROM now() - s.last_used_at)::float8 AS "unusedSeconds",
         extract(epoch FROM now() - s.last_seen_at)::float8 AS "unseenSeconds"
    FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.id = ANY($1::uuid[]) AND ${ALIVE} AND u.is_active AND u.deleted_at IS NULL`;

interface SessionRow extends Omit<Viewer, 'isLocked'> {
  isShut: boolean;
  unusedSeconds: number;
  unseenSeconds: number;
}

const SEEN_EVERY_SECONDS = 60;
const MARK_SEEN = 'UPDATE sessions SET last_seen_at = now() WHERE id = $1';
/** A session that was ended since it was read stays ended. */
const MARK_USED = `
  UPDATE sessions SET last_seen_at = now(), last_used_at = now()
   WHERE id = $1 AND locked_at IS NULL`;

/** The lock on the person's row makes a password change that runs at this moment win (S07). */
const OPEN = `
  INSERT INTO sessions (id, user_id, expires_at, absolute_expires_at, user_agent, ip_address)
  SELECT $1, u.id, now() + make_interval(secs => $4), now() + make_interval(secs => $5), $6, $7
    FROM users u
   WHERE u.id = $2 AND u.password_hash = $3 AND u.is_active AND u.deleted_at IS NULL
     FOR SHARE OF u
  RETURNING id, user_id AS "userId", expires_at AS "expiresAt"`;

/** The row gets a new id: the old token names nothing any more, and only one of two at once succeeds. */
const ROTATE = `
  UPDATE sessions s
     SET id = $2, last_seen_at = now(), last_used_at = now(),
         expires_at = least(now() + make_interval(secs => $3), s.absolute_expires_at)
   WHERE s.id = $1 AND ${ALIVE} AND s.locked_at IS NULL AND s.absolute_expires_at > now()
  RETURNING id, user_id AS "userId", expires_at AS "expiresAt"`;

/** Whose session is opened, and the password hash that was just checked. */
export interface SessionOwner {
  userId: string;
  passwordHash: string;
}

/** Sign-ins: opened, read for every request, refreshed and ended. */
@Injectable()
export class SessionsService extends SessionReader {
  private readonly logger = new Logger(SessionsService.name);
  private readonly row = batchLoader((ids: readonly string[]) => this.rows(ids));

  constructor(
    private readonly database: Database,
    private readonly config: AppConfig,
  ) {
    super();
  }

  async read(sessionId: string, countsAsActivity: boolean): Promise<Viewer | undefined> {
    const row = await this.row(sessionId);
    if (!row) return undefined;
    const { isShut, unusedSeconds, unseenSeconds, ...person } = row;
    const isIdle = unusedSeconds > this.idleSeconds + this.markEverySeconds;
    const isLocked = person.role === 'admin' && (isShut || isIdle);
    if (countsAsActivity && !isLocked && unusedSeconds > this.markEverySeconds)
      this.mark(MARK_USED, sessionId);
    else if (unseenSeconds > SEEN_EVERY_SECONDS) this.mark(MARK_SEEN, sessionId);
    return { ...person, isLocked };
  }

  /** How a person's session stands; clients' are never locked. */
  stateOf({ role, isLocked }: Pick<Viewer, 'role' | 'isLocked'>): SessionState {
    return { locked: isLocked, idleSeconds: role === 'admin' ? this.idleSeconds : null };
  }

  /** Shuts a session until its person gives the password again. */
  async lock(sessionId: string): Promise<void> {
    await this.database.query(
      `UPDATE sessions s SET locked_at = now() WHERE s.id = $1 AND s.locked_at IS NULL AND ${ALIVE}`,
      [sessionId],
    );
  }

  /** Opens a locked session again; false when it has ended in the meantime. */
  async unlock(sessionId: string): Promise<boolean> {
    const opened = await this.database.query(
      `UPDATE sessions s SET locked_at = NULL, last_used_at = now(), last_seen_at = now()
        WHERE s.id = $1 AND ${ALIVE} RETURNING s.id`,
      [sessionId],
    );
    return opened.length > 0;
  }

  /** Undefined when the person was deactivated or got another password in the meantime. A transaction
   * is needed only where the person is made in it. */
  async open(
    { userId, passwordHash }: SessionOwner,
    clientInfo: ClientInfo,
    transaction?: Transaction,
  ): Promise<TokenSession | undefined> {
    const { seconds, absoluteSeconds } = this.config.session;
    const device = [clientInfo.userAgent ?? null, clientInfo.address];
    const values = [uuidv7(), userId, passwordHash, seconds, absoluteSeconds, ...device];
    const [session] = transaction
      ? await transaction.execute<TokenSession>(OPEN, values)
      : await this.database.query<TokenSession>(OPEN, values);
    return session;
  }

  /** A new id and a longer life, never beyond the absolute end; undefined when it was not alive. */
  async rotate(sessionId: string): Promise<TokenSession | undefined> {
    const values = [sessionId, uuidv7(), this.config.session.seconds];
    const [session] = await this.database.query<TokenSession>(ROTATE, values);
    return session;
  }

  list(viewer: Viewer): Promise<SessionType[]> {
    return this.database.query<SessionType>(
      `SELECT s.id, s.user_agent AS "userAgent", s.ip_address AS "ipAddress", s.created_at AS "createdAt",
              s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt", s.id = $2 AS "current"
         FROM sessions s WHERE s.user_id = $1 AND ${ALIVE}
        ORDER BY s.id = $2 DESC, s.last_seen_at DESC LIMIT ${MAX_LISTED}`,
      [viewer.id, viewer.sessionId],
    );
  }

  /** Ends one session of this person; false when it is not theirs or has ended. */
  async end(userId: string, sessionId: string): Promise<boolean> {
    const ended = await this.database.query(
      `UPDATE sessions s SET revoked_at = now() WHERE s.id = $1 AND s.user_id = $2 AND ${ALIVE} RETURNING s.id`,
      [sessionId, userId],
    );
    return ended.length > 0;
  }

  /** Ends every session of a person, but for the one that is `kept`. */
  async endAll(transaction: Transaction, userId: string, kept?: string): Promise<void> {
    await transaction.execute(
      `UPDATE sessions SET revoked_at = now()
        WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $2::uuid`,
      [userId, kept ?? null],
    );
  }

  /** Whether the account was ever signed in from this address, as far as is remembered. */
  async knowsAddress(email: string, address: string): Promise<boolean> {
    const rows = await this.database.query(
      `SELECT 1 AS known FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE lower(u.email) = $1 AND u.deleted_at IS NULL AND s.ip_address = $2 LIMIT 1`,
      [email, address],
    );
    return rows.length > 0;
  }

  /** Sessions that ended a month ago are forgotten. */
  async forgetOld(userId: string): Promise<void> {
    await this.database.query(
      `DELETE FROM sessions s WHERE s.user_id = $1 AND s.last_seen_at < now() - interval '30 days' AND NOT (${ALIVE})`,
      [userId],
    );
  }

  private async rows(sessionIds: readonly string[]): Promise<(SessionRow | undefined)[]> {
    const rows = await this.database.query<SessionRow>(READ, [sessionIds]);
    return orderByKeys(sessionIds, rows, ({ sessionId }) => sessionId);
  }

  private get idleSeconds(): number {
    return this.config.session.adminIdleSeconds;
  }

  /** Use is noted this coarsely, and a session is locked this much later, so that it never is too early. */
  private get markEverySeconds(): number {
    return Math.min(SEEN_EVERY_SECONDS, this.idleSeconds / 6);
  }

  /** At most once a minute for each session, and nobody waits for it. */
  private mark(statement: string, sessionId: string): void {
    this.database
      .query(statement, [sessionId])
      .catch((error: unknown) => this.logger.debug(`Not marked as seen: ${String(error)}`));
  }
}
