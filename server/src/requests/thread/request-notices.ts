import type {
  NotificationEntity,
  NotificationEvent,
  NotificationType,
} from '../../contract/notifications.js';
import { requestPermission } from '../../contract/permissions.js';
import type { RequestEventType } from '../../contract/requests/request-events.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { Caller } from '../../platform/notifications/notifier.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { TextValue, TextVariables } from '../../platform/texts/text-values.js';
import type { MailRecipient } from '../people/request-accounts.js';
import {
  type RequestChange,
  type RequestKind,
  statusTerm,
  describeRequest,
} from '../request-kind.js';
import type { RequestDependencies } from '../request-dependencies.js';
import { getBranch } from '../store/request-scope.js';
import type { RequestBase } from '../store/request.entity.js';
import { ANSWER_WITHIN_HOURS } from '../../contract/limits.js';

/** Actions of clients that the office is notified of. */
const TO_STAFF = {
  submitted: 'info',
  taken: 'info',
  resubmitted: 'info',
  message: 'info',
  withdrawn: 'warning',
  moved: 'warning',
  files_added: 'info',
} as const satisfies Partial<Record<RequestEventType, NotificationType>>;
/** Actions of the office that the client is notified of. */
const TO_CLIENT = [
  'status_changed',
  'rescheduled',
  'note',
  'reply',
  'files_shared',
  'paper_refused',
] as const satisfies RequestEventType[];

const isToStaff = (type: RequestEventType): type is keyof typeof TO_STAFF => type in TO_STAFF;
const isToClient = (type: RequestEventType): type is (typeof TO_CLIENT)[number] =>
  TO_CLIENT.some((each) => each === type);

/** Whom a change of a request is told to: the office and the client in the product, the client by mail. */
export class RequestNotices<E extends RequestBase> {
  constructor(
    private readonly dependencies: RequestDependencies,
    private readonly kind: RequestKind<E>,
  ) {}

  /** What notifications of a request mention. */
  mentionsOf(row: E): Record<string, TextValue> {
    const person = row[this.kind.table.person.name] as string;
    const words = describeRequest(this.kind, row);
    return { ...words, person, reference: row.reference, ...this.kind.mentions?.(row) };
  }

  /** Tells the office what a client did, or the client what the office did. */
  async notify(transaction: Transaction, { viewer, row, event }: RequestChange<E>): Promise<void> {
    const { notifier } = this.dependencies;
    const { definition } = this.kind;
    const { assigneeId, userId, id: entityId } = row;
    const values = { ...this.mentionsOf(row), actor: viewer?.fullName };
    const notice = (name: NotificationEvent, type: NotificationType) => ({
      ...{ event: name, type, entity: definition.name as NotificationEntity },
      ...{ entityId, values, viewer },
    });
    // whoever may read the kind; each person is told of those in their scope
    const permission = requestPermission(definition.name, 'read');
    if (isToStaff(event.type)) {
      const name = event.type === 'taken' ? 'submitted' : event.type;
      const told = { ...notice(name, TO_STAFF[event.type]), permission, assigneeId };
      await notifier.tellStaff(transaction, { ...told, branch: getBranch(definition, row) });
    } else if (event.type === 'assigned' && assigneeId) {
      const told = { ...notice('assigned', 'info'), permission };
      await notifier.tellPerson(transaction, assigneeId, told);
    } else if (isToClient(event.type) && event.public) {
      const told = notice(event.type, typeOf(definition, event.type, row.status));
      const caller = this.callerOf(row);
      if (userId) await notifier.tellPerson(transaction, userId, told);
      else if (caller) await notifier.tellCaller(transaction, caller, told);
    }
  }

  /** Somebody whom only a phone reaches about a request. */
  callerOf(row: E): Caller | undefined {
    const { email, phone } = this.kind.table.person;
    const { userId, leftAt, mailLanguage } = row;
    const isCaller = userId === null && leftAt === null && mailLanguage && row[email] === '';
    return isCaller
      ? { language: mailLanguage, phoneE164: row[phone] as string | null }
      : undefined;
  }

