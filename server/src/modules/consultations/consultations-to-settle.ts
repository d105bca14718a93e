import { Injectable } from '@nestjs/common';
import type { Holidays } from '../../contract/answer-due.js';
import { LIMITS } from '../../contract/limits.js';
import { Database } from '../../platform/database/database.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import {
  AffectedConsultations,
  findAffected,
  type OpenTimes,
  buildOpenTimes,
} from './affected-consultations.js';
import type { ClosureInput, ClosurePeriodInput, ConsultationToSettle } from './closure.types.js';
import {
  ConsultantCalendars,
  type StoredCalendars,
  type StoredHours,
} from './consultant-calendars.js';
import { TAKES_TIME } from './consultation.entity.js';
import { PROPOSED, proposeSlots, type TakenTime } from './proposed-slots.js';
import type { BookingContext, HoursPeriod } from './slot-rules.js';

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
    const [stored, context] = await Promise.all([
      this.calendars.stored(),
      this.calendars.context(),
    ]);
    const now = buildOpenTimes(stored, context.holidays);
    const then = closure
      ? buildOpenTimes(storedWith(closure, stored), closedOn(closure, now))
      : now;
    const already = new Set(
      closure ? findAffected(rows, now).map(({ consultation }) => consultation.id) : [],
    );
    const hit = findAffected(rows, then)
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

/** The closed days if this were stored. */
const closedOn = ({ day }: ClosureInput, { holidays }: OpenTimes): Holidays =>
  day ? new Set([...holidays, day]) : holidays;

/** The hours that would be set if this were stored. */
function storedWith(
  { leavingId, hoursOf, hours, firmHours, period }: ClosureInput,
  { firm, consultants }: StoredCalendars,
): StoredCalendars {
  const withPeriod = <T extends StoredHours>(stored: T, id: string | null): T =>
    period ? { ...stored, periods: periodsWith(period, stored.periods ?? [], id) } : stored;
  const staying = consultants.filter(({ id }) => !leavingId || id !== leavingId);
  return {
    firm: withPeriod(firmHours ? { ...firm, hours: firmHours } : firm, null),
    consultants: staying.map((row) =>
      withPeriod(hoursOf === row.id ? { ...row, hours: hours ?? null } : row, row.id),
    ),
  };
}

/** The periods of a consultant, or of the firm, with the changed one in its new form or without it. */
function periodsWith(
  { id, consultantId, startsOn, endsOn, hours }: ClosurePeriodInput,
  periods: readonly HoursPeriod[],
  owner: string | null,
): HoursPeriod[] {
  const others = periods.filter((period) => !id || period.id !== id);
  if (!startsOn || !endsOn || !hours || (consultantId ?? null) !== owner) return others;
  return [{ startsOn, endsOn, hours }, ...others];
}
