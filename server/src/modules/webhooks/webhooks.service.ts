import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { WebhookVerb } from '../../contract/audit-verbs.js';
import { type WebhookEvent, listWebhookActions, WEBHOOKS } from '../../contract/webhooks.js';
import { SecondFactorProofService } from '../../accounts/auth/second-factor-proof.service.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import { SecretBox } from '../../platform/access/secret-box.js';
import { isProgram } from '../../platform/access/token-grants.js';
import { type AuditedChange, AuditLog } from '../../platform/audit/audit-log.js';
import { batchLoader, orderByKeys } from '../../platform/database/batch-loader.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Page } from '../../platform/database/page.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields, staleWrite } from '../../platform/errors/app-error.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import { type ListDefinition, ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { readWebhookUrl } from './outgoing/address-rules.js';
import { newSecret } from './signature.js';
import { WebhookOutbox } from './webhook-outbox.js';
import { WebhookRules } from './webhook-rules.js';
import { sealedName, WEBHOOK, WebhookEntity } from './webhook.entity.js';
import {
  type CreateWebhookInput,
  type RenewSecretArgs,
  type UpdateWebhookInput,
  WEBHOOK_COLUMNS,
  type WebhookEventsInput,
  type WebhookListArgs,
} from './webhook.types.js';

const LIST: ListDefinition<WebhookEntity> = {
  sortable: columnNames(WEBHOOK_COLUMNS),
  defaultSort: [['createdAt', 'desc']],
};
const IN_TURN = `SELECT pg_advisory_xact_lock(hashtextextended('webhooks', 0))`;
const COUNT = 'SELECT count(*)::int AS count FROM webhooks';
const REMOVE = 'DELETE FROM webhooks WHERE id = $1';
const NAMES = 'SELECT id, full_name AS name FROM users WHERE id = ANY($1::uuid[])';

/** A webhook, with the secret that is answered this once. */
export interface WebhookWithSecret {
  webhook: WebhookEntity;
  secret: string;
}

/** What was done about a webhook. */
interface WebhookRecord extends Pick<AuditedChange, 'before' | 'after'> {
  verb: WebhookVerb;
  webhook: Pick<WebhookEntity, 'id' | 'name'>;
}

interface Change {
  before: WebhookEntity | null;
  after: WebhookEntity | null;
}

