import { Field, Int, ObjectType } from '@nestjs/graphql';
import {
  SERVICE_REQUEST_STATUSES,
  type ServiceRequestStatus,
  type Urgency,
} from '../../contract/enums.js';
import { CLOSED_SERVICE_REQUEST_STATUSES } from '../../contract/requests/service-request.js';
import { graphqlEnum, UrgencyEnum } from '../../core/graphql/graphql-enums.js';
import { PageType } from '../../core/list/page-type.js';
import { RequestType } from '../../core/requests/request.types.js';

export const ServiceRequestStatusEnum = graphqlEnum(
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

@ObjectType({ description: "A client's request for one of the firm's services." })
export class ServiceRequest extends RequestType {
  @Field(() => Int, { description: 'Number of the requested service.' })
  serviceId: number;

  @Field(() => Boolean, {
    description:
      'The client did not know which service fits, and the office has not chosen one yet.',
  })
  toBePlaced: boolean;

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
