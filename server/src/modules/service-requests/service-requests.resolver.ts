import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import { RequestResolver } from '../../requests/api/request.resolver.js';
import type { ServiceRequestEntity } from './service-request.entity.js';
import { serviceRequestTypes } from './service-requests.service.js';

@Resolver(() => serviceRequestTypes.item)
export class ServiceRequestsResolver extends RequestResolver(serviceRequestTypes) {
  @ResolveField(() => String, {
    description: "Title of the service at the time of the request, in the caller's language.",
  })
  serviceTitle(@Parent() row: ServiceRequestEntity, @Context() { req }: GraphqlContext) {
    return row.serviceTitles[callerLocale(req)];
  }
}
