import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { RepeatedTask } from '../../platform/jobs/repeated-task.js';
import { HolidaysSeed } from './holidays.seed.js';

const EVERY_MS = 24 * 3_600_000;

/** Adds the holidays of the next year when a year begins, also in a product that is not started again. */
@Injectable()
export class YearlyHolidays extends RepeatedTask {
  constructor(
    private readonly database: Database,
    private readonly seed: HolidaysSeed,
  ) {
    super({ logger: 'Holidays', everyMs: EVERY_MS, failure: 'Holidays could not be added' });
  }

  run(): Promise<void> {
    return this.database.transaction((transaction) => this.seed.run(transaction));
  }
}
