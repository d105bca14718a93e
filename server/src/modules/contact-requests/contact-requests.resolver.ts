import { Resolver } from '@nestjs/graphql';
import { RequestResolver } from '../../requests/api/request.resolver.js';
import { contactRequestTypes } from './contact-request.types.js';
import { ContactRequestsService } from './contact-requests.service.js';

@Resolver(() => contactRequestTypes.item)
export class ContactRequestsResolver extends RequestResolver(
  contactRequestTypes,
  ContactRequestsService,
) {}
