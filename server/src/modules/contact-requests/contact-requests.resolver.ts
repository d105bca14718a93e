import { Resolver } from '@nestjs/graphql';
import { RequestResolver } from '../../requests/api/request.resolver.js';
import { ContactRequestsService, contactRequestTypes } from './contact-requests.service.js';

@Resolver(() => contactRequestTypes.item)
export class ContactRequestsResolver extends RequestResolver(
  contactRequestTypes,
  ContactRequestsService,
) {}
