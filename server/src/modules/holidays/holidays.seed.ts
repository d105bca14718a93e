import { Injectable } from '@nestjs/common';
import type { Seed } from '../../core/content/content-seed.js';
import { EntityWriter } from '../../core/database/entity-writer.js';
import type { Transaction } from '../../core/database/transaction.js';
import { ChangeEventBus } from '../../core/events/change-event-bus.js';
import { algerianHolidays } from './algerian-holidays.js';
import { HOLIDAY, HolidayEntity } from './holiday.entity.js';

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
