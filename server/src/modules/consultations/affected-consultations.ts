import { Injectable } from '@nestjs/common';
import { ArgsType, Field, ObjectType } from '@nestjs/graphql';
import { LanguageArgs } from '../../content/content.args.js';
import type { Holidays } from '../../contract/answer-due.js';
import { BOOKING } from '../../contract/requests/booking.js';
import { consultation } from '../../contract/requests/consultation.js';
import { DayRange } from '../../platform/list/day-range.js';
import { ColumnTest, IS_NULL, ListEngine, type Where } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { buildScope } from '../../requests/store/request-scope.js';
import {
  type BookableCalendar,
  buildCalendars,
  ConsultantCalendars,
  getFirmHours,
  type StoredCalendars,
} from './consultant-calendars.js';
import { ConsultationEntity } from './consultation.entity.js';
import { CONSULTATION_TABLE } from './consultations.service.js';
import { type OfficeHours, unfitBecause } from './slot-rules.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { DayField, IdField } from '../../platform/validation/fields.js';
import { Consultation } from './consultation.types.js';

const AFFECTED_REASONS = ['holiday', 'hours', 'consultant'] as const;
type AffectedReason = (typeof AFFECTED_REASONS)[number];

const AffectedReasonEnum = graphqlEnum(
  'AffectedReason',
  AFFECTED_REASONS,
  'Why an appointment can no longer take place as it stands.',
  {
    holiday: 'Its day is a holiday by now.',
    hours: 'It is outside of the hours of the consultant by now.',
    consultant: 'Its consultant is inactive or was deleted.',
  },
);

@ObjectType({
  description:
    'An open appointment on a time that is closed by now. It stands until it is moved or cancelled.',
})
export class AffectedConsultation {
  @Field(() => Consultation, { description: 'The appointment.' })
  consultation: ConsultationEntity;

  @Field(() => AffectedReasonEnum, { description: 'Why it cannot take place.' })
  reason: AffectedReason;
}

@ArgsType()
export class AffectedConsultationsArgs extends LanguageArgs {
  @DayField({
    optional: true,
    description: 'Only those on this day in Algiers, written as YYYY-MM-DD.',
  })
  day?: string;

  @IdField({
    optional: true,
    description: 'Only those of the consultant with this id.',
  })
  consultantId?: string;
}

const FUTURE = new ColumnTest((column) => `${column} > now()`);
const DONE = consultation.doneStatuses.map((status) => `'${status}'`).join(', ');
const OPEN = new ColumnTest((column) => `${column} NOT IN (${DONE})`);
const DAY = { from: 'day', to: 'day' };

/**
 * Appointments that stand on a time which is closed by now: on a holiday, outside of the hours, or with a consultant
 * who has left. They stand until the office moves or cancels them.
 */
@Injectable()
export class AffectedConsultations {
  constructor(
    private readonly lists: ListEngine,
    private readonly calendars: ConsultantCalendars,
  ) {}

  async list(
    viewer: Viewer,
    { day, consultantId }: AffectedConsultationsArgs,
  ): Promise<AffectedConsultation[]> {
    const rows = await this.openRows(viewer, {
      consultantId,
      startsAt: DayRange.of(day, day, DAY),
    });
    if (rows.length === 0) return [];
    const [stored, { holidays }] = await Promise.all([
      this.calendars.stored(),
      this.calendars.context(),
    ]);
    return findAffected(rows, buildOpenTimes(stored, holidays));
  }

  /** Open appointments that the viewer may see, the earliest first. */
  async openRows(viewer: Viewer, chosen: object = {}): Promise<ConsultationEntity[]> {
    const open = { startsAt: FUTURE, status: OPEN, deletedAt: IS_NULL };
    const { items } = await this.lists.page(
      ConsultationEntity,
      [open, chosen, buildScope(viewer, consultation)] as Where<ConsultationEntity>[],
      { limit: BOOKING.affected, sortBy: 'startsAt', sortOrder: 'asc' },
      { ...CONSULTATION_TABLE.list, selection: { total: false } },
    );
    return items;
  }
}

/** When appointments can take place. */
export interface OpenTimes {
  calendars: readonly BookableCalendar[];
  /** For appointments without a consultant. */
  firm: OfficeHours;
  holidays: Holidays;
}

export const buildOpenTimes = (stored: StoredCalendars, holidays: Holidays): OpenTimes => ({
  calendars: buildCalendars(stored),
  firm: getFirmHours(stored.firm),
  holidays,
});

/** The appointments that cannot take place as they stand, with the reason. */
export function findAffected(
  rows: readonly ConsultationEntity[],
  { calendars, firm, holidays }: OpenTimes,
): AffectedConsultation[] {
  const hoursOf = new Map(calendars.map(({ id, hours }) => [id, hours]));
  return rows.flatMap((row) => {
    const hours = row.consultantId ? hoursOf.get(row.consultantId) : firm;
    const reason = hours ? unfitBecause(row, hours, holidays) : 'consultant';
    return reason ? [{ consultation: row, reason }] : [];
  });
}
