import type { EventClickArg, EventContentArg, EventInput } from '@fullcalendar/core';
import listPlugin from '@fullcalendar/list';
import FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useMemo, useState } from 'react';
import { CONSULTATION_STATUSES } from '@contract/requests/consultation';
import { directionOf, type Locale, LOCALE_SUFFIX } from '@contract/locales';
import { officeDay, officeTime } from '@contract/office-clock';
import { BOOKING } from '@contract/requests/booking';
import { Bdi, Ltr } from '../../../components/bdi';
import { StatusBadge, StatusShape } from '../../../components/status-badge';
import type { WeekProps } from '../../../dashboard/desk/board/board-spec';
import { LoadError } from '../../../dashboard/ui/load-error';
import {
  type AdminHolidayFieldsFragment,
  AdminHolidaysDocument,
  ConsultationCalendarDocument,
  type CalendarConsultationFragment as Row,
} from '../../../graphql/generated/graphql';
import { formatTime } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { CONSULTATION_TONES, toConsultationStatus } from '../consultation-status';
import { addDays, toWeekStart } from '../office-days';
import { type Opening, useOpenings } from './week-hours';
import { WeekHeading, WeekToolbar } from './week-toolbar';
import styles from './week-calendar.module.css';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';

const CLOSED_DAYS = [5, 6];

const appointmentsQuery = queryOf(
  ConsultationCalendarDocument,
  (data) => data.consultationCalendar,
  MAX_AGE.none,
);
const holidaysQuery = queryOf(AdminHolidaysDocument, (data) => data.holidays.items);

/** What the clock of the office shows at an instant, `2026-12-01T09:00:00Z`: the calendar takes it for universal time. */
const wallTime = (instant: string | Date): string => `${officeTime(instant)}Z`;

const timeOf = (instant: string) => officeTime(instant).slice(11, 16);

/** An evening that lasts until the next day is shown to its end. */
const lastsOverMidnight = ({ startsAt, endsAt }: Row) => timeOf(endsAt) < timeOf(startsAt);

/** The hours that are shown: those of the office, and earlier or later ones in which somebody comes. */
function shownHours(rows: readonly Row[], office: readonly Opening[]) {
  if (rows.some(lastsOverMidnight)) return { first: '00:00', last: '24:00' };
  // a week in which the office is closed has the height of any other
  const open = office.length > 0 ? office : BOOKING.hours;
  const opens = [...open.map((hours) => hours.opens), ...rows.map((row) => timeOf(row.startsAt))];
  const closes = [...open.map((hours) => hours.closes), ...rows.map((row) => timeOf(row.endsAt))];
  return { first: opens.toSorted()[0] ?? '', last: closes.toSorted().at(-1) ?? '' };
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
  const inYearOf = (day: string) => ({
    filter: { year: Number(day.slice(0, 4)) },
    limit: 100,
  });
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
function useWeek(first: string, openId: string | null) {
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
  const office = useOpenings(first);
  const hours = useMemo(() => ({ office, ...shownHours(rows ?? [], office) }), [office, rows]);
  const closed = useMemo(() => closedDays(rows ?? []), [rows]);
  const consultant = { id: consultantId, choose: setConsultantId };
  return { rows, events, holidays, hours, closed, error, refetch, consultant };
}

/** Algeria writes Latin digits, and its own names of months. */
const TAGS: Record<Locale, string> = { ar: 'ar-dz', fr: 'fr', en: 'en-gb' };
/** Cancelled appointments are not in the calendar. */
const SHOWN = CONSULTATION_STATUSES.filter((status) => status !== 'cancelled');
const TIME = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

const rowOf = ({ extendedProps }: EventContentArg['event']) =>
  extendedProps['row'] as Row | undefined;

/** An appointment in the calendar: when, who, how and with whom. */
function Appointment({ row, isCompact }: { row: Row; isCompact: boolean }) {
  const { t } = useTranslation();
  const { startsAt, clientName, channel, consultantName } = row;
  const status = toConsultationStatus(row.status);
  return (
    <span className={styles.appointment}>
      {!isCompact && (
        <>
          <StatusShape tone={CONSULTATION_TONES[status]} />
          <Ltr>{formatTime(startsAt)}</Ltr>
        </>
      )}
      <strong dir="auto" className={styles.name} title={clientName}>
        {clientName}
      </strong>
      <span>{t(`consultation.channels.${channel}`)}</span>
      {consultantName && <Bdi>{consultantName}</Bdi>}
      {isCompact ? (
        <StatusBadge tone={CONSULTATION_TONES[status]}>
          {t(`words.consultationStatus.${status}`)}
        </StatusBadge>
      ) : (
        <span className="visually-hidden">{t(`words.consultationStatus.${status}`)}</span>
      )}
    </span>
  );
}

/** What the colours and shapes of the calendar mean; screen readers have the status of each appointment. */
function Legend() {
  const { t } = useTranslation();
  return (
    <div className={styles.legend} aria-hidden="true">
      {SHOWN.map((status) => (
        <StatusBadge key={status} tone={CONSULTATION_TONES[status]}>
          {t(`words.consultationStatus.${status}`)}
        </StatusBadge>
      ))}
    </div>
  );
}

/** The appointments of one week, from Sunday on, in the time of Algiers. A click opens one. */
export function WeekCalendar({ view, openId, open, isCompact }: WeekProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const first = toWeekStart(view.day ?? officeDay());
  const { rows, events, holidays, hours, closed, error, refetch, consultant } = useWeek(
    first,
    openId,
  );
  const content = ({ event }: EventContentArg) => {
    const row = rowOf(event);
    return row ? <Appointment row={row} isCompact={isCompact} /> : null;
  };
  const onClick = ({ event }: EventClickArg) => {
    const row = rowOf(event);
    if (row) open(row.id);
  };
  return (
    <div className={styles.week}>
      <WeekToolbar first={first} view={view} consultant={consultant} isCompact={isCompact} />
      {error && !rows && <LoadError error={error} onRetry={refetch} />}
      {!rows && !error && <Skeleton active paragraph={{ rows: 10 }} />}
      {rows && (
        <FullCalendar
          // Another week, or another way to show it, is another calendar: it has no state to keep.
          key={`${first}:${isCompact}:${locale}:${closed.join('')}`}
          plugins={[timeGridPlugin, listPlugin]}
          initialView={isCompact ? 'listWeek' : 'timeGridWeek'}
          initialDate={first}
          headerToolbar={false}
          locale={TAGS[locale]}
          direction={directionOf(locale)}
          // Times are handed over as they are in Algiers.
          timeZone="UTC"
          now={() => wallTime(new Date())}
          firstDay={0}
          hiddenDays={closed}
          allDaySlot={false}
          slotMinTime={hours.first}
          slotMaxTime={hours.last}
          slotLabelFormat={TIME}
          eventTimeFormat={TIME}
          businessHours={hours.office.map(({ day, opens, closes }) => ({
            daysOfWeek: [day],
            startTime: opens,
            endTime: closes,
          }))}
          dayHeaderContent={({ date }) => <WeekHeading date={date} holidays={holidays} />}
          timeHint={t('consultation.time')}
          eventHint={t('admin.consultations.fields.startsAt')}
          noEventsContent={t('dashboard.week.empty')}
          events={events}
          eventContent={content}
          eventInteractive
          eventClick={onClick}
          slotEventOverlap={false}
          nowIndicator
          height="auto"
        />
      )}
      {rows && !isCompact && <Legend />}
    </div>
  );
}
