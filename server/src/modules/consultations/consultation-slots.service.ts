import { Injectable } from '@nestjs/common';
import { BOOKING } from '../../contract/requests/consultation.js';
import { Database } from '../../core/database/database.js';
import { AppError } from '../../core/errors/app-error.js';
import { toAppError } from '../../core/errors/error-response.js';
import { type BookableCalendar, ConsultantCalendars } from './consultant-calendars.js';
import { TAKES_TIME } from './consultation.entity.js';
import type { ConsultationSlot, ConsultationSlotsArgs } from './consultation-slots.types.js';
import { bookableSlots, endOfSlot, officeDay, refuseLongRange } from './slot-rules.js';

const DAY_MS = 86_400_000;

const TAKEN = `
  SELECT consultant_id AS id, starts_at AS "startsAt", ends_at AS "endsAt" FROM consultations
  WHERE starts_at > $1::timestamptz - interval '1 day' AND starts_at < $2::timestamptz + interval '1 day'
    AND ${TAKES_TIME}`;

/** $1 a time, $2 the consultant. */
const HOLDER = `
  SELECT id, reference, client_name AS "clientName" FROM consultations
  WHERE starts_at > $1::timestamptz - interval '1 day' AND starts_at <= $1 AND ends_at > $1
    AND consultant_id IS NOT DISTINCT FROM $2::uuid AND ${TAKES_TIME}
  LIMIT 1`;

/** Days after a taken slot in which free ones are looked for, and how many of them are named. */
const NEXT = { days: 14, slots: 3 };

/** The slot that somebody wanted. */
interface WishedSlot {
  startsAt: Date;
  consultantId?: string | null;
  /** The office is also told who has the slot. */
  forOffice?: boolean;
}

/** The appointment that has a slot. */
interface SlotHolder {
  id: string;
  reference: string;
  clientName: string;
}

/** What a taken slot is answered with: the next free ones, and for the office who has it. */
interface TakenSlot {
  nextSlots: Date[];
  takenBy?: SlotHolder;
}

interface TakenTime {
  id: string | null;
  startsAt: Date;
  endsAt: Date;
}

/** Which times are still free. */
@Injectable()
export class ConsultationSlotsService {
  constructor(
    private readonly database: Database,
    private readonly calendars: ConsultantCalendars,
  ) {}

  /** The free slots of some days, earliest first; each time once, however many consultants are free then. */
  async free({ consultantId, from, to }: ConsultationSlotsArgs): Promise<ConsultationSlot[]> {
    refuseLongRange(from, to, BOOKING.slotDays);
    const calendars = await this.calendars.all(consultantId);
    const context = await this.calendars.context();
    // most calendars share the hours of the firm: they are worked out once
    const different = [...new Set(calendars.map(({ hours }) => hours))];
    const slotsOf = new Map(
      different.map((hours) => [hours, bookableSlots([from, to], hours, context)]),
    );
    const offered = calendars.map((calendar) => ({
      calendar,
      slots: slotsOf.get(calendar.hours) ?? [],
    }));
    const times = offered.flatMap(({ slots }) => slots.map((slot) => slot.getTime()));
    if (times.length === 0) return [];
    const bounds = [new Date(Math.min(...times)), new Date(Math.max(...times))];
    const taken = await this.database.query<TakenTime>(TAKEN, bounds);
    const { slotMinutes } = context.rules;
    const asSlot = (time: number) => slotAt(new Date(time), slotMinutes);
    const free = offered.flatMap(({ calendar, slots }) =>
      freeOf(
        calendar,
        slots.map((startsAt) => slotAt(startsAt, slotMinutes)),
        taken,
      ),
    );
    return [...new Set(free)].sort((first, second) => first - second).map(asSlot);
  }

  /** Runs a booking. If its slot is taken, the error names the next free ones. */
  async orNameFree<T>(book: () => Promise<T>, wish: WishedSlot): Promise<T> {
    try {
      return await book();
    } catch (error) {
      const refusal = toAppError(error);
      if (refusal.code !== 'SLOT_TAKEN') throw error;
      const [nextSlots, takenBy] = await Promise.all([
        this.freeAfter(wish),
        wish.forOffice ? this.holderOf(wish) : undefined,
      ]);
      const slot: TakenSlot = { nextSlots, takenBy };
      throw new AppError('SLOT_TAKEN', {}, refusal.fields, { slot });
    }
  }

  private async freeAfter({ startsAt, consultantId }: WishedSlot): Promise<Date[]> {
    const last = new Date(startsAt.getTime() + NEXT.days * DAY_MS);
    const days = { from: officeDay(startsAt), to: officeDay(last) };
    const free = await this.free({ ...days, consultantId: consultantId ?? undefined });
    const later = free.filter((slot) => slot.startsAt > startsAt);
    return later.slice(0, NEXT.slots).map((slot) => slot.startsAt);
  }

  private async holderOf({ startsAt, consultantId }: WishedSlot): Promise<SlotHolder | undefined> {
    const slot = [startsAt, consultantId ?? null];
    const [holder] = await this.database.query<SlotHolder>(HOLDER, slot);
    return holder;
  }
}

function freeOf(
  { id }: BookableCalendar,
  slots: readonly ConsultationSlot[],
  taken: readonly TakenTime[],
) {
  const own = taken.filter((time) => time.id === id);
  const isFree = (slot: ConsultationSlot) =>
    !own.some(({ startsAt, endsAt }) => startsAt < slot.endsAt && endsAt > slot.startsAt);
  return slots.filter(isFree).map(({ startsAt }) => startsAt.getTime());
}

const slotAt = (startsAt: Date, minutes: number): ConsultationSlot => ({
  startsAt,
  endsAt: endOfSlot(startsAt, minutes),
});
