import { Injectable } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';
import { serviceRequest } from '../../contract/requests/service-request.js';
import type { SettingValues } from '../../contract/settings.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { selectList } from '../../platform/database/entity-columns.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { RepeatedTask } from '../../platform/jobs/repeated-task.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { Reminders } from '../../platform/mail/reminders.js';
import { Notifier } from '../../platform/notifications/notifier.js';
import { Settings } from '../../platform/settings/settings.js';
import { type SmsPerson, SmsService } from '../../platform/sms/sms.service.js';
import type { TextVariables } from '../../platform/texts/text-values.js';
import { missingInWords } from '../../requests/papers/missing-papers.js';
import { RequestPaperRows } from '../../requests/papers/request-paper-rows.js';
import { ConsultationEntity } from './consultation.entity.js';
import { pageOf, reminderVariables } from './consultation-mails.js';
import { ConsultationsService } from './consultations.service.js';

const EVERY_MS = 60_000;

const hoursFromNow = (value: string) => `now() + make_interval(hours => ${value})`;
/**
 * One consultation and beginning have one early and one late reminder, whatever the settings say meanwhile: the
 * outbox takes a cause once.
 */
const CAUSE = `concat_ws(':', 'consultation-reminder', t.id, extract(epoch FROM t.starts_at), $3::text)`;

/** Written down by the office for somebody who called or came, and of no account since. */
const OF_CALLER = `t.user_id IS NULL AND t.mail_language IS NOT NULL AND t.left_at IS NULL AND t.erased_at IS NULL`;
/** Somebody without an address is reminded once of each beginning: by SMS, or by a call of the office. */
const CALL_DUE = 'call_due';
const CLAIM_CALL = `
  INSERT INTO request_escalations (request_id, stage, unanswered_since)
  SELECT id, '${CALL_DUE}', starts_at FROM consultations WHERE id = $1`;

/**
 * Consultations of which clients are reminded `$1` hours before, but not those of which the next reminder, `$2`
 * hours before, is due already. Who booked or was moved later than `$1` hours before has just read the time.
 */
const dueReminders = (columns: string, rest: string) => `
  SELECT ${columns} FROM consultations t LEFT JOIN users u ON u.id = t.user_id AND u.deleted_at IS NULL
  WHERE (u.id IS NOT NULL OR ${OF_CALLER}) AND t.starts_at > ${hoursFromNow('$2::int')} AND t.starts_at <= ${hoursFromNow('$1::int')}
    AND t.status IN ('pending', 'in_progress') AND t.deleted_at IS NULL
    AND t.starts_at - make_interval(hours => $1::int) >= greatest(t.created_at,
      (SELECT max(e.created_at) FROM request_events e WHERE e.request_id = t.id AND e.type IN ('rescheduled', 'moved')))
    AND NOT EXISTS (SELECT FROM mails m WHERE m.cause = ${CAUSE})
    AND NOT EXISTS (SELECT FROM request_escalations e WHERE e.request_id = t.id AND e.stage = '${CALL_DUE}'
      AND e.unanswered_since = t.starts_at) ${rest}`;

const DONE = serviceRequest.doneStatuses.map((status) => `'${status}'`).join(', ');
/** The appointments $1, each with the open service requests of the account that booked it. */
const CASES = `
  SELECT t.id, t.id || ARRAY(
    SELECT s.id FROM service_requests s
     WHERE s.user_id = t.user_id AND s.deleted_at IS NULL AND s.status NOT IN (${DONE})
     ORDER BY s.id) AS "requestIds"
  FROM consultations t WHERE t.id = ANY($1::uuid[])`;

interface Cases extends Record<string, unknown> {
  id: string;
  requestIds: string[];
}

/** The hours before the beginning, those of the next reminder, and the name of this one. */
type Reminder = readonly [number, number, 'early' | 'late'];

interface Reminded extends SmsPerson {
  cause: string;
  /** Null for somebody who left no address. */
  to: string | null;
}

type DueRow = ConsultationEntity & Reminded;

