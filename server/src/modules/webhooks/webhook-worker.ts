import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { UserRole } from '../../contract/enums.js';
import { roleCan } from '../../contract/permissions.js';
import { type SwitchedOffReason, TEST_EVENT, WEBHOOKS } from '../../contract/webhooks.js';
import { SecretBox } from '../../platform/access/secret-box.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import type { Job, QueueRules } from '../../platform/jobs/job.types.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { Notifier } from '../../platform/notifications/notifier.js';
import { Settings } from '../../platform/settings/settings.js';
import { answerText } from './answer-text.js';
import { guardedPost, type Outcome } from './outgoing/guarded-post.js';
import { signedHeaders } from './signature.js';
import { WEBHOOK_QUEUE, type WebhookJob, WebhookOutbox } from './webhook-outbox.js';
import { type StoredEvent, WebhookPayload } from './webhook-payload.js';
import { WebhookRules } from './webhook-rules.js';
import { sealedName, WEBHOOK, WebhookEntity } from './webhook.entity.js';

/** With the delays between them, tries last more than a day. */
const RETRY_LIMIT = 32;
const LONGEST_RETRY_SECONDS = 3600;
const EXPIRE_SECONDS = 5 * 60;
const SWEEP_MS = 3_600_000;

const FIND = `
  SELECT d.id, d.webhook_id AS "webhookId", d.event, d.entity, d.entity_id AS "entityId", d.facts,
         d.created_at AS "createdAt", w.url, w.personal, w.is_active AS "isActive", w.secret,
         CASE WHEN w.previous_secret_until > now() THEN w.previous_secret END AS "previousSecret",
         w.token_id AS "tokenId",
         (SELECT u.role FROM sessions s JOIN users u ON u.id = s.user_id
           WHERE s.id = w.token_id AND s.revoked_at IS NULL AND s.expires_at > now()
             AND u.is_active AND u.deleted_at IS NULL) AS "tokenRole"
    FROM webhook_deliveries d JOIN webhooks w ON w.id = d.webhook_id
   WHERE d.id = $1 AND d.state = 'waiting'`;
const ADD_ATTEMPT = `
  INSERT INTO webhook_attempts (id, delivery_id, started_at, milliseconds, status, problem, answer)
  VALUES ($1, $2, now() - make_interval(secs => $3::float8 / 1000), $3, $4, $5, $6)`;
const SETTLE = `
  UPDATE webhook_deliveries
     SET attempts = attempts + 1, state = $2, updated_at = now(),
         settled_at = CASE WHEN $2 <> 'waiting' THEN now() END
   WHERE id = $1 AND state = 'waiting'`;
const WORKS =
  'UPDATE webhooks SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL';
const FAILS = `
  UPDATE webhooks SET failing_since = coalesce(failing_since, now()) WHERE id = $1
  RETURNING is_active AND failing_since <= now() - make_interval(hours => $2) AS "isOver"`;
const SWEEP = `
  DELETE FROM webhook_deliveries WHERE id IN (
    SELECT id FROM webhook_deliveries WHERE created_at < now() - make_interval(days => $1)
     ORDER BY created_at LIMIT 5000)`;
/** Their jobs are gone, for instance because a backup was restored. */
const GIVE_UP_LOST = `
  UPDATE webhook_deliveries SET state = 'failed', settled_at = now(), updated_at = now()
   WHERE state = 'waiting' AND updated_at < now() - interval '2 days'`;

interface Waiting extends StoredEvent {
  id: string;
  webhookId: string;
  url: string;
  personal: boolean;
  isActive: boolean;
  secret: string;
  previousSecret: string | null;
  tokenId: string | null;
  tokenRole: UserRole | null;
}

interface Sent extends Outcome {
  answer: string | null;
}

/**
 * Sends what webhooks are told, again after failures. Each event is sent by one process; one that is killed may send it
 * twice, under the same id.
 */
