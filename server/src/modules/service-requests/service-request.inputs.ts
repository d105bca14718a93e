import { ArgsType, Field, InputType, Int, OmitType, PartialType } from '@nestjs/graphql';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import {
  SERVICE_REQUEST_STATUSES,
  type ServiceRequestStatus,
  URGENCIES,
  type Urgency,
} from '../../contract/enums.js';
import { LIMITS } from '../../contract/limits.js';
import { UrgencyEnum } from '../../core/graphql/graphql-enums.js';
import { toBoolean, toNumber } from '../../core/list/list.args.js';
import { FORM_CHECK_FIELDS, FormCheckInput } from '../../core/requests/form-check.js';
import { RequestListArgs, StatusesField } from '../../core/requests/request-list.args.js';
import { RequestStatusInput, VERSION } from '../../core/requests/request-status-input.js';
import {
  BooleanField,
  DayField,
  EmailField,
  EnumField,
  IntField,
  PhoneField,
  TextField,
} from '../../core/validation/fields.js';
import { LineField, NameField } from '../../core/validation/line-fields.js';
import { ServiceRequestStatusEnum } from './service-request.types.js';

const limits = LIMITS.serviceRequest;
/** Of PostgreSQL's type integer. */
const MAX_SERVICE = 2_147_483_647;

@InputType({ description: 'A new service request.' })
export class SubmitServiceRequestInput extends FormCheckInput {
  @IntField({ min: 1, outside: 'unknownService', description: 'Number of an active service.' })
  serviceId: number;

  @BooleanField({
    optional: true,
    description:
      'True: the client does not know which service fits. The request is for the legal consultation, whatever `serviceId` says, until the office has chosen a service.',
  })
  toBePlaced?: boolean | null;

  @NameField({ ...limits.clientName, description: 'Name of the client, 2 to 100 characters.' })
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

  @LineField({
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
  OmitType(SubmitServiceRequestInput, [...FORM_CHECK_FIELDS, 'toBePlaced'] as const),
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

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True: only requests for which the office has to choose the service; false: the others.',
  })
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  toBePlaced?: boolean;
}
