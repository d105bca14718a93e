import { Injectable } from '@nestjs/common';
import { officeDay } from '../../contract/office-clock.js';
import {
  QUOTE_LIMITS,
  type QuotedKind,
  quoteSums,
  REVISABLE_STATUSES,
} from '../../contract/quotes.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Page } from '../../platform/database/page.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { CountCache } from '../../platform/list/count-cache.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import { type ListDefinition, ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { DocumentNumbers } from './document-numbers.js';
import { QuoteAccess, type LockedQuote } from './quote-access.js';
import { QuoteEvents } from './quote-events.js';
import { canonicalText, hashOf } from './quote-text.js';
import { QUOTE, QuoteEntity, QuoteVersionEntity } from './quote.entity.js';
import { quoteFilters } from './quote-filters.js';
import {
  type CreateQuoteInput,
  QUOTE_COLUMNS,
  type QuoteInput,
  type QuoteListArgs,
  type UpdateQuoteInput,
} from './quote.inputs.js';
import type { QuoteStats, QuoteTerms } from './quote.types.js';

const LIST: ListDefinition<QuoteEntity> = {
  sortable: columnNames(QUOTE_COLUMNS),
  defaultSort: [['createdAt', 'desc']],
};
const REMOVE = 'DELETE FROM quotes WHERE id = $1';
const COUNTS = `
  count(*) FILTER (WHERE status = 'draft')::int AS drafts,
  count(*) FILTER (WHERE status = 'sent')::int AS sent,
  count(*) FILTER (WHERE open_amount > 0)::int AS open,
  coalesce(sum(open_amount), 0)::float8 AS "openAmount"`;
/** The client has an answer, which is no change of the request itself: its version stays. */
const ANSWERED = (table: string) => `UPDATE "${table}" SET unanswered_since = NULL WHERE id = $1`;

/** What the office does with quotes. */
@Injectable()
export class QuotesService {
  constructor(
    private readonly lists: ListEngine,
    private readonly counts: CountCache,
    private readonly entityWriter: EntityWriter,
    private readonly kinds: RequestKinds,
    private readonly access: QuoteAccess,
    private readonly numbers: DocumentNumbers,
    private readonly events: QuoteEvents,
    private readonly auditLog: AuditLog,
    private readonly idempotency: Idempotency,
    private readonly settings: Settings,
  ) {}

  list(viewer: Viewer, args: QuoteListArgs): Promise<Page<QuoteEntity>> {
    const where = [quoteFilters(args), this.access.scopeOf(viewer)];
    return this.lists.page(QuoteEntity, where, args, LIST);
  }

  /** How many quotes wait for whom, and how much is open of all that the caller may read. */
  async stats(viewer: Viewer): Promise<QuoteStats> {
    const sql = new SqlValues();
    const where = this.lists.condition(QuoteEntity, this.access.scopeOf(viewer), sql);
    return this.counts.read<QuoteStats>(`SELECT ${COUNTS} FROM quotes t ${where}`, sql.values);
  }

  /** What a new quote begins with. */
  async terms(): Promise<QuoteTerms> {
    const { quoteTaxPercent: taxPercent, quoteValidDays } = await this.settings.all();
    return { taxPercent, validUntil: daysFromNow(quoteValidDays) };
  }

  get(viewer: Viewer, id: string): Promise<QuoteEntity> {
    return this.access.find(viewer, id);
  }

  /** The quotes of one request, the newest first. */
  async ofRequest(viewer: Viewer, requestId: string): Promise<QuoteEntity[]> {
    const conditions = [{ requestId }, this.access.scopeOf(viewer)];
    const page = { limit: QUOTE_LIMITS.perRequest };
    const { items } = await this.lists.page(QuoteEntity, conditions, page, LIST);
    return items;
  }

  /** A draft for a request that the caller answers. */
  async create(viewer: Viewer, input: CreateQuoteInput, key?: string | null): Promise<QuoteEntity> {
    const { kind, requestId: id, ...content } = input;
    const values = await this.checked(content);
    const call = await this.idempotency.keyedCall(viewer.id, QUOTE, { key, body: input });
    const insert = () =>
      this.access.transactionOf(viewer, async (transaction) => {
        const request = await this.access.lockRequest(transaction, viewer, { kind, id });
        const { person } = this.kinds.of(kind).table;
        const after = await this.entityWriter.insert(transaction, QuoteEntity, {
          ...values,
          requestKind: kind as QuotedKind,
          ...{ requestId: id, requestReference: request.reference },
          clientName: request[person.name] as string,
          authorName: viewer.fullName,
        });
        await this.events.record(transaction, viewer, 'created', { before: null, after });
        this.events.announce(transaction, after, request);
        await this.idempotency.claim(transaction, call, after.id);
        return after;
      });
    return this.idempotency.once(call, insert, (known) => this.get(viewer, known));
  }

