import { Injectable } from '@nestjs/common';
import { ArgsType, Field, ObjectType } from '@nestjs/graphql';
import { LanguageArgs } from '../../content/content.args.js';
import { BOOKING } from '../../contract/requests/booking.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { toAppError } from '../../platform/errors/error-response.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { type BookableCalendar, ConsultantCalendars } from './consultant-calendars.js';
import { type ConsultationEntity, mayReschedule, TAKES_TIME } from './consultation.entity.js';
import {
  type Appointment,
  bookableSlots,
  endOfSlot,
  toMinutes,
  officeDay,
  refuseLongRange,
} from './slot-rules.js';
import { DayField, IdField } from '../../platform/validation/fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

@ObjectType({ description: 'A time at which a consultation can be booked.' })
export class ConsultationSlot {
  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  startsAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  endsAt: Date;
}

@ArgsType()
export class ConsultationSlotsArgs extends LanguageArgs {
  @IdField({
    optional: true,
    description: 'Only slots of the consultant with this id; else of anybody who is free.',
  })
  consultantId?: string;

  @IdField({
    optional: true,
    description:
      'Id of a consultation that is to be moved, by the office or by the client whose own it is: times for one of its length, which is not in its own way.',
  })
  movedId?: string;

  @DayField({ description: 'First day in Algiers, written as YYYY-MM-DD.' })
  from: string;

  @DayField({
    description: `Last day in Algiers; at most ${BOOKING.slotDays} days from the first one on.`,
  })
  to: string;
}

const DAY_MS = 86_400_000;

const TAKEN = `
  SELECT consultant_id AS id, starts_at AS "startsAt", ends_at AS "endsAt" FROM consultations
  WHERE starts_at > $1::timestamptz - interval '1 day' AND starts_at < $2::timestamptz + interval '1 day'
    AND id IS DISTINCT FROM $3::uuid AND ${TAKES_TIME}`;

/** $1 to $2 a time, $3 the consultant, $4 the appointment that is moved. */
const HOLDER = `
  SELECT id, reference, client_name AS "clientName" FROM consultations
  WHERE starts_at > $1::timestamptz - interval '1 day' AND starts_at < $2 AND ends_at > $1
    AND consultant_id IS NOT DISTINCT FROM $3::uuid AND id <> $4 AND ${TAKES_TIME}
  ORDER BY starts_at LIMIT 1`;

const MOVED = `
  SELECT id, starts_at AS "startsAt", ends_at AS "endsAt", user_id AS "userId", assignee_id AS "assigneeId"
  FROM consultations WHERE id = $1 AND deleted_at IS NULL`;

/** Days after a taken slot in which free ones are looked for, and how many of them are named. */
const NEXT = { days: 14, slots: 3 };

/** An appointment that is to be moved. */
type MovedAppointment = Appointment & { id: string };

/** Whose appointment it is, and who deals with it. */
type Owned = Pick<ConsultationEntity, 'userId' | 'assigneeId'>;

/** Days in which a slot is looked for, and for what. */
interface SlotSearch {
  from: string;
  to: string;
  consultantId?: string | null;
  moved?: MovedAppointment;
}

/** The slot that somebody wanted. */
interface WishedSlot {
  startsAt: Date;
  consultantId?: string | null;
  /** The appointment that is moved there. */
  moved?: MovedAppointment;
  /** Whoever moves it may know who has the slot. */
  tellsHolder?: boolean;
}

/** The appointment that has a slot. */
interface SlotHolder {
  id: string;
  reference: string;
  clientName: string;
}

/** The answer for a taken slot: the next free ones, and for the office the person who has it. */
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
  async free(
    viewer: Viewer,
    { movedId, ...search }: ConsultationSlotsArgs,
  ): Promise<ConsultationSlot[]> {
    refuseLongRange(search.from, search.to, BOOKING.slotDays);
    const moved = movedId ? await this.movedBy(viewer, movedId) : undefined;
    return this.find({ ...search, moved });
  }

  private async find({ from, to, consultantId, moved }: SlotSearch): Promise<ConsultationSlot[]> {
    const calendars = await this.calendars.all(consultantId);
    const context = await this.calendars.context();
    const minutes = moved ? toMinutes(moved) : context.rules.slotMinutes;
    // most calendars share the hours of the firm: they are worked out once
    const different = [...new Set(calendars.map(({ hours }) => hours))];
    const slotsOf = new Map(
      different.map((hours) => [hours, bookableSlots([from, to], hours, context, minutes)]),
    );
    const offered = calendars.map((calendar) => ({
      calendar,
      slots: slotsOf.get(calendar.hours) ?? [],
    }));
    const times = offered.flatMap(({ slots }) => slots.map((slot) => slot.getTime()));
    if (times.length === 0) return [];
    const bounds = [new Date(Math.min(...times)), new Date(Math.max(...times))];
    const taken = await this.database.query<TakenTime>(TAKEN, [...bounds, moved?.id ?? null]);
    const asSlot = (time: number) => slotAt(new Date(time), minutes);
    const free = offered.flatMap(({ calendar, slots }) =>
      freeOf(
        calendar,
        slots.map((startsAt) => slotAt(startsAt, minutes)),
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
        wish.tellsHolder && wish.moved ? this.holderOf(wish, wish.moved) : undefined,
      ]);
      const slot: TakenSlot = { nextSlots, takenBy };
      throw new AppError('SLOT_TAKEN', {}, refusal.fields, { slot });
    }
  }

  /** An appointment that the viewer may not read is not found (A67). */
  private async movedBy(viewer: Viewer, id: string): Promise<MovedAppointment> {
    const [row] = await this.database.query<MovedAppointment & Owned>(MOVED, [id]);
    if (!row || (row.userId !== viewer.id && !mayReschedule(viewer, row)))
      throw new AppError('NOT_FOUND');
    return row;
  }

  private async freeAfter({ startsAt, consultantId, moved }: WishedSlot): Promise<Date[]> {
    const last = new Date(startsAt.getTime() + NEXT.days * DAY_MS);
    const days = { from: officeDay(startsAt), to: officeDay(last) };
    const free = await this.find({ ...days, consultantId, moved });
    const later = free.filter((slot) => slot.startsAt > startsAt);
    return later.slice(0, NEXT.slots).map((slot) => slot.startsAt);
  }

  private async holderOf(
    { startsAt, consultantId }: WishedSlot,
    moved: MovedAppointment,
  ): Promise<SlotHolder | undefined> {
    const endsAt = endOfSlot(startsAt, toMinutes(moved));
    const slot = [startsAt, endsAt, consultantId ?? null, moved.id];
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