/** Reminds clients of consultations that are booked or confirmed. */
@Injectable()
export class ConsultationReminders extends RepeatedTask {
  constructor(
    private readonly reminders: Reminders,
    private readonly lists: ListEngine,
    private readonly mails: MailService,
    private readonly sms: SmsService,
    private readonly settings: Settings,
    private readonly notifier: Notifier,
    private readonly consultations: ConsultationsService,
    private readonly papers: RequestPaperRows,
  ) {
    super({
      logger: 'Reminders',
      everyMs: EVERY_MS,
      failure: 'Clients could not be reminded of consultations',
    });
  }

  async run(): Promise<void> {
    const values = await this.settings.all();
    const { earlyReminderHours, lateReminderHours } = values;
    await this.remindAll([earlyReminderHours, lateReminderHours, 'early'], values);
    await this.remindAll([lateReminderHours, 0, 'late'], values);
  }

  private remindAll(reminder: Reminder, values: SettingValues): Promise<void> {
    const row = selectList(this.lists.metadataOf(ConsultationEntity));
    return this.reminders.queue<DueRow>({
      ...{ due: dueReminders, values: reminder, order: 'starts_at' },
      columns: `${row}, ${CAUSE} AS cause, coalesce(u.email, nullif(t.email, '')) AS "to",
        coalesce(u.language, t.mail_language) AS language,
        CASE WHEN t.user_id IS NULL THEN t.phone_e164 ELSE u.phone_e164 END AS "phoneE164",
        u.phone_verified_at IS NOT NULL AS "isPhoneVerified", coalesce(u.role <> 'client', false) AS "isStaff"`,
      tell: async (transaction, due) => {
        const missing = await this.missingPapers(transaction, due);
        const told = due.map((each) => {
          const variables = reminderVariables(each, values, missing.get(each.id));
          return this.tell(transaction, each, variables);
        });
        await allSettledOrThrow(...told);
      },
    });
  }

  /** What the office still wants from who comes, in words, by the id of the appointment. */
  private async missingPapers(
    transaction: Transaction,
    due: readonly DueRow[],
  ): Promise<Map<string, Trilingual<string> | undefined>> {
    const ids = due.map(({ id }) => id);
    const cases = await transaction.execute<Cases>(CASES, [ids]);
    const requests = [...new Set(cases.flatMap(({ requestIds }) => requestIds))];
    const papers = await this.papers.of(requests, transaction);
    const papersOf = new Map(requests.map((id, index) => [id, papers[index] ?? []]));
    return new Map(
      cases.map(({ id, requestIds }) => [
        id,
        missingInWords(requestIds.flatMap((each) => papersOf.get(each) ?? [])),
      ]),
    );
  }

  /** By mail, and by SMS where that is switched on. Somebody whom neither reaches is called by the office. */
  private async tell(
    transaction: Transaction,
    row: DueRow,
    variables: TextVariables,
  ): Promise<void> {
    const { cause, to, language, startsAt } = row;
    if (to) {
      const path = row.userId ? pageOf(row) : null;
      const mail = { cause, to, language, variables, template: 'consultation.reminder', path };
      await this.mails.enqueue(transaction, mail);
    } else await transaction.execute(CLAIM_CALL, [row.id]);
    if (!to && !(await this.sms.reaches(row))) return this.askForCall(transaction, row);
    const seconds = Math.max(1, (startsAt.getTime() - Date.now()) / 1000);
    await this.sms.notify(transaction, [row], { template: 'client.reminder', variables, seconds });
  }

  /** Whoever deals with the appointment is asked to call; where nobody does, everybody who may. */
  private askForCall(transaction: Transaction, row: DueRow): Promise<void> {
    const { notices } = this.consultations.parts;
    return this.notifier.tellStaff(transaction, {
      ...({ event: CALL_DUE, type: 'warning', category: 'deadlines' } as const),
      ...({ entity: 'consultation', entityId: row.id, permission: 'consultation.read' } as const),
      ...{ branch: row.consultationType, assigneeId: row.assigneeId },
      values: { ...notices.mentionsOf(row), phone: row.phone },
    });
  }
}
