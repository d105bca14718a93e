import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { SettingValues } from '../../contract/settings.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { Database } from '../../platform/database/database.js';
import { selectList } from '../../platform/database/entity-columns.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { Settings } from '../../platform/settings/settings.js';
import { type SmsPerson, SmsService } from '../../platform/sms/sms.service.js';
import { ConsultationEntity } from './consultation.entity.js';
import { pageOf, reminderVariables } from './consultation-mails.js';

const EVERY_MS = 60_000;
/** Clients that are reminded in one transaction. */
const BATCH = 50;
/** Batches of one run. */
const MAX_BATCHES = 10;

const hoursFromNow = (value: string) => `now() + make_interval(hours => ${value})`;
/**
 * One consultation and beginning have one early and one late reminder, whatever the settings say meanwhile: the
 * outbox takes a cause once.
 */
const CAUSE = `concat_ws(':', 'consultation-reminder', t.id, extract(epoch FROM t.starts_at), $3::text)`;

/**
 * Consultations of which clients are reminded `$1` hours before, but not those of which the next reminder, `$2`
 * hours before, is due already. Who booked or was moved later than `$1` hours before has just read the time.
 */
const dueReminders = (columns: string, among: string) => `
  SELECT ${columns} FROM consultations t JOIN users u ON u.id = t.user_id AND u.deleted_at IS NULL
  WHERE t.starts_at > ${hoursFromNow('$2::int')} AND t.starts_at <= ${hoursFromNow('$1::int')}
    AND t.status IN ('pending', 'in_progress') AND t.deleted_at IS NULL
    AND t.starts_at - make_interval(hours => $1::int) >= greatest(t.created_at,
      (SELECT max(e.created_at) FROM request_events e WHERE e.request_id = t.id AND e.type IN ('rescheduled', 'moved')))
    AND NOT EXISTS (SELECT FROM mails m WHERE m.cause = ${CAUSE}) ${among}`;

/** Skips rows that somebody changes at this moment, until the next run. */
const LOCK_DUE = dueReminders(
  't.id',
  `ORDER BY t.starts_at, t.id LIMIT ${BATCH} FOR UPDATE OF t SKIP LOCKED`,
);

/** The hours before the beginning, those of the next reminder, and the name of this one. */
type Reminder = readonly [number, number, 'early' | 'late'];

interface Reminded extends SmsPerson {
  cause: string;
  to: string;
}

/** Reminds clients of consultations that are booked or confirmed. */
@Injectable()
export class ConsultationReminders implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Reminders');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly mails: MailService,
    private readonly sms: SmsService,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    const report = (error: unknown) =>
      this.logger.warn(`Clients could not be reminded of consultations: ${String(error)}`);
    this.timer = setInterval(() => void this.run().catch(report), EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async run(): Promise<void> {
    const values = await this.settings.all();
    const { earlyReminderHours, lateReminderHours } = values;
    await this.remindAll([earlyReminderHours, lateReminderHours, 'early'], values);
    await this.remindAll([lateReminderHours, 0, 'late'], values);
  }

  private async remindAll(reminder: Reminder, values: SettingValues): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await this.remind(reminder, values)) < BATCH) return;
  }

  /** The decision and the mail are one transaction; the rows stay as they are until it ends. */
  private remind(reminder: Reminder, values: SettingValues): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const locked = await transaction.execute<{ id: string }>(LOCK_DUE, reminder);
      if (locked.length === 0) return 0;
      const among = [...reminder, locked.map(({ id }) => id)];
      const due = await transaction.execute<ConsultationEntity & Reminded>(this.due(), among);
      await allSettledOrThrow(...due.flatMap((row) => this.tell(transaction, row, values)));
      return locked.length;
    });
  }

  /** Reads the locked rows: what was changed before they were locked is known by now. */
  private due(): string {
    const row = selectList(this.lists.metadataOf(ConsultationEntity));
    const columns = `${row}, ${CAUSE} AS cause, u.email AS "to", u.language, u.phone_e164 AS "phoneE164",
      u.phone_verified_at IS NOT NULL AS "isPhoneVerified", u.role <> 'client' AS "isStaff"`;
    return dueReminders(columns, 'AND t.id = ANY($4::uuid[])');
  }

  /** By mail, and by SMS where that is switched on. */
  private tell(
    transaction: Transaction,
    row: ConsultationEntity & Reminded,
    values: SettingValues,
  ): Promise<void>[] {
    const { cause, to, language, startsAt } = row;
    const variables = reminderVariables(row, values);
    const mail = {
      ...{ cause, to, language, variables },
      template: 'consultation.reminder',
      path: pageOf(row),
    };
    const seconds = Math.max(1, (startsAt.getTime() - Date.now()) / 1000);
    return [
      this.mails.enqueue(transaction, mail),
      this.sms.notify(transaction, [row], { template: 'client.reminder', variables, seconds }),
    ];
  }
}
