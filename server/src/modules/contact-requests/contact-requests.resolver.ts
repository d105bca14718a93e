import { Resolver } from '@nestjs/graphql';
import { LiveChanges } from '../../core/events/live-changes.js';
import { RequestResolver } from '../../core/requests/request.resolver.js';
import { TimelineLoader } from '../../core/requests/timeline-loader.js';
import { ContactRequest, contactRequestTypes } from './contact-request.types.js';
import { ContactRequestsService } from './contact-requests.service.js';

@Resolver(() => ContactRequest)
export class ContactRequestsResolver extends RequestResolver<ContactRequestsService>(
  contactRequestTypes,
) {
  constructor(service: ContactRequestsService, timelines: TimelineLoader, live: LiveChanges) {
    super(service, timelines, live);
  }
}
