import { Injectable } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';
import type { Seed } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { HOLIDAY, HolidayEntity } from './holiday.entity.js';

interface KnownHoliday {
  /** `MM-DD` of the civil calendar, or month and day of the Islamic one. */
  date: string | { month: number; day: number };
  /** Days off, from the first on. */
  days: number;
  name: Trilingual<string>;
}

/** The legal holidays of Algeria (law 63-278 as amended: both feasts have three days). */
const HOLIDAYS: readonly KnownHoliday[] = [
  {
    date: '01-01',
    days: 1,
    name: { ar: 'رأس السنة الميلادية', fr: 'Jour de l’An', en: "New Year's Day" },
  },
  {
    date: '01-12',
    days: 1,
    name: {
      ar: 'رأس السنة الأمازيغية (يناير)',
      fr: 'Nouvel An amazigh (Yennayer)',
      en: 'Amazigh New Year (Yennayer)',
    },
  },
  {
    date: '05-01',
    days: 1,
    name: { ar: 'عيد العمال', fr: 'Fête du Travail', en: 'Labour Day' },
  },
  {
    date: '07-05',
    days: 1,
    name: {
      ar: 'عيد الاستقلال والشباب',
      fr: 'Fête de l’Indépendance et de la Jeunesse',
      en: 'Independence and Youth Day',
    },
  },
  {
    date: '11-01',
    days: 1,
    name: {
      ar: 'عيد الثورة',
      fr: 'Fête de la Révolution',
      en: 'Revolution Day',
    },
  },
  {
    date: { month: 1, day: 1 },
    days: 1,
    name: { ar: 'رأس السنة الهجرية', fr: 'Nouvel An de l’Hégire', en: 'Islamic New Year' },
  },
  {
    date: { month: 1, day: 10 },
    days: 1,
    name: { ar: 'عاشوراء', fr: 'Achoura', en: 'Ashura' },
  },
  {
    date: { month: 3, day: 12 },
    days: 1,
    name: { ar: 'المولد النبوي الشريف', fr: 'Mawlid Ennabaoui', en: "The Prophet's Birthday" },
  },
  {
    date: { month: 10, day: 1 },
    days: 3,
    name: { ar: 'عيد الفطر', fr: 'Aïd el-Fitr', en: 'Eid al-Fitr' },
  },
  {
    date: { month: 12, day: 10 },
    days: 3,
    name: { ar: 'عيد الأضحى', fr: 'Aïd el-Adha', en: 'Eid al-Adha' },
  },
];

const DAY_MS = 24 * 3_600_000;
const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `10-1` for the first of Shawwal, by the calendar of Umm al-Qura. */
function islamicDate(at: Date): string {
  const parts = islamic.formatToParts(at);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('month')}-${of('day')}`;
}

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * The holidays of a year. Those of the Islamic calendar depend on the moon and may come a day earlier or
 * later than calculated; administrators correct them when they are announced.
 */
export function algerianHolidays(year: number): { day: string; name: Trilingual<string> }[] {
  const found = new Map<string, Trilingual<string>>();
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += DAY_MS) {
    const moon = islamicDate(new Date(at));
    for (const { date, days, name } of HOLIDAYS) {
      const isFirst =
        typeof date === 'string'
          ? isoDay(at).endsWith(`-${date}`)
          : moon === `${date.month}-${date.day}`;
      if (!isFirst) continue;
      // Two holidays may fall on one day.
      for (let day = 0; day < days; day++) {
        const next = isoDay(at + day * DAY_MS);
        if (!found.has(next)) found.set(next, name);
      }
    }
  }
  return [...found].map(([day, name]) => ({ day, name }));
}

/** Two processes that add the same year wait for each other. */
const LOCK = `SELECT pg_advisory_xact_lock(hashtextextended('holidays', 0))`;
const KNOWN_YEARS = 'SELECT DISTINCT extract(year FROM day)::int AS year FROM holidays';

/** The holidays of this year and the next one, unless that year has some already. */
@Injectable()
export class HolidaysSeed implements Seed {
  constructor(
    private readonly entityWriter: EntityWriter,
    private readonly events: ChangeEventBus,
  ) {}

  async run(transaction: Transaction): Promise<void> {
    await transaction.execute(LOCK, []);
    const known = await transaction.execute<{ year: number }>(KNOWN_YEARS, []);
    const thisYear = new Date().getFullYear();
    const missing = [thisYear, thisYear + 1].filter(
      (year) => !known.some((row) => row.year === year),
    );
    for (const { day, name } of missing.flatMap(algerianHolidays)) {
      const names = { nameAr: name.ar, nameFr: name.fr, nameEn: name.en };
      await this.entityWriter.insertWithoutReturning(transaction, HolidayEntity, { day, ...names });
    }
    // every process reads the calendar again
    for (const year of missing)
      this.events.announce(transaction, { entity: HOLIDAY, id: String(year) });
  }
}
