import type { Locale, Trilingual } from '../contract/locales.js';
import type { RequestDefinition } from '../contract/requests/define-request.js';
import type { IntakeChannel } from '../contract/requests/intake.js';
import type { ClientInfo } from '../platform/access/client-info.js';
import type { Transaction } from '../platform/database/transaction.js';
import type { MailCalendar, MailRequest } from '../platform/mail/mail.types.js';
import type { Viewer } from '../platform/request-context/viewer.js';
import { valueInWords } from '../platform/texts/locale-texts.js';
import type { TextValue } from '../platform/texts/text-values.js';
import type { MailRecipient } from './people/request-accounts.js';
import type { RequestFilters } from './api/request-list.args.js';
import type { RequestTable } from './store/request-table.js';
import type { RequestBase } from './store/request.entity.js';
import type { RequestVerb } from '../contract/audit-verbs.js';
import type { OwnEventType } from '../contract/requests/request-events.js';
import type { KeyedCall } from '../platform/idempotency/idempotency.js';
import type { NewTimelineEvent } from './thread/timeline.js';

/** A change of status with a note for the client, refused if the row no longer has this version. */
export interface StatusChange<E extends RequestBase> {
  status: E['status'];
  note?: string | null;
  version?: number | null;
}

/** A change of a request, passed to the module so that it can mail the client. */
export interface RequestChange<E> {
  /** Who did it; undefined for somebody who is not signed in. */
  viewer?: Viewer;
  row: E;
  event: NewTimelineEvent;
}

/** A request that is about to be stored, with the key under which it was sent. */
export interface NewRequest<E> {
  viewer?: Viewer;
  row: E;
  call?: KeyedCall;
}

/** A row before and after. */
export interface RowChange<E> {
  before?: E;
  after: E;
}

/** The parts of a timeline event that the caller sets. */
export type TimelineEntry = Pick<NewTimelineEvent, 'note' | 'public'> & { type: OwnEventType };

/** Event type -> verb in the audit log. */
export const AUDIT_VERBS = {
  submitted: 'submitted',
  taken: 'taken',
  resubmitted: 'resubmitted',
  status_changed: 'status_changed',
  note: 'note_added',
  updated: 'updated',
  message: 'message_added',
  reply: 'replied',
  withdrawn: 'withdrawn',
  assigned: 'assigned',
  rescheduled: 'rescheduled',
  moved: 'moved',
  no_show: 'no_show',
  no_show_undone: 'no_show_undone',
  files_added: 'file_added',
  files_shared: 'file_added',
  paper_refused: 'paper_changed',
} as const satisfies Record<OwnEventType, RequestVerb>;

/** How somebody reached the office, which writes down what they want, and the language of mails to them. */
export interface Intake {
  channel: IntakeChannel;
  language: Locale;
}

/** How a request was submitted: under which key, if any, and from where. */
export interface Submission {
  key?: string | null;
  clientInfo: ClientInfo;
  /** The consent text that the person agreed to in the form; none where there was no form. */
  consentVersion?: string | null;
  /** Given where somebody of the office writes it down for another person. */
  intake?: Intake;
}

/** A mail to the person who sent a request; by default there is one for each event. */
export interface ClientMail
  extends
    Pick<MailRequest, 'template' | 'variables' | 'path'>,
    Partial<Pick<MailRequest, 'cause'>> {
  calendar?: (language: Locale) => Promise<MailCalendar>;
}

/**
 * A kind of request: its table, its words, and what it does otherwise than the other kinds. The service of each kind
 * is one (modules/service-requests/service-requests.service.ts); the parts of the kind, which `RequestKinds` makes, call
 * it.
 */
export interface RequestKind<E extends RequestBase = RequestBase> {
  readonly definition: RequestDefinition;
  readonly table: RequestTable<E>;

  /** Stores what was sent in a form or by a program, once for each key. */
  submit(viewer: Viewer | undefined, input: object, submission: Submission): Promise<E>;
  /**
   * The papers that the office wants for a new request, or since a change, in three languages. Those that the request has
   * already are not added again.
   */
  papersFor?(change: RowChange<E>): Promise<readonly Trilingual<string>[]>;
  /** Corrects fields of a request. */
  update(viewer: Viewer, id: string, input: object): Promise<E>;

  /** What the request is about, as mails, replies and lists name it. */
  subjectOf(row: E): TextValue;
  /** What notifications of a request mention beside that. */
  mentions?(row: E): Record<string, TextValue>;
  /** The mail that a public event causes. */
  mailOf(change: RequestChange<E>): ClientMail | undefined;
  /** Whom mails go to when nobody was signed in; nobody without this. */
  recipientWithoutAccount?(row: E): MailRecipient;

  /** The filters of the office that only this kind has. */
  filters?(args: RequestFilters): object | Promise<object>;

  /** Checks a new request and stores it in a transaction; without this, it is only inserted. */
  storeNew?(request: NewRequest<E>): Promise<E>;
  /** What else a change of status sets, which the client is not told of. */
  patchOfStatus?(change: StatusChange<E>): Partial<E>;
  /** What else a client's message changes in the request. */
  patchOfMessage?(row: E): Partial<E>;
  /** What else a reply changes in the request. It may refuse the reply, unless it is wanted once more. */
  patchOfReply?(row: E, text: string, again: boolean): Partial<E>;
  /** Rejects if the client can no longer withdraw the request, although nobody has dealt with it. */
  refuseWithdrawal?(row: E): Promise<void>;
  /** Rejects a new status, or a way out of the trash, that the office may not decide. */
  refuseDecision?(transaction: Transaction, change: Required<RowChange<E>>): Promise<void>;
}

/** What a request is about, in a language; the row needs the subject columns only. */
export const subjectIn = (kind: RequestKind, row: object, language: Locale): string =>
  valueInWords(kind.subjectOf(row as RequestBase), language) ?? '';

/** The status of a request, as mails and replies name it. */
export const statusTerm = ({ statusTerm: term }: RequestDefinition, { status }: RequestBase) => ({
  term: `${term}.${status}`,
});

/** What a request is about, and its status. */
export const describeRequest = <E extends RequestBase>(kind: RequestKind<E>, row: E) => ({
  subject: kind.subjectOf(row),
  status: statusTerm(kind.definition, row),
});

/** What the person who sent a request sees of it; not who deals with it. */
export function forClient<E extends RequestBase>({ table }: RequestKind<E>, row: E): E {
  const hidden = table.officeOnly.map((name) => [name, null] as const);
  const staff = {
    ...{ assigneeId: null, assigneeName: null, takenById: null, takenByName: null },
    personId: null,
  };
  return { ...row, ...staff, ...Object.fromEntries(hidden) };
}
