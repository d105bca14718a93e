import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/graphql/node.js';
import { IsOptional, MaxLength } from 'class-validator';
import {
  AUDIT_ENTITIES,
  AUDIT_VERBS,
  type AuditEntity,
  type AuditVerb,
  FLAG_MEANINGS,
} from '../../contract/audit-verbs.js';
import { CONTENT_MEANINGS } from '../../contract/content/content-kinds.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { JsonScalar } from '../../platform/graphql/json.scalar.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { ListArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import { DayField, EnumField, IdField } from '../../platform/validation/fields.js';
import { IsSafeText } from '../../platform/validation/text-rules.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

export const AuditEntityEnum = graphqlEnum(
  'AuditEntity',
  AUDIT_ENTITIES,
  'A kind of row whose changes are recorded.',
  {
    serviceRequest: 'A request for a legal service.',
    contactRequest: 'A message from the contact page.',
    application: 'A job application.',
    consultation: 'An appointment for legal advice.',
    ...CONTENT_MEANINGS,
    user: 'An account.',
    contactInfo: 'An entry of the contact information.',
    holiday: 'A day on which the office is closed.',
    officeHours: 'The hours of the firm, or days on which other hours hold.',
    mail: 'A mail in the outbox.',
    quote: 'A quote for a request, with its payments.',
    apiToken: 'What a program signs in with.',
    webhook: 'An address elsewhere that is told of changes.',
    rating: 'What a client thinks of a case that is over.',
    person: 'A person, whatever accounts and requests they have.',
    settings: 'One group of the settings.',
    retention: 'A nightly run of the retention rules.',
  },
);

const AuditVerbEnum = graphqlEnum(
  'AuditVerb',
  AUDIT_VERBS,
  'What was done to a row whose changes are recorded.',
  {
    created: 'It was created.',
    updated: 'Some of its fields were changed.',
    removed: 'It was deleted or moved to the trash.',
    restored: 'It was brought back from the trash.',
    reordered: 'It got another place in its list.',
    law_reviewed: 'What it says of the law was confirmed in some languages.',
    status_changed: 'Its status was changed.',
    ...FLAG_MEANINGS,
    submitted: 'A client sent it.',
    taken: 'The office wrote it down for somebody who called or came.',
    resubmitted: 'A client sent it again.',
    note_added: 'The office added a note.',
    message_added: 'The client added a message.',
    replied: 'The office replied.',
    withdrawn: 'Whoever sent it took it back.',
    assigned: 'Somebody else deals with it, or nobody.',
    rescheduled: 'The office moved it to another time or consultant.',
    day_printed: 'The appointments of a day were saved as a PDF.',
    moved: 'The client moved it to another time or consultant.',
    no_show: 'The client did not come.',
    no_show_undone: 'It was taken back that the client did not come.',
    exported: 'A list of such rows was exported.',
    printed: 'A PDF of it was opened.',
    code_given:
      'A code was made with which the person adds it to their account: sent to its phone number, or given after seeing an identity paper.',
    joined: 'It was sent without an account, and joined the account of its sender.',
    left: 'It left the account that it was sent with, because a change of the e-mail address was undone.',
    file_added: 'A file was sent with it.',
    file_removed: 'A file was taken back by who sent it.',
    file_opened: 'A file of it was shown or saved.',
    file_infected: 'A virus was found in a file of it, which was deleted.',
    paper_changed: 'A paper was asked for, or it stands elsewhere than before.',
    archive_downloaded: 'The client saved everything of it as an archive.',
    cv_downloaded: 'The CV was shown or saved.',
    cv_infected: 'A virus was found in the CV, which was deleted.',
    registered: 'A client created the account.',
    profile_updated: 'The person changed their own profile.',
    password_changed: 'The password was changed.',
    email_corrected: 'The person corrected the e-mail address.',
    email_changed: 'The person changed their e-mail address.',
    email_change_undone: 'A change of the e-mail address was undone from the old one.',
    email_verified: 'The person confirmed the e-mail address.',
    email_proved:
      'A link or code that was mailed to the address came back in a session of the account.',
    disowned:
      'Whoever reads the mails of the address said that the account is not theirs; it was closed.',
    phone_verified: 'The person confirmed the phone number.',
    activated: 'The account was activated.',
    deactivated: 'The account was deactivated.',
    unlocked: 'The lock after wrong passwords was ended.',
    reset_link_sent: 'A link to choose a new password was mailed.',
    erased:
      'The personal data was erased at the wish of the person, or after the time for which it is kept.',
    data_downloaded: 'The person downloaded everything about themselves.',
    second_factor_enabled: 'Signing in needs a passkey or a code from then on.',
    second_factor_disabled: 'Signing in needs only the password from then on.',
    recovery_codes_renewed: 'New recovery codes were made; the older ones no longer work.',
    recovery_code_used: 'A recovery code was used in the place of a passkey or a code of the app.',
    passkey_added: 'The person added a passkey.',
    passkey_renamed: 'The person gave a passkey another name.',
    passkey_removed: 'The person removed a passkey.',
    authenticator_added: 'The person added an authenticator app.',
    authenticator_removed: 'The person removed the authenticator app.',
    sent: 'A version of it was sent to the client.',
    accepted: 'The client accepted it.',
    refused: 'The client refused it.',
    expired: 'Its last day is over.',
    paid: 'A payment was recorded.',
    payment_cancelled: 'A payment was cancelled by another entry.',
    consented: 'The client agreed that it becomes a testimonial.',
    consent_withdrawn: 'The client no longer agrees that it becomes a testimonial.',
    merged: 'It was merged into another record of the same person.',
    merge_undone: 'A merge was undone, so that it stands for itself again.',
    dismissed: 'Somebody who was taken for the same person is said not to be.',
    dismissal_undone: 'It was taken back that somebody is not the same person.',
    separated: 'A request was taken off the person, and is of somebody else.',
    separation_undone: 'A request that was taken off the person is theirs again.',
    applied: 'The retention rules ran.',
    retried: 'It was sent again.',
    hours_changed: 'The hours in which the consultant can be booked were changed.',
    feed_created: 'The consultant got a private address for calendar programs.',
    feed_removed: 'The private address for calendar programs was ended.',
    revoked: 'It was ended.',
    tested: 'A test was sent to it.',
    secret_renewed: 'It got a new secret.',
    switched_off: 'The product switched it off, because it failed or its token ended.',
    tool_used: 'An assistant called a tool with it; the changes name the tool and the row.',
  },
);

@ObjectType({ description: 'A field that a recorded change set, with its value before and after.' })
export class AuditChange {
  @Field(() => String, { description: 'Name of the field.' })
  field: string;

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Its value before; null if it had none.',
  })
  before: unknown;

  @Field(() => JsonScalar, {
    nullable: true,
    description: 'Its value after; null if it has none.',
  })
  after: unknown;
}

