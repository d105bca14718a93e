import { createHmac, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JOIN_CODE, type JoinCodeWay } from '../../contract/requests/join-code.js';
import { purposeKey } from '../../platform/access/secret-box.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';

const PURPOSE = 'request-join-codes';
/** One row for each request: a new code replaces the older one. */
const ISSUE = `
  INSERT INTO request_join_codes (request_id, code_hash, expires_at)
  VALUES ($1, $2, now() + make_interval(mins => $3))
  ON CONFLICT (request_id) DO UPDATE
     SET code_hash = excluded.code_hash, attempts = 0, expires_at = excluded.expires_at,
         updated_at = now()`;
/** Those that ended long ago go with the next one. */
const FORGET_OLD = `DELETE FROM request_join_codes WHERE expires_at < now() - interval '1 day'`;
/** Counts the try before it is compared, so that parallel tries cannot be more than allowed. */
const TRY = `
  UPDATE request_join_codes SET attempts = attempts + 1, updated_at = now()
   WHERE request_id = $1 AND expires_at > now() AND attempts < $2
  RETURNING code_hash AS "codeHash"`;
const TAKE = `
  DELETE FROM request_join_codes WHERE request_id = $1 AND code_hash = $2 AND expires_at > now()
  RETURNING request_id`;

/** Issues and checks the codes with which people add requests to their accounts. */
@Injectable()
export class RequestJoinCodes {
  private readonly key: Buffer;

  constructor(
    private readonly database: Database,
    { settingsSecret }: AppConfig,
  ) {
    this.key = purposeKey(settingsSecret, PURPOSE);
  }

  /** A new code; an older one of the request ends. */
  async issue(transaction: Transaction, requestId: string, way: JoinCodeWay): Promise<string> {
    const { digits, minutes } = JOIN_CODE;
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    await transaction.execute(FORGET_OLD, []);
    await transaction.execute(ISSUE, [requestId, this.hashOf(requestId, code), minutes[way]]);
    return code;
  }

  /** Whether a code is right; each question counts as a try. */
  async check(requestId: string, code: string): Promise<boolean> {
    const values = [requestId, JOIN_CODE.attempts];
    const [sent] = await this.database.query<{ codeHash: Buffer }>(TRY, values);
    return sent !== undefined && this.hashOf(requestId, code).equals(sent.codeHash);
  }

  /** Uses a code up; false if it was used, or a newer one was made meanwhile. */
  async take(transaction: Transaction, requestId: string, code: string): Promise<boolean> {
    const values = [requestId, this.hashOf(requestId, code)];
    return (await transaction.execute(TAKE, values)).length > 0;
  }

  /** Keyed, because all codes are soon tried by whoever has a copy of the database. */
  private hashOf(requestId: string, code: string): Buffer {
    return createHmac('sha256', this.key).update(`${requestId} ${code}`).digest();
  }
}
