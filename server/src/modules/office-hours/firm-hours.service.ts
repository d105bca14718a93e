import { Injectable } from '@nestjs/common';
import { CONTACT_KEYS } from '../../contract/contact-info.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { areOrdered, DEFAULT_HOURS, type OfficeInterval } from '../consultations/slot-rules.js';
import { OFFICE_HOURS } from './hours-period.entity.js';
import { inWords, saysHours } from './hours-words.js';
import type { FirmHours } from './office-hours.types.js';

/** The hours of the firm have this id in the record of changes. */
const FIRM = '00000000-0000-0000-0000-000000000000';
const HOURS = `
  SELECT weekday, opens, closes FROM consultant_hours WHERE consultant_id IS NULL
  ORDER BY weekday, opens`;
const REMOVE = 'DELETE FROM consultant_hours WHERE consultant_id IS NULL';
const ADD = `
  INSERT INTO consultant_hours (id, weekday, opens, closes)
  SELECT gen_random_uuid(), given.* FROM unnest($1::working_day[], $2::text[], $3::text[]) AS given`;
/** Two who save at once do not mix their hours. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('firm-hours', 0))`;
const SHOWN = `
  SELECT value AS ar, value_fr AS fr, value_en AS en FROM contact_info
  WHERE type = 'hours' AND key_name = '${CONTACT_KEYS.mainHours}'`;

/** The hours of the firm in an ordinary week. */
@Injectable()
export class FirmHoursService {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly events: ChangeEventBus,
  ) {}

  async get(): Promise<FirmHours> {
    const [own, [shown]] = await Promise.all([
      this.database.query<OfficeInterval>(HOURS),
      this.database.query<Record<Locale, string | null>>(SHOWN),
    ]);
    const hours = orDefault(own);
    const differs = (language: Locale) =>
      shown && !saysHours(shown[language] ?? '', hours, language);
    return { hours, inWords: inWords(hours), differsIn: LOCALES.filter(differs) };
  }

  async set(viewer: Viewer, hours: readonly OfficeInterval[]): Promise<FirmHours> {
    if (!areOrdered(hours)) throw invalidFields({ field: 'hours', rule: 'hoursOrder' });
    await this.database.transaction(async (transaction) => {
      await transaction.execute(LOCK, []);
      const before = await transaction.execute<OfficeInterval & Record<string, unknown>>(HOURS, []);
      await transaction.execute(REMOVE, []);
      const column = (name: keyof OfficeInterval) => hours.map((interval) => interval[name]);
      const values = [column('weekday'), column('opens'), column('closes')];
      await transaction.execute(ADD, values);
      const recorded = (each: readonly OfficeInterval[]) => ({
        hours: inWords(orDefault(each)).ar,
      });
      await this.auditLog.record(transaction, {
        ...{ viewer, action: `${OFFICE_HOURS}.hours_changed`, entity: OFFICE_HOURS },
        ...{ entityId: FIRM, label: recorded(hours).hours },
        ...{ before: recorded(before), after: recorded(hours) },
      });
      this.events.announce(transaction, { entity: OFFICE_HOURS, id: FIRM });
    });
    return this.get();
  }
}

const orDefault = (hours: readonly OfficeInterval[]) =>
  hours.length > 0 ? [...hours] : [...DEFAULT_HOURS];
