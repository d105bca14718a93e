import {
  ArgsType,
  Field,
  InputType,
  Int,
  ObjectType,
  OmitType,
  PartialType,
} from '@nestjs/graphql';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  SERVICE_REQUEST_STATUSES,
  type ServiceRequestStatus,
  URGENCIES,
  type Urgency,
} from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import {
  CLOSED_SERVICE_REQUEST_STATUSES,
  serviceRequest,
} from '../../contract/requests/service-request.js';
import { graphqlEnum, UrgencyEnum } from '../../core/graphql/graphql-enums.js';
import { toNumber } from '../../core/list/list.args.js';
import { PageType } from '../../core/list/page-type.js';
import type { RequestApiOptions } from '../../core/requests/request-api-options.js';
import { FORM_CHECK_FIELDS, FormCheckInput } from '../../core/requests/form-check.js';
import { RequestListArgs, StatusesField } from '../../core/requests/request-list.args.js';
import { RequestStatusInput, VERSION } from '../../core/requests/request-status-input.js';
import { RequestType } from '../../core/requests/request.types.js';
import {
  DayField,
  EmailField,
  EnumField,
  IntField,
  PhoneField,
  TextField,
} from '../../core/validation/fields.js';
import { serializeServiceRequest } from './serialize-service-request.js';

const ServiceRequestStatusEnum = graphqlEnum(
  'ServiceRequestStatus',
  SERVICE_REQUEST_STATUSES,
  'Status of a service request.',
  {
    pending: 'Nobody has dealt with it yet.',
    approved: 'Accepted, but not being worked on yet.',
    in_progress: 'Being worked on.',
    completed: 'The work is done.',
    rejected: 'Not accepted.',
  },
);
const limits = LIMITS.serviceRequest;
/** Of PostgreSQL's type integer. */
const MAX_SERVICE = 2_147_483_647;

@ObjectType({ description: "A client's request for one of the firm's services." })
export class ServiceRequest extends RequestType {
  @Field(() => Int, { description: 'Number of the requested service.' })
  serviceId: number;

  @Field(() => String, { description: 'Name of the client.' })
  clientName: string;

  @Field(() => String, { description: 'E-mail address of the client.' })
  clientEmail: string;

  @Field(() => String, { description: 'Phone number of the client, as it was typed.' })
  clientPhone: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Phone number in international form, such as +213555123456; null if it is not a known number.',
  })
  clientPhoneE164: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address of the client.' })
  clientAddress: string | null;

  @Field(() => String, { description: 'What the client needs, in their own words.' })
  serviceDescription: string;

  @Field(() => UrgencyEnum, { description: 'How soon the client needs an answer.' })
  urgency: Urgency;

  @Field(() => String, { nullable: true, description: 'Preferred day, written as YYYY-MM-DD.' })
  preferredDate: string | null;

  @Field(() => String, { nullable: true, description: 'Further wishes of the client.' })
  additionalRequirements: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person or company that the client has a dispute with.',
  })
  opposingParty: string | null;

  @Field(() => ServiceRequestStatusEnum, { description: 'Status of the request.' })
  status: ServiceRequestStatus;
}

@ObjectType({ description: 'A page of service requests.' })
export class ServiceRequestPage extends PageType(ServiceRequest) {}

@ObjectType({ description: 'Counts of service requests, without those in the trash.' })
export class ServiceRequestStats {
  @Field(() => Int, { description: 'Number of all requests.' })
  totalRequests: number;

  @Field(() => Int, { description: 'Number of requests that nobody has dealt with yet.' })
  pendingRequests: number;

  @Field(() => Int, {
    description: 'Number of accepted requests that are not being worked on yet.',
  })
  approvedRequests: number;

  @Field(() => Int, { description: 'Number of requests that are being worked on.' })
  inProgressRequests: number;

  @Field(() => Int, { description: 'Number of completed requests.' })
  completedRequests: number;

  @Field(() => Int, { description: 'Number of rejected requests.' })
  rejectedRequests: number;
}

