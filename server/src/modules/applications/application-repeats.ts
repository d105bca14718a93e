import { Injectable } from '@nestjs/common';
import {
  type ApplicationStatus,
  REPEATED_WITHIN_DAYS,
} from '../../contract/requests/application.js';
import { batchLoader } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { ApplicationEntity } from './application.entity.js';

/** Makes the same person wait who applies twice for the same job at the same time. */
const SERIALIZE = `SELECT pg_advisory_xact_lock(hashtextextended('application ' || $1, 0))`;
/** An application of the sender's own account comes first. */
const EARLIER = `
  SELECT id, coalesce(repeat_of_id, id) AS "firstId", (user_id = $3) IS TRUE AS "isOwn"
  FROM applications
  WHERE email = $1 AND role_id = $2 AND deleted_at IS NULL
    AND created_at > now() - interval '${REPEATED_WITHIN_DAYS} days'
  ORDER BY "isOwn" DESC, user_id NULLS LAST, repeat_of_id NULLS FIRST, created_at LIMIT 1`;
const MAX_REPEATS = 20;
const REPEATS = `
  SELECT asked.id AS "askedId", other.* FROM unnest($1::uuid[], $2::uuid[]) AS asked(id, first_id)
  CROSS JOIN LATERAL (
    SELECT id, reference, status, user_id IS NOT NULL AS "hasAccount", created_at AS "createdAt"
    FROM applications
    WHERE (id = asked.first_id OR repeat_of_id = asked.first_id) AND id <> asked.id
      AND deleted_at IS NULL
    ORDER BY created_at DESC LIMIT ${MAX_REPEATS}) AS other`;

type RepeatIds = Pick<ApplicationEntity, 'id' | 'repeatOfId'>;

/** Another application from the same address for the same job. */
export interface Repeat {
  id: string;
  reference: string;
  status: ApplicationStatus;
  hasAccount: boolean;
  createdAt: Date;
}

export interface EarlierApplication {
  id: string;
  /** The first one from this address for this job. */
  firstId: string;
  /** Whether it belongs to the account of the sender, so that it may be replaced. */
  isOwn: boolean;
}

/**
 * Applications for the same job from the same address within 30 days. Anybody can type an address, or register it:
 * only the account that an application belongs to replaces it (A79); whatever else is sent stands beside it.
 */
@Injectable()
export class ApplicationRepeats {
  /** The other applications from the same e-mail address for the same job, newest first. */
  readonly listOthers = batchLoader((rows: readonly RepeatIds[]) => this.read(rows));

  constructor(private readonly database: Database) {}

  /** Finds an earlier application. Another call for the same address and job waits until this transaction ends. */
  async lockAndFindEarlier(
    transaction: Transaction,
    { email, roleId, userId }: ApplicationEntity,
  ): Promise<EarlierApplication | undefined> {
    // somebody whom only a phone reaches
    if (!email) return undefined;
    await transaction.execute(SERIALIZE, [`${email} ${roleId}`]);
    const values = [email, roleId, userId];
    const [found] = await transaction.execute<EarlierApplication>(EARLIER, values);
    return found;
  }

  private async read(rows: readonly RepeatIds[]): Promise<Repeat[][]> {
    const ids = rows.map(({ id }) => id);
    const firstIds = rows.map(({ id, repeatOfId }) => repeatOfId ?? id);
    const values = [ids, firstIds];
    const found = await this.database.query<Repeat & { askedId: string }>(REPEATS, values);
    return ids.map((id) => found.filter(({ askedId }) => askedId === id));
  }
}
