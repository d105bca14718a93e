import { Injectable } from '@nestjs/common';
import { consultation } from '../../contract/requests/consultation.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Settings } from '../../platform/settings/settings.js';
import type { ConsultationEntity } from './consultation.entity.js';

/**
 * Whoever changes the appointments of one account waits, so that each change knows of the others. Accounts are
 * locked before the days of calendars, by everybody.
 */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('appointments:' || $1::text, 0))`;

/**
 * The open appointments of account $1 beside $2, those that overlap $3 to $4 first. People of the office book for
 * others, so theirs are not counted; nor is what is over but was not set to completed.
 */
const OPEN = `
  SELECT c.id, c.reference, c.starts_at < $4 AND c.ends_at > $3 AS "isThen"
  FROM consultations c JOIN users u ON u.id = c.user_id AND u.role = 'client'
  WHERE c.user_id = $1 AND c.id IS DISTINCT FROM $2::uuid AND c.ends_at > now() AND c.deleted_at IS NULL
    AND c.status NOT IN (${consultation.doneStatuses.map((status) => `'${status}'`).join(', ')})
  ORDER BY "isThen" DESC, c.starts_at LIMIT 501`;

interface OpenAppointment {
  id: string;
  reference: string;
  isThen: boolean;
}

/** The part of an appointment that these rules are about. */
type Held = Pick<ConsultationEntity, 'id' | 'userId' | 'startsAt' | 'endsAt'>;

/**
 * What one client may have open at once: nobody is at two places, and nobody fills the calendar. The statements are
 * sent at once, so that others can be sent behind them without waiting for an answer.
 */
@Injectable()
export class OpenAppointments {
  constructor(private readonly settings: Settings) {}

  /** Refuses a booking of a client who has another appointment then, or as many as the setting allows. */
  async refuseNew(transaction: Transaction, wanted: Held): Promise<void> {
    const others = await this.othersOf(transaction, wanted);
    const overlapping = others.find(({ isThen }) => isThen);
    if (overlapping) throw refusal('APPOINTMENT_OVERLAPS', overlapping);
    const max = await this.settings.get('maxOpenConsultations');
    if (others.length >= max) throw new AppError('TOO_MANY_APPOINTMENTS', { max });
  }

  /** Refuses a move, or what the office opens again, if the client would then be at two places at once. */
  async refuseOverlap(
    transaction: Transaction,
    moved: Held,
    code: Parameters<typeof refusal>[0] = 'CLIENT_HAS_APPOINTMENT',
  ): Promise<void> {
    const others = await this.othersOf(transaction, moved);
    const overlapping = others.find(({ isThen }) => isThen);
    if (overlapping) throw refusal(code, overlapping);
  }

  /** Locks the accounts of several appointments before any of them is moved, in the same order by everybody. */
  async lockAll(transaction: Transaction, rows: readonly Pick<Held, 'userId'>[]): Promise<void> {
    const accounts = [...new Set(rows.flatMap(({ userId }) => userId ?? []))].sort();
    for (const account of accounts) await transaction.execute(LOCK, [account]);
  }

  private async othersOf(
    transaction: Transaction,
    { id, userId, startsAt, endsAt }: Held,
  ): Promise<OpenAppointment[]> {
    if (!userId) return [];
    const [, others] = await allSettledOrThrow(
      transaction.execute(LOCK, [userId]),
      transaction.execute<OpenAppointment>(OPEN, [userId, id, startsAt, endsAt]),
    );
    return others;
  }
}

const refusal = (
  code: 'APPOINTMENT_OVERLAPS' | 'CLIENT_HAS_APPOINTMENT',
  { id, reference }: OpenAppointment,
) =>
  new AppError(code, { reference }, [{ field: 'startsAt', rule: 'slotOfClient' }], {
    appointment: { id, reference },
  });
