import { Injectable } from '@nestjs/common';
import { BOOKING } from '../../contract/requests/consultation.js';
import { Database } from '../../core/database/database.js';
import { type BookableCalendar, ConsultantCalendars } from './consultant-calendars.js';
import { TAKES_TIME } from './consultation.entity.js';
import type { ConsultationSlot, ConsultationSlotsArgs } from './consultation-slots.types.js';
import { bookableSlots, endOfSlot, refuseLongRange } from './slot-rules.js';

const TAKEN = `
  SELECT consultant_id AS id, starts_at AS "startsAt", ends_at AS "endsAt" FROM consultations
  WHERE starts_at > $1::timestamptz - interval '1 day' AND starts_at < $2::timestamptz + interval '1 day'
    AND ${TAKES_TIME}`;

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