/** The count of each status. A status that is missing here does not compile. */
export const STATUS_COUNTS: Record<ServiceRequestStatus, keyof ServiceRequestStats> = {
  pending: 'pendingRequests',
  approved: 'approvedRequests',
  in_progress: 'inProgressRequests',
  completed: 'completedRequests',
  rejected: 'rejectedRequests',
};

/** Number of requests whose status is not final: all requests less the closed ones. */
export function countOpenRequests(stats: ServiceRequestStats): number {
  const closed = CLOSED_SERVICE_REQUEST_STATUSES.map((status) => stats[STATUS_COUNTS[status]]);
  return closed.reduce((open, count) => open - count, stats.totalRequests);
}

@InputType({ description: 'A new service request.' })
export class SubmitServiceRequestInput extends FormCheckInput {
  @IntField({ min: 1, outside: 'unknownService', description: 'Number of an active service.' })
  serviceId: number;

  @TextField({ ...limits.clientName, description: 'Name of the client, 2 to 100 characters.' })
  clientName: string;

  @EmailField({ description: 'E-mail address of the client.' })
  clientEmail: string;

  @PhoneField({
    description:
      'Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses.',
  })
  clientPhone: string;

  @TextField({
    ...limits.clientAddress,
    optional: true,
    description: 'Postal address of the client.',
  })
  clientAddress?: string | null;

  @TextField({
    ...limits.serviceDescription,
    description: 'What the client needs, up to 5000 characters.',
  })
  serviceDescription: string;

  @EnumField(UrgencyEnum, URGENCIES, {
    optional: true,
    description: 'How soon the client needs an answer; normal by default for a new request.',
  })
  urgency?: Urgency | null;

  @DayField({ optional: true, description: 'Preferred day, written as YYYY-MM-DD.' })
  preferredDate?: string | null;

  @TextField({
    ...limits.additionalRequirements,
    optional: true,
    description: 'Further wishes of the client.',
  })
  additionalRequirements?: string | null;

  @TextField({
    ...limits.opposingParty,
    optional: true,
    description:
      'Name of the person or company that the client has a dispute with, so that the firm can check for a conflict of interest.',
  })
  opposingParty?: string | null;
}

@InputType({
  description:
    'Corrections to a service request by an administrator; fields left out stay as they are.',
})
export class UpdateServiceRequestInput extends PartialType(
  OmitType(SubmitServiceRequestInput, FORM_CHECK_FIELDS),
  { skipNullProperties: false },
) {
  @IntField(VERSION)
  version?: number | null;
}

@InputType({ description: 'A new status for a service request, with a note for the client.' })
export class SetServiceRequestStatusInput extends RequestStatusInput(
  ServiceRequestStatusEnum,
  SERVICE_REQUEST_STATUSES,
) {}

@ArgsType()
export class ServiceRequestListArgs extends RequestListArgs {
  @Field(() => ServiceRequestStatusEnum, {
    nullable: true,
    description: 'Only requests with this status.',
  })
  @IsOptional()
  @IsIn(SERVICE_REQUEST_STATUSES, { message: 'oneOf' })
  status?: ServiceRequestStatus;

  @StatusesField(ServiceRequestStatusEnum, SERVICE_REQUEST_STATUSES)
  statuses?: ServiceRequestStatus[];

  @Field(() => UrgencyEnum, { nullable: true, description: 'Only requests with this urgency.' })
  @IsOptional()
  @IsIn(URGENCIES, { message: 'oneOf' })
  urgency?: Urgency;

  @Field(() => Int, {
    nullable: true,
    description: 'Only requests for the service with this number.',
  })
  @toNumber
  @IsOptional()
  @IsInt({ message: 'integer' })
  @Min(1, { message: 'unknownService' })
  @Max(MAX_SERVICE, { message: 'unknownService' })
  serviceId?: number;
}

export const serviceRequestTypes: RequestApiOptions = {
  definition: serviceRequest,
  submitAccess: 'request.submit',
  item: ServiceRequest,
  page: ServiceRequestPage,
  stats: ServiceRequestStats,
  listArgs: ServiceRequestListArgs,
  submitInput: SubmitServiceRequestInput,
  updateInput: UpdateServiceRequestInput,
  statusInput: SetServiceRequestStatusInput,
  serialize: serializeServiceRequest,
};
