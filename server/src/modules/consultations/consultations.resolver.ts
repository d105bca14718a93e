import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LiveChanges } from '../../core/events/live-changes.js';
import { callerLocale } from '../../core/request-context/caller-locale.js';
import type { GraphqlContext } from '../../core/request-context/request-of.js';
import { RequestResolver } from '../../core/requests/request.resolver.js';
import { TimelineLoader } from '../../core/requests/timeline-loader.js';
import type { ConsultationEntity } from './consultation.entity.js';
import { Consultation, consultationTypes } from './consultation.types.js';
import { ConsultationsService } from './consultations.service.js';

@Resolver(() => Consultation)
export class ConsultationsResolver extends RequestResolver<ConsultationsService>(
  consultationTypes,
) {
  constructor(service: ConsultationsService, timelines: TimelineLoader, live: LiveChanges) {
    super(service, timelines, live);
  }

  @ResolveField(() => String, {
    nullable: true,
    description:
      "Name of the consultant at the time of booking, in the caller's language; null without one.",
  })
  consultantName(@Parent() row: ConsultationEntity, @Context() { req }: GraphqlContext) {
    return row.consultantNames && row.consultantNames[callerLocale(req)];
  }
}
