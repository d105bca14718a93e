import {
  ArgsType,
  Field,
  GraphQLISODateTime,
  InputType,
  Int,
  ObjectType,
  OmitType,
  PartialType,
} from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import {
  CONTACT_REQUEST_STATUSES,
  type ContactRequestStatus,
  URGENCIES,
  type Urgency,
} from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { contactRequest } from '../../contract/requests/contact-request.js';
import { PageType } from '../../core/list/page-type.js';
import { FORM_CHECK_FIELDS, FormCheckInput } from '../../core/requests/form-check.js';
import type { RequestApiOptions } from '../../core/requests/request-api-options.js';
import { RequestListArgs, StatusesField } from '../../core/requests/request-list.args.js';
import { RequestStatusInput, VERSION } from '../../core/requests/request-status-input.js';
import { RequestType } from '../../core/requests/request.types.js';
import { EmailField, EnumField, IntField, TextField } from '../../core/validation/fields.js';
import { AnyPhoneField, LineField, NameField } from '../../core/validation/line-fields.js';
import { graphqlEnum, UrgencyEnum } from '../../core/graphql/graphql-enums.js';
import { serializeContactRequest } from './serialize-contact-request.js';

const ContactRequestStatusEnum = graphqlEnum(
  'ContactRequestStatus',
  CONTACT_REQUEST_STATUSES,
  'Status of a contact request.',
  {
    new: 'Nobody has read it yet, or the client has written again.',
    read: 'Read, but not replied to yet.',
    replied: 'The office has replied.',
    closed: 'Nothing more is to be done.',
  },
);
const limits = LIMITS.contactRequest;
@ObjectType({ description: 'A message that a client sent from the contact page.' })
export class ContactRequest extends RequestType {
  @Field(() => String, { description: 'Name of the sender.' })
  name: string;

  @Field(() => String, { description: 'E-mail address of the sender, as given in the form.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number of the sender, as it was typed.',
  })
  phone: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Phone number in international form, such as +213555123456; null if it is not a known number.',
  })
  phoneE164: string | null;

  @Field(() => String, { nullable: true, description: 'What the message is about.' })
  subject: string | null;

  @Field(() => String, { description: 'The message.' })
  message: string;

  @Field(() => UrgencyEnum, {
    description: 'How soon the office wants to reply; set by administrators.',
  })
  priority: Urgency;

  @Field(() => ContactRequestStatusEnum, { description: 'Status of the request.' })
  status: ContactRequestStatus;

  @Field(() => String, {
    nullable: true,
    description: "The office's last reply; earlier ones are in the timeline.",
  })
  replyMessage: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the last reply was sent.',
  })
  repliedAt: Date | null;
}

@ObjectType({ description: 'A page of contact requests.' })
export class ContactRequestPage extends PageType(ContactRequest) {}

@ObjectType({ description: 'Counts of contact requests, without those in the trash.' })
export class ContactRequestStats {
  @Field(() => Int, { description: 'Number of all requests.' })
  totalRequests: number;

  @Field(() => Int, { description: 'Number of requests that nobody has read yet.' })
  newRequests: number;

  @Field(() => Int, { description: 'Number of requests that were read and not replied to.' })
  readRequests: number;

  @Field(() => Int, { description: 'Number of requests that the office has replied to.' })
  repliedRequests: number;

  @Field(() => Int, { description: 'Number of closed requests.' })
  closedRequests: number;
}

@InputType({ description: 'A new contact request.' })
export class SubmitContactRequestInput extends FormCheckInput {
  @NameField({ ...limits.name, description: 'Name of the sender, up to 100 characters.' })
  name: string;

  @EmailField({ description: 'E-mail address of the sender.' })
  email: string;

  @AnyPhoneField({
    optional: true,
    description: 'Phone number of the sender, in any spelling.',
  })
  phone?: string | null;

  @LineField({ ...limits.subject, optional: true, description: 'What the message is about.' })
  subject?: string | null;

  @TextField({ ...limits.message, description: 'The message, up to 5000 characters.' })
  message: string;
}

@InputType({
  description:
    'Corrections to a contact request by an administrator; fields left out stay as they are.',
})
export class UpdateContactRequestInput extends PartialType(
  OmitType(SubmitContactRequestInput, FORM_CHECK_FIELDS),
  { skipNullProperties: false },
) {
  @EnumField(UrgencyEnum, URGENCIES, {
    optional: true,
    description: 'How soon the office wants to reply.',
  })
  priority?: Urgency | null;

  @IntField(VERSION)
  version?: number | null;
}

@InputType({ description: 'A new status for a contact request, with a note for the client.' })
export class SetContactRequestStatusInput extends RequestStatusInput(
  ContactRequestStatusEnum,
  CONTACT_REQUEST_STATUSES,
) {}

@ArgsType()
export class ContactRequestListArgs extends RequestListArgs {
  @Field(() => ContactRequestStatusEnum, {
    nullable: true,
    description: 'Only requests with this status.',
  })
  @IsOptional()
  @IsIn(CONTACT_REQUEST_STATUSES, { message: 'oneOf' })
  status?: ContactRequestStatus;

  @StatusesField(ContactRequestStatusEnum, CONTACT_REQUEST_STATUSES)
  statuses?: ContactRequestStatus[];

  @Field(() => UrgencyEnum, { nullable: true, description: 'Only requests with this priority.' })
  @IsOptional()
  @IsIn(URGENCIES, { message: 'oneOf' })
  priority?: Urgency;
}

export const contactRequestTypes: RequestApiOptions = {
  definition: contactRequest,
  submitAccess: 'request.submit',
  item: ContactRequest,
  page: ContactRequestPage,
  stats: ContactRequestStats,
  listArgs: ContactRequestListArgs,
  submitInput: SubmitContactRequestInput,
  updateInput: UpdateContactRequestInput,
  statusInput: SetContactRequestStatusInput,
  serialize: serializeContactRequest,
};