@ObjectType({
  description: 'A recorded change: who did what to which row.',
  implements: () => [Node],
})
export class AuditEvent {
  @Field(() => ID, { description: 'Id of the event.' })
  id: string;

  @Field(() => String, {
    description: 'What was done: the kind of row and a verb, such as service.updated.',
  })
  action: string;

  @Field(() => String, { description: 'Kind of the row, such as service or user.' })
  entity: string;

  @Field(() => String, { description: 'Id of the row that was changed.' })
  entityId: string;

  @Field(() => String, {
    nullable: true,
    description: 'What people call the row: its title, reference number or name.',
  })
  label: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account of who did it; null if nobody was signed in.',
  })
  actorId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person who did it; null if no person did.',
  })
  actorName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the token of the program that did it for the person; null without one.',
  })
  tokenName: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was done.' })
  createdAt: Date;

  @Field(() => [AuditChange], {
    description:
      'The fields that changed, by name. All that are not empty for a row that is new or was deleted for good; none where only the fact is recorded, as for a password.',
  })
  changes: AuditChange[];
}

@ObjectType({ description: 'A page of recorded changes.' })
export class AuditEventPage extends PageType(AuditEvent) {}

@ArgsType()
export class AuditListArgs extends ListArgs {
  @IdField({
    optional: true,
    description: 'Only what the person with this account did.',
  })
  actorId?: string;

  @EnumField(AuditEntityEnum, AUDIT_ENTITIES, {
    optional: true,
    description: 'Only changes of this kind of row.',
  })
  entity?: AuditEntity;

  @Field(() => ID, {
    nullable: true,
    description: 'Only changes of the row with this id; given together with its kind.',
  })
  @IsOptional()
  @IsSafeText({ message: 'id' })
  @MaxLength(36, { message: 'id' })
  entityId?: string;

  @EnumField(AuditVerbEnum, AUDIT_VERBS, {
    optional: true,
    description: 'Only what was done in this way.',
  })
  verb?: AuditVerb;

  @DayField({
    optional: true,
    description: 'Only what was done on this day in Algiers or later, written as YYYY-MM-DD.',
  })
  createdFrom?: string;

  @DayField({
    optional: true,
    description:
      'Only what was done on this day in Algiers or earlier; at most ten years after `createdFrom`.',
  })
  createdTo?: string;
}

export const AUDIT_COLUMNS = { createdAt: 'When it was done.' };

export const auditList = graphqlList({
  ...{ name: 'AuditEvent', many: 'recorded changes', args: AuditListArgs },
  sort: SortInput('AuditEvent', 'recorded changes', AUDIT_COLUMNS),
});