/** Registers webhooks, changes and removes them (B19). */
@Injectable()
export class WebhooksService {
  readonly nameOf = batchLoader((ids: readonly string[]) => this.names(ids));

  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly box: SecretBox,
    private readonly rules: WebhookRules,
    private readonly outbox: WebhookOutbox,
    private readonly auditLog: AuditLog,
    private readonly proof: SecondFactorProofService,
    private readonly events: ChangeEventBus,
  ) {}

  page({ isActive, search: _, ...args }: WebhookListArgs): Promise<Page<WebhookEntity>> {
    return this.lists.page(WebhookEntity, { isActive }, args, LIST);
  }

  async get(id: string): Promise<WebhookEntity> {
    const row = await this.lists.one(WebhookEntity, { id });
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Whoever registers one gives their password and second factor again: it outlives their session. */
  async create(
    viewer: Viewer,
    input: CreateWebhookInput,
    clientInfo: ClientInfo,
  ): Promise<WebhookWithSecret> {
    const { name, url, personal } = input;
    const given = { name, url, events: eventsOf(input.events), personal: personal ?? false };
    await this.requireAllowed(viewer, given);
    const [id, secret] = [uuidv7(), newSecret()];
    const webhook = await this.proof.provePerson(viewer, input, clientInfo, async (transaction) => {
      await transaction.execute(IN_TURN);
      const [{ count } = { count: 0 }] = await transaction.execute<{ count: number }>(COUNT);
      if (count >= WEBHOOKS.max) throw new AppError('TOO_MANY_WEBHOOKS', { max: WEBHOOKS.max });
      const after = await this.entityWriter.insert(transaction, WebhookEntity, {
        ...{ ...given, id, secret: this.box.seal(sealedName(id), secret) },
        ...{ createdById: viewer.id, ...tokenOf(viewer) },
      });
      await this.recordChange(transaction, viewer, 'created', { before: null, after });
      return after;
    });
    return { webhook, secret };
  }

  /**
   * What a person saves no longer ends with the token that registered it. Where it sends other things, or to another
   * place, they prove who they are.
   */
  async update(
    viewer: Viewer,
    { id, input }: { id: string; input: UpdateWebhookInput },
    clientInfo: ClientInfo,
  ): Promise<WebhookEntity> {
    const { password, code, passkey, version, events, ...fields } = input;
    const given = { ...withoutEmpty(fields), ...(events && { events: eventsOf(events) }) };
    const isProved = sendsElsewhere(await this.get(id), given);
    const run = async (transaction: Transaction) => {
      const before = await this.lock(transaction, id);
      await this.auditLog.refuseStale(transaction, WEBHOOK, before, version);
      // somebody changed it since it was read, so that this would change it back without a proof
      if (!isProved && sendsElsewhere(before, given)) throw staleWrite();
      return this.change(transaction, viewer, { before, given });
    };
    if (!isProved) return this.database.transaction(run);
    return this.proof.provePerson(viewer, { password, code, passkey }, clientInfo, run);
  }

  private async change(
    transaction: Transaction,
    viewer: Viewer,
    { before, given }: { before: WebhookEntity; given: Partial<WebhookEntity> },
  ): Promise<WebhookEntity> {
    const { id } = before;
    const change = {
      ...given,
      ...(given.isActive && { failingSince: null, switchedOffReason: null }),
      ...tokenOf(viewer),
    };
    await this.requireAllowed(viewer, { ...before, ...change });
    const after = await this.entityWriter.update(transaction, WebhookEntity, { id }, change);
    if (!after) throw new AppError('NOT_FOUND');
    if (!after.isActive) await this.outbox.giveUp(transaction, id);
    await this.recordChange(transaction, viewer, 'updated', { before, after });
    return after;
  }

  /** A new secret. The one of before stays valid beside it for a week, unless it is ended now. */
  renewSecret(
    viewer: Viewer,
    { id, endsOldNow, ...proof }: RenewSecretArgs,
    clientInfo: ClientInfo,
  ): Promise<WebhookWithSecret> {
    return this.proof.provePerson(viewer, proof, clientInfo, async (transaction) => {
      const before = await this.lock(transaction, id);
      await this.requireAllowed(viewer, before);
      const secret = newSecret();
      const until = new Date(Date.now() + WEBHOOKS.rotationHours * 3_600_000);
      const webhook = await this.entityWriter.update(
        transaction,
        WebhookEntity,
        { id },
        {
          secret: this.box.seal(sealedName(id), secret),
          previousSecret: endsOldNow ? null : before.secret,
          previousSecretUntil: endsOldNow ? null : until,
        },
      );
      if (!webhook) throw new AppError('NOT_FOUND');
      await this.recordChange(transaction, viewer, 'secret_renewed', { before, after: webhook });
      return { webhook, secret };
    });
  }

  /** Removes it with its deliveries; answers it as it was. */
  remove(viewer: Viewer, id: string): Promise<WebhookEntity> {
    return this.database.transaction(async (transaction) => {
      const before = await this.lock(transaction, id);
      await transaction.execute(REMOVE, [id]);
      await this.recordChange(transaction, viewer, 'removed', { before, after: null });
      return before;
    });
  }

  /** Records what was done about a webhook; without values, the fact alone. */
  async record(
    transaction: Transaction,
    viewer: Viewer,
    { verb, webhook, ...values }: WebhookRecord,
  ): Promise<void> {
    const { id, name } = webhook;
    await this.auditLog.record(transaction, {
      ...{ viewer, action: `${WEBHOOK}.${verb}`, entity: WEBHOOK, entityId: id, label: name },
      ...values,
    });
    this.events.announce(transaction, { entity: WEBHOOK, id });
  }

  private recordChange(
    transaction: Transaction,
    viewer: Viewer,
    verb: WebhookVerb,
    { before, after }: Change,
  ): Promise<void> {
    const values = { before: before && recorded(before), after: after && recorded(after) };
    return this.record(transaction, viewer, { verb, webhook: (after ?? before)!, ...values });
  }

  private async lock(transaction: Transaction, id: string): Promise<WebhookEntity> {
    const row = await this.entityWriter.lock(transaction, WebhookEntity, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** A token lets nothing out that it could not read itself. */
  private async requireAllowed(
    viewer: Viewer,
    { url, events, personal }: Pick<WebhookEntity, 'url' | 'events' | 'personal'>,
  ): Promise<void> {
    if (isProgram(viewer)) {
      const { scopes, personal: readsPersonal } = viewer.grants;
      const needed = events.map((event) => `${event.slice(0, event.indexOf('.'))}.read` as const);
      const scope = needed.find((each) => !scopes.includes(each));
      if (scope) throw new AppError('TOKEN_SCOPE_MISSING', { scope });
      if (personal && !readsPersonal)
        throw new AppError('TOKEN_SCOPE_MISSING', { scope: 'personal' });
    }
    const read = readWebhookUrl(url, await this.rules.read());
    if (!read) throw invalidFields({ field: 'url', rule: 'webhookUrl' });
  }

  private async names(ids: readonly string[]): Promise<(string | undefined)[]> {
    const rows = await this.database.query<{ id: string; name: string }>(NAMES, [ids]);
    return orderByKeys(ids, rows, ({ id }) => id).map((row) => row?.name);
  }
}

/** Whether what is given sends other things than before, or to another place. */
function sendsElsewhere(
  before: WebhookEntity,
  { url = before.url, events = before.events, personal = before.personal }: Partial<WebhookEntity>,
): boolean {
  const isTold = events.every((event) => before.events.includes(event));
  return url !== before.url || !isTold || (personal && !before.personal);
}

const tokenOf = (viewer: Viewer) => ({
  tokenId: isProgram(viewer) ? viewer.sessionId : null,
  tokenName: isProgram(viewer) ? viewer.grants.name : null,
});

/** A field that is null is one that was not given: none of them can be empty. */
const withoutEmpty = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as { [K in keyof T]?: NonNullable<T[K]> };

/** What the record of changes keeps. A new secret has a new mark, which tells nothing of it. */
const recorded = ({
  name,
  url,
  events,
  personal,
  isActive,
  secret,
  previousSecretUntil,
}: WebhookEntity) => ({
  ...{ name, url, events, personal, isActive },
  ...{ secret: `•••• ${secret.slice(0, 4)}`, bothSecretsUntil: previousSecretUntil },
});

function eventsOf(given: readonly WebhookEventsInput[]): WebhookEvent[] {
  const kinds = given.map(({ kind }) => kind);
  const twice = kinds.findIndex((kind, index) => kinds.indexOf(kind) < index);
  if (twice >= 0) throw invalidFields({ field: `events.${twice}.kind`, rule: 'taken' });
  return given.flatMap(({ kind, actions }, index) => {
    if (actions.length === 0)
      throw invalidFields({ field: `events.${index}.actions`, rule: 'required' });
    const known = listWebhookActions(kind);
    if (actions.some((action) => !known.includes(action)))
      throw invalidFields({ field: `events.${index}.actions`, rule: 'oneOf', allowed: known });
    return known
      .filter((action) => actions.includes(action))
      .map((action): WebhookEvent => `${kind}.${action}`);
  });
}
