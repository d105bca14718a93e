import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { LIFETIME_SECONDS } from '../../contract/limits.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';

const SECRET_BYTES = 32;

/** Takes the older ones of the account away once they are over. */
const ISSUE = `
  WITH old AS (DELETE FROM sign_in_challenges WHERE user_id = $2 AND expires_at < now())
  INSERT INTO sign_in_challenges (id, user_id, token_hash, expires_at)
  VALUES ($1, $2, $3, now() + make_interval(secs => $4))`;
const FIND = `
  SELECT id, user_id AS "userId" FROM sign_in_challenges WHERE token_hash = $1 AND expires_at > now()`;
const CONSUME = `
  DELETE FROM sign_in_challenges WHERE token_hash = $1 AND expires_at > now() RETURNING id`;

interface SignInChallenge {
  id: string;
  userId: string;
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** Sign-ins between their two steps: the password was right, the code is still to come. */
@Injectable()
export class SignInChallengesService {
  constructor(private readonly database: Database) {}

  /** A secret that stands for the right password, for five minutes. */
  async issue(userId: string): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const values = [uuidv7(), userId, hashOf(secret), LIFETIME_SECONDS.signInChallenge];
    await this.database.query(ISSUE, values);
    return secret;
  }

  /** Its id, and whose sign-in it is; CHALLENGE_EXPIRED if it is over, was used or never existed. */
  async find(secret: string): Promise<SignInChallenge> {
    const [found] = await this.database.query<SignInChallenge>(FIND, [hashOf(secret)]);
    if (!found) throw new AppError('CHALLENGE_EXPIRED');
    return found;
  }

  /** Uses it up. Only one of two calls at the same time succeeds. */
  async consume(transaction: Transaction, secret: string): Promise<void> {
    const [used] = await transaction.execute(CONSUME, [hashOf(secret)]);
    if (!used) throw new AppError('CHALLENGE_EXPIRED');
  }

  /** Ends those of an account, for example after a change of its password. */
  async endAll(transaction: Transaction, userId: string): Promise<void> {
    await transaction.execute('DELETE FROM sign_in_challenges WHERE user_id = $1', [userId]);
  }
}
