import { ArgsType, Field, InputType, Int, ObjectType, PartialType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import {
  SERVICE_REQUEST_STATUSES,
  type ServiceRequestStatus,
  URGENCIES,
  type Urgency,
} from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { serviceRequest } from '../../contract/requests/service-request.js';
import { graphqlEnum } from '../../core/validation/graphql-enums.js';
import { ListArgs, toBoolean } from '../../core/list/list.args.js';
import { PageType } from '../../core/list/page-type.js';
import type { RequestTypes } from '../../core/requests/request-types.js';
import { RequestType } from '../../core/requests/request.types.js';
import {
  DayField,
  EmailField,
  EnumField,
  IntField,
  PhoneField,
  TextField,
} from '../../core/validation/fields.js';
import { shownServiceRequest } from './service-request.view.js';

const ServiceRequestStatusEnum = graphqlEnum(
  'ServiceRequestStatus',
  SERVICE_REQUEST_STATUSES,
  'How far a service request has come.',
);
const UrgencyEnum = graphqlEnum('Urgency', URGENCIES, 'How soon the client needs an answer.');
const limits = LIMITS.serviceRequest;

@ObjectType({ description: "A client's request for one of the firm's services." })
export class ServiceRequest extends RequestType {
  @Field(() => Int, { description: 'Number of the service asked for.' })
  serviceId: number;

  @Field(() => String, { description: 'The name of the person who asks.' })
  clientName: string;

  @Field(() => String, { description: 'Where that person reads e-mail.' })
  clientEmail: string;

  @Field(() => String, { description: 'The phone number, as it was typed.' })
  clientPhone: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The same in international form; null for a number unknown to the numbering plans.',
  })
  clientPhoneE164: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  clientAddress: string | null;

  @Field(() => String, { description: 'What the person needs, in their words.' })
  serviceDescription: string;

  @Field(() => UrgencyEnum, { description: 'How soon an answer is needed.' })
  urgency: Urgency;

  @Field(() => String, { nullable: true, description: 'The day that suits, YYYY-MM-DD.' })
  preferredDate: string | null;

  @Field(() => String, { nullable: true, description: 'Anything else that matters.' })
  additionalRequirements: string | null;

  @Field(() => ServiceRequestStatusEnum, { description: 'How far it has come.' })
  status: ServiceRequestStatus;
}

@ObjectType({ description: 'Service requests, one page.' })
export class ServiceRequestPage extends PageType(ServiceRequest) {}

@ObjectType({ description: 'Counts of service requests, the trash left out.' })
export class ServiceRequestStats {
  @Field(() => Int, { description: 'All requests.' })
  totalRequests: number;

  @Field(() => Int, { description: 'Not yet looked at.' })
  pendingRequests: number;

  @Field(() => Int, { description: 'Accepted, not yet begun.' })
  approvedRequests: number;

  @Field(() => Int, { description: 'Being worked on.' })
  inProgressRequests: number;

  @Field(() => Int, { description: 'Done.' })
  completedRequests: number;

  @Field(() => Int, { description: 'Not accepted.' })
  rejectedRequests: number;
}

@InputType({ description: 'A new service request.' })
export class SubmitServiceRequestInput {
  @IntField({ min: 1, outside: 'unknownService', description: 'Number of an active service.' })
  serviceId: number;

  @TextField({ ...limits.clientName, description: 'Name of the person: 2 to 100 characters.' })
  clientName: string;

  @EmailField({ description: 'E-mail address.' })
  clientEmail: string;

  @PhoneField({
    description: 'Optional plus, then at least 8 of digits, spaces, hyphens, parentheses.',
  })
  clientPhone: string;

  @TextField({ ...limits.clientAddress, optional: true, description: 'Postal address.' })
  clientAddress?: string | null;

  @TextField({
    ...limits.serviceDescription,
    description: 'What is needed: up to 5000 characters.',
  })
  serviceDescription: string;

  @EnumField(UrgencyEnum, URGENCIES, { optional: true, description: 'normal when left out.' })
  urgency?: Urgency | null;

  @DayField({ optional: true, description: 'The day that suits, YYYY-MM-DD.' })
  preferredDate?: string | null;

  @TextField({
    ...limits.additionalRequirements,
    optional: true,
    description: 'Anything else that matters.',
  })
  additionalRequirements?: string | null;
}

@InputType({ description: 'Corrections by an administrator; what is left out stays.' })
export class UpdateServiceRequestInput extends PartialType(SubmitServiceRequestInput, {
  skipNullProperties: false,
}) {
  @IntField({
    optional: true,
    description: 'The version that was read; another answers STALE_WRITE.',
  })
  version?: number | null;
}

@InputType({ description: 'A new status, with words for the client.' })
export class SetServiceRequestStatusInput {
  @EnumField(ServiceRequestStatusEnum, SERVICE_REQUEST_STATUSES, {
    description: 'Any status, from any (A33).',
  })
  status: ServiceRequestStatus;

  @TextField({
    ...LIMITS.note,
    optional: true,
    description: 'Shown in the timeline and sent by mail.',
  })
  note?: string | null;

  @IntField({
    optional: true,
    description: 'The version that was read; another answers STALE_WRITE.',
  })
  version?: number | null;
}

@ArgsType()
export class ServiceRequestListArgs extends ListArgs {
  @Field(() => ServiceRequestStatusEnum, { nullable: true, description: 'Only this status.' })
  @IsOptional()
  @IsIn(SERVICE_REQUEST_STATUSES, { message: 'oneOf' })
  status?: ServiceRequestStatus;

  @Field(() => UrgencyEnum, { nullable: true, description: 'Only this urgency.' })
  @IsOptional()
  @IsIn(URGENCIES, { message: 'oneOf' })
  urgency?: Urgency;

  @Field(() => Boolean, { nullable: true, description: 'True: the trash instead of the list.' })
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  deleted?: boolean;
}

export const serviceRequestTypes: RequestTypes = {
  definition: serviceRequest,
  permission: 'serviceRequest.manage',
  item: ServiceRequest,
  page: ServiceRequestPage,
  stats: ServiceRequestStats,
  listArgs: ServiceRequestListArgs,
  submitInput: SubmitServiceRequestInput,
  updateInput: UpdateServiceRequestInput,
  statusInput: SetServiceRequestStatusInput,
  show: shownServiceRequest,
};
