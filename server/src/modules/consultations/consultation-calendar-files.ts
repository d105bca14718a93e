import { Injectable } from '@nestjs/common';
import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { DateTime } from 'luxon';
import type { ConsultationStatus } from '../../contract/requests/consultation.js';
import { type Locale, LOCALE_SUFFIX } from '../../contract/locales.js';
import { deskPath } from '../../contract/notifications.js';
import { OFFICE_ZONE } from '../../contract/office-clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { valueInWords } from '../../platform/texts/locale-texts.js';
import { siteAddress } from '../../platform/config/site-address.js';
import type { MailCalendar } from '../../platform/mail/mail.types.js';
import type { TextValue } from '../../platform/texts/text-values.js';
import { MailTransport } from '../../platform/mail/mail.transport.js';
import { firmOf, Settings } from '../../platform/settings/settings.js';
import type { ConsultationEntity } from './consultation.entity.js';

/** Algeria has had one time all year since 1981, and only future times are written. */
const ALGERIAN_TIME = [
  'BEGIN:VTIMEZONE',
  `TZID:${OFFICE_ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19810501T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');
const PRODUCT = '//Mizan//Consultations//EN';
/** The event has the time zone, not the calendar: its time stamp must stay in universal time. */
const TIME_ZONE = { name: null, generator: () => ALGERIAN_TIME };

const STATUS: Record<ConsultationStatus, ICalEventStatus> = {
  pending: ICalEventStatus.TENTATIVE,
  in_progress: ICalEventStatus.CONFIRMED,
  completed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
};

/** When the calendar of the client reminds of it, before it begins. */
const ALARM_SECONDS = 3_600;

/** Who reads the file: the language, and the page of the site with the consultation. */
export interface CalendarReader {
  language: Locale;
  path: string;
  /** It is saved as a file: nobody is invited, and nobody answers. */
  saved?: boolean;
}

/** Who reads a calendar of several appointments, and what it is called. */
interface FeedReader {
  language: Locale;
  name: string;
}

/**
 * Appointments in iCalendar format, the same in mails and downloads. The id stays and the sequence grows
 * with each change, so that a calendar moves or removes what it has. The matter of the client is not in it:
 * calendars are often shared.
 */
@Injectable()
export class ConsultationCalendarFiles {
  constructor(
    private readonly config: AppConfig,
    private readonly settings: Settings,
    private readonly transport: MailTransport,
  ) {}

  async of(row: ConsultationEntity, reader: CalendarReader): Promise<MailCalendar> {
    const { language, path, saved = false } = reader;
    const isOff = row.status === 'cancelled' || Boolean(row.deletedAt);
    const told = saved ? 'PUBLISH' : 'REQUEST';
    const method = isOff ? 'CANCEL' : told;
    const calendar = ical({
      method: ICalCalendarMethod[method],
      prodId: PRODUCT,
      timezone: TIME_ZONE,
    });
    const values = await this.settings.all();
    const { name, contacts } = firmOf(values);
    const address = values[`address${LOCALE_SUFFIX[language]}`] ?? values.addressAr;
    const { location, description, url, ...event } = this.eventOf(row, { language, path });
    const made = calendar.createEvent({
      ...event,
      url,
      location: row.channel === 'office' && address ? address : location,
      description: [description, '', ...contacts[language], url].join('\n'),
      status: isOff ? ICalEventStatus.CANCELLED : STATUS[row.status],
      // whoever declines answers this address
      organizer: { name: name[language], email: await this.transport.answerAddress() },
      // somebody whose appointment the office wrote down may have no address
      ...(!saved && row.email && { attendees: [attendeeOf(row)] }),
    });
    if (!isOff) made.createAlarm({ type: ICalAlarmType.display, trigger: ALARM_SECONDS });
    return { method, content: calendar.toString() };
  }

  /** Several appointments for a calendar program of the office, which asks again every hour. */
  feed(rows: readonly ConsultationEntity[], { language, name }: FeedReader): string {
    const calendar = ical({
      method: ICalCalendarMethod.PUBLISH,
      prodId: PRODUCT,
      timezone: TIME_ZONE,
      name,
      ttl: 3600,
    });
    for (const row of rows) {
      const path = deskPath('consultation', row.id);
      const status = STATUS[row.status];
      calendar.createEvent({ ...this.eventOf(row, { language, path }), status });
    }
    return calendar.toString();
  }

  private eventOf(row: ConsultationEntity, { language, path }: CalendarReader) {
    return {
      id: row.id,
      timezone: OFFICE_ZONE,
      // a row that is just being stored has its first version
      sequence: row.version ?? 1,
      start: DateTime.fromJSDate(row.startsAt, { zone: OFFICE_ZONE }),
      end: DateTime.fromJSDate(row.endsAt, { zone: OFFICE_ZONE }),
      ...textsOf(row, language),
      url: siteAddress(this.config.publicUrl, language, path),
    };
  }
}

function textsOf(row: ConsultationEntity, language: Locale) {
  const words = (value: TextValue) => valueInWords(value, language);
  const label = (term: string) => words({ term: `consultationCalendar.${term}` });
  const channel = words({ term: `consultationChannel.${row.channel}` });
  const lines = [
    `${label('reference')} ${row.reference}`,
    `${label('channel')} ${channel}`,
    ...(row.consultantNames ? [`${label('consultant')} ${words(row.consultantNames)}`] : []),
  ];
  const summary = `${label('title')} ${row.reference}`;
  return { summary, location: channel, description: lines.join('\n') };
}

const attendeeOf = ({ clientName, email }: ConsultationEntity) => ({
  name: clientName,
  email,
  role: ICalAttendeeRole.REQ,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
});
