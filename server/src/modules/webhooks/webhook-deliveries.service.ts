import { Injectable } from '@nestjs/common';
import { TEST_EVENT } from '../../contract/webhooks.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { batchLoader } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Page } from '../../platform/database/page.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import { type ListDefinition, ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Settings } from '../../platform/settings/settings.js';
import { type WebhookAttemptEntity, WebhookDeliveryEntity } from './webhook-delivery.entity.js';
import { WebhookOutbox } from './webhook-outbox.js';
import { WEBHOOK, WebhookEntity } from './webhook.entity.js';
import { DELIVERY_COLUMNS, type DeliveryListArgs } from './webhook-delivery.types.js';
import { WebhooksService } from './webhooks.service.js';

const LIST: ListDefinition<WebhookDeliveryEntity> = {
  sortable: columnNames(DELIVERY_COLUMNS),
  defaultSort: [['createdAt', 'desc']],
};
/** More than one delivery has, unless it is sent again many times. */
const MAX_ATTEMPTS = 50;
const ATTEMPTS = `
  SELECT a.* FROM unnest($1::uuid[]) AS d (id) CROSS JOIN LATERAL (
    SELECT id, delivery_id AS "deliveryId", started_at AS "startedAt", milliseconds, status, problem, answer
      FROM webhook_attempts WHERE delivery_id = d.id ORDER BY id DESC LIMIT ${MAX_ATTEMPTS}) a`;

/** Bounds one transaction; whoever has more presses again. */
const AT_MOST = 500;
const RETRY_FAILED = `
  UPDATE webhook_deliveries SET state = 'waiting', settled_at = NULL, updated_at = now()
   WHERE id IN (
     SELECT id FROM webhook_deliveries WHERE webhook_id = $1 AND state = 'failed'
      ORDER BY created_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING id`;

/** What was sent, and what is sent again by hand. */
@Injectable()
export class WebhookDeliveriesService {
  /** The attempts of a delivery, the newest first. */
  readonly attemptsOf = batchLoader((ids: readonly string[]) => this.attempts(ids));

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly settings: Settings,
    private readonly outbox: WebhookOutbox,
    private readonly webhooks: WebhooksService,
  ) {}

  page({
    webhookId,
    state,
    search: _,
    ...args
  }: DeliveryListArgs): Promise<Page<WebhookDeliveryEntity>> {
    return this.lists.page(WebhookDeliveryEntity, { webhookId, state }, args, LIST);
  }

  async get(id: string): Promise<WebhookDeliveryEntity> {
    const row = await this.lists.one(WebhookDeliveryEntity, { id });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Sends a test event to one webhook. */
  async test(viewer: Viewer, webhookId: string): Promise<WebhookDeliveryEntity> {
    return this.database.transaction(async (transaction) => {
      const webhook = await this.lockActive(transaction, webhookId);
      const facts = { id: webhook.id };
      const event = { event: TEST_EVENT, entity: WEBHOOK, entityId: webhook.id, facts };
      const [id] = await this.outbox.write(transaction, [webhook.id], event);
      await this.webhooks.record(transaction, viewer, { verb: 'tested', webhook });
      const row = id && (await this.entityWriter.lock(transaction, WebhookDeliveryEntity, id));
      if (!row) throw new AppError('NOT_FOUND');
      return row;
    });
  }

  /** Sends what was delivered or given up again, under the same id; STALE_WRITE while it waits to be sent. */
  retry(viewer: Viewer, id: string): Promise<WebhookDeliveryEntity> {
    return this.database.transaction(async (transaction) => {
      const { webhookId } = await this.get(id);
      const webhook = await this.lockActive(transaction, webhookId);
      const before = await this.entityWriter.lock(transaction, WebhookDeliveryEntity, id);
      if (!before) throw new AppError('NOT_FOUND');
      if (before.state === 'waiting') throw new AppError('STALE_WRITE');
      const again = { state: 'waiting' } as const;
      const after = await this.entityWriter.update(
        transaction,
        WebhookDeliveryEntity,
        { id },
        { ...again, settledAt: null },
      );
      await this.outbox.queue(transaction, id);
      await this.webhooks.record(transaction, viewer, {
        ...{ verb: 'retried', webhook },
        ...{ before: { state: before.state }, after: again },
      });
      return after ?? before;
    });
  }

  /** Sends again what has failed, the oldest first; answers how many. */
  retryFailed(viewer: Viewer, webhookId: string): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const webhook = await this.lockActive(transaction, webhookId);
      const failed = await transaction.execute<{ id: string }>(RETRY_FAILED, [webhookId, AT_MOST]);
      if (failed.length === 0) return 0;
      await allSettledOrThrow(...failed.map(({ id }) => this.outbox.queue(transaction, id)));
      await this.webhooks.record(transaction, viewer, {
        ...{ verb: 'retried', webhook },
        ...{ before: { state: 'failed' }, after: { state: 'waiting' } },
      });
      return failed.length;
    });
  }

  /** WEBHOOK_OFF while nothing would be sent. */
  private async lockActive(transaction: Transaction, id: string): Promise<WebhookEntity> {
    const webhook = await this.entityWriter.lock(transaction, WebhookEntity, id);
    if (!webhook) throw new AppError('NOT_FOUND');
    if (!webhook.isActive || !(await this.settings.get('webhooks')))
      throw new AppError('WEBHOOK_OFF');
    return webhook;
  }

  private async attempts(ids: readonly string[]): Promise<WebhookAttemptEntity[][]> {
    const rows = await this.database.query<WebhookAttemptEntity>(ATTEMPTS, [ids]);
    return ids.map((id) => rows.filter(({ deliveryId }) => deliveryId === id));
  }
}
