import { Injectable } from '@nestjs/common';
import { roleCan } from '../../contract/permissions.js';
import { consultation } from '../../contract/requests/consultation.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { IS_NULL } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import { forClient, type TimelineEntry } from '../../requests/request-kind.js';
import { ConsultantCalendars, type WantedSlot } from './consultant-calendars.js';
import { ConsultationEntity, isOver, mayReschedule } from './consultation.entity.js';
import { ConsultationSlotsService } from './consultation-slots.service.js';
import { ConsultationsService } from './consultations.service.js';
import type { MoveConsultationInput, RescheduleConsultationInput } from './consultation.types.js';
import { OpenAppointments } from './open-appointments.js';
import { toMinutes } from './slot-rules.js';

const HOUR_MS = 3_600_000;

/** A move of a row that is locked. */
interface Move {
  wanted: WantedSlot;
  event: TimelineEntry;
  /** What else changes with it. */
  patch?: Partial<ConsultationEntity>;
}

/**
 * Moves appointments to other times. The new time is taken in the transaction that gives the old one up, so that
 * nobody is ever without either.
 */
@Injectable()
export class ConsultationMoves {
  constructor(
    private readonly consultations: ConsultationsService,
    private readonly settings: Settings,
    private readonly calendars: ConsultantCalendars,
    private readonly slots: ConsultationSlotsService,
    private readonly openAppointments: OpenAppointments,
  ) {}

  /** The office moves an appointment, which keeps its length; the client is told. */
  async reschedule(
    viewer: Viewer,
    id: string,
    { startsAt, consultantId, note = null, version }: RescheduleConsultationInput,
  ): Promise<ConsultationEntity> {
    const current = await this.parts.reads.get(viewer, id);
    refuseForeign(viewer, current);
    const consultant = consultantId ?? current.consultantId;
    const moved = { id, startsAt: current.startsAt, endsAt: current.endsAt };
    const wanted = await this.calendars.wanted(new Date(startsAt), consultant, toMinutes(moved));
    const { store } = this.parts;
    const event = { type: 'rescheduled', note, public: true } as const;
    const move = () =>
      store.transactionOf(viewer, async (transaction) => {
        const before = await store.lockCurrent(transaction, viewer, id, version);
        refuseForeign(viewer, before);
        return this.apply(transaction, viewer, before, { wanted, event });
      });
    const tellsHolder = roleCan(viewer.role, 'consultation.manage');
    const wish = { startsAt: wanted.startsAt, consultantId: consultant, moved, tellsHolder };
    return this.slots.orNameFree(move, wish);
  }

  /**
   * The client takes another time, as long as they could cancel. The office has to confirm it, as it confirms each
   * booking. A repeat answers what the first call made of it.
   */
  async move(
    viewer: Viewer,
    id: string,
    { startsAt, consultantId, movedFrom }: MoveConsultationInput,
  ): Promise<ConsultationEntity> {
    const { store } = this.parts;
    const current = await store.find({
      id,
      userId: viewer.id,
      deletedAt: IS_NULL,
    });
    if (current.erasedAt) throw new AppError('DATA_ERASED');
    const consultant = consultantId === undefined ? current.consultantId : consultantId;
    if (isThere(current, { startsAt, consultant })) return forClient(store.kind, current);
    await this.refuseLate(current);
    const moved = { id, startsAt: current.startsAt, endsAt: current.endsAt };
    const wanted = await this.calendars.wanted(new Date(startsAt), consultant, toMinutes(moved));
    const event = { type: 'moved', note: null, public: true } as const;
    const move = () =>
      store.transactionOf(viewer, async (transaction) => {
        const before = await store.lockOwn(transaction, viewer, id);
        if (isThere(before, { startsAt, consultant })) return before;
        refuseOther(before, movedFrom);
        await this.refuseLate(before);
        const unansweredSince = before.unansweredSince ?? new Date();
        const patch = { status: consultation.initialStatus, unansweredSince };
        return this.apply(transaction, viewer, before, { wanted, event, patch });
      });
    const wish = { startsAt: wanted.startsAt, consultantId: consultant, moved };
    return forClient(store.kind, await this.slots.orNameFree(move, wish));
  }

  /** Moves a row that is locked, if the time is still free. */
  async apply(
    transaction: Transaction,
    viewer: Viewer,
    before: ConsultationEntity,
    { wanted, event, patch }: Move,
  ): Promise<ConsultationEntity> {
    if (isOver(before)) throw new AppError('CONSULTATION_OVER');
    const { store } = this.parts;
    const times = { ...before, startsAt: wanted.startsAt, endsAt: wanted.endsAt };
    const refusal = event.type === 'moved' ? 'APPOINTMENT_OVERLAPS' : 'CLIENT_HAS_APPOINTMENT';
    // sent together, and in this order
    const [, slot] = await allSettledOrThrow(
      this.openAppointments.refuseOverlap(transaction, times, refusal),
      this.calendars.take(transaction, wanted, before.id),
    );
    const rescheduled = before.rescheduled + 1;
    const after = await store.write(transaction, before.id, { ...patch, ...slot, rescheduled });
    await store.recordEvent(transaction, viewer, { before, after }, event);
    return after;
  }

  private async refuseLate({ startsAt }: ConsultationEntity): Promise<void> {
    const hours = await this.settings.get('cancelNoticeHours');
    if (startsAt.getTime() - Date.now() < hours * HOUR_MS)
      throw new AppError('MOVE_TOO_LATE', { hours });
  }

  private get parts() {
    return this.consultations.parts;
  }
}

/** Lawyers move what they deal with. */
function refuseForeign(viewer: Viewer, row: ConsultationEntity): void {
  if (!mayReschedule(viewer, row)) throw new AppError('FORBIDDEN');
}

/** The client looked at an appointment that somebody has moved meanwhile. */
function refuseOther({ startsAt }: ConsultationEntity, movedFrom: string | null | undefined): void {
  if (movedFrom && startsAt.getTime() !== Date.parse(movedFrom)) throw new AppError('STALE_WRITE');
}

/** Whether an appointment is at the time that is wanted already, with one of whom it is wanted. */
const isThere = (
  row: ConsultationEntity,
  { startsAt, consultant }: { startsAt: string; consultant: string | null },
) =>
  !isOver(row) &&
  row.startsAt.getTime() === Date.parse(startsAt) &&
  (consultant === null || consultant === row.consultantId);
