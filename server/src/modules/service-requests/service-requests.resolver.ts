import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { callerLocale } from '../../platform/request-context/caller-locale.js';
import type { GraphqlContext } from '../../platform/request-context/request-of.js';
import { RequestResolver } from '../../requests/api/request.resolver.js';
import { serviceTypes } from '../services/service.types.js';
import { ServicesService } from '../services/services.service.js';
import { situationTypes } from '../situations/situation.types.js';
import { SituationsService } from '../situations/situations.service.js';
import type { ServiceRequestEntity } from './service-request.entity.js';
import { serviceRequestTypes } from './service-request.types.js';
import { ServiceRequestsService } from './service-requests.service.js';

@Resolver(() => serviceRequestTypes.item)
export class ServiceRequestsResolver extends RequestResolver(
  serviceRequestTypes,
  ServiceRequestsService,
) {
  constructor(
    private readonly services: ServicesService,
    private readonly situations: SituationsService,
  ) {
    super();
  }

  @ResolveField(() => serviceTypes.publicItem, {
    nullable: true,
    description:
      "The service as the public sees it now, in the caller's language; null if it is not public any more.",
  })
  service(@Parent() { serviceId }: ServiceRequestEntity, @Context() { req }: GraphqlContext) {
    return this.services.reads.publicOf(serviceId, callerLocale(req));
  }

  @ResolveField(() => situationTypes.publicItem, {
    nullable: true,
    description:
      "The situation from whose page the person came, as the public sees it now, in the caller's language; null without one, and for one that is not public any more.",
  })
  situation(@Parent() { situationId }: ServiceRequestEntity, @Context() { req }: GraphqlContext) {
    return this.situations.reads.publicOf(situationId, callerLocale(req));
  }

  @ResolveField(() => String, {
    description: "Title of the service at the time of the request, in the caller's language.",
  })
  serviceTitle(@Parent() row: ServiceRequestEntity, @Context() { req }: GraphqlContext) {
    return row.serviceTitles[callerLocale(req)];
  }
}
