import { useMemo, useState } from 'react';
import type { EventInput } from '@fullcalendar/core';
import { LOCALE_SUFFIX } from '@contract/locales';
import { officeTime } from '@contract/office-clock';
import { BOOKING } from '@contract/requests/booking';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import {
  AdminHolidaysDocument,
  ConsultationCalendarDocument,
  type AdminHolidayFieldsFragment,
  type CalendarConsultationFragment as Row,
} from '../../graphql/generated/graphql';
import { useLocale } from '../../lib/i18n';
import { toConsultationStatus } from './consultation-status';
import { addDays } from './office-days';
import styles from './week-calendar.module.css';

const CLOSED_DAYS = [5, 6];

const appointmentsQuery = queryOf(
  ConsultationCalendarDocument,
  (data) => data.consultationCalendar,
  MAX_AGE.none,
);
const holidaysQuery = queryOf(AdminHolidaysDocument, (data) => data.holidays.items);

/** What the clock of the office shows at an instant, `2026-12-01T09:00:00Z`: the calendar takes it for universal time. */
export const wallTime = (instant: string | Date): string => `${officeTime(instant)}Z`;

const timeOf = (instant: string) => officeTime(instant).slice(11, 16);

/** An evening that lasts until the next day is shown to its end. */
const lastsOverMidnight = ({ startsAt, endsAt }: Row) => timeOf(endsAt) < timeOf(startsAt);

/** The hours that are shown: those of the office, and earlier or later ones in which somebody comes. */
function shownHours(rows: readonly Row[]) {
  const office = BOOKING.hours;
  if (rows.some(lastsOverMidnight)) return { office, first: '00:00', last: '24:00' };
  const opens = [...office.map((hours) => hours.opens), ...rows.map((row) => timeOf(row.startsAt))];
  const closes = [...office.map((hours) => hours.closes), ...rows.map((row) => timeOf(row.endsAt))];
  return { office, first: opens.toSorted()[0] ?? '', last: closes.toSorted().at(-1) ?? '' };
}

/** Fridays and Saturdays, on which the office is closed, but for those on which an evening before them ends. */
const closedDays = (rows: readonly Row[]) =>
  CLOSED_DAYS.filter((closed) =>
    rows.every(({ startsAt, endsAt }) =>
      [startsAt, endsAt].every((time) => new Date(wallTime(time)).getUTCDay() !== closed),
    ),
  );

const NONE: readonly AdminHolidayFieldsFragment[] = [];

const holidayEvent = (day: string): EventInput => ({
  start: `${day}T00:00:00Z`,
  end: `${addDays(day, 1)}T00:00:00Z`,
  display: 'background',
});

/** The holidays of a week with their names; it may be in two years. */
function useHolidays(first: string, last: string): ReadonlyMap<string, string> {
  const suffix = LOCALE_SUFFIX[useLocale()];
  const inYearOf = (day: string) => ({ year: Number(day.slice(0, 4)), limit: 100 });
  const { data: days = NONE } = holidaysQuery.useData(inYearOf(first));
  const { data: later = NONE } = holidaysQuery.useData(inYearOf(last));
  return useMemo(
    () =>
      new Map(
        [...days, ...later]
          .filter(({ day }) => day >= first && day <= last)
          .map((holiday) => [holiday.day, holiday[`name${suffix}`]]),
      ),
    [days, first, last, later, suffix],
  );
}

/** What the calendar shows of the week that begins on a day. */
export function useWeek(first: string, openId: string | null) {
  const [consultantId, setConsultantId] = useState('');
  const last = addDays(first, 6);
  const query = { from: first, to: last, consultantId: consultantId || null };
  const { data: rows, error, refetch } = appointmentsQuery.useData(query);
  const holidays = useHolidays(first, last);
  const events = useMemo<EventInput[]>(
    () => [
      ...[...holidays.keys()].map(holidayEvent),
      ...(rows ?? []).map((row) => ({
        id: row.id,
        start: wallTime(row.startsAt),
        end: wallTime(row.endsAt),
        extendedProps: { row },
        classNames: [
          styles[toConsultationStatus(row.status)] ?? '',
          row.id === openId ? (styles.open ?? '') : '',
        ],
      })),
    ],
    [holidays, openId, rows],
  );
  const hours = useMemo(() => shownHours(rows ?? []), [rows]);
  const closed = useMemo(() => closedDays(rows ?? []), [rows]);
  const consultant = { id: consultantId, choose: setConsultantId };
  return { rows, events, holidays, hours, closed, error, refetch, consultant };
}
