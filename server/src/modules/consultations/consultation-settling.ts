import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { isInScope } from '../../requests/store/request-scope.js';
import { ConsultantCalendars, type WantedSlot } from './consultant-calendars.js';
import { ConsultationMoves } from './consultation-moves.js';
import { type ConsultationEntity, isOver } from './consultation.entity.js';
import { ConsultationsService } from './consultations.service.js';
import type {
  SettleConsultationsInput,
  SettledConsultations,
  UnsettledConsultation,
  UnsettledReason,
} from './closure.types.js';
import { OpenAppointments } from './open-appointments.js';
import { toMinutes } from './slot-rules.js';

type Settled = SettleConsultationsInput['rows'][number];
type Times = Pick<ConsultationEntity, 'id' | 'startsAt' | 'endsAt' | 'consultantId'>;
/** The new times of those that are moved, by id. */
type Wanted = ReadonlyMap<string, WantedSlot>;

const TIMES = `
  SELECT id, starts_at AS "startsAt", ends_at AS "endsAt", consultant_id AS "consultantId"
  FROM consultations WHERE id = ANY($1::uuid[])`;

/** What refuses one appointment, in the words of an answer; other errors are errors of the call. */
const REASONS: Partial<Record<string, UnsettledReason>> = {
  SLOT_TAKEN: 'taken',
  BAD_USER_INPUT: 'closed',
  CLIENT_HAS_APPOINTMENT: 'clientBusy',
  CONSULTATION_OVER: 'changed',
  DATA_ERASED: 'changed',
  OWN_REQUEST: 'own',
};

/** Ends the transaction, so that nothing is changed. */
class Unsettled extends Error {
  constructor(readonly conflicts: UnsettledConsultation[]) {
    super('Some appointments could not be settled');
  }
}

/** Moves and cancels appointments of closed times together: all of them, or none and the reasons why. */
@Injectable()
export class ConsultationSettling {
  constructor(
    private readonly database: Database,
    private readonly consultations: ConsultationsService,
    private readonly moves: ConsultationMoves,
    private readonly calendars: ConsultantCalendars,
    private readonly openAppointments: OpenAppointments,
  ) {}

  async settle(viewer: Viewer, input: SettleConsultationsInput): Promise<SettledConsultations> {
    const rows = input.rows.map((row) => ({ ...row, id: row.id.toLowerCase() }));
    try {
      const wanted = await this.wantedTimes(rows);
      const { store } = this.consultations.parts;
      await store.transactionOf(viewer, (transaction) =>
        this.settleAll(transaction, viewer, { ...input, rows, wanted }),
      );
      return { changed: rows.map(({ id }) => id), conflicts: [] };
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error;
      return { changed: [], conflicts: error.conflicts };
    }
  }

  /** Checks the new times against hours and closed days; whether they are free is asked later. */
  private async wantedTimes(rows: readonly Settled[]): Promise<Wanted> {
    const known = await this.database.query<Times>(TIMES, [rows.map(({ id }) => id)]);
    const timesOf = new Map(known.map((row) => [row.id, row]));
    const wanted = new Map<string, WantedSlot>();
    await collect(rows, async ({ id, startsAt, consultantId }) => {
      const row = timesOf.get(id);
      if (!startsAt || !row) return;
      const consultant = consultantId ?? row.consultantId;
      wanted.set(id, await this.calendars.wanted(new Date(startsAt), consultant, toMinutes(row)));
    });
    return wanted;
  }

  /** Rows, accounts and days are locked first, each in one order, as by everybody. */
  private async settleAll(
    transaction: Transaction,
    viewer: Viewer,
    { rows, wanted, note }: SettleConsultationsInput & { wanted: Wanted },
  ): Promise<void> {
    const { store, decisions } = this.consultations.parts;
    const locked = await store.lockAll(
      transaction,
      rows.map(({ id }) => id),
    );
    const current = new Map(locked.map((row) => [row.id, row]));
    await this.openAppointments.lockAll(transaction, locked);
    await this.calendars.lockDays(transaction, [...wanted.values()]);
    await collect(rows, async ({ id, version, startsAt }) => {
      const before = current.get(id);
      const isAsRead =
        before?.version === version &&
        before.deletedAt === null &&
        isInScope(viewer, store.kind.definition, before);
      if (!before || !isAsRead || isOver(before)) throw new AppError('CONSULTATION_OVER');
      if (before.erasedAt) throw new AppError('DATA_ERASED');
      const slot = wanted.get(id);
      if (startsAt && slot) {
        const event = { type: 'rescheduled', note: note ?? null, public: true } as const;
        await this.moves.apply(transaction, viewer, before, { wanted: slot, event });
      } else await decisions.apply(transaction, viewer, before, { status: 'cancelled', note });
    });
  }
}

/** Does the same for each row, one after the other, and throws what refused some of them together. */
async function collect(
  rows: readonly Settled[],
  work: (row: Settled) => Promise<void>,
): Promise<void> {
  const conflicts: UnsettledConsultation[] = [];
  for (const row of rows) {
    const reason = await reasonOf(() => work(row));
    if (reason) conflicts.push({ id: row.id, reason });
  }
  if (conflicts.length > 0) throw new Unsettled(conflicts);
}

async function reasonOf(work: () => Promise<void>): Promise<UnsettledReason | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    const reason = error instanceof AppError ? REASONS[error.code] : undefined;
    if (!reason) throw error;
    return reason;
  }
}
