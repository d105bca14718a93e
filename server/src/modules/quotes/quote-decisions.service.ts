import { Injectable } from '@nestjs/common';
import { officeDay } from '../../contract/office-clock.js';
import { QUOTE_LIMITS, type QuotedKind } from '../../contract/quotes.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ColumnTest, ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { QuoteAccess } from './quote-access.js';
import { QuoteEvents } from './quote-events.js';
import { QuoteReads } from './quote-reads.js';
import { QuoteAcceptanceEntity, QuoteEntity } from './quote.entity.js';

const wasSent = new ColumnTest((column) => `${column} > 0`);

/** What clients do with the quotes that were sent to them. */
@Injectable()
export class QuoteDecisionsService {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly access: QuoteAccess,
    private readonly reads: QuoteReads,
    private readonly events: QuoteEvents,
  ) {}

  /** The quotes that were sent for one of the caller's own requests, the newest first. */
  async mine(viewer: Viewer, kind: QuotedKind, requestId: string): Promise<QuoteEntity[]> {
    await this.kinds.partsOf(kind).reads.getMine(viewer, requestId);
    const where = { requestId, revision: wasSent };
    const page = { limit: QUOTE_LIMITS.perRequest };
    const { items } = await this.lists.page(QuoteEntity, where, page, {
      ...{ sortable: [], defaultSort: [['createdAt', 'desc']] },
    });
    return items;
  }

  getMine(viewer: Viewer, id: string): Promise<QuoteEntity> {
    return this.access.findMine(viewer, id);
  }

  /**
   * Accepts the revision that the client read. Many calls at once are one: each answers the quote that the first of
   * them accepted.
   */
  accept(
    viewer: Viewer,
    { id, revision }: { id: string; revision: number },
    { address }: ClientInfo,
  ): Promise<QuoteEntity> {
    return this.access.changeMine(viewer, id, async (transaction, { quote: before, request }) => {
      if (before.status === 'accepted' && before.revision === revision) return before;
      refuseDecision(before, revision);
      const hash = await this.reads.hashOf(transaction, id, revision);
      const after = await this.access.write(transaction, id, {
        ...{ status: 'accepted', decidedAt: new Date(), openAmount: before.total },
      });
      await this.entityWriter.insertWithoutReturning(transaction, QuoteAcceptanceEntity, {
        ...{ quoteId: id, revision, hash, address },
        ...{ accountId: viewer.id, accountName: viewer.fullName },
        // a session of such an account is opened with it only
        secondFactor: viewer.hasSecondFactor,
      });
      await this.events.record(transaction, viewer, 'accepted', { before, after });
      await this.events.tell(transaction, {
        ...{ type: 'quote_accepted', quote: after, request, viewer },
        note: `SHA-256 ${hash}`,
      });
      return after;
    });
  }

  refuse(
    viewer: Viewer,
    { id, revision, reason = null }: { id: string; revision: number; reason?: string | null },
  ): Promise<QuoteEntity> {
    return this.access.changeMine(viewer, id, async (transaction, { quote: before, request }) => {
      if (before.status === 'refused' && before.revision === revision) return before;
      refuseDecision(before, revision);
      const patch = { status: 'refused', decidedAt: new Date(), reason } as const;
      const after = await this.access.write(transaction, id, patch);
      await this.events.record(transaction, viewer, 'refused', { before, after });
      await this.events.tell(transaction, {
        ...{ type: 'quote_refused', quote: after, request, viewer },
        ...{ note: reason, variables: { note: reason } },
      });
      return after;
    });
  }
}

/** Why a revision cannot be decided about, in the order in which the client has to know it. */
function refuseDecision({ status, revision, validUntil }: QuoteEntity, read: number): void {
  if (status === 'withdrawn') throw new AppError('QUOTE_WITHDRAWN');
  if (status === 'accepted' || status === 'refused') throw new AppError('QUOTE_DECIDED');
  if (revision !== read) throw new AppError('QUOTE_CHANGED');
  if (status !== 'sent' || validUntil < officeDay()) throw new AppError('QUOTE_EXPIRED');
}
