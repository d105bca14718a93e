import { Field, ID, InputType, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { LIMITS } from '../../contract/limits.js';
import type { Locale } from '../../contract/locales.js';
import { INTAKE_CHANNEL_ENUM, type IntakeChannel } from '../../contract/requests/intake.js';
import {
  REQUEST_EVENT_TYPES,
  type RequestEventType,
} from '../../contract/requests/request-events.js';
import { declaredEnum, graphqlEnum, LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { Node } from '../../platform/graphql/node.js';
import {
  BooleanField,
  EnumField,
  IdField,
  IntField,
  TextField,
} from '../../platform/validation/fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

/** Options of the field with which an update names what it is about. */
export const VERSION = {
  optional: true,
  description: 'The version that was read. STALE_WRITE if it is no longer the newest.',
} as const;

/** Base class of the input with which a request gets a new status. */
export function RequestStatusInput<Status extends string>(
  statusEnum: object,
  statuses: readonly Status[],
) {
  @InputType({ isAbstract: true })
  abstract class StatusInput {
    @EnumField(statusEnum, statuses, {
      description: 'The new status; any status may follow any other.',
    })
    status: Status;

    @TextField({
      ...LIMITS.note,
      optional: true,
      description: 'Note for the person who sent it, shown in the timeline and sent by mail.',
    })
    note?: string | null;

    @IntField(VERSION)
    version?: number | null;
  }
  return StatusInput as abstract new () => StatusInput;
}

export const IntakeChannelEnum = declaredEnum(INTAKE_CHANNEL_ENUM);

export const RequestEventTypeEnum = graphqlEnum(
  'RequestEventType',
  REQUEST_EVENT_TYPES,
  'Kind of event in the timeline of a request.',
  {
    submitted: 'The client sent the request.',
    taken: 'The office wrote the request down for somebody who called or came.',
    status_changed: 'The office set a new status.',
    note: 'The office added a note.',
    updated: 'The office corrected the request.',
    resubmitted: 'The person sent the request again, which replaced what was sent before.',
    message: 'The client wrote a message.',
    reply: 'The office sent a reply by mail.',
    withdrawn: 'The client withdrew the request.',
    assigned: 'The request was given to somebody of the office, or to nobody.',
    rescheduled: 'The office moved the consultation to another time or consultant.',
    moved: 'The client moved the consultation to another time or consultant.',
    no_show: 'The client did not come to the appointment.',
    no_show_undone: 'The office took back that the client did not come.',
    files_added: 'The client sent files.',
    files_shared: 'The office sent files.',
    paper_refused: 'The office cannot use a paper that was sent, and says why.',
    quote_sent: 'The office sent a quote, or a new version of one.',
    quote_accepted: 'The client accepted a quote; the note holds the hash of its text.',
    quote_refused: 'The client refused a quote.',
    quote_withdrawn: 'The office took a quote back.',
    quote_expired: 'The last day of a quote is over.',
    payment_recorded: 'The office recorded a payment.',
    payment_cancelled: 'The office cancelled a payment.',
  },
);

@ObjectType({ description: "One event of a request's timeline." })
export class RequestEvent {
  @Field(() => ID, { description: 'Id of the event.' })
  id: string;

  @Field(() => RequestEventTypeEnum, { description: 'What kind of event it is.' })
  type: RequestEventType;

  @Field(() => String, {
    nullable: true,
    description: 'Status of the request after the event.',
  })
  status: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The words that belong to it: of a note or a reply from the office, or of a message from the client, as `type` says.',
  })
  note: string | null;

  @Field(() => Boolean, { description: 'Whether the client sees the event.' })
  public: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who did it; shown to the office only.',
  })
  actorName: string | null;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  createdAt: Date;
}

