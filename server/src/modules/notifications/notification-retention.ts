import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { NOTIFICATION_DAYS } from '../../contract/notifications.js';
import { Database } from '../../platform/database/database.js';

const EVERY_MS = 24 * 3_600_000;
const BATCH = 1000;
/** Several processes may delete at once: each skips the rows that another one holds. */
const DELETE_OLD = `
  DELETE FROM notifications WHERE id IN (
    SELECT id FROM notifications
    WHERE created_at < now() - make_interval(days => $1)
      AND (read_at IS NOT NULL OR created_at < now() - make_interval(days => $2))
    ORDER BY created_at LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

/** Deletes old notifications once a day. */
@Injectable()
export class NotificationRetention implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Notifications');
  private timer?: NodeJS.Timeout;

  constructor(private readonly database: Database) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.deleteOldOrWarn(), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async deleteOldOrWarn(): Promise<void> {
    await this.deleteOld().catch((error: unknown) =>
      this.logger.warn(`Old notifications could not be deleted: ${String(error)}`),
    );
  }

  private async deleteOld(): Promise<void> {
    const { read, unread } = NOTIFICATION_DAYS;
    for (let deleted = BATCH; deleted === BATCH;) {
      const rows = await this.database.query(DELETE_OLD, [read, unread, BATCH]);
      deleted = rows.length;
    }
  }
}