  /** Changes a draft; QUOTE_NOT_DRAFT once it was sent. */
  async update(viewer: Viewer, id: string, input: UpdateQuoteInput): Promise<QuoteEntity> {
    const { version, ...content } = input;
    const values = await this.checked(content);
    return this.access.changeForOffice(viewer, id, async (transaction, locked) => {
      const { quote: before, request } = await this.requireDraft(transaction, locked, version);
      const after = await this.access.write(transaction, id, {
        ...values,
        authorName: viewer.fullName,
      });
      await this.events.record(transaction, viewer, 'updated', { before, after });
      this.events.announce(transaction, after, request);
      return after;
    });
  }

  remove(viewer: Viewer, id: string): Promise<QuoteEntity> {
    return this.access.changeForOffice(viewer, id, async (transaction, locked) => {
      const { quote: before, request } = await this.requireDraft(transaction, locked);
      await transaction.execute(REMOVE, [id]);
      await this.events.record(transaction, viewer, 'removed', { before, after: null });
      this.events.announce(transaction, before, request);
      return before;
    });
  }

  /** Sends a draft, which gets its number. */
  send(viewer: Viewer, id: string, version?: number | null): Promise<QuoteEntity> {
    return this.access.changeForOffice(viewer, id, async (transaction, locked) => {
      refusePast((await this.requireDraft(transaction, locked, version)).quote);
      return this.sendVersion(transaction, viewer, locked, {});
    });
  }

  /** Sends other content under the same number; what was sent before stays as it is. */
  async revise(viewer: Viewer, id: string, input: UpdateQuoteInput): Promise<QuoteEntity> {
    const { version, ...content } = input;
    const values = await this.checked(content);
    return this.access.changeForOffice(viewer, id, async (transaction, locked) => {
      await this.auditLog.refuseStale(transaction, QUOTE, locked.quote, version);
      if (!REVISABLE_STATUSES.includes(locked.quote.status)) throw new AppError('QUOTE_CLOSED');
      return this.sendVersion(transaction, viewer, locked, values);
    });
  }

  /** Takes back what was sent and is not decided yet. */
  withdraw(viewer: Viewer, id: string, reason?: string | null): Promise<QuoteEntity> {
    return this.access.changeForOffice(viewer, id, async (transaction, locked) => {
      const { quote: before, request } = locked;
      if (before.status !== 'sent') throw new AppError('QUOTE_CLOSED');
      const patch = { status: 'withdrawn', reason: reason ?? null, decidedAt: new Date() } as const;
      const after = await this.access.write(transaction, id, patch);
      await this.events.record(transaction, viewer, 'withdrawn', { before, after });
      await this.events.tell(transaction, {
        ...{ type: 'quote_withdrawn', quote: after, request, viewer },
        ...{ note: reason, variables: { note: reason } },
      });
      return after;
    });
  }

  private async sendVersion(
    transaction: Transaction,
    viewer: Viewer,
    { quote: before, request }: LockedQuote,
    values: Partial<QuoteEntity>,
  ): Promise<QuoteEntity> {
    const { requestKind, requestId } = before;
    await transaction.execute(ANSWERED(this.access.tableOf(requestKind)), [requestId]);
    const number = before.number ?? (await this.numbers.next(transaction, 'QT'));
    const after = await this.access.write(transaction, before.id, {
      ...values,
      ...{ number, revision: before.revision + 1, status: 'sent' },
      ...{ sentAt: new Date(), decidedAt: null, reason: null },
    });
    const text = canonicalText(after);
    await this.entityWriter.insertWithoutReturning(transaction, QuoteVersionEntity, {
      ...{ quoteId: after.id, revision: after.revision, total: after.total },
      ...{ text, hash: hashOf(text), sentBy: viewer.fullName },
    });
    await this.events.record(transaction, viewer, 'sent', { before, after });
    await this.events.tell(transaction, { type: 'quote_sent', quote: after, request, viewer });
    return after;
  }

  private async requireDraft(
    transaction: Transaction,
    locked: LockedQuote,
    version?: number | null,
  ): Promise<LockedQuote> {
    if (locked.quote.status !== 'draft') throw new AppError('QUOTE_NOT_DRAFT');
    await this.auditLog.refuseStale(transaction, QUOTE, locked.quote, version);
    return locked;
  }

  /** The content with the tax of the settings and its sums. */
  private async checked(content: QuoteInput) {
    refusePast(content);
    const taxPercent = await this.settings.get('quoteTaxPercent');
    const sums = quoteSums(content.lines, taxPercent);
    const { min, max } = QUOTE_LIMITS.amount;
    if (sums.total > max) throw invalidFields({ field: 'lines', rule: `range:${min}:${max}` });
    const lines = content.lines.map(({ title, amount }) => ({ title, amount }));
    const { included = null, excluded = null, note = null } = content;
    return { ...content, lines, included, excluded, note, taxPercent, ...sums };
  }
}

const daysFromNow = (days: number): string => officeDay(new Date(Date.now() + days * 86_400_000));

/** A quote is valid today at least, and for a year at most. */
function refusePast({ validUntil }: Pick<QuoteInput, 'validUntil'>): void {
  const latest = daysFromNow(QUOTE_LIMITS.validDays.max);
  if (validUntil < officeDay()) throw invalidFields({ field: 'validUntil', rule: 'notPast' });
  if (validUntil > latest) throw invalidFields({ field: 'validUntil', rule: 'date' });
}
