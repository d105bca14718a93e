import { Resolver } from '@nestjs/graphql';
import { RequestResolver } from '../../core/requests/request.resolver.js';
import { ContactRequest, contactRequestTypes } from './contact-request.types.js';

@Resolver(() => ContactRequest)
export class ContactRequestsResolver extends RequestResolver(contactRequestTypes) {}
