import { Field, Int, ObjectType } from '@nestjs/graphql';
import { AuditEvent } from '../audit/audit.types.js';

@ObjectType({ description: 'Requests of one month.' })
export class OverviewMonth {
  @Field(() => String, { description: 'YYYY-MM, in Algiers time.' })
  month: string;

  @Field(() => Int, { description: 'Service requests sent in it.' })
  count: number;
}

@ObjectType({ description: 'The first screen of the dashboard: real figures (A44).' })
export class Overview {
  @Field(() => Int, { description: 'Accounts, administrators included.' })
  totalUsers: number;

  @Field(() => Int, { description: 'Service requests that are neither completed nor rejected.' })
  openServiceRequests: number;

  @Field(() => Int, { description: 'Service requests that nobody has looked at.' })
  pendingServiceRequests: number;

  @Field(() => Int, { description: 'Services that the public sees.' })
  activeServices: number;

  @Field(() => Int, { description: 'Mails that could not be sent.' })
  failedMails: number;

  @Field(() => [OverviewMonth], { description: 'The last six months, oldest first.' })
  requestsPerMonth: OverviewMonth[];

  @Field(() => [AuditEvent], { description: 'The last ten things that were done.' })
  recentActivity: AuditEvent[];
}
