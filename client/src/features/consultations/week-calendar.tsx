import type { EventClickArg, EventContentArg } from '@fullcalendar/core';
import listPlugin from '@fullcalendar/list';
import FullCalendar from '@fullcalendar/react';
import timeGridPlugin from '@fullcalendar/timegrid';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { CONSULTATION_STATUSES } from '@contract/requests/consultation';
import { directionOf, type Locale } from '@contract/locales';
import { officeDay } from '@contract/office-clock';
import { Bdi, Ltr } from '../../components/bdi';
import { StatusBadge, StatusShape } from '../../components/status-badge';
import type { WeekProps } from '../../dashboard/requests/board/board-spec';
import { LoadError } from '../../dashboard/ui/load-error';
import type { CalendarConsultationFragment as Row } from '../../graphql/generated/graphql';
import { formatTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { CONSULTATION_TONES, toConsultationStatus } from './consultation-status';
import { weekOf } from './office-days';
import { useWeek, wallTime } from './use-week';
import { WeekHeading, WeekToolbar } from './week-toolbar';
import styles from './week-calendar.module.css';

const OFFICE_DAYS = [0, 1, 2, 3, 4];
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
  const first = weekOf(view.day ?? officeDay());
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
          businessHours={hours.office.map(({ opens, closes }) => ({
            daysOfWeek: OFFICE_DAYS,
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
