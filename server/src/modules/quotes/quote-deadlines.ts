import { Injectable } from '@nestjs/common';
import { QUOTE_REMINDER_DAYS } from '../../contract/quotes.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { Database } from '../../platform/database/database.js';
import { selectList } from '../../platform/database/entity-columns.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { FailedRows } from '../../platform/jobs/failed-rows.js';
import { RepeatedTask } from '../../platform/jobs/repeated-task.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { Reminders } from '../../platform/mail/reminders.js';
import { Notifier } from '../../platform/notifications/notifier.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { QuoteAccess } from './quote-access.js';
import { QuoteEvents, toVariables } from './quote-events.js';
import { QUOTE, QuoteEntity } from './quote.entity.js';

const EVERY_MS = 60_000;
/** Quotes that end in one run; the next one goes on. */
const BATCH = 50;

const TODAY = `(now() AT TIME ZONE 'Africa/Algiers')::date`;
/** $1 quotes with which it failed a moment ago. */
const OVER = `
  SELECT id FROM quotes WHERE status = 'sent' AND erased_at IS NULL AND valid_until < ${TODAY}
     AND id <> ALL($1::uuid[])
   ORDER BY valid_until, id LIMIT ${BATCH}`;
/** One mail for each revision; none for one that was sent so late that its reminder would be due at once. */
const CAUSE = `concat_ws(':', 'quote-expiring', t.id, t.revision)`;
const dueReminders = (columns: string, rest: string) => `
  SELECT ${columns} FROM quotes t
   WHERE t.status = 'sent' AND t.erased_at IS NULL
     AND t.valid_until BETWEEN ${TODAY} AND ${TODAY} + ${QUOTE_REMINDER_DAYS}
     AND (t.sent_at AT TIME ZONE 'Africa/Algiers')::date < t.valid_until - ${QUOTE_REMINDER_DAYS}
     AND NOT EXISTS (SELECT FROM mails m WHERE m.cause = ${CAUSE}) ${rest}`;

type QuoteNearEnd = QuoteEntity & { cause: string };

/** Ends quotes whose last day is over, and reminds clients of those that end soon. */
@Injectable()
export class QuoteDeadlines extends RepeatedTask {
  private readonly failed = new FailedRows('Quotes', 'A quote could not be ended');

  constructor(
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
    private readonly lists: ListEngine,
    private readonly reminders: Reminders,
    private readonly kinds: RequestKinds,
    private readonly access: QuoteAccess,
    private readonly events: QuoteEvents,
    private readonly notifier: Notifier,
  ) {
    super({
      logger: 'Quotes',
      everyMs: EVERY_MS,
      failure: 'Quotes could not be ended or reminded of',
    });
  }

  async run(): Promise<void> {
    const over = await this.database.query<{ id: string }>(OVER, [this.failed.ids()]);
    await this.failed.each(
      over.map(({ id }) => id),
      (id) => this.expire(id),
    );
    const columns = selectList(this.lists.metadataOf(QuoteEntity));
    await this.reminders.queue<QuoteNearEnd>({
      ...{ due: dueReminders, values: [], order: 'valid_until' },
      columns: `${columns}, ${CAUSE} AS cause`,
      tell: (transaction, rows) =>
        allSettledOrThrow(...rows.map((near) => this.remind(transaction, near))),
    });
  }

  private expire(id: string): Promise<void> {
    return this.change(id, async (transaction, before, request) => {
      const patch = { status: 'expired', decidedAt: new Date() } as const;
      const after = await this.access.write(transaction, id, patch);
      await this.events.record(transaction, undefined, 'expired', { before, after });
      await this.events.tell(transaction, { type: 'quote_expired', quote: after, request });
    });
  }

  /** Reads the request without locking it: others lock that first, and wait for the quote. */
  private async remind(transaction: Transaction, { cause, ...quote }: QuoteNearEnd): Promise<void> {
    const { entity } = this.kinds.of(quote.requestKind).table;
    const request = await this.lists.one<RequestBase>(entity, { id: quote.requestId });
    const values = toVariables(quote, {});
    const notice = { event: 'expiring', type: 'warning', entity: QUOTE } as const;
    const told = { ...notice, entityId: quote.id, values };
    await allSettledOrThrow(
      this.events.sendMail(transaction, { quote, request }, { mail: 'expiring', cause }),
      request?.userId
        ? this.notifier.tellPerson(transaction, request.userId, told)
        : Promise.resolve(),
    );
  }

  /** Locks the request first, as everybody does, and does nothing once the quote is no longer waiting. */
  private async change(
    id: string,
    work: (
      transaction: Transaction,
      quote: QuoteEntity,
      request: RequestBase | undefined,
    ) => Promise<void>,
  ): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const [found] = await transaction.execute<Pick<QuoteEntity, 'requestKind' | 'requestId'>>(
        'SELECT request_kind AS "requestKind", request_id AS "requestId" FROM quotes WHERE id = $1',
        [id],
      );
      if (!found) return;
      const { store } = this.kinds.partsOf(found.requestKind);
      const request = await store.lock(transaction, found.requestId);
      const quote = await this.entityWriter.lock(transaction, QuoteEntity, id);
      if (quote?.status === 'sent' && !quote.erasedAt) await work(transaction, quote, request);
    });
  }
}
