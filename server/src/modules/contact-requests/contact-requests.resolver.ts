import { Resolver } from '@nestjs/graphql';
import { RequestResolver } from '../../requests/api/request.resolver.js';
import { contactRequestTypes } from './contact-requests.service.js';

@Resolver(() => contactRequestTypes.item)
export class ContactRequestsResolver extends RequestResolver(contactRequestTypes) {}
