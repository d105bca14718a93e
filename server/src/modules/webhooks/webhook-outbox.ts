import { Injectable, type OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { isWebhookKind, type WebhookEvent, toWebhookAction } from '../../contract/webhooks.js';
import type { AuditedChange } from '../../platform/audit/audit-log.js';
import { RecordedChanges } from '../../platform/audit/recorded-changes.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Settings } from '../../platform/settings/settings.js';
import { RequestErasure } from '../../requests/people/request-erasure.js';
import type { RequestKind } from '../../requests/request-kind.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { WEBHOOK } from './webhook.entity.js';
import type { EventFacts } from './webhook-delivery.entity.js';
import { toEventFacts } from './webhook-payload.js';

export const WEBHOOK_QUEUE = 'webhooks';

/** What a webhook job carries. */
export interface WebhookJob {
  deliveryId: string;
}

/** Something that happened to a row. */
export interface RowEvent {
  event: string;
  entity: string;
  entityId: string;
  facts: EventFacts;
}

const ACTIVE = 'SELECT id, events FROM webhooks WHERE is_active';
/** A webhook that is deleted at this moment must not undo the change that it would be told of. */
const INSERT = `
  INSERT INTO webhook_deliveries (id, webhook_id, event, entity, entity_id, facts)
  SELECT d.id, w.id, $3, $4, $5, $6::jsonb
    FROM unnest($1::uuid[], $2::uuid[]) AS d (id, webhook_id)
    JOIN webhooks w ON w.id = d.webhook_id AND w.is_active
     FOR KEY SHARE OF w
  RETURNING id`;

const GIVE_UP = `
  UPDATE webhook_deliveries SET state = 'failed', settled_at = now(), updated_at = now()
   WHERE webhook_id = $1 AND state = 'waiting'`;

interface Registered {
  id: string;
  events: readonly string[];
}

/** Writes what webhooks are to be told in the transaction of the change; a worker sends it (B19). */
@Injectable()
export class WebhookOutbox implements OnModuleInit {
  /** The active webhooks, read once, until one of them is changed here or by another process. */
  private known?: Promise<readonly Registered[]>;

  constructor(
    private readonly recorded: RecordedChanges,
    private readonly settings: Settings,
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
    private readonly jobs: JobsService,
    private readonly events: ChangeEventBus,
    private readonly kinds: RequestKinds,
    private readonly erasure: RequestErasure,
  ) {}

  onModuleInit(): void {
    this.events.changes.subscribe(({ entity }) => entity === WEBHOOK && this.forget());
    this.events.reconnects.subscribe(() => this.forget());
    this.recorded.add((transaction, change) => this.tell(transaction, change));
    this.erasure.add((transaction, ids) => this.tellErased(transaction, ids));
  }

  /** Writes an event for one webhook, whatever it is registered for. */
  async write(
    transaction: Transaction,
    webhookIds: readonly string[],
    { event, entity, entityId, facts }: RowEvent,
  ): Promise<string[]> {
    const ids = webhookIds.map(() => uuidv7());
    const values = [ids, webhookIds, event, entity, entityId, JSON.stringify(facts)];
    const written = await transaction.execute<{ id: string }>(INSERT, values);
    await allSettledOrThrow(...written.map(({ id }) => this.queue(transaction, id)));
    return written.map(({ id }) => id);
  }

  /** Puts the job of a stored delivery on the queue. */
  queue(transaction: Transaction, deliveryId: string): Promise<void> {
    return this.jobs.send(transaction, WEBHOOK_QUEUE, { deliveryId } satisfies WebhookJob);
  }

  /** Ends what waits to be sent to a webhook that is told nothing more. */
  async giveUp(transaction: Transaction, webhookId: string): Promise<void> {
    await transaction.execute(GIVE_UP, [webhookId]);
  }

  private async tell(transaction: Transaction, change: AuditedChange): Promise<void> {
    const { entity, entityId, action } = change;
    const told = toWebhookAction(action.slice(action.indexOf('.') + 1));
    if (!told || !isWebhookKind(entity)) return;
    const event: WebhookEvent = `${entity}.${told}`;
    const webhookIds = await this.registeredFor(event);
    if (webhookIds.length === 0) return;
    await this.write(transaction, webhookIds, {
      event,
      entity,
      entityId,
      facts: toEventFacts(change),
    });
  }

  /** The record of changes names the account that was erased, and not each of its requests. */
  private async tellErased(transaction: Transaction, ids: readonly string[]): Promise<void> {
    await allSettledOrThrow(
      ...this.kinds.all().map((kind) => this.tellErasedOf(transaction, kind, ids)),
    );
  }

  private async tellErasedOf(
    transaction: Transaction,
    { definition: { name }, table }: RequestKind,
    ids: readonly string[],
  ): Promise<void> {
    if (!isWebhookKind(name)) return;
    const event: WebhookEvent = `${name}.erased`;
    const webhookIds = await this.registeredFor(event);
    if (webhookIds.length === 0) return;
    // the erasure has locked them before
    const rows = await this.entityWriter.lockAll(transaction, table.entity, ids);
    const write = ({ id, reference, status }: RequestBase) =>
      this.write(transaction, webhookIds, {
        ...{ event, entity: name, entityId: id, facts: { id, reference, status } },
      });
    await allSettledOrThrow(...rows.map(write));
  }

  /** None while webhooks are switched off. */
  private async registeredFor(event: WebhookEvent): Promise<string[]> {
    if (!(await this.settings.get('webhooks'))) return [];
    this.known ??= this.database.query<Registered>(ACTIVE).catch((error: unknown) => {
      this.forget();
      throw error;
    });
    const active = await this.known;
    return active.filter(({ events }) => events.includes(event)).map(({ id }) => id);
  }

  private forget(): void {
    this.known = undefined;
  }
}
