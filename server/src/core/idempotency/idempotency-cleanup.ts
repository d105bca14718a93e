import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database } from '../database/database.js';

const SWEEP_MS = 3_600_000;
const FORGET = `DELETE FROM idempotency_keys WHERE created_at < now() - interval '7 days'`;

/** Deletes idempotency keys after a week: a draft is sent again after hours at most. */
@Injectable()
export class IdempotencyCleanup implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(IdempotencyCleanup.name);
  private sweeper?: NodeJS.Timeout;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.sweeper);
  }

  async sweep(): Promise<void> {
    await this.database.query(FORGET).catch((error: unknown) => {
      this.logger.debug(`Old idempotency keys could not be deleted: ${String(error)}`);
    });
  }
}
