import { Injectable } from '@nestjs/common';
import type { Trilingual } from '../../contract/locales.js';
import { REQUEST_FILE_LIMITS } from '../../contract/request-files.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestDependencies } from '../request-dependencies.js';
import type { RequestBase } from '../store/request.entity.js';
import { RequestCases, type RequestId } from './request-cases.js';
import type { RequestPaperEntity } from './request-paper.entity.js';
import { paperName, RequestPaperRows } from './request-paper-rows.js';
import type { SetRequestPaperStateInput } from './request-papers.types.js';

const COUNT = `SELECT count(*)::int AS count FROM request_papers WHERE request_id = $1`;

/** The papers that the office wants for a request, and where each stands (B30, B47). */
@Injectable()
export class RequestPapers {
  constructor(
    private readonly cases: RequestCases,
    private readonly rows: RequestPaperRows,
    private readonly dependencies: RequestDependencies,
  ) {}

  /** The office asks for further papers; answers those that are new. */
  async ask(
    viewer: Viewer,
    request: RequestId,
    names: readonly Trilingual<string>[],
  ): Promise<RequestPaperEntity[]> {
    const { store } = this.cases.partsOf(request.kind);
    return store.transactionOf(viewer, async (transaction) => {
      const row = await this.cases.lock(transaction, { viewer, side: 'office' }, request);
      const added = await this.rows.add(transaction, request, names);
      const [{ count } = { count: 0 }] = await transaction.execute<{ count: number }>(COUNT, [
        row.id,
      ]);
      const { papers } = REQUEST_FILE_LIMITS;
      if (count > papers) throw invalidFields({ field: 'name', rule: `items:0:${papers}` });
      for (const paper of added)
        await this.record(transaction, viewer, row, { kind: request.kind, after: paper });
      return added;
    });
  }

  /** Where a paper stands, as the office says; the client gets the reason of a refusal by mail. */
  async setState(viewer: Viewer, input: SetRequestPaperStateInput): Promise<RequestPaperEntity> {
    const { id, state } = input;
    const reason = state === 'refused' ? input.reason?.trim() : undefined;
    if (state === 'refused' && !reason) throw invalidFields({ field: 'reason', rule: 'required' });
    const { requestKind: kind, requestId } = await this.rows.find(id);
    const { store } = this.cases.partsOf(kind);
    return store.transactionOf(viewer, async (transaction) => {
      const request = { kind, id: requestId };
      const row = await this.cases.lock(transaction, { viewer, side: 'office' }, request);
      const before = await this.rows.findIn(transaction, requestId, id);
      const after = await this.rows.write(transaction, id, state, reason);
      if (reason && (before.state !== 'refused' || before.reason !== reason))
        await this.tellRefusal(transaction, viewer, row, after);
      await this.record(transaction, viewer, row, { kind, before, after });
      return after;
    });
  }

  /** The client reads it in the timeline and by mail, in their language. */
  private async tellRefusal(
    transaction: Transaction,
    viewer: Viewer,
    row: RequestBase,
    paper: RequestPaperEntity,
  ): Promise<void> {
    const { accounts } = this.dependencies;
    const account = row.userId ? await accounts.mailRecipient(transaction, row.userId) : undefined;
    const name = paperName(paper, account?.language ?? 'ar');
    const note = `${name}\n${paper.reason}`;
    const { store } = this.cases.partsOf(paper.requestKind);
    const event = { type: 'paper_refused', note, public: true } as const;
    await store.addTimelineEvent(transaction, viewer, row, event);
  }

  private async record(
    transaction: Transaction,
    viewer: Viewer,
    { id, reference, userId }: RequestBase,
    change: {
      kind: RequestKindName;
      before?: RequestPaperEntity;
      after: RequestPaperEntity;
    },
  ): Promise<void> {
    const values = (paper: RequestPaperEntity) => ({
      paper: paper.nameAr,
      state: paper.state,
      reason: paper.reason,
    });
    const { kind, before, after } = change;
    await this.dependencies.auditLog.record(transaction, {
      ...{ viewer, action: `${kind}.paper_changed`, entity: kind, entityId: id, label: reference },
      ...{ before: before ? values(before) : null, after: values(after) },
    });
    this.dependencies.events.announce(transaction, { entity: kind, id, ownerId: userId });
  }
}
