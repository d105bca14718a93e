import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { HolidaysSeed } from './holidays.seed.js';

const EVERY_MS = 24 * 3_600_000;

/** Adds the holidays of the next year when a year begins, also in a product that is not started again. */
@Injectable()
export class YearlyHolidays implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Holidays');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly seed: HolidaysSeed,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.add(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async add(): Promise<void> {
    await this.database
      .transaction((transaction) => this.seed.run(transaction))
      .catch((error: unknown) => this.logger.warn(`Holidays could not be added: ${String(error)}`));
  }
}
