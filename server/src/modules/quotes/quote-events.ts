import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { QuoteVerb } from '../../contract/audit-verbs.js';
import { LOCALES } from '../../contract/locales.js';
import type { NotificationEvent, NotificationType } from '../../contract/notifications.js';
import { formatDinars } from '../../contract/quotes.js';
import type { QuoteEventType } from '../../contract/requests/request-events.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { Notifier } from '../../platform/notifications/notifier.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { TextVariables } from '../../platform/texts/text-values.js';
import { ClientAccounts, type MailRecipient } from '../../requests/people/request-accounts.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import { getBranch } from '../../requests/store/request-scope.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { Timeline } from '../../requests/thread/timeline.js';
import { QUOTE, type QuoteEntity } from './quote.entity.js';

/** Something that happened to a quote that was sent. */
export interface QuoteEvent {
  type: QuoteEventType;
  quote: QuoteEntity;
  /** Undefined once it is no longer there. */
  request: RequestBase | undefined;
  /** Who did it; undefined for what the product does itself. */
  viewer?: Viewer;
  /** What the timeline says beside the number. */
  note?: string | null;
  /** What mails and notices mention beside the quote. */
  variables?: TextVariables;
  /** Amounts that mails and notices mention, in centimes. */
  amounts?: Record<string, number>;
}

interface Told {
  event: NotificationEvent;
  /** The name of the mail to the client; left out: there is none. */
  mail?: string;
  client?: NotificationType;
  office?: NotificationType;
}

const TOLD: Record<QuoteEventType, Told> = {
  quote_sent: { event: 'sent', mail: 'sent', client: 'info' },
  quote_accepted: { event: 'accepted', mail: 'accepted', office: 'success' },
  quote_refused: { event: 'refused', mail: 'refused', office: 'warning' },
  quote_withdrawn: { event: 'withdrawn', mail: 'withdrawn', client: 'warning' },
  quote_expired: { event: 'expired', client: 'warning', office: 'warning' },
  payment_recorded: { event: 'paid', mail: 'paid', client: 'success' },
  payment_cancelled: { event: 'payment_cancelled', mail: 'paymentCancelled', client: 'warning' },
};

/** What is recorded of a quote: neither its texts nor names, so that nothing has to be erased. */
const recorded = (quote: QuoteEntity | null) =>
  quote && {
    ...{ status: quote.status, revision: quote.revision, validUntil: quote.validUntil },
    ...{ total: quote.total, paidAmount: quote.paidAmount },
  };

/** Writes what happens to quotes: the timeline of the request, notices, mails, the record of changes, live changes. */
@Injectable()
export class QuoteEvents {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly timeline: Timeline,
    private readonly accounts: ClientAccounts,
    private readonly notifier: Notifier,
    private readonly mails: MailService,
    private readonly auditLog: AuditLog,
    private readonly events: ChangeEventBus,
  ) {}

  async tell(transaction: Transaction, event: QuoteEvent): Promise<void> {
    const { type, quote, request, viewer, note } = event;
    const id = uuidv7();
    const lines = [`${quote.number} (${quote.revision})`, note ?? ''];
    const timelineEvent = {
      ...{ id, requestId: quote.requestId, type, status: request?.status ?? null, public: true },
      note: lines.filter(Boolean).join('\n'),
      actorName: viewer?.fullName ?? null,
    };
    await allSettledOrThrow(
      this.timeline.add(transaction, timelineEvent),
      this.notify(transaction, event),
      this.mail(transaction, event, `${QUOTE}:${id}`),
    );
    this.announce(transaction, quote, request);
  }

  /** Queues a mail to the client that a cause has once, such as that of a reminder. */
  async mail(transaction: Transaction, event: QuoteEvent, cause: string): Promise<void> {
    const { mail } = TOLD[event.type];
    if (mail) await this.sendMail(transaction, event, { mail, cause });
  }

  async sendMail(
    transaction: Transaction,
    { quote, request, viewer, ...event }: Omit<QuoteEvent, 'type'>,
    { mail, cause }: { mail: string; cause: string },
  ): Promise<void> {
    const recipient = request && (await this.recipientOf(transaction, quote, request, viewer));
    if (!recipient) return;
    const { email: to, language } = recipient;
    await this.mails.enqueue(transaction, {
      ...{ cause, to, language },
      template: `${QUOTE}.${mail}`,
      variables: toVariables(quote, event),
      path: request?.userId ? `/account/quotes/${quote.id}` : null,
    });
  }

  async record(
    transaction: Transaction,
    viewer: Viewer | undefined,
    verb: QuoteVerb,
    { before, after }: { before: QuoteEntity | null; after: QuoteEntity | null },
  ): Promise<void> {
    const quote = after ?? before;
    if (!quote) return;
    await this.auditLog.record(transaction, {
      ...{ viewer, action: `${QUOTE}.${verb}`, entity: QUOTE, entityId: quote.id },
      label: quote.number ?? quote.requestReference,
      ...{ before: recorded(before), after: recorded(after) },
    });
    this.events.announce(transaction, { entity: QUOTE, id: quote.id });
  }

  /** Tells open pages of the quote and of its request. */
  announce(transaction: Transaction, quote: QuoteEntity, request: RequestBase | undefined): void {
    const { requestKind: entity, requestId: id } = quote;
    this.events.announce(transaction, { entity: QUOTE, id: quote.id });
    this.events.announce(transaction, { entity, id, ownerId: request?.userId });
  }

  /** Tells the client what the office did, or the office what the client did. */
  private async notify(transaction: Transaction, event: QuoteEvent): Promise<void> {
    const { type, quote, request, viewer } = event;
    if (!request) return;
    const { client, office, event: name } = TOLD[type];
    const values = toVariables(quote, event);
    const notice = { event: name, entity: QUOTE, entityId: quote.id, values, viewer } as const;
    if (client && request.userId)
      await this.notifier.tellPerson(transaction, request.userId, { ...notice, type: client });
    if (!office) return;
    const { definition } = this.kinds.of(quote.requestKind);
    await this.notifier.tellStaff(transaction, {
      ...{ ...notice, type: office, permission: 'quote.read' },
      ...{ assigneeId: request.assigneeId, branch: getBranch(definition, request) },
    });
  }

  /** Whom mails go to: the account of the request, else the person in it as its other mails do. */
  private async recipientOf(
    transaction: Transaction,
    { requestKind }: QuoteEntity,
    request: RequestBase,
    viewer?: Viewer,
  ): Promise<MailRecipient | undefined> {
    const { userId } = request;
    if (userId === null)
      return this.kinds.partsOf(requestKind).notices.recipientWithoutAccount(request);
    if (userId === viewer?.id) return viewer;
    return this.accounts.mailRecipient(transaction, userId);
  }
}

/** An amount as each reader writes it. */
const inWords = (amount: number) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, formatDinars(amount, locale)]));

export function toVariables(
  quote: QuoteEntity,
  { variables, amounts = {} }: Pick<QuoteEvent, 'variables' | 'amounts'>,
): TextVariables {
  const given = { total: quote.total, open: quote.openAmount, ...amounts };
  const printed = Object.entries(given).map(([name, amount]) => [name, inWords(amount)]);
  return {
    ...{ name: quote.clientName, person: quote.clientName },
    ...{ number: quote.number, reference: quote.requestReference },
    validUntil: { day: quote.validUntil },
    ...(Object.fromEntries(printed) as TextVariables),
    ...variables,
  };
}