/** What the types of all kinds and their interface begin with. */
@InterfaceType({ isAbstract: true, implements: () => [Node] })
@ObjectType({ isAbstract: true, implements: () => [Node] })
export abstract class RequestType {
  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, {
    description: 'Reference number that people quote, such as SR-2026-000001.',
  })
  reference: string;

  @Field(() => Int, {
    description:
      'Raised by every change. Send it with an update, so that a stale write is refused.',
  })
  version: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Since when the client waits for an answer; null if the office spoke last.',
  })
  unansweredSince: Date | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of who of the office deals with it; shown to the office only.',
  })
  assigneeId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who deals with it, at the time; shown to the office only.',
  })
  assigneeName: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id for `person` of whose request it is; shown to the office only.',
  })
  personId: string | null;

  @Field(() => IntakeChannelEnum, {
    nullable: true,
    description:
      'How the person reached the office, which wrote the request down for them; null for one that they sent.',
  })
  intakeChannel: IntakeChannel | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of who wrote it down for the person; shown to the office only.',
  })
  takenById: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who wrote it down, at the time; shown to the office only.',
  })
  takenByName: string | null;

  @Field(() => LocaleEnum, {
    nullable: true,
    description:
      'Language of mails to the person while it belongs to no account; null for one that the person sent.',
  })
  mailLanguage: Locale | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When the personal data in it was erased: its texts are empty and it cannot be changed; null otherwise.',
  })
  erasedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Version of the consent text that the person agreed to in the form; null if it did not come through a form.',
  })
  consentVersion: string | null;

  @Field(() => LocaleEnum, {
    nullable: true,
    description: 'Language in which the person read it; null if not through a form.',
  })
  consentLanguage: Locale | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person agreed to the consent text; null if not through a form.',
  })
  consentedAt: Date | null;

  @Field(() => DateTimeScalar, { description: 'When the request was sent.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was moved to the trash; null if it is not there.',
  })
  deletedAt: Date | null;
}

@ObjectType({ description: 'Somebody of the office who deals with a request.' })
export class Colleague {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field(() => String, {
    description: 'Name of the person when the request was given to them.',
  })
  name: string;
}

/** Characters of the text that lists show. */
export const EXCERPT_LENGTH = 160;

/** Descriptions of the fields that the resolver of each kind fills in. */
export const RESOLVED = {
  timeline: 'What happened so far, oldest first; a client sees only the public events.',
  answerDueAt:
    'When the answer is due that the client waits for: after 24 hours, without weekends and holidays; null if the office spoke last.',
  unseen:
    'Whether the client waits for an answer and the caller, somebody of the office, has not seen what they wrote last.',
  assignee: 'Who deals with it; null if nobody does, and for clients.',
  excerpt: `The beginning of what the person wrote: its first line, up to ${EXCERPT_LENGTH} characters; empty if they wrote nothing.`,
} as const;

/** Each kind fills its last four fields in itself: interfaces have no resolvers here. */
@InterfaceType({
  description:
    'What a client sent and the office answers, of any kind. Its status is in the type of the kind, because each has its own.',
})
export abstract class ClientRequest extends RequestType {
  @Field(() => [RequestEvent], { description: RESOLVED.timeline })
  timeline: RequestEvent[];

  @Field(() => DateTimeScalar, { nullable: true, description: RESOLVED.answerDueAt })
  answerDueAt: Date | null;

  @Field(() => Boolean, { description: RESOLVED.unseen })
  unseen: boolean;

  @Field(() => Colleague, { nullable: true, description: RESOLVED.assignee })
  assignee: Colleague | null;
}

@InputType({ description: 'A note to add to a request.' })
export class AddRequestNoteInput {
  @TextField({
    ...LIMITS.note,
    description: `Text of the note, 1 to ${LIMITS.note.max} characters.`,
  })
  text: string;

  @BooleanField({
    optional: true,
    initial: false,
    description: 'True: the client sees the note and gets it by mail.',
  })
  public?: boolean;
}

@InputType({ description: 'A message of the client in the thread of a request.' })
export class AddRequestMessageInput {
  @TextField({
    ...LIMITS.message,
    description: `Text of the message, 1 to ${LIMITS.message.max} characters.`,
  })
  text: string;
}

/** A reply as REST takes it. */
@InputType({ isAbstract: true })
export class ReplyBody {
  @TextField({
    ...LIMITS.replyMessage,
    missing: 'replyMessage',
    description: `Text of the reply, 1 to ${LIMITS.replyMessage.max} characters; the person gets it by mail.`,
  })
  replyMessage: string;

  @IntField(VERSION)
  version?: number | null;
}

@InputType({ description: 'A reply of the office in the thread of a request.' })
export class ReplyToRequestInput extends ReplyBody {
  @BooleanField({
    optional: true,
    description:
      'True: what has the status of an answered message is answered once more; else ALREADY_REPLIED.',
  })
  again?: boolean | null;
}

@InputType({ description: 'Who is to deal with a request.' })
export class AssignRequestInput {
  @IdField({
    optional: true,
    description: 'Id of an active account of the office; null or left out: nobody.',
  })
  assigneeId?: string | null;

  @IntField(VERSION)
  version?: number | null;
}