@Injectable()
export class WebhookWorker implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Webhooks');
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobsService,
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
    private readonly settings: Settings,
    private readonly box: SecretBox,
    private readonly outbox: WebhookOutbox,
    private readonly payload: WebhookPayload,
    private readonly rules: WebhookRules,
    private readonly auditLog: AuditLog,
    private readonly notifier: Notifier,
    private readonly events: ChangeEventBus,
  ) {}

  async onModuleInit(): Promise<void> {
    const rules: QueueRules = {
      retryLimit: RETRY_LIMIT,
      retrySeconds: this.config.webhooks.retrySeconds,
      longestRetrySeconds: LONGEST_RETRY_SECONDS,
      expireSeconds: EXPIRE_SECONDS,
    };
    await this.jobs.define<WebhookJob>(WEBHOOK_QUEUE, rules, (job) => this.deliver(job));
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.jobs.stopWorking(WEBHOOK_QUEUE);
  }

  /** One attempt. Throws when a later attempt may succeed. */
  async deliver(job: Job<WebhookJob>): Promise<void> {
    const [waiting] = await this.database.query<Waiting>(FIND, [job.data.deliveryId]);
    if (!waiting) return;
    if (!waiting.isActive || !(await this.settings.get('webhooks'))) {
      return this.database.transaction((t) => this.outbox.giveUp(t, waiting.webhookId));
    }
    const hasEnded =
      waiting.tokenId !== null &&
      !(waiting.tokenRole && roleCan(waiting.tokenRole, 'webhook.manage'));
    if (hasEnded) return this.database.transaction((t) => this.switchOff(t, waiting, 'token'));
    const sent = await this.send(waiting);
    const isOpen = await this.database.transaction((transaction) =>
      sent.problem
        ? this.fail(transaction, job, waiting, sent)
        : this.succeed(transaction, job, waiting, sent),
    );
    // the queue keeps this text, so it must not name anything of the event
    if (isOpen) throw new Error(`The receiver did not take it: ${sent.problem}`);
  }

  private async send(waiting: Waiting): Promise<Sent> {
    const { id, webhookId, personal, entity, entityId, event } = waiting;
    const row =
      personal && event !== TEST_EVENT ? await this.payload.rowOf(entity, entityId) : null;
    const body = this.payload.bodyOf(waiting, row);
    const secrets = [waiting.secret, waiting.previousSecret].flatMap(
      (sealed) => (sealed && this.box.open(sealedName(webhookId), sealed)) ?? [],
    );
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Mizan-Webhooks/1',
      ...signedHeaders({ id, body }, secrets),
    };
    const outcome = await guardedPost({ url: waiting.url, headers, body }, await this.rules.read());
    return { ...outcome, answer: answerText(outcome.text, row) };
  }

  private async succeed(
    transaction: Transaction,
    job: Job<WebhookJob>,
    { id, webhookId }: Waiting,
    sent: Sent,
  ): Promise<boolean> {
    await allSettledOrThrow(
      this.log(transaction, id, sent),
      transaction.execute(SETTLE, [id, 'delivered']),
      transaction.execute(WORKS, [webhookId]),
      job.done(transaction),
    );
    return false;
  }

  /** Whether another attempt is to be made. */
  private async fail(
    transaction: Transaction,
    { isLastAttempt }: Job<WebhookJob>,
    waiting: Waiting,
    sent: Sent,
  ): Promise<boolean> {
    const { id, webhookId } = waiting;
    const [, , [webhook]] = await allSettledOrThrow(
      this.log(transaction, id, sent),
      transaction.execute(SETTLE, [id, isLastAttempt ? 'failed' : 'waiting']),
      transaction.execute<{ isOver: boolean }>(FAILS, [webhookId, WEBHOOKS.failingHours]),
    );
    if (webhook?.isOver) await this.switchOff(transaction, waiting, 'failures');
    return !isLastAttempt && webhook?.isOver !== true;
  }

  /** Ends a webhook that has failed for a day, or whose token ended, and tells the administrators. */
  private async switchOff(
    transaction: Transaction,
    { webhookId: id }: Waiting,
    reason: SwitchedOffReason,
  ): Promise<void> {
    const before = await this.entityWriter.lock(transaction, WebhookEntity, id);
    if (!before?.isActive) return;
    const change = { isActive: false, switchedOffReason: reason };
    const after = await this.entityWriter.update(transaction, WebhookEntity, { id }, change);
    await allSettledOrThrow(
      this.outbox.giveUp(transaction, id),
      this.auditLog.record(transaction, {
        ...{ action: `${WEBHOOK}.switched_off`, entity: WEBHOOK, entityId: id },
        ...{ label: before.name, before: { isActive: true }, after: { isActive: false } },
      }),
      this.notifier.tellStaff(transaction, {
        ...{ event: reason === 'token' ? 'expired' : 'failed', type: 'warning' },
        ...{ entity: WEBHOOK, entityId: id, permission: 'webhook.manage' },
        values: { name: before.name },
      }),
    );
    if (after) this.events.announce(transaction, { entity: WEBHOOK, id });
  }

  private async log(transaction: Transaction, deliveryId: string, sent: Sent): Promise<void> {
    const { milliseconds, status, problem, answer } = sent;
    const values = [uuidv7(), deliveryId, milliseconds, status, problem, answer];
    await transaction.execute(ADD_ATTEMPT, values);
  }

  private async sweep(): Promise<void> {
    try {
      await this.database.query(GIVE_UP_LOST);
      await this.database.query(SWEEP, [WEBHOOKS.keptDays]);
    } catch (error) {
      this.logger.warn(`Old deliveries were not deleted: ${String(error)}`);
    }
  }
}
