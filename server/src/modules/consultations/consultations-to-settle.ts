import { Injectable } from '@nestjs/common';
import { LIMITS } from '../../contract/limits.js';
import { Database } from '../../platform/database/database.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AffectedConsultations, affectedOf, type OpenTimes } from './affected-consultations.js';
import type { ClosureInput, ConsultationToSettle } from './closure.types.js';
import { ConsultantCalendars } from './consultant-calendars.js';
import { TAKES_TIME } from './consultation.entity.js';
import { PROPOSED, proposeSlots, type TakenTime } from './proposed-slots.js';
import { type BookingContext, DEFAULT_HOURS } from './slot-rules.js';

/** What has a time from $1 on, and some days after $2. */
const TAKEN = `
  SELECT id, consultant_id AS "consultantId", user_id AS "userId", starts_at AS "startsAt", ends_at AS "endsAt" FROM consultations
  WHERE starts_at > $1::timestamptz - interval '1 day'
    AND starts_at < $2::timestamptz + interval '${PROPOSED.days + 2} days' AND ${TAKES_TIME}`;

/** The appointments that closed times hit, by now or once they are stored, with free times for each. */
@Injectable()
export class ConsultationsToSettle {
  constructor(
    private readonly database: Database,
    private readonly affected: AffectedConsultations,
    private readonly calendars: ConsultantCalendars,
  ) {}

  async list(viewer: Viewer, closure?: ClosureInput | null): Promise<ConsultationToSettle[]> {
    const rows = await this.affected.openRows(viewer);
    const [calendars, context] = await Promise.all([
      this.calendars.all(),
      this.calendars.context(),
    ]);
    const now = { calendars, holidays: context.holidays };
    const then = closure ? closedBy(closure, now) : now;
    const already = new Set(
      closure ? affectedOf(rows, now).map(({ consultation }) => consultation.id) : [],
    );
    const hit = affectedOf(rows, then)
      .filter(({ consultation }) => !already.has(consultation.id))
      .slice(0, LIMITS.bulk.max);
    const [first, last] = [hit[0], hit.at(-1)];
    if (!first || !last) return [];
    const taken = await this.database.query<TakenTime>(TAKEN, [
      first.consultation.startsAt,
      last.consultation.startsAt,
    ]);
    const later: BookingContext = { ...context, holidays: then.holidays };
    const displaced = hit.map(({ consultation }) => consultation);
    const proposals = proposeSlots(displaced, then.calendars, later, taken);
    return hit.map((row) => ({ ...row, proposals: proposals.get(row.consultation.id) ?? [] }));
  }
}

/** When appointments could take place if this were stored. */
function closedBy(
  { day, leavingId, hoursOf, hours }: ClosureInput,
  { calendars, holidays }: OpenTimes,
): OpenTimes {
  const own = hours && hours.length > 0 ? hours : DEFAULT_HOURS;
  const left = calendars
    .filter(({ id }) => !leavingId || id !== leavingId)
    .map((calendar) =>
      hoursOf && calendar.id === hoursOf ? { ...calendar, hours: own } : calendar,
    );
  return {
    // without consultants the firm has one calendar
    calendars: left.length > 0 ? left : [{ id: null, names: null, hours: DEFAULT_HOURS }],
    holidays: day ? new Set([...holidays, day]) : holidays,
  };
}