  /** Queues the mail that a public event causes, in the language of the account (B02). */
  async mail(transaction: Transaction, change: RequestChange<E>): Promise<void> {
    const { viewer, row, event } = change;
    const mail = event.public ? this.kind.mailOf(change) : undefined;
    const recipient = mail && (await this.recipientOf(transaction, row, viewer));
    if (!recipient) return;
    const { email: to, language } = recipient;
    await this.dependencies.mails.enqueue(transaction, {
      cause: `${this.kind.definition.name}:${event.id}`,
      ...mail,
      // nobody could open it
      ...(row.userId === null && { path: null }),
      ...{ to, language },
      calendar: mail.calendar && (await mail.calendar(language)),
    });
  }

  /** Whom mails about a request without an account go to: nobody, where the address may be of somebody else than who wrote. */
  recipientWithoutAccount(row: E): MailRecipient | undefined {
    if (row.leftAt) return undefined;
    if (!row.mailLanguage) return this.kind.recipientWithoutAccount?.(row);
    const email = row[this.kind.table.person.email] as string;
    return email ? { email, language: row.mailLanguage } : undefined;
  }

  /** Whom mails about a request go to: the account that sent it. The viewer has just been read. */
  private async recipientOf(
    transaction: Transaction,
    row: E,
    viewer?: Viewer,
  ): Promise<MailRecipient | undefined> {
    if (row.userId === null) return this.recipientWithoutAccount(row);
    if (row.userId === viewer?.id) return viewer;
    return this.dependencies.accounts.mailRecipient(transaction, row.userId);
  }
}

function typeOf(
  { badStatuses, doneStatuses }: RequestDefinition,
  event: (typeof TO_CLIENT)[number],
  status: string,
): NotificationType {
  if (event === 'reply') return 'success';
  if (event === 'note' || event === 'files_shared') return 'info';
  if (event === 'rescheduled' || event === 'paper_refused') return 'warning';
  if (badStatuses.includes(status)) return 'warning';
  return doneStatuses.includes(status) ? 'success' : 'info';
}

/** The mail of each public event; the person's own messages are not mailed back. */
const MAILS: Partial<Record<RequestEventType, string>> = {
  submitted: 'submitted',
  taken: 'submitted',
  resubmitted: 'resubmitted',
  status_changed: 'statusChanged',
  note: 'noteAdded',
  reply: 'replied',
  withdrawn: 'withdrawn',
  rescheduled: 'rescheduled',
  moved: 'moved',
};
/** Those that are said in the same words of every kind. */
const SHARED_MAILS: Partial<Record<RequestEventType, string>> = {
  files_shared: 'papers.filesShared',
  paper_refused: 'papers.refused',
};

/** The template of the mail that a public event causes, `serviceRequest.replied`; undefined if it causes none. */
export function mailTemplate(
  { name }: RequestDefinition,
  type: RequestEventType,
): string | undefined {
  const mail = MAILS[type];
  return mail ? `${name}.${mail}` : SHARED_MAILS[type];
}

/** What every mail about a request can mention. */
export function mailVariables(
  definition: RequestDefinition,
  row: RequestBase,
  note: string | null,
): TextVariables {
  return {
    name: row[definition.person.name as keyof RequestBase] as string,
    reference: row.reference,
    status: statusTerm(definition, row),
    note,
    answerWithin: { seconds: ANSWER_WITHIN_HOURS * 3600 },
    howToAnswer: { term: `answer.${wayToAnswer(row)}` },
    toAccount: row.userId || !row.intakeChannel ? null : { term: 'answer.toAccount' },
  };
}

/** Somebody without an account cannot answer in the thread. */
function wayToAnswer({ userId, intakeChannel }: RequestBase): string {
  if (userId) return 'inAccount';
  return intakeChannel ? 'byPhone' : 'onSite';
}
